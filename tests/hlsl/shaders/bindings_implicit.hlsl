// Bindings that the compiler gives.
StructuredBuffer<uint> a;
StructuredBuffer<uint> b : register(t1);
RWStructuredBuffer<uint> result;

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { result[id.x] = a[id.x] * 100 + b[id.x]; }
