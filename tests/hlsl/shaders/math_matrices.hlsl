// Products, transposes and sums of matrices.
StructuredBuffer<float3x3> a : register(t0);
StructuredBuffer<float3x2> b : register(t1);
RWStructuredBuffer<float3x2> products : register(u2);
RWStructuredBuffer<float3x3> sums : register(u3);
RWStructuredBuffer<float2> turned : register(u4);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  products[i] = mul(a[i], b[i]);
  sums[i] = a[i] + 2.0f * transpose(a[i]);
  turned[i] = mul(a[i][0], b[i]);
}
