// Arrays of resources by constants.
StructuredBuffer<float> given[3] : register(t0);
RWStructuredBuffer<float> result[2] : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[0][id.x] = given[0][id.x] + given[2][id.x];
  result[1][id.x] = given[1][7 - id.x] * 2;
}
