// Rows and elements of local matrices by indices that only the run knows.
StructuredBuffer<uint2> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4x4 m = float4x4(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
  uint2 at = given[id.x];
  m[at.x][at.y] = 100.0f;
  m._m00_m33 = m._m33_m00;
  result[2 * id.x] = m[at.y];
  result[2 * id.x + 1] = float4(m[at.x][at.y], m[at.y][at.x], m._24, m[3].z);
}
