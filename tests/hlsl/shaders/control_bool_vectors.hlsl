// Vectors of bools in variables, arrays and phis.
StructuredBuffer<int4> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  bool4 state = false;
  bool2 pair[2] = {bool2(true, false), bool2(false, false)};
  for (uint n = 0; n < 4; n++) {
    bool4 hit = given[id.x] > int(n);
    state = n % 2 ? or(state, hit) : and(!state, hit);
    pair[n & 1] = bool2(state[n], pair[n & 1].x);
  }
  uint bits = 0;
  for (uint k = 0; k < 4; k++)
    bits |= uint(state[k]) << k;
  bits |= (uint(pair[0].x) << 4) | (uint(pair[0].y) << 5) | (uint(pair[1].x) << 6) | (uint(pair[1].y) << 7);
  result[id.x] = bits;
}
