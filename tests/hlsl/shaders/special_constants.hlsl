// Specialization constants of each type.
[[vk::constant_id(0)]] const int count = 3;
[[vk::constant_id(1)]] const float scale = 1.5f;
[[vk::constant_id(2)]] const bool negate = false;
[[vk::constant_id(7)]] const uint mask = 0xFF;
[[vk::constant_id(8)]] const double fine = 0.25;
RWStructuredBuffer<float> result : register(u0);
RWStructuredBuffer<uint> bits : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float total = 0;
  for (int i = 0; i < count; i++)
    total += scale * float(id.x) + float(i);
  if (negate)
    total = -total;
  result[id.x] = total + float(fine);
  bits[id.x] = (id.x * 0x1111u) & mask;
}
