// Sums of all earlier elements of a group.
RWStructuredBuffer<int> values : register(u0);
groupshared int held[2][32];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint local : SV_GroupIndex) {
  uint at = 0;
  held[0][local] = values[id.x];
  GroupMemoryBarrierWithGroupSync();
  for (uint step = 1; step < 32; step *= 2) {
    uint next = 1 - at;
    held[next][local] = held[at][local] + (local >= step ? held[at][local - step] : 0);
    at = next;
    GroupMemoryBarrierWithGroupSync();
  }
  values[id.x] = held[at][local];
}
