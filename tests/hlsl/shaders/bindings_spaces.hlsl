// Bindings that the compiler gives, in several sets and for arrays.
RWStructuredBuffer<uint> result : register(u1);
StructuredBuffer<uint> a[2];
StructuredBuffer<uint> b : register(space1);
cbuffer Numbers { uint c; };
StructuredBuffer<uint> d : register(t0, space1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = a[0][id.x] + a[1][id.x] * 10 + b[id.x] * 100 + c * 1000 + d[id.x] * 10000;
}
