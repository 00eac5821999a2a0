// Operations of a wave in a loop that its lanes leave one after the other.
RWStructuredBuffer<uint> result : register(u0);
RWStructuredBuffer<uint> lanes : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint lane = WaveGetLaneIndex();
  if (id.x == 0)
    lanes[0] = WaveGetLaneCount();
  uint total = 0;
  for (uint round = 0; round <= lane; round++)
    total = total * 3 + WaveActiveCountBits(true);
  result[id.x] = total;
}
