// Four comparisons of a depth at once.
Texture2D<float> depths : register(t0);
SamplerComparisonState compare : register(s1);
RWStructuredBuffer<float4> result : register(u2);

[numthreads(3, 3, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  float2 place = (float2(id) + 1.0f) / 4.0f;
  result[id.y * 3 + id.x] = depths.GatherCmp(compare, place, 0.5f);
}
