// Work-items of two dimensions: a blur of an image in a buffer.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);
static const int WIDTH = 16, HEIGHT = 8;

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  float total = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      int x = clamp(int(id.x) + dx, 0, WIDTH - 1);
      int y = clamp(int(id.y) + dy, 0, HEIGHT - 1);
      total += given[y * WIDTH + x];
    }
  result[id.y * WIDTH + id.x] = total / 9.0f;
}
