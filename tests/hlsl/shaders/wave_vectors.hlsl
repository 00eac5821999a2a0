// Vectors of a wave.
StructuredBuffer<int3> given : register(t0);
RWStructuredBuffer<int3> sums : register(u1);
StructuredBuffer<float4> reals : register(t2);
RWStructuredBuffer<float4> others : register(u3);
RWStructuredBuffer<uint> lanes : register(u4);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  sums[i] = WaveActiveSum(given[i]) + WavePrefixSum(given[i]);
  others[i] = WaveActiveMax(reals[i]) + WaveReadLaneAt(reals[i], 1);
}
