// One of two arrays of a group's memory, by a condition.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
groupshared uint odd[16];
groupshared uint even[16];

[numthreads(16, 1, 1)]
void main(uint local : SV_GroupIndex) {
  odd[local] = given[local] * 3;
  even[local] = given[local] * 5;
  GroupMemoryBarrierWithGroupSync();
  uint total = 0;
  for (uint i = 0; i < 16; i++) {
    if (given[i] & 1)
      total += odd[(i + local) % 16];
    else
      total ^= even[(i + local) % 16];
  }
  GroupMemoryBarrierWithGroupSync();
  if (local < 8)
    odd[local] = total;
  else
    even[local] = total;
  GroupMemoryBarrierWithGroupSync();
  result[local] = local < 8 ? odd[7 - local] : even[23 - local];
}
