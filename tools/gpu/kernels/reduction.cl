// The sum of each work-group's share, by a tree in local memory.
#define GROUP 256

__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void reduction(global const float *restrict data, global float *restrict sums, int n) {
  local float part[GROUP];
  int item = get_local_id(0);
  float sum = 0.0f;
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    sum += data[i];
  part[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int reach = GROUP / 2; reach > 0; reach >>= 1) {
    if (item < reach)
      part[item] += part[item + reach];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0)
    sums[get_group_id(0)] = part[0];
}
