// Functions with several returns.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

float pick(float x, uint i) {
  if (x < 0)
    return -1;
  if (i % 2 == 0) {
    if (x > 10)
      return 100;
    x *= 2;
  }
  return x + 1;
}

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= 14)
    return;
  result[id.x] = pick(given[id.x], id.x);
}
