// Components of vectors in a group's memory, written by several work-items.
RWStructuredBuffer<float4> result : register(u0);
groupshared float4 held[4];

[numthreads(4, 4, 1)]
void main(uint3 local : SV_GroupThreadID) {
  held[local.y][local.x] = float(local.y * 10 + local.x);
  GroupMemoryBarrierWithGroupSync();
  if (local.x == 0)
    result[local.y] = held[local.y].wzyx + held[3 - local.y];
}
