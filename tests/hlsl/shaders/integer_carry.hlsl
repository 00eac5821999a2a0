// A sum of 64 bits in words, and products of vectors.
StructuredBuffer<uint4> given : register(t0);
RWStructuredBuffer<uint2> sums : register(u1);
RWStructuredBuffer<uint4> products : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint4 x = given[id.x];
  sums[id.x] = AddUint64(x.xy, x.zw);
  products[id.x] = x * x.wzyx + ~x;
}
