// Matrices in structs, by element, row and swizzle.
struct Frame {
  float2x3 turn;
  float scale;
  int2x2 grid;
};
StructuredBuffer<Frame> given : register(t0);
RWStructuredBuffer<float> elements : register(u1);
RWStructuredBuffer<float3> rows : register(u2);
RWStructuredBuffer<int2> grids : register(u3);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  Frame f = given[i];
  elements[2 * i] = f.turn._m12 * f.scale;
  elements[2 * i + 1] = f.turn[1][0];
  rows[i] = f.turn[0] + f.turn[1];
  grids[i] = int2(f.grid._m01 - f.grid._m10, f.grid._11);
}
