// Specialization constants of 16 and 64 bits.
// flags: -enable-16bit-types
[[vk::constant_id(1)]] const int16_t small = -3;
[[vk::constant_id(2)]] const uint16_t other = 5;
[[vk::constant_id(4)]] const half part = 0.5h;
RWStructuredBuffer<float> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
  result[0] = float(small);
  result[1] = float(other) * 2.0f;
  result[2] = float(part);
}
