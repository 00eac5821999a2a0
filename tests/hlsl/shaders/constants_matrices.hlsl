// Columns or rows of matrices start rows of 16 bytes.
cbuffer Matrices : register(b0) {
  float4x4 turn;
  float3x3 small;
  row_major float2x3 rows;
  float2x3 columns;
  float scale;
};
StructuredBuffer<float4> points : register(t1);
RWStructuredBuffer<float4> result : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 p = points[id.x];
  float4 turned = mul(turn, p);
  float3 other = mul(small, p.xyz) * scale;
  float2 one = mul(rows, p.xyz), two = mul(columns, p.yzw);
  result[2 * id.x] = turned + float4(other, 0);
  result[2 * id.x + 1] = float4(one, two);
}
