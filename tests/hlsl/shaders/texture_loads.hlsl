// Texels of a texture by their place and level.
Texture2D<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  uint at = id.y * 4 + id.x;
  result[2 * at] = given.Load(int3(id, 0)) + given[id.yx];
  result[2 * at + 1] = given.Load(int3(id / 2, 1)) - given.mips[2][uint2(0, 0)];
}
