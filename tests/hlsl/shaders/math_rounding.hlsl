// Rounding, and fractions.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  uint at = id.x * 6;
  result[at] = floor(x);
  result[at + 1] = ceil(x);
  result[at + 2] = trunc(x);
  result[at + 3] = round(x);
  result[at + 4] = frac(x);
  result[at + 5] = fmod(x, 1.5f);
}
