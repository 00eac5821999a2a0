// Structs and matrices in a group's memory.
struct Body {
  float3 place;
  float mass;
  int2 cell;
};
StructuredBuffer<Body> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);
groupshared Body bodies[8];
groupshared float2x2 turns[8];

[numthreads(8, 1, 1)]
void main(uint local : SV_GroupIndex) {
  bodies[local] = given[local];
  turns[local] = float2x2(local, 1, 2, 3);
  GroupMemoryBarrierWithGroupSync();
  float3 pull = 0;
  for (uint i = 0; i < 8; i++)
    pull += bodies[i].place * bodies[i].mass;
  float2 turned = mul(turns[7 - local], float2(bodies[(local + 1) % 8].cell));
  result[local] = float4(pull.x + pull.y + pull.z, turned, bodies[7 - local].mass);
}
