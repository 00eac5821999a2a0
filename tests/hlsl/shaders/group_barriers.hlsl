// Barriers of memory alone, and with a meeting of the group.
RWStructuredBuffer<uint> values : register(u0);
groupshared uint held[16];

[numthreads(16, 1, 1)]
void main(uint local : SV_GroupIndex) {
  held[local] = values[local];
  GroupMemoryBarrier();
  GroupMemoryBarrierWithGroupSync();
  uint other = held[15 - local];
  AllMemoryBarrierWithGroupSync();
  held[local] = other * 2;
  values[local] = local;
  DeviceMemoryBarrierWithGroupSync();
  uint neighbour = values[(local + 1) % 16];
  AllMemoryBarrier();
  DeviceMemoryBarrierWithGroupSync();
  values[local] = held[local] + neighbour;
}
