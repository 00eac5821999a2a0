// Reads outside of a buffer give zero, writes are lost.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
RWStructuredBuffer<uint> small : register(u2);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = given[id.x * 2] + 1;
  small[id.x] = id.x;
}
