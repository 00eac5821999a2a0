// Atomic operations on texels.
RWBuffer<uint> counts : register(u0);
RWBuffer<int> signs : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  InterlockedAdd(counts[id.x % 4], id.x);
  InterlockedOr(counts[4], 1u << (id.x % 8));
  InterlockedAdd(signs[0], 10 - int(id.x));
}
