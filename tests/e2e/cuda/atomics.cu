#include "cuda.h"

extern "C" __global__ void atomics(int *state) {
  int x = (int)global_x();
  __nvvm_atom_add_gen_i(&state[0], x);
  __nvvm_atom_max_gen_i(&state[1], x * 7 % 97);
  __nvvm_atom_min_gen_i(&state[2], x * 5 % 89 - 40);
  __nvvm_atom_xor_gen_i(&state[3], 1 << (x & 31));
  __nvvm_atom_or_gen_i(&state[4], 1 << (x & 7));
  __nvvm_atom_and_gen_i(&state[5], ~(1 << (x & 7)));
  __nvvm_atom_inc_gen_ui((uint *)&state[6], 9);
  __nvvm_atom_dec_gen_ui((uint *)&state[7], 9);
  __nvvm_atom_max_gen_ui((uint *)&state[8], (uint)x * 0x9e3779b9u);
  // Each thread gets one of the places.
  int place = __nvvm_atom_add_gen_i(&state[9], 1);
  state[16 + place] = place * 3;
}

extern "C" __global__ void scoped(int *state, ll *wide, float *sums) {
  int x = (int)global_x();
  __nvvm_atom_cta_add_gen_i(&state[0], x);
  __nvvm_atom_sys_max_gen_i(&state[1], x);
  __nvvm_atom_cta_xor_gen_i(&state[2], x);
  __scoped_atomic_fetch_add(&state[3], 2, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  __scoped_atomic_fetch_or(&state[4], x, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_WRKGRP);
  __scoped_atomic_fetch_min(&state[5], x, __ATOMIC_SEQ_CST, __MEMORY_SCOPE_SYSTEM);
  __nvvm_atom_add_gen_ll(&wide[0], 1ll << 33);
  __nvvm_atom_sys_add_gen_ll(&wide[1], x);
  __nvvm_atom_add_gen_f(&sums[0], 0.5f);
  __nvvm_atom_cta_add_gen_f(&sums[1], 0.25f);
}

// A maximum of floats by compare-and-swap, and a lock by exchange.
extern "C" __global__ void swaps(const float *in, int *state) {
  int old = __scoped_atomic_load_n(&state[0], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE), seen;
  float x = in[global_x()];
  while (__builtin_bit_cast(float, old) < x) {
    seen = __nvvm_atom_cas_gen_i(&state[0], old, __builtin_bit_cast(int, x));
    if (seen == old) break;
    old = seen;
  }
  if (threadIdx.x == 0) {
    while (__nvvm_atom_xchg_gen_i(&state[1], 1)) {}
    __nvvm_membar_gl();
    volatile int *count = &state[2];
    *count = *count + 5;
    __nvvm_membar_gl();
    __nvvm_atom_xchg_gen_i(&state[1], 0);
  }
}

extern "C" __global__ void wide_sums(const double *in, double *sum) {
  __nvvm_atom_add_gen_d(sum, in[global_x()]);
}
