// Integers of 16 bits.
// flags: -enable-16bit-types
StructuredBuffer<int16_t> a : register(t0);
StructuredBuffer<uint16_t3> b : register(t1);
RWStructuredBuffer<int16_t> signs : register(u2);
RWStructuredBuffer<uint16_t3> words : register(u3);
RWStructuredBuffer<int> widened : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  signs[3 * i] = int16_t(a[i] * (int16_t)3);
  signs[3 * i + 1] = int16_t(a[i] >> 2);
  signs[3 * i + 2] = max(a[i], (int16_t)-5);
  words[i] = (b[i] << (uint16_t)3) ^ b[i].zxy;
  widened[i] = int(a[i]) * 70000 + int(b[i].y);
}
