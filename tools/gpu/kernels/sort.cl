// Each work-group sorts a piece in local memory, by Batcher's bitonic network.
#define GROUP 512
#define PIECE 1024

__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void sort(global const uint *restrict from, global uint *restrict to) {
  local uint piece[PIECE];
  int item = get_local_id(0);
  size_t base = (size_t)get_group_id(0) * PIECE;
  piece[item] = from[base + item];
  piece[item + GROUP] = from[base + item + GROUP];
  for (int size = 2; size <= PIECE; size <<= 1) {
    for (int reach = size >> 1; reach > 0; reach >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      int left = 2 * item - (item & (reach - 1));
      int right = left + reach;
      bool up = (left & size) == 0;
      uint a = piece[left], b = piece[right];
      piece[left] = (a > b) == up ? b : a;
      piece[right] = (a > b) == up ? a : b;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  to[base + item] = piece[item];
  to[base + item + GROUP] = piece[item + GROUP];
}
