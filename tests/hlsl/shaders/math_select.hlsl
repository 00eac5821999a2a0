// Choices by component, and logic of vectors.
StructuredBuffer<float4> a : register(t0);
StructuredBuffer<int4> b : register(t1);
RWStructuredBuffer<float4> result : register(u2);
RWStructuredBuffer<int4> chosen : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  bool4 large = a[i] > 0.5f;
  bool4 even = (b[i] & 1) == 0;
  result[i] = select(large, a[i], -a[i].wzyx);
  chosen[i] = select(and(large, even), b[i], select(or(large, even), b[i] + 100, int4(-1, -2, -3, -4)));
}
