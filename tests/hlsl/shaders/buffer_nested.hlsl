// Structs in structs, and arrays in them.
struct Inner {
  float2 place;
  int weights[3];
};
struct Outer {
  uint tag;
  Inner inner[2];
  float3 rest;
};
StructuredBuffer<Outer> given : register(t0);
RWStructuredBuffer<Outer> result : register(u1);
RWStructuredBuffer<int> picked : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  Outer one = given[i];
  one.inner[1] = given[i].inner[0];
  one.inner[0].weights[2] += int(one.tag);
  one.rest = one.rest.zyx + float3(one.inner[0].place, 1.0f);
  result[i] = one;
  picked[i] = given[3 - i].inner[i & 1].weights[i % 3];
}
