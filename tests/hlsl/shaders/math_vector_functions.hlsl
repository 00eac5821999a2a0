// The functions of scalars on vectors of two, three and four.
StructuredBuffer<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 x = given[id.x];
  result[4 * id.x] = sqrt(abs(x)) + floor(x);
  result[4 * id.x + 1] = float4(max(x.xyz, x.yzw), min(x.x, x.w));
  result[4 * id.x + 2] = float4(saturate(x.xy), lerp(x.xy, x.zw, float2(0.25f, 0.5f)));
  result[4 * id.x + 3] = exp2(x) * mad(x, x.wzyx, x);
}
