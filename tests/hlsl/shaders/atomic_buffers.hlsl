// Atomic operations on a buffer: results do not depend on the order.
RWStructuredBuffer<uint> words : register(u0);
RWStructuredBuffer<int> signs : register(u1);
RWStructuredBuffer<uint> seen : register(u2);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x, old;
  InterlockedAdd(words[0], i);
  InterlockedAdd(words[1], 1u, old);
  seen[old] = 1;
  InterlockedOr(words[2], 1u << (i % 20));
  InterlockedAdd(words[3 + i % 3], i * i);
  InterlockedAdd(signs[0], 32 - int(i));
  InterlockedOr(signs[1], int(i) << 24);
}
