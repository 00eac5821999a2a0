// The old values of atomic operations of a group's memory are its places in a list.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> places : register(u1);
RWStructuredBuffer<uint> result : register(u2);
groupshared uint count;
groupshared uint flags;
groupshared uint held[32];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x, place = 99, old;
  if (i == 0) {
    count = 0;
    flags = 0;
  }
  GroupMemoryBarrierWithGroupSync();
  if (given[i] % 2 == 1) {
    InterlockedAdd(count, 1u, place);
    held[place] = given[i];
    InterlockedOr(flags, given[i], old);
  }
  GroupMemoryBarrierWithGroupSync();
  places[i] = i < count ? held[i] : 0;
  if (i == 0) {
    result[0] = count;
    result[1] = flags;
  }
}
