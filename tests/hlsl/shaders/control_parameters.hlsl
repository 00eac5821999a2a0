// Parameters that a function changes: out and inout, of scalars, vectors, arrays and elements.
RWStructuredBuffer<float4> result : register(u0);

void split(float x, out float whole, out float part) {
  whole = floor(x);
  part = x - whole;
}

void swap(inout float2 a, inout float2 b) {
  float2 held = a;
  a = b;
  b = held;
}

void fill(inout float values[4], float start) {
  for (uint i = 0; i < 4; i++)
    values[i] += start * float(i);
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float whole, part;
  split(float(id.x) * 1.25f + 0.5f, whole, part);
  float4 v = float4(whole, part, 3, 4);
  swap(v.xy, v.wz);
  float values[4] = {1, 2, 3, 4};
  fill(values, whole);
  result[2 * id.x] = v;
  result[2 * id.x + 1] = float4(values[0], values[1], values[2], values[3]);
}
