// y + a x: what memory gives.
kernel void saxpy(global const float *restrict x, global float *restrict y, float a, int n) {
  int i = get_global_id(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}
