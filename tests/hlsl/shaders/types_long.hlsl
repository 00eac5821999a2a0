// Integers of 64 bits.
StructuredBuffer<int64_t> a : register(t0);
StructuredBuffer<uint64_t2> b : register(t1);
RWStructuredBuffer<int64_t> signs : register(u2);
RWStructuredBuffer<uint64_t> words : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  signs[4 * i] = a[i] * 3 - 7;
  signs[4 * i + 1] = a[i] / 1000003;
  signs[4 * i + 2] = a[i] >> 5;
  signs[4 * i + 3] = max(a[i], (int64_t)0) + int64_t(float(i));
  words[3 * i] = b[i].x ^ (b[i].y << 7);
  words[3 * i + 1] = b[i].x % 1000000007u;
  words[3 * i + 2] = uint64_t(countbits(uint(b[i].x >> 32)));
}
