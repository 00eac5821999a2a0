// Push constants: scalars and vectors.
struct Pushed {
  float scale;
  int shift;
  float2 bias;
  uint4 masks;
};
[[vk::push_constant]] Pushed pushed;
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float2> result : register(u1);
RWStructuredBuffer<uint> bits : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = given[id.x] * pushed.scale + pushed.bias;
  bits[id.x] = (id.x << pushed.shift) & pushed.masks[id.x & 3];
}
