// The right side of && and || runs only if the left one leaves it open.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);

bool note(uint at, int value) {
  result[at] += value;
  return value > 1;
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  int x = given[i];
  if (x > 2 && note(2 * i, x))
    result[2 * i] += 100;
  if (x > 5 || note(2 * i + 1, x))
    result[2 * i + 1] += 1000;
}
