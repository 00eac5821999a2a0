// Writes to components of texels, and atomic operations on them.
RWTexture2D<float4> colours : register(u0);
RWTexture2D<uint> counts : register(u1);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  colours[id].y = 7.0f;
  colours[id].zx = colours[id].xz;
  InterlockedAdd(counts[uint2(id.x, 0)], id.y + 1);
}
