// Loads with an offset.
Texture2D<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  result[id.y * 2 + id.x] = given.Load(int3(id, 0), int2(1, 2)) + given.Load(int3(id, 0));
}
