// Tiles of a matrix go through local memory, so that both sides are read and written in rows.
#define TILE 32
#define ROWS 8

__attribute__((reqd_work_group_size(TILE, ROWS, 1)))
kernel void transpose(global const float *restrict from, global float *restrict to, int n) {
  local float tile[TILE][TILE + 1];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_group_id(0) * TILE, row = get_group_id(1) * TILE;
  for (int i = 0; i < TILE; i += ROWS)
    tile[y + i][x] = from[(row + y + i) * n + column + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < TILE; i += ROWS)
    to[(column + y + i) * n + row + x] = tile[x][y + i];
}
