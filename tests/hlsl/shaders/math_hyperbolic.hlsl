// Hyperbolic functions.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float3> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  result[id.x] = float3(sinh(x), cosh(x), tanh(x));
}
