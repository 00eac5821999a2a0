// Arithmetic of matrices by element, truncations and conversions.
StructuredBuffer<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 x = given[id.x];
  float2x2 a = float2x2(x.x, x.y, x.z, x.w);
  float2x2 b = a * 2.0f - float2x2(1, 2, 3, 4);
  float2x2 least = min(a, b);
  int2x2 whole = int2x2(b) * int2x2(1, -1, 2, -2);
  float3x3 large = float3x3(x.xyz, x.yzw, x.wxy);
  float2x2 corner = (float2x2)large;
  result[4 * id.x] = float4(least[0], least[1]);
  result[4 * id.x + 1] = float4(float2(whole[0]), float2(whole[1]));
  result[4 * id.x + 2] = float4(corner[0], corner[1]);
  float2x2 sizes = abs(a);
  float2x2 halves = b * 0.5f;
  result[4 * id.x + 3] = float4(sizes[1], halves[0]);
}
