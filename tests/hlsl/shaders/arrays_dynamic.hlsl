// Arrays of resources by an index that is the same in all work-items.
StructuredBuffer<uint> given[4] : register(t0);
RWStructuredBuffer<uint> result : register(u4);
StructuredBuffer<uint> order : register(t5);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint total = 0;
  for (uint n = 0; n < 4; n++)
    total = total * 10 + given[order[n]][id.x];
  result[id.x] = total;
}
