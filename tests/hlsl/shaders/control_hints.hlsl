// Hints for the compiler of branches and loops.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int total = 0;
  [unroll]
  for (int i = 0; i < 4; i++)
    total += given[(id.x + i) % 8];
  [loop]
  for (int j = 0; j < given[id.x]; j++)
    total ^= j;
  [branch]
  if (total > 10)
    total -= 10;
  [flatten]
  if (total & 1)
    total = -total;
  result[id.x] = total;
}
