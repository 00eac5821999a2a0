// An array of textures by an index that differs between work-items.
Texture2D<float4> given[3] : register(t0);
SamplerState sharp : register(s3);
RWStructuredBuffer<float4> result : register(u4);

[numthreads(12, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  Texture2D<float4> one = given[NonUniformResourceIndex(i % 3)];
  float2 place = float2(float(i / 3 % 2) + 0.5f, float(i / 6) + 0.5f) / 2.0f;
  result[i] = one.SampleLevel(sharp, place, 0) + one.Load(int3(0, 0, 0));
}
