// cl_ext_float_atomics: sums and extremes of floats in global memory.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void float_sums(global atomic_float *sums, global const float *in, global const int *bin)
{
    size_t i = get_global_id(0);
    atomic_fetch_add_explicit(&sums[bin[i]], in[i], memory_order_relaxed, memory_scope_device);
}

kernel void float_extremes(global atomic_float *low, global atomic_float *high, global const float *in)
{
    size_t i = get_global_id(0);
    atomic_fetch_min_explicit(low, in[i], memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(high, in[i], memory_order_relaxed, memory_scope_device);
}

kernel void double_sum(global atomic_double *sum, global const double *in)
{
    atomic_fetch_add_explicit(sum, in[get_global_id(0)], memory_order_relaxed, memory_scope_device);
}
