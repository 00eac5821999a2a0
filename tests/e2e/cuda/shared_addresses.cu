#include "cuda.h"

extern "C" __global__ void memory(const int *in, int *out, int *sums) {
  __shared__ int part[64];
  int x, y, old;
  uint base = (uint)(ull)(__attribute__((address_space(3))) int *)part;
  uint place = base + 4 * threadIdx.x;
  asm volatile("ld.global.nc.b32 %0, [%1];" : "=r"(x) : "l"(in + global_x()));
  asm volatile("st.shared.b32 [%0], %1;" : : "r"(place), "r"(x * 2) : "memory");
  asm volatile("bar.sync 0;" : : : "memory");
  asm volatile("ld.volatile.shared.b32 %0, [%1];" : "=r"(y) : "r"(base + 4 * (threadIdx.x ^ 1)));
  asm volatile("red.relaxed.gpu.global.add.s32 [%0], %1;" : : "l"(sums), "r"(y) : "memory");
  asm volatile("atom.global.max.s32 %0, [%1+4], %2;" : "=r"(old) : "l"(sums), "r"(x));
  asm volatile("fence.acq_rel.gpu; membar.cta; prefetch.global.L2 [%0];" : : "l"(in) : "memory");
  asm volatile("{ .reg .pred p; setp.gt.s32 p, %1, 0; @p st.global.b32 [%0], %1; }"
               : : "l"(out + global_x()), "r"(y) : "memory");
}
