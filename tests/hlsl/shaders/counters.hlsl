// Counters that buffers have.
RWStructuredBuffer<uint> taken : register(u0);
RWStructuredBuffer<uint> values : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint place = taken.IncrementCounter();
  taken[place] = 1;
  if (id.x % 4 == 0)
    values[id.x] = values.DecrementCounter() < 40 ? 5 : 6;
}
