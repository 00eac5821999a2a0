// A histogram by atomic operations of a group, added to that of all groups.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> counts : register(u1);
groupshared uint held[16];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint local : SV_GroupIndex) {
  if (local < 16)
    held[local] = 0;
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(held[given[id.x] & 15u], 1u);
  GroupMemoryBarrierWithGroupSync();
  if (local < 16)
    InterlockedAdd(counts[local], held[local]);
}
