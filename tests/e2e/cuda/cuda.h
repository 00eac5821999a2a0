// The part of CUDA that the kernels here use, by clang's own builtins: no SDK is needed.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef long long ll;
typedef unsigned long long ull;

#define VARIABLE(name, sreg)                                                           \
  struct name##_t {                                                                    \
    __declspec(property(get = get_x)) uint x;                                          \
    __declspec(property(get = get_y)) uint y;                                          \
    __declspec(property(get = get_z)) uint z;                                          \
    __device__ uint get_x() const { return __nvvm_read_ptx_sreg_##sreg##_x(); }        \
    __device__ uint get_y() const { return __nvvm_read_ptx_sreg_##sreg##_y(); }        \
    __device__ uint get_z() const { return __nvvm_read_ptx_sreg_##sreg##_z(); }        \
  };                                                                                   \
  extern const __device__ __attribute__((weak)) name##_t name;

VARIABLE(threadIdx, tid)
VARIABLE(blockIdx, ctaid)
VARIABLE(blockDim, ntid)
VARIABLE(gridDim, nctaid)

#define FULL 0xffffffffu

// Clang knows that NVIDIA's devices have 32 lanes; the device of a test may have others.
__device__ inline uint lanes() {
  uint count;
  asm("mov.u32 %0, WARP_SZ;" : "=r"(count));
  return count;
}

__device__ inline uint global_x() { return blockIdx.x * blockDim.x + threadIdx.x; }
__device__ inline uint threads_x() { return gridDim.x * blockDim.x; }
__device__ inline uint lane_of() { return __nvvm_read_ptx_sreg_laneid(); }
__device__ inline void __syncwarp() { __nvvm_bar_warp_sync(FULL); }
// The clamp of a segment: all lanes of the warp.
__device__ inline float shuffle_down(float x, uint by) {
  return __nvvm_shfl_sync_down_f32(FULL, x, by, 31);
}
__device__ inline int shuffle_xor(int x, uint by) { return __nvvm_shfl_sync_bfly_i32(FULL, x, by, 31); }
__device__ inline int shuffle_up(int x, uint by) { return __nvvm_shfl_sync_up_i32(FULL, x, by, 0); }
__device__ inline int shuffle(int x, uint lane) { return __nvvm_shfl_sync_idx_i32(FULL, x, lane, 31); }
