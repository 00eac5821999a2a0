// A bool of memory has four bytes.
struct Switches {
  bool on;
  bool2 sides;
  float level;
};
StructuredBuffer<bool> flags : register(t0);
RWStructuredBuffer<Switches> switches : register(u1);
RWStructuredBuffer<bool> inverse : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  inverse[i] = !flags[i];
  Switches s = switches[i];
  s.sides = s.sides.yx;
  s.on = s.on != flags[i];
  s.level = s.sides.x ? s.level : -s.level;
  switches[i] = s;
}
