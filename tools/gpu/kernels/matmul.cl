// A product of matrices by tiles of 64 x 64 in local memory; a work-item has 4 x 4 of the result.
#define TILE 64
#define DEPTH 16
#define GROUP 16
#define EACH 4

__attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
kernel void matmul(global const float *restrict a, global const float *restrict b,
                   global float *restrict c, int n) {
  local float left[DEPTH][TILE + 1];
  local float right[DEPTH][TILE];
  int x = get_local_id(0), y = get_local_id(1), item = y * GROUP + x;
  int column = get_group_id(0) * TILE, row = get_group_id(1) * TILE;
  float sum[EACH][EACH];
  for (int i = 0; i < EACH; i++)
    for (int j = 0; j < EACH; j++)
      sum[i][j] = 0.0f;
  for (int base = 0; base < n; base += DEPTH) {
    for (int i = item; i < TILE * DEPTH; i += GROUP * GROUP) {
      left[i % DEPTH][i / DEPTH] = a[(row + i / DEPTH) * n + base + i % DEPTH];
      right[i / TILE][i % TILE] = b[(base + i / TILE) * n + column + i % TILE];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < DEPTH; k++) {
      float up[EACH], across[EACH];
      for (int i = 0; i < EACH; i++) {
        up[i] = left[k][y + i * GROUP];
        across[i] = right[k][x + i * GROUP];
      }
      for (int i = 0; i < EACH; i++)
        for (int j = 0; j < EACH; j++)
          sum[i][j] += up[i] * across[j];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < EACH; i++)
    for (int j = 0; j < EACH; j++)
      c[(row + y + i * GROUP) * n + column + x + j * GROUP] = sum[i][j];
}
