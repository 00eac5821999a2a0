#include "cuda.h"

__device__ float warp_sum(float x) {
  for (uint by = lanes() / 2; by > 0; by /= 2) x += shuffle_down(x, by);
  return x;
}

// Sums of warps go through shared memory to the first warp.
extern "C" __global__ void block_sum(const float *in, float *out) {
  __shared__ float parts[32];
  uint lane = threadIdx.x % lanes(), warp = threadIdx.x / lanes();
  float sum = warp_sum(in[global_x()]);
  if (lane == 0) parts[warp] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    sum = 0;
    for (uint at = 0; at < (blockDim.x + lanes() - 1) / lanes(); at++) sum += parts[at];
    out[blockIdx.x] = sum;
  }
}

extern "C" __global__ void warp_max(const int *in, int *out) {
  int most = in[global_x()];
  for (uint by = 1; by < 8; by *= 2) {
    int other = shuffle_xor(most, by);
    most = other > most ? other : most;
  }
  out[global_x()] = most;
}

// Sums of segments of eight lanes, by shuffles upwards and one from the last lane.
extern "C" __global__ void segment_scan(const int *in, int *out) {
  uint lane = lane_of() % 8;
  int sum = in[global_x()];
  for (uint by = 1; by < 8; by *= 2) {
    int other = shuffle_up(sum, by);
    if (lane >= by) sum += other;
  }
  out[global_x()] = sum * 100 + shuffle(sum, (lane_of() & ~7u) + 7) % 100;
}

extern "C" __global__ void block_scan(const int *in, int *out) {
  __shared__ int parts[2][64];
  int from = 0;
  parts[0][threadIdx.x] = in[global_x()];
  __syncthreads();
  for (uint by = 1; by < 64; by *= 2) {
    int sum = parts[from][threadIdx.x];
    if (threadIdx.x >= by) sum += parts[from][threadIdx.x - by];
    from ^= 1;
    parts[from][threadIdx.x] = sum;
    __syncthreads();
  }
  out[global_x()] = parts[from][threadIdx.x];
}

extern "C" __global__ void histogram(const uchar *in, uint *counts, int n) {
  __shared__ uint own[32];
  if (threadIdx.x < 32) own[threadIdx.x] = 0;
  __syncthreads();
  for (uint at = global_x(); at < n; at += threads_x())
    __nvvm_atom_add_gen_i((int *)&own[in[at] >> 3], 1);
  __syncthreads();
  if (threadIdx.x < 32) __nvvm_atom_add_gen_i((int *)&counts[threadIdx.x], own[threadIdx.x]);
}

// The block that comes last adds the sums of all.
extern "C" __global__ void last_block(const int *in, volatile int *sums, int *state) {
  __shared__ int total;
  if (threadIdx.x == 0) total = 0;
  __syncthreads();
  __nvvm_atom_add_gen_i(&total, in[global_x()]);
  __syncthreads();
  if (threadIdx.x == 0) {
    sums[blockIdx.x] = total;
    __nvvm_membar_gl();
    if (__nvvm_atom_inc_gen_ui((uint *)&state[0], gridDim.x - 1) == gridDim.x - 1) {
      int all = 0;
      for (uint at = 0; at < gridDim.x; at++) all += sums[at];
      state[1] = all;
    }
  }
}

extern "C" __global__ void block_votes(const int *in, int *out) {
  int x = in[global_x()], *own = out + 3 * global_x();
  own[0] = __nvvm_bar0_popc(x > 50);
  own[1] = __nvvm_bar0_and(x >= 0) != 0;
  own[2] = __nvvm_bar0_or(x == 77) != 0;
}

extern "C" __global__ void warp_votes(const int *in, int *out) {
  int x = in[global_x()], *own = out + 6 * global_x();
  uint lane = lane_of(), mask = __nvvm_activemask();
  uint odd = __nvvm_vote_ballot_sync(mask, x & 1);
  // The bits of this thread's segment of eight lanes.
  own[0] = (odd >> (lane & 24)) & 0xff;
  own[1] = __nvvm_vote_all_sync(mask, x >= 0);
  own[2] = __nvvm_vote_any_sync(mask, x > 1000);
  own[3] = ((__nvvm_match_any_sync_i32(mask, x & 3) & odd) >> lane) & 1;
  own[4] = __builtin_popcount(odd & __nvvm_read_ptx_sreg_lanemask_lt() & (0xffu << (lane & 24)));
  int all = 7;
  own[5] = __nvvm_match_all_sync_i32p(mask, 5, &all) == mask && all;
}
