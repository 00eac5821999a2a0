// Doubles.
StructuredBuffer<double> given : register(t0);
StructuredBuffer<double2> pairs : register(t1);
RWStructuredBuffer<double> result : register(u2);
RWStructuredBuffer<uint2> words : register(u3);
RWStructuredBuffer<float> narrowed : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  double x = given[i];
  result[4 * i] = x * x - 1.0L / 3.0L;
  result[4 * i + 1] = max(x, pairs[i].x) / pairs[i].y;
  result[4 * i + 2] = double(int(x)) + double(i);
  result[4 * i + 3] = abs(x) > 2.0L ? x : -x;
  uint low, high;
  asuint(x, low, high);
  words[i] = uint2(low, high);
  narrowed[i] = float(x);
}
