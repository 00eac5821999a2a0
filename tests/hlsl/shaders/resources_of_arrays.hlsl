// Elements of an array of resources as arguments.
StructuredBuffer<uint> given[4] : register(t0);
RWStructuredBuffer<uint> result : register(u4);

uint total(StructuredBuffer<uint> values, uint count) {
  uint sum = 0;
  for (uint i = 0; i < count; i++)
    sum += values[i] * (i + 1);
  return sum;
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = total(given[NonUniformResourceIndex(id.x % 4)], id.x + 1);
}
