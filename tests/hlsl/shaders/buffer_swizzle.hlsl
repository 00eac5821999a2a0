// Writes to some components leave the others.
RWStructuredBuffer<float4> colours : register(u0);
RWStructuredBuffer<int3> places : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  colours[i].xz = colours[i].zx;
  colours[i].w = float(i);
  places[i].y += places[i].x * places[i].z;
}
