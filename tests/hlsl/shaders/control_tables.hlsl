// Constant tables of scalars, vectors and structs.
struct Entry {
  float scale;
  int2 step;
};
static const float WEIGHTS[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
static const int2 STEPS[4] = {int2(1, 0), int2(0, 1), int2(-1, 0), int2(0, -1)};
static const Entry ENTRIES[3] = {{1.5f, int2(1, 2)}, {2.5f, int2(3, 4)}, {3.5f, int2(5, 6)}};
RWStructuredBuffer<float> result : register(u0);
RWStructuredBuffer<int2> places : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  Entry entry = ENTRIES[(i * 5) % 3];
  result[i] = WEIGHTS[i % 5] * entry.scale;
  places[i] = STEPS[(i / 2) % 4] * int(i) + entry.step;
}
