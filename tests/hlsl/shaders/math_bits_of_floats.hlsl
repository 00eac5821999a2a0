// Bits of floats as integers and back, and scales by powers of two.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<uint> bits : register(u1);
RWStructuredBuffer<float> floats : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  bits[2 * id.x] = asuint(x) ^ 0x80000000u;
  bits[2 * id.x + 1] = uint(asint(x) >> 23);
  floats[2 * id.x] = asfloat((asuint(x) & 0x007FFFFFu) | 0x3F800000u);
  floats[2 * id.x + 1] = ldexp(x, 3.0f);
}
