// Shifts take the low five bits of their amount.
StructuredBuffer<uint> given : register(t0);
StructuredBuffer<uint> amounts : register(t1);
RWStructuredBuffer<uint> result : register(u2);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint x = given[id.x], n = amounts[id.x];
  uint at = id.x * 4;
  result[at] = x << n;
  result[at + 1] = x >> n;
  result[at + 2] = uint(int(x) >> n);
  result[at + 3] = (x << (n & 31)) | (x >> ((32 - n) & 31));
}
