// An array of resources without a size.
StructuredBuffer<uint> given[] : register(t0, space1);
RWStructuredBuffer<uint> result : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = given[NonUniformResourceIndex(id.x % 5)][id.x];
}
