// A work-group to a row: its maximum, the sum of the powers, and their quotients.
#define GROUP 256

__attribute__((reqd_work_group_size(GROUP, 1, 1)))
kernel void softmax(global const float *restrict from, global float *restrict to, int columns) {
  local float part[GROUP];
  int item = get_local_id(0);
  global const float *row = from + (size_t)get_group_id(0) * columns;
  global float *out = to + (size_t)get_group_id(0) * columns;
  float most = -INFINITY;
  for (int i = item; i < columns; i += GROUP)
    most = fmax(most, row[i]);
  part[item] = most;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int reach = GROUP / 2; reach > 0; reach >>= 1) {
    if (item < reach)
      part[item] = fmax(part[item], part[item + reach]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  most = part[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  for (int i = item; i < columns; i += GROUP)
    sum += native_exp(row[i] - most);
  part[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int reach = GROUP / 2; reach > 0; reach >>= 1) {
    if (item < reach)
      part[item] += part[item + reach];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float scale = native_recip(part[0]);
  for (int i = item; i < columns; i += GROUP)
    out[i] = native_exp(row[i] - most) * scale;
}
