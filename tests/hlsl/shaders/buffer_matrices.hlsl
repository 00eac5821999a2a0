// Matrices as elements, and their products.
StructuredBuffer<float4x4> turns : register(t0);
StructuredBuffer<float4> points : register(t1);
RWStructuredBuffer<float4> left : register(u2);
RWStructuredBuffer<float4> right : register(u3);
RWStructuredBuffer<float4x4> squares : register(u4);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  left[i] = mul(turns[i], points[i]);
  right[i] = mul(points[i], turns[i]);
  squares[i] = mul(turns[i], turns[i]);
}
