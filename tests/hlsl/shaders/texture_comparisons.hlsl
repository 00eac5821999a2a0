// Samples that compare a depth.
Texture2D<float> depths : register(t0);
SamplerComparisonState compare : register(s1);
RWStructuredBuffer<float> result : register(u2);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  float2 place = (float2(id) + 0.5f) / 4.0f;
  result[id.y * 4 + id.x] = depths.SampleCmpLevelZero(compare, place, 0.5f);
}
