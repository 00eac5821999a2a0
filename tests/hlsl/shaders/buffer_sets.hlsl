// Descriptor sets and bindings as attributes and registers give them.
[[vk::binding(3, 1)]] StructuredBuffer<uint> a;
[[vk::binding(1, 0)]] StructuredBuffer<uint> b;
StructuredBuffer<uint> c : register(t2, space2);
[[vk::binding(0, 1)]] RWStructuredBuffer<uint> result;

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = a[id.x] * 10000 + b[id.x] * 100 + c[id.x];
}
