// The product of a warp of 32 lanes: 16 x 16 by 16 x 8, halves with sums of float.
#include "cuda.h"

extern "C" __global__ void __launch_bounds__(32) warp_product(const ushort *a, const ushort *b,
                                                              float *c) {
  __shared__ alignas(16) ushort left[16 * 16], right[16 * 8];
  uint lane = threadIdx.x;
  uint left_at = (uint)(ull)(__attribute__((address_space(3))) ushort *)left;
  uint right_at = (uint)(ull)(__attribute__((address_space(3))) ushort *)right;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" : : "r"(left_at + 16 * lane),
               "l"(a + 8 * lane));
  if (lane < 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" : : "r"(right_at + 16 * lane),
                 "l"(b + 8 * lane));
  asm volatile("cp.async.commit_group; cp.async.wait_group 0;" : : : "memory");
  __syncthreads();
  uint x[4], y[2];
  float sums[4] = {0, 0, 0, 0};
  // Rows of the four quarters of A, and of the two halves of B.
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3])
               : "r"(left_at + 32 * (lane & 15) + 16 * (lane >> 4)));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
               : "=r"(y[0]), "=r"(y[1]) : "r"(right_at + 16 * (lane & 15)));
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3},"
               " {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
               : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));
  for (int at = 0; at < 4; at++)
    c[(lane / 4 + at / 2 * 8) * 8 + lane % 4 * 2 + at % 2] = sums[at];
}
