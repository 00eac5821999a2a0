// Elements change places as a whole.
struct Item {
  float3 place;
  int id;
  float2 extent;
};
RWStructuredBuffer<Item> items : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x, other = 7 - id.x;
  Item held = items[i];
  items[i] = items[other];
  items[other] = held;
}
