// Arrays of arrays of resources.
RWStructuredBuffer<uint> grid[2][3] : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  grid[1][2][id.x] = 12 + id.x * 100;
  grid[0][1][id.x] = 1 + id.x * 100;
  grid[1][0][id.x] = grid[0][0][id.x] + 10;
}
