// Writes to components of a texel.
RWBuffer<float4> colours : register(u0);
RWBuffer<uint4> counts : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  colours[id.x].y = 5.0f + float(id.x);
  colours[id.x].zw = colours[id.x].wz;
  counts[id.x][id.x] += 9u;
}
