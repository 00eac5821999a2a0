// The atomic functions of OpenCL 2.0: plain and explicit forms, flags, compare-and-exchange.

kernel void fetches(global atomic_int *c, global atomic_uint *u, global const int *in)
{
    size_t i = get_global_id(0);
    int x = in[i];
    atomic_fetch_add(&c[0], x);
    atomic_fetch_sub_explicit(&c[1], x, memory_order_relaxed);
    atomic_fetch_or_explicit(&c[2], x & 0xf0, memory_order_acquire, memory_scope_device);
    atomic_fetch_xor_explicit(&c[3], x, memory_order_acq_rel, memory_scope_device);
    atomic_fetch_and_explicit(&c[4], x | 0x100, memory_order_release, memory_scope_all_svm_devices);
    atomic_fetch_min_explicit(&c[5], x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(&c[6], x, memory_order_seq_cst, memory_scope_device);
    atomic_fetch_min(&c[7], x);
    atomic_fetch_max(&c[8], x);
    atomic_fetch_min(&u[0], (uint)x);
    atomic_fetch_max(&u[1], (uint)x);
    atomic_fetch_min_explicit(&u[2], (uint)x, memory_order_relaxed);
    atomic_fetch_max_explicit(&u[3], (uint)x, memory_order_relaxed);
    atomic_fetch_add_explicit(&u[4], 5u, memory_order_relaxed, memory_scope_device);
}

kernel void loads_and_stores(global const int *in, global int *out, global float *fout)
{
    local atomic_int cell[16];
    local atomic_float fcell[16];
    uint l = get_local_id(0);
    size_t i = get_global_id(0);
    atomic_init(&cell[l], in[i]);
    atomic_init(&fcell[l], (float)in[i] * 0.5f);
    barrier(CLK_LOCAL_MEM_FENCE);
    int seen = atomic_load_explicit(&cell[l ^ 1], memory_order_acquire, memory_scope_work_group);
    float fseen = atomic_load(&fcell[15 - l]);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_store_explicit(&cell[l], seen + 1, memory_order_release, memory_scope_work_group);
    atomic_store(&fcell[l], fseen);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = atomic_exchange(&cell[(l + 3) & 15], -1);
    fout[i] = atomic_exchange_explicit(&fcell[(l + 5) & 15], 0.0f, memory_order_relaxed, memory_scope_work_group);
}

kernel void compare_exchange(global atomic_int *sum, global atomic_uint *highest, global const int *in,
                             global atomic_int *wins)
{
    size_t i = get_global_id(0);
    int old = atomic_load(sum);
    while (!atomic_compare_exchange_weak(sum, &old, old + in[i]))
        ;
    uint seen = atomic_load_explicit(highest, memory_order_relaxed, memory_scope_device);
    uint mine = (uint)in[i];
    while (seen < mine && !atomic_compare_exchange_strong_explicit(highest, &seen, mine, memory_order_acq_rel,
                                                                   memory_order_relaxed, memory_scope_device))
        ;
    int expected = 0;
    if (atomic_compare_exchange_strong(&wins[i & 3], &expected, 1))
        atomic_fetch_add(&wins[4], 1);
    else
        atomic_fetch_add(&wins[5], expected);
}

kernel void flags(global int *order, global int *counts)
{
    local atomic_flag taken[4];
    local atomic_int losers;
    uint l = get_local_id(0);
    if (l < 4)
        atomic_flag_clear(&taken[l]);
    if (l == 0)
        atomic_init(&losers, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!atomic_flag_test_and_set(&taken[l & 3]))
        order[get_group_id(0) * 4 + (l & 3)] = 1;
    else
        atomic_fetch_add_explicit(&losers, 1, memory_order_relaxed, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 4)
        atomic_flag_clear_explicit(&taken[l], memory_order_release, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 5 && !atomic_flag_test_and_set_explicit(&taken[2], memory_order_acquire, memory_scope_work_group))
        counts[get_group_id(0)] = atomic_load(&losers);
}
