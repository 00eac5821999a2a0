// A tile of a matrix, transposed in the group's memory.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
groupshared uint tile[8][9];
static const uint WIDTH = 16;

[numthreads(8, 8, 1)]
void main(uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID) {
  tile[local.y][local.x] = given[(group.y * 8 + local.y) * WIDTH + group.x * 8 + local.x];
  GroupMemoryBarrierWithGroupSync();
  result[(group.x * 8 + local.y) * WIDTH + group.y * 8 + local.x] = tile[local.x][local.y];
}
