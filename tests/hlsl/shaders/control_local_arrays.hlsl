// Local arrays by indices that only the run knows.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint held[8];
  for (uint i = 0; i < 8; i++)
    held[i] = given[id.x * 8 + i];
  for (uint a = 1; a < 8; a++) {
    uint value = held[a];
    int b = int(a) - 1;
    while (b >= 0 && held[b] > value) {
      held[b + 1] = held[b];
      b--;
    }
    held[b + 1] = value;
  }
  for (uint k = 0; k < 8; k++)
    result[id.x * 8 + k] = held[k];
}
