// Resources that a condition chooses, which is the same in all work-items.
StructuredBuffer<uint> a : register(t0);
StructuredBuffer<uint> b : register(t1);
RWStructuredBuffer<uint> result : register(u2);
cbuffer Choice : register(b3) { uint choice; };

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint value;
  if (choice == 1)
    value = a[id.x];
  else
    value = b[id.x];
  for (uint n = 0; n < choice; n++) {
    if (n % 2 == 0)
      value += a[7 - id.x];
    else
      value *= b[(id.x + n) % 8];
  }
  result[id.x] = value;
}
