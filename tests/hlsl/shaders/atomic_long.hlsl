// Atomic operations on 64 bits.
RWStructuredBuffer<uint64_t> words : register(u0);
RWStructuredBuffer<int64_t> signs : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  InterlockedAdd(words[0], uint64_t(id.x) << 30);
  InterlockedOr(words[1], (uint64_t)1 << (id.x * 2));
  InterlockedAdd(signs[0], -int64_t(id.x) << 33);
}
