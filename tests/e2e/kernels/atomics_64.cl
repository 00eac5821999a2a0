// 64-bit atomics: the cl_khr_int64 functions and atomic_long.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void counters_64(global long *c, global ulong *u, global const long *in)
{
    size_t i = get_global_id(0);
    long x = in[i];
    atom_add(&c[0], x);
    atom_sub(&c[1], x);
    atom_inc(&c[2]);
    atom_dec(&c[3]);
    atom_min(&c[4], x);
    atom_max(&c[5], x);
    atom_and(&u[0], (ulong)x | 0xffff);
    atom_or(&u[1], (ulong)x);
    atom_xor(&u[2], (ulong)x);
    atom_min(&u[3], (ulong)x);
    atom_max(&u[4], (ulong)x);
}

kernel void fetches_64(global atomic_long *c, global atomic_ulong *u, global const long *in)
{
    size_t i = get_global_id(0);
    long x = in[i];
    atomic_fetch_add_explicit(&c[0], x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_min_explicit(&c[1], x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(&c[2], x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_xor_explicit(&u[0], (ulong)x, memory_order_acq_rel, memory_scope_device);
    atomic_fetch_add(&u[1], (ulong)1 << 40);
}

kernel void accumulate_f64(global double *sum, global ulong *slot, global const double *in)
{
    // Addition of doubles through compare-and-exchange of their bits.
    volatile global ulong *bits = (volatile global ulong *)sum;
    ulong old = *bits, seen;
    double x = in[get_global_id(0)];
    for (;;) {
        seen = atom_cmpxchg(bits, old, as_ulong(as_double(old) + x));
        if (seen == old)
            break;
        old = seen;
    }
    atom_xchg(slot + get_group_id(0), (ulong)get_group_id(0) + 10);
}
