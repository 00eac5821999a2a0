// Sums and products of all lower lanes.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int2> result : register(u1);
StructuredBuffer<float> reals : register(t2);
RWStructuredBuffer<float> others : register(u3);
RWStructuredBuffer<uint> lanes : register(u4);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  result[i] = int2(WavePrefixSum(given[i]), WavePrefixProduct(given[i]));
  others[i] = WavePrefixSum(reals[i]);
}
