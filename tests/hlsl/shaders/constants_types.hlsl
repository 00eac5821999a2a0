// Bools, doubles and numbers of 16 and 64 bits among constants.
// flags: -enable-16bit-types
cbuffer Kinds : register(b0) {
  bool yes;
  bool2 both;
  double big;
  half small;
  int16_t2 pair;
  uint64_t large;
};
RWStructuredBuffer<float> result : register(u1);

[numthreads(1, 1, 1)]
void main() {
  result[0] = yes ? 1.0f : 2.0f;
  result[1] = both.x ? 3.0f : 4.0f;
  result[2] = both.y ? 5.0f : 6.0f;
  result[3] = float(big * 0.5);
  result[4] = float(small);
  result[5] = float(pair.x) - float(pair.y);
  result[6] = float(large >> 32);
}
