// Tests of numbers and of bools; -O3 must keep those of NaN.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
StructuredBuffer<float4> vectors : register(t2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  float4 v = vectors[id.x];
  uint at = id.x * 5;
  result[at] = isnan(x);
  result[at + 1] = isinf(x);
  result[at + 2] = any(v);
  result[at + 3] = all(v);
  result[at + 4] = all(v > 0.5f) ? 7 : any(v < 0) ? 8 : 9;
}
