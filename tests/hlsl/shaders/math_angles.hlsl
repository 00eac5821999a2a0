// Sines, cosines, tangents and their inverses.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  uint at = id.x * 8;
  result[at] = sin(x);
  result[at + 1] = cos(x);
  result[at + 2] = tan(x);
  result[at + 3] = asin(x * 0.25f);
  result[at + 4] = acos(x * 0.25f);
  result[at + 5] = atan(x);
  result[at + 6] = atan2(x, 1.5f - x);
  result[at + 7] = degrees(x) + radians(x);
}
