// Structs by value: results, arguments, members that are functions, and bases.
struct Shape {
  float2 size;
  float area() { return size.x * size.y; }
  void grow(float by) { size += by; }
};
struct Box : Shape {
  float depth;
  float volume() { return area() * depth; }
};
struct Bounds {
  float3 low;
  float3 high;
};

Bounds joined(Bounds a, Bounds b) {
  Bounds all;
  all.low = min(a.low, b.low);
  all.high = max(a.high, b.high);
  return all;
}
RWStructuredBuffer<float> result : register(u0);
StructuredBuffer<Bounds> given : register(t1);
RWStructuredBuffer<Bounds> unions : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Box box;
  box.size = float2(id.x, 2);
  box.depth = 3;
  box.grow(1.0f);
  result[id.x] = box.volume();
  unions[id.x] = joined(given[id.x], given[(id.x + 1) % 4]);
}
