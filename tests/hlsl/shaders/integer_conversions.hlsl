// Conversions between integers, floats and bools.
StructuredBuffer<float> given : register(t0);
StructuredBuffer<int> numbers : register(t1);
RWStructuredBuffer<int> result : register(u2);
RWStructuredBuffer<float> floats : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[4 * i] = int(given[i]);
  result[4 * i + 1] = int(uint(abs(given[i])));
  result[4 * i + 2] = int(bool(numbers[i]));
  result[4 * i + 3] = int(bool(given[i])) * 2 - 1;
  floats[3 * i] = float(numbers[i]);
  floats[3 * i + 1] = float(uint(numbers[i]));
  floats[3 * i + 2] = float(numbers[i] > 3);
}
