// Loops with tests at both ends, breaks and continues.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint3> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint x = given[id.x];
  uint steps = 0;
  for (uint n = x; n != 1 && steps < 200; steps++) {
    if (n % 2 == 0) {
      n /= 2;
      continue;
    }
    n = 3 * n + 1;
  }
  uint digits = 0, rest = x;
  do {
    digits += rest % 10;
    rest /= 10;
  } while (rest > 0);
  uint divisor = 2;
  while (true) {
    if (divisor * divisor > x) {
      divisor = x;
      break;
    }
    if (x % divisor == 0)
      break;
    divisor++;
  }
  result[id.x] = uint3(steps, digits, divisor);
}
