// How often each byte comes, counted in local memory and then added up.
#define BINS 256

__attribute__((reqd_work_group_size(BINS, 1, 1)))
kernel void histogram(global const uint *restrict data, global uint *restrict bins, int n) {
  local uint own[BINS];
  int item = get_local_id(0);
  own[item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
    uint four = data[i];
    atomic_inc(&own[four & 255]);
    atomic_inc(&own[four >> 8 & 255]);
    atomic_inc(&own[four >> 16 & 255]);
    atomic_inc(&own[four >> 24]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&bins[item], own[item]);
}
