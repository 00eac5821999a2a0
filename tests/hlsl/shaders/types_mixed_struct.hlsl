// Members of 16, 32 and 64 bits in one struct.
// flags: -enable-16bit-types
struct Mixed {
  double d;
  int64_t f;
  float b;
  half a;
  int16_t c;
  half3 g;
  uint16_t e;
};
StructuredBuffer<Mixed> given : register(t0);
RWStructuredBuffer<Mixed> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Mixed m = given[id.x];
  m.a *= 2.0h;
  m.b += float(m.c);
  m.d -= double(m.b);
  m.e = uint16_t(m.e ^ 0x5555);
  m.f += int64_t(m.e);
  m.g = m.g.zxy;
  result[id.x] = m;
}
