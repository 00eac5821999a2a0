// Textures that are read and written.
RWTexture2D<float4> colours : register(u0);
RWTexture2D<uint> counts : register(u1);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  colours[id] = colours[id].wzyx * 2.0f + float4(id, 0, 1);
  counts[id] += id.x * 10 + id.y;
}
