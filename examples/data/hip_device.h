// What a HIP kernel takes for granted, by functions of OpenCL C; a HIP for OpenCL has all of it.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

extern "C" {
__device__ unsigned long _Z12get_local_idj(unsigned dimension);
__device__ unsigned long _Z12get_group_idj(unsigned dimension);
__device__ unsigned long _Z14get_local_sizej(unsigned dimension);
__device__ __attribute__((convergent)) void _Z7barrierj(unsigned fence);
}

struct Index {
  unsigned x, y, z;
};

#define EACH(function) Index{(unsigned)function(0), (unsigned)function(1), (unsigned)function(2)}
#define threadIdx EACH(_Z12get_local_idj)
#define blockIdx EACH(_Z12get_group_idj)
#define blockDim EACH(_Z14get_local_sizej)

// 1 is CLK_LOCAL_MEM_FENCE, 2 is CLK_GLOBAL_MEM_FENCE.
__device__ inline void __syncthreads() { _Z7barrierj(1 | 2); }
