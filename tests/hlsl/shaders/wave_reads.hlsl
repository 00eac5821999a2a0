// Values of other lanes.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int2> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  int third = WaveReadLaneAt(given[i], 2);
  int mirrored = WaveReadLaneAt(given[i], WaveGetLaneCount() - 1 - WaveGetLaneIndex());
  result[i] = int2(third, mirrored);
}
