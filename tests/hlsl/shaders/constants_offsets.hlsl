// Offsets that the source gives, and two buffers of constants.
cbuffer First : register(b0) {
  float a : packoffset(c1.y);
  int2 b : packoffset(c0.z);
  float4 c : packoffset(c3);
};
cbuffer Second : register(b1) {
  uint d;
  float e;
};
RWStructuredBuffer<float4> result : register(u2);

[numthreads(1, 1, 1)]
void main() {
  result[0] = float4(a, float(b.x), float(b.y), e);
  result[1] = c * float(d);
}
