// Atomic operations on members of structs.
struct Total {
  float3 place;
  uint count;
  int sum;
  int bits;
};
RWStructuredBuffer<Total> totals : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint at = id.x % 3;
  InterlockedAdd(totals[at].count, 1u);
  InterlockedAdd(totals[at].sum, -int(id.x));
  InterlockedOr(totals[at].bits, int(id.x));
}
