// Rows of matrices start rows of 16 bytes if the compiler is told so.
// flags: -Zpr
cbuffer Matrices : register(b0) {
  float3x4 turn;
  float2x2 small;
  column_major float3x2 columns;
};
StructuredBuffer<float3x4> given : register(t1);
RWStructuredBuffer<float3> result : register(u2);

[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 p = float4(id.x, 1, 2, 3);
  result[3 * id.x] = mul(turn, p);
  result[3 * id.x + 1] = mul(columns, mul(small, p.yz));
  result[3 * id.x + 2] = mul(given[id.x], p);
}
