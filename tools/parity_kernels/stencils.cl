// Stencils: each point from its neighbours.

kernel void convolution_2d(global const float *a, global float *b, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i > 0 && j > 0 && i < n - 1 && j < n - 1)
    b[i * n + j] = 0.2f * a[(i - 1) * n + j - 1] - 0.3f * a[(i - 1) * n + j] +
                   0.4f * a[(i - 1) * n + j + 1] + 0.5f * a[i * n + j - 1] +
                   0.6f * a[i * n + j] + 0.7f * a[i * n + j + 1] -
                   0.8f * a[(i + 1) * n + j - 1] - 0.9f * a[(i + 1) * n + j] +
                   0.1f * a[(i + 1) * n + j + 1];
}

kernel void convolution_3d(global const float *a, global float *b, int n) {
  int k = get_global_id(0), j = get_global_id(1);
  if (j < 1 || k < 1 || j >= n - 1 || k >= n - 1)
    return;
  for (int i = 1; i < n - 1; i++) {
    float sum = 0.0f;
    for (int x = -1; x <= 1; x++)
      for (int y = -1; y <= 1; y++)
        for (int z = -1; z <= 1; z++)
          sum += (0.1f * x + 0.2f * y - 0.3f * z + 0.4f) *
                 a[((i + x) * n + j + y) * n + k + z];
    b[(i * n + j) * n + k] = sum;
  }
}

constant float FILTER[49] = {
    0.01f, 0.02f, 0.03f, 0.04f, 0.03f, 0.02f, 0.01f, 0.02f, 0.03f, 0.04f, 0.05f, 0.04f, 0.03f,
    0.02f, 0.03f, 0.04f, 0.05f, 0.06f, 0.05f, 0.04f, 0.03f, 0.04f, 0.05f, 0.06f, 0.07f, 0.06f,
    0.05f, 0.04f, 0.03f, 0.04f, 0.05f, 0.06f, 0.05f, 0.04f, 0.03f, 0.02f, 0.03f, 0.04f, 0.05f,
    0.04f, 0.03f, 0.02f, 0.01f, 0.02f, 0.03f, 0.04f, 0.03f, 0.02f, 0.01f};

kernel void filter_table(global const uchar4 *from, global uchar4 *to, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  float4 sum = 0.0f;
  for (int dy = -3; dy <= 3; dy++)
    for (int dx = -3; dx <= 3; dx++) {
      int column = clamp(x + dx, 0, width - 1), row = clamp(y + dy, 0, height - 1);
      sum += FILTER[(dy + 3) * 7 + dx + 3] * convert_float4(from[row * width + column]);
    }
  to[y * width + x] = convert_uchar4_sat_rte(sum * 0.6f);
}

kernel void jacobi_2d(global const float *a, global float *b, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i >= 1 && i < n - 1 && j >= 1 && j < n - 1)
    b[i * n + j] = 0.2f * (a[i * n + j] + a[i * n + j - 1] + a[i * n + j + 1] +
                           a[(i + 1) * n + j] + a[(i - 1) * n + j]);
}

kernel void heat_3d(global const double *a, global double *b, int n) {
  size_t k = get_global_id(0) + 1, j = get_global_id(1) + 1, i = get_global_id(2) + 1;
  size_t at = (i * n + j) * n + k, row = n, plane = (size_t)n * n;
  b[at] = 0.125 * (a[at + plane] - 2.0 * a[at] + a[at - plane]) +
          0.125 * (a[at + row] - 2.0 * a[at] + a[at - row]) +
          0.125 * (a[at + 1] - 2.0 * a[at] + a[at - 1]) + a[at];
}

// The electric and magnetic field in turns.
kernel void fdtd_ey(global const float *source, global float *ey, global const float *hz, int time,
                    int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i == 0)
    ey[i * n + j] = source[time];
  else
    ey[i * n + j] -= 0.5f * (hz[i * n + j] - hz[(i - 1) * n + j]);
}

