// Loops in loops, left from within.
RWStructuredBuffer<uint> result : register(u0);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint total = 0;
  for (uint i = 0; i < 10; i++) {
    for (uint j = 0; j < 10; j++) {
      if (j > i + id.x)
        break;
      if ((i + j) % 3 == 0)
        continue;
      total += i * j + 1;
      if (total > 100 + id.x * 20) {
        result[id.x] = total * 1000 + i * 10 + j;
        return;
      }
    }
  }
  result[id.x] = total;
}
