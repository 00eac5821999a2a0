// Structs of scalars and vectors, read and written by members.
struct Particle {
  float mass;
  int2 cell;
  float3 speed;
  uint flags;
};
StructuredBuffer<Particle> given : register(t0);
RWStructuredBuffer<Particle> moved : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Particle p = given[id.x];
  p.cell += int2(1, -2);
  p.speed *= p.mass;
  p.flags |= 0x80u;
  moved[id.x] = p;
  moved[id.x].mass = p.mass * 0.5f;
}
