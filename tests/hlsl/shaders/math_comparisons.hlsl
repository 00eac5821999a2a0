// Comparisons of floats, of zeros with a sign too.
StructuredBuffer<float2> given : register(t0);
RWStructuredBuffer<uint> tests : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x].x, y = given[id.x].y;
  uint bits = 0;
  bits |= uint(x < y) | uint(x <= y) << 1 | uint(x > y) << 2 | uint(x >= y) << 3;
  bits |= uint(x == y) << 4 | uint(x != y) << 5 | uint(!(x < y)) << 6;
  tests[id.x] = bits;
}
