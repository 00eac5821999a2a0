// Sums of all that comes before, within a work-group.
#define GROUP 512

__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void scan(global const int *restrict data, global int *restrict sums) {
  local int part[2][GROUP];
  int item = get_local_id(0), side = 0;
  part[0][item] = data[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < GROUP; step <<= 1) {
    int sum = part[side][item];
    if (item >= step)
      sum += part[side][item - step];
    side ^= 1;
    part[side][item] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  sums[get_global_id(0)] = part[side][item];
}
