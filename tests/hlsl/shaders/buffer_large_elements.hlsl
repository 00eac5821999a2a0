// Elements of many words, copied and changed in part.
struct Block {
  uint head;
  uint words[24];
  float4 rows[3];
};
StructuredBuffer<Block> given : register(t0);
RWStructuredBuffer<Block> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[i] = given[3 - i];
  result[i].words[i * 5] = given[i].head + 1;
  for (uint n = 0; n < 3; n++)
    result[i].rows[n].yw += given[i].rows[2 - n].xz;
}
