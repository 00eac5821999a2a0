// Counts and places of bits.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
StructuredBuffer<int> signs : register(t2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint x = given[id.x];
  uint at = id.x * 5;
  result[at] = countbits(x);
  result[at + 1] = reversebits(x);
  result[at + 2] = firstbithigh(x);
  result[at + 3] = firstbitlow(x);
  result[at + 4] = firstbithigh(signs[id.x]);
}
