// Resources in local variables, as arguments, and chosen by constants.
StructuredBuffer<float> first : register(t0);
StructuredBuffer<float> second : register(t1);
RWStructuredBuffer<float> result : register(u2);

float sum(StructuredBuffer<float> values, uint count) {
  float total = 0;
  for (uint i = 0; i < count; i++)
    total += values[i];
  return total;
}

void put(RWStructuredBuffer<float> target, uint at, float value) { target[at] = value; }

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  StructuredBuffer<float> chosen = first;
  put(result, id.x, sum(chosen, id.x + 1));
  chosen = second;
  put(result, id.x + 4, sum(chosen, 4 - id.x));
}
