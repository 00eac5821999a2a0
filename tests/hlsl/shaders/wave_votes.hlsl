// Votes of a wave.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint4> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  bool some = WaveActiveAnyTrue(given[i] > 90);
  bool all = WaveActiveAllTrue(given[i] < 95);
  bool equal = WaveActiveAllEqual(given[i] >> 7);
  bool first = WaveIsFirstLane();
  result[i] = uint4(some, all, equal, first);
}
