// Buffers to append to and to consume from.
struct Item {
  uint id;
  float2 place;
};
ConsumeStructuredBuffer<Item> given : register(u0);
AppendStructuredBuffer<Item> small : register(u1);
AppendStructuredBuffer<uint> large : register(u2);

[numthreads(16, 1, 1)]
void main() {
  Item one = given.Consume();
  if (one.id < 10) {
    one.place = one.place.yx;
    small.Append(one);
  } else {
    large.Append(one.id);
  }
}
