// Reductions of numbers over a wave.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);
StructuredBuffer<float> reals : register(t2);
RWStructuredBuffer<float> others : register(u3);
RWStructuredBuffer<uint> lanes : register(u4);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  result[4 * i] = WaveActiveSum(given[i]);
  result[4 * i + 1] = WaveActiveMin(given[i]);
  result[4 * i + 2] = WaveActiveMax(given[i]);
  result[4 * i + 3] = int(WaveActiveMax(uint(given[i])));
  others[3 * i] = WaveActiveSum(reals[i]);
  others[3 * i + 1] = WaveActiveMin(reals[i]);
  others[3 * i + 2] = WaveActiveMax(reals[i]);
}
