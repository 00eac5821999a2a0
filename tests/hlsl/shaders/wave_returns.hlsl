// Lanes that have returned take no part.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x == 0)
    lanes[0] = WaveGetLaneCount();
  if (given[id.x] % 4 == 0)
    return;
  uint total = WaveActiveSum(given[id.x]);
  if (given[id.x] % 4 == 1) {
    result[id.x] = total * 10 + WavePrefixCountBits(true);
    return;
  }
  result[id.x] = total * 1000 + WaveActiveCountBits(true);
}
