// A sum over a group by halves.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> sums : register(u1);
groupshared float held[64];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint local : SV_GroupIndex) {
  held[local] = given[id.x];
  GroupMemoryBarrierWithGroupSync();
  for (uint step = 32; step > 0; step >>= 1) {
    if (local < step)
      held[local] += held[local + step];
    GroupMemoryBarrierWithGroupSync();
  }
  if (local == 0)
    sums[group.x] = held[0];
}
