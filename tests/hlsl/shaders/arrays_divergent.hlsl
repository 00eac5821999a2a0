// Arrays of resources by an index that differs between work-items.
StructuredBuffer<uint> given[4] : register(t0);
RWStructuredBuffer<uint> result[2] : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  uint value = given[NonUniformResourceIndex(i % 4)][i];
  result[NonUniformResourceIndex(i & 1)][i] = value + 1;
}
