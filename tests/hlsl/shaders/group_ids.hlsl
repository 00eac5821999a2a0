// The numbers of work-items and groups in three dimensions.
struct Ids {
  uint3 global;
  uint3 group;
  uint3 local;
  uint index;
};
RWStructuredBuffer<Ids> result : register(u0);

[numthreads(4, 3, 2)]
void main(uint3 global : SV_DispatchThreadID, uint3 group : SV_GroupID,
          uint3 local : SV_GroupThreadID, uint index : SV_GroupIndex) {
  Ids ids;
  ids.global = global;
  ids.group = group;
  ids.local = local;
  ids.index = index;
  result[(global.z * 6 + global.y) * 8 + global.x] = ids;
}
