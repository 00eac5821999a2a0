// The sum of each block of an array, by a tree in shared memory.
#include "hip_device.h"

constexpr unsigned BLOCK = 256;

template <typename T> __device__ T block_sum(T *part) {
  for (unsigned step = BLOCK / 2; step > 0; step /= 2) {
    __syncthreads();
    if (threadIdx.x < step)
      part[threadIdx.x] += part[threadIdx.x + step];
  }
  return part[0];
}

extern "C" __global__ void block_sums(const float *in, float *out, unsigned count) {
  __shared__ float part[BLOCK];
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  part[threadIdx.x] = i < count ? in[i] : 0.0f;
  const float sum = block_sum(part);
  if (threadIdx.x == 0)
    out[blockIdx.x] = sum;
}
