// One component of four texels.
Texture2D<float4> given : register(t0);
SamplerState sharp : register(s1);
RWStructuredBuffer<float4> result : register(u2);

[numthreads(3, 3, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  float2 place = (float2(id) + 1.0f) / 4.0f;
  uint at = id.y * 3 + id.x;
  result[3 * at] = given.Gather(sharp, place);
  result[3 * at + 1] = given.GatherBlue(sharp, place);
  result[3 * at + 2] = given.GatherAlpha(sharp, place, int2(1, 0));
}
