// Quotients and remainders, signed and unsigned.
StructuredBuffer<int2> given : register(t0);
RWStructuredBuffer<int> result : register(u1);
RWStructuredBuffer<uint2> others : register(u2);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int2 x = given[id.x];
  result[3 * id.x] = x.x / x.y;
  result[3 * id.x + 1] = x.x % x.y;
  result[3 * id.x + 2] = x.x / 7 + x.x % 7;
  others[id.x] = uint2(uint(x.x) / uint(x.y), uint(x.x) % 10u);
}
