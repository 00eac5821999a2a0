#include "cuda.h"

extern "C" __global__ void clocks(int *out) {
  ll start = __nvvm_read_ptx_sreg_clock64(), now;
  uint low = __nvvm_read_ptx_sreg_clock();
  int rounds = 0;
  __nvvm_nanosleep(10);
  do {
    now = __nvvm_read_ptx_sreg_clock64();
    rounds++;
  } while (now == start && rounds < 1000);
  out[global_x()] = now >= start && (low != 0 || rounds > 0);
}
