// Sums, scales, truncations and conversions of matrices.
StructuredBuffer<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 x = given[id.x];
  float2x2 a = float2x2(x.x, x.y, x.z, x.w);
  float2x2 b = a * 2.0f - float2x2(1, 2, 3, 4);
  float2x2 sum = a + b * 0.5f;
  int2x2 whole = int2x2(b) + int2x2(1, -1, 2, -2);
  float3x3 large = float3x3(x.xyz, x.yzw, x.wxy);
  float2x2 corner = (float2x2)large;
  float2x2 turned = transpose(b);
  result[4 * id.x] = float4(sum[0], sum[1]);
  result[4 * id.x + 1] = float4(float2(whole[0]), float2(whole[1]));
  result[4 * id.x + 2] = float4(corner[0], corner[1]);
  result[4 * id.x + 3] = float4(turned[1], float(a._m11 > 1.0f), a._m10);
}
