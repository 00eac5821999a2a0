// Powers, logarithms and roots.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = given[id.x];
  uint at = id.x * 9;
  result[at] = exp(x);
  result[at + 1] = exp2(x);
  result[at + 2] = log(x);
  result[at + 3] = log2(x);
  result[at + 4] = log10(x);
  result[at + 5] = pow(x, 2.5f);
  result[at + 6] = sqrt(x);
  result[at + 7] = rsqrt(x);
  result[at + 8] = rcp(x);
}