kernel void fdtd_ex(global float *ex, global const float *hz, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (j > 0)
    ex[i * n + j] -= 0.5f * (hz[i * n + j] - hz[i * n + j - 1]);
}

kernel void fdtd_hz(global const float *ex, global const float *ey, global float *hz, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i < n - 1 && j < n - 1)
    hz[i * n + j] -= 0.7f * (ex[i * n + j + 1] - ex[i * n + j] + ey[(i + 1) * n + j] -
                             ey[i * n + j]);
}

// Temperatures of a chip, some steps of time for each tile in local memory.
#define BLOCK 16
kernel void hotspot(global const float *power, global const float *from, global float *to, int n,
                    int steps, float rx, float ry, float rz, float step) {
  local float here[BLOCK][BLOCK];
  local float next[BLOCK][BLOCK];
  local float heat[BLOCK][BLOCK];
  int tx = get_local_id(0), ty = get_local_id(1);
  int inner = BLOCK - 2 * steps;
  int y = inner * (int)get_group_id(1) - steps + ty;
  int x = inner * (int)get_group_id(0) - steps + tx;
  bool inside = x >= 0 && y >= 0 && x < n && y < n;
  if (inside) {
    here[ty][tx] = from[y * n + x];
    heat[ty][tx] = power[y * n + x];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  int north = y > 0 && ty > 0 ? ty - 1 : ty;
  int south = y < n - 1 && ty < BLOCK - 1 ? ty + 1 : ty;
  int west = x > 0 && tx > 0 ? tx - 1 : tx;
  int east = x < n - 1 && tx < BLOCK - 1 ? tx + 1 : tx;
  bool computed = false;
  for (int i = 0; i < steps; i++) {
    computed = inside && tx >= i + 1 && tx <= BLOCK - i - 2 && ty >= i + 1 && ty <= BLOCK - i - 2;
    if (computed)
      next[ty][tx] =
          here[ty][tx] +
          step * (heat[ty][tx] + (here[south][tx] + here[north][tx] - 2.0f * here[ty][tx]) * ry +
                  (here[ty][east] + here[ty][west] - 2.0f * here[ty][tx]) * rx +
                  (80.0f - here[ty][tx]) * rz);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < steps - 1 && computed)
      here[ty][tx] = next[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed)
    to[y * n + x] = next[ty][tx];
}

// Speckle reducing anisotropic diffusion: derivatives, then the update.
kernel void srad_derive(global const float *image, global float *north, global float *south,
                        global float *west, global float *east, global float *c, float q0, int n) {
  int j = get_global_id(0), i = get_global_id(1), at = i * n + j;
  float here = image[at];
  float dn = image[max(i - 1, 0) * n + j] - here, ds = image[min(i + 1, n - 1) * n + j] - here;
  float dw = image[i * n + max(j - 1, 0)] - here, de = image[i * n + min(j + 1, n - 1)] - here;
  float g2 = (dn * dn + ds * ds + dw * dw + de * de) / (here * here);
  float l = (dn + ds + dw + de) / here;
  float num = 0.5f * g2 - 1.0f / 16.0f * (l * l);
  float den = 1.0f + 0.25f * l;
  float q = num / (den * den);
  den = (q - q0) / (q0 * (1.0f + q0));
  c[at] = clamp(1.0f / (1.0f + den), 0.0f, 1.0f);
  north[at] = dn;
  south[at] = ds;
  west[at] = dw;
  east[at] = de;
}

kernel void srad_update(global float *image, global const float *north, global const float *south,
                        global const float *west, global const float *east, global const float *c,
                        float lambda, int n) {
  int j = get_global_id(0), i = get_global_id(1), at = i * n + j;
  float cs = c[min(i + 1, n - 1) * n + j], ce = c[i * n + min(j + 1, n - 1)];
  float d = c[at] * north[at] + cs * south[at] + c[at] * west[at] + ce * east[at];
  image[at] += 0.25f * lambda * d;
}
