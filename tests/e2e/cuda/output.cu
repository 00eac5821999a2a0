#include "cuda.h"

extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ __attribute__((noreturn)) void __assertfail(const char *, const char *, uint,
                                                                  const char *, unsigned long);

#define assert(condition)                                                                      \
  ((condition) ? (void)0 : __assertfail(#condition, "output.cu", __LINE__, __func__, 1))

extern "C" __global__ void prints(const int *in, int *out) {
  int x = in[global_x()];
  int count = printf("thread %u has %d and %.2f\n", threadIdx.x, x, x * 0.5);
  if (x == 3) printf("three: %c %s %lld %x\n", 'c', "text", 1ll << 40, 255);
  if (x == 4) printf("no values, 100%%\n");
  out[global_x()] = count >= 0;
}

extern "C" __global__ void asserts(const int *in, int *out) {
  int x = in[global_x()];
  assert(x >= 0);
  out[global_x()] = x + 1;
}
