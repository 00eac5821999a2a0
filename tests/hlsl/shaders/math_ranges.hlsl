// Minima, maxima, bounds and steps.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  uint at = id.x * 9;
  result[at] = min(x, 0.5f);
  result[at + 1] = max(x, 0.5f);
  result[at + 2] = clamp(x, -1.0f, 1.25f);
  result[at + 3] = saturate(x);
  result[at + 4] = lerp(2.0f, 6.0f, x);
  result[at + 5] = step(0.5f, x);
  result[at + 6] = smoothstep(-1.0f, 2.0f, x);
  result[at + 7] = float(sign(x));
  result[at + 8] = abs(x);
}
