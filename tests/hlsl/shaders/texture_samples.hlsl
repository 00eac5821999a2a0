// Samples of a level, with filters and addresses.
Texture2D<float4> given : register(t0);
SamplerState smooth : register(s1);
SamplerState sharp : register(s2);
RWStructuredBuffer<float4> result : register(u3);
StructuredBuffer<float2> places : register(t4);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float2 place = places[id.x];
  result[3 * id.x] = given.SampleLevel(smooth, place, 0);
  result[3 * id.x + 1] = given.SampleLevel(sharp, place, 0);
  result[3 * id.x + 2] = given.SampleLevel(sharp, place, 1, int2(1, 0));
}
