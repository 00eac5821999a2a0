#include "cuda.h"

extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
  for (int at = global_x(); at < n; at += threads_x()) y[at] = a * x[at] + y[at];
}

// The reads of a block and their neighbours go through shared memory.
extern "C" __global__ void __launch_bounds__(64) stencil(const float *in, float *out, int n) {
  __shared__ float tile[64 + 4];
  int at = global_x(), own = threadIdx.x + 2;
  tile[own] = at < n ? in[at] : 0.0f;
  if (threadIdx.x < 2) {
    tile[own - 2] = at >= 2 ? in[at - 2] : 0.0f;
    tile[own + 64] = at + 64 < n ? in[at + 64] : 0.0f;
  }
  __syncthreads();
  float sum = 0;
  for (int by = -2; by <= 2; by++) sum += tile[own + by] * (3 - (by < 0 ? -by : by));
  if (at < n) out[at] = sum;
}

extern "C" __global__ void transpose(const int *in, int *out, int width, int height) {
  __shared__ int tile[8][9];
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();
  x = blockIdx.y * 8 + threadIdx.x, y = blockIdx.x * 8 + threadIdx.y;
  if (x < height && y < width) out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}

template <typename Number, int SIDE>
__device__ void multiply(const Number *a, const Number *b, Number *c, int n) {
  __shared__ Number left[SIDE][SIDE], right[SIDE][SIDE];
  int row = blockIdx.y * SIDE + threadIdx.y, column = blockIdx.x * SIDE + threadIdx.x;
  Number sum = 0;
  for (int from = 0; from < n; from += SIDE) {
    left[threadIdx.y][threadIdx.x] = a[row * n + from + threadIdx.x];
    right[threadIdx.y][threadIdx.x] = b[(from + threadIdx.y) * n + column];
    __syncthreads();
    for (int k = 0; k < SIDE; k++) sum += left[threadIdx.y][k] * right[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n) {
  multiply<float, 8>(a, b, c, n);
}

extern "C" __global__ void matmul_long(const ll *a, const ll *b, ll *c, int n) {
  multiply<ll, 4>(a, b, c, n);
}

// The memory that a launch sizes holds two arrays.
extern __shared__ int room[];

extern "C" __global__ void reverse(const int *in, int *out) {
  int *numbers = room;
  short *halves = (short *)(room + blockDim.x);
  int at = threadIdx.x, last = blockDim.x - 1;
  numbers[at] = in[global_x()];
  halves[at] = (short)(in[global_x()] >> 3);
  __syncthreads();
  out[global_x()] = numbers[last - at] * 5 + halves[at ^ 1];
}

extern "C" __global__ void bitonic_sort(int *values) {
  __shared__ int part[128];
  int at = threadIdx.x;
  part[at] = values[global_x()];
  for (int size = 2; size <= 128; size *= 2)
    for (int by = size / 2; by > 0; by /= 2) {
      __syncthreads();
      int other = at ^ by;
      if (other > at) {
        bool up = (at & size) == 0;
        int a = part[at], b = part[other];
        if ((a > b) == up) part[at] = b, part[other] = a;
      }
    }
  __syncthreads();
  values[global_x()] = part[at];
}

// ld.global.nc, as __ldg.
extern "C" __global__ void gather(const float *__restrict__ x, const int *__restrict__ at,
                                  float *out) {
  out[global_x()] = __nvvm_ldg_f(&x[__nvvm_ldg_i(&at[global_x()])]);
}
