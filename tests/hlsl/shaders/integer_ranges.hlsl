// Minima, maxima, bounds, signs and products.
StructuredBuffer<int> given : register(t0);
StructuredBuffer<uint> words : register(t1);
RWStructuredBuffer<int> result : register(u2);
RWStructuredBuffer<uint> others : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int x = given[id.x];
  uint w = words[id.x];
  uint at = id.x * 6;
  result[at] = min(x, 3);
  result[at + 1] = max(x, 3);
  result[at + 2] = clamp(x, -5, 4);
  result[at + 3] = abs(x);
  result[at + 4] = sign(x);
  result[at + 5] = mad(x, 3, 7);
  others[3 * id.x] = min(w, 1000u);
  others[3 * id.x + 1] = max(w, 1000u);
  others[3 * id.x + 2] = clamp(w, 10u, 2000000000u);
}
