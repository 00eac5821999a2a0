// Linear algebra: dense products, each result by one work-item.

kernel void gemm(global const float *a, global const float *b, global float *c, float alpha,
                 float beta, int n) {
  int i = get_global_id(1);
  int j = get_global_id(0);
  float sum = beta * c[i * n + j];
  for (int k = 0; k < n; k++)
    sum += alpha * a[i * n + k] * b[k * n + j];
  c[i * n + j] = sum;
}

kernel void gemm_double(global const double *a, global const double *b, global double *c, int n) {
  size_t i = get_global_id(1);
  size_t j = get_global_id(0);
  double sum = 0.0;
  for (int k = 0; k < n; k++)
    sum += a[i * n + k] * b[k * n + j];
  c[i * n + j] = sum;
}

#define TILE 16
kernel void gemm_tiled(global const float *a, global const float *b, global float *c, int n) {
  local float left[TILE][TILE];
  local float right[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0.0f;
  for (int base = 0; base < n; base += TILE) {
    left[y][x] = a[row * n + base + x];
    right[y][x] = b[(base + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++)
      sum += left[y][k] * right[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

kernel void gemm_blocked(global const float4 *a, global const float4 *b, global float4 *c, int n4) {
  // Four rows by four columns for each work-item.
  int column = get_global_id(0), row = get_global_id(1) * 4;
  float4 sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int k = 0; k < n4; k++) {
    float4 b0 = b[(4 * k + 0) * n4 + column];
    float4 b1 = b[(4 * k + 1) * n4 + column];
    float4 b2 = b[(4 * k + 2) * n4 + column];
    float4 b3 = b[(4 * k + 3) * n4 + column];
    for (int r = 0; r < 4; r++) {
      float4 v = a[(row + r) * n4 + k];
      sum[r] += v.x * b0 + v.y * b1 + v.z * b2 + v.w * b3;
    }
  }
  for (int r = 0; r < 4; r++)
    c[(row + r) * n4 + column] = sum[r];
}

kernel void product(global const float *a, global const float *b, global float *c, int n) {
  int i = get_global_id(1), j = get_global_id(0);
  if (i < n && j < n) {
    c[i * n + j] = 0.0f;
    for (int k = 0; k < n; k++)
      c[i * n + j] += a[i * n + k] * b[k * n + j];
  }
}

kernel void row_times_vector(global const float *a, global const float *x, global float *y, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  float sum = 0.0f;
  for (int j = 0; j < n; j++)
    sum += a[i * n + j] * x[j];
  y[i] = sum;
}

kernel void column_times_vector(global const float *a, global const float *x, global float *y,
                                int n) {
  int j = get_global_id(0);
  if (j >= n)
    return;
  y[j] = 0.0f;
  for (int i = 0; i < n; i++)
    y[j] += a[i * n + j] * x[i];
}

kernel void gesummv(global const float *restrict a, global const float *restrict b,
                    global const float *restrict x, global float *restrict y, float alpha,
                    float beta, int n) {
  int i = get_global_id(0);
  float first = 0.0f, second = 0.0f;
  for (int j = 0; j < n; j++) {
    first += a[i * n + j] * x[j];
    second += b[i * n + j] * x[j];
  }
  y[i] = alpha * first + beta * second;
}

kernel void gemver(global float *a, global const float *u1, global const float *v1,
                   global const float *u2, global const float *v2, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  a[i * n + j] += u1[i] * v1[j] + u2[i] * v2[j];
}

kernel void syrk(global const float *a, global float *c, float alpha, float beta, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  c[i * n + j] *= beta;
  for (int k = 0; k < n; k++)
    c[i * n + j] += alpha * a[i * n + k] * a[j * n + k];
}

kernel void syr2k(global const float *a, global const float *b, global float *c, float alpha,
                  float beta, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  float sum = c[i * n + j] * beta;
  for (int k = 0; k < n; k++) {
    sum += alpha * a[i * n + k] * b[j * n + k];
    sum += alpha * b[i * n + k] * a[j * n + k];
  }
  c[i * n + j] = sum;
}

kernel void trmm(global const float *a, global const float *b, global float *c, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  float sum = b[i * n + j];
  for (int k = i + 1; k < n; k++)
    sum += a[k * n + i] * b[k * n + j];
  c[i * n + j] = sum;
}

// Gram-Schmidt, one column after the other.
kernel void gram_norm(global const float *a, global float *r, int k, int n) {
  if (get_global_id(0) == 0) {
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
      sum += a[i * n + k] * a[i * n + k];
    r[k * n + k] = sqrt(sum);
  }
}

kernel void gram_scale(global const float *a, global const float *r, global float *q, int k, int n) {
  int i = get_global_id(0);
  if (i < n)
    q[i * n + k] = a[i * n + k] / r[k * n + k];
}

kernel void gram_project(global float *a, global float *r, global const float *q, int k, int n) {
  int j = get_global_id(0);
  if (j > k && j < n) {
    r[k * n + j] = 0.0f;
    for (int i = 0; i < n; i++)
      r[k * n + j] += q[i * n + k] * a[i * n + j];
    for (int i = 0; i < n; i++)
      a[i * n + j] -= q[i * n + k] * r[k * n + j];
  }
}

// LU decomposition without pivots, one diagonal element after the other.
kernel void lu_divide(global float *a, int k, int n) {
  int i = get_global_id(0);
  if (i > k && i < n)
    a[i * n + k] /= a[k * n + k];
}

kernel void lu_update(global float *a, int k, int n) {
  int j = get_global_id(0), i = get_global_id(1);
  if (i > k && j > k && i < n && j < n)
    a[i * n + j] -= a[i * n + k] * a[k * n + j];
}

// Sparse rows of different lengths.
kernel void sparse_rows(global const int *starts, global const int *columns,
                        global const float *values, global const float *x, global float *y) {
  int row = get_global_id(0);
  float sum = 0.0f;
  for (int k = starts[row]; k < starts[row + 1]; k++)
    sum += values[k] * x[columns[k]];
  y[row] = sum;
}
