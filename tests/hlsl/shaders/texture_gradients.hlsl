// Samples of a level that gradients choose.
Texture2D<float4> given : register(t0);
SamplerState sharp : register(s1);
RWStructuredBuffer<float4> result : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float step = exp2(float(id.x)) / 8.0f;
  result[id.x] = given.SampleGrad(sharp, float2(0.3f, 0.6f), float2(step, 0), float2(0, step));
}
