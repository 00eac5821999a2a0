// A step of Jacobi's method on a grid whose border stays as it is.
kernel void stencil(global const float *restrict from, global float *restrict to, int n) {
  int x = get_global_id(0), y = get_global_id(1);
  int at = y * n + x;
  float here = from[at];
  if (x > 0 && y > 0 && x < n - 1 && y < n - 1)
    here = 0.2f * (here + from[at - 1] + from[at + 1] + from[at - n] + from[at + n]);
  to[at] = here;
}
