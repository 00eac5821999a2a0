// C11 atomics that all work items contend for, in global, local and generic memory.

kernel void without_orders(global atomic_int *c, global const int *in)
{
    int x = in[get_global_id(0)];
    atomic_fetch_add(&c[0], x);
    atomic_fetch_sub(&c[1], x);
    atomic_fetch_or(&c[2], x & 0xf0f);
    atomic_fetch_xor(&c[3], x);
    atomic_fetch_and(&c[4], x | 0x100);
}

void add_by_exchange(atomic_int *sum, int x)
{
    int old = atomic_load_explicit(sum, memory_order_relaxed, memory_scope_work_group);
    while (!atomic_compare_exchange_weak_explicit(sum, &old, old + x, memory_order_acq_rel,
                                                  memory_order_acquire, memory_scope_device))
        ;
}

kernel void generic_sums(global atomic_int *sums, global const int *in, global int *group_sums)
{
    local atomic_int mine;
    size_t i = get_global_id(0);
    if (get_local_id(0) == 0)
        atomic_init(&mine, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    add_by_exchange(in[i] & 1 ? (atomic_int *)&mine : (atomic_int *)sums, in[i]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        group_sums[get_group_id(0)] = atomic_load(&mine);
}

kernel void spin_lock(global atomic_flag *lock, global int *total, global const int *in)
{
    // One item of each group at a time.
    if (get_local_id(0) != 0)
        return;
    while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire, memory_scope_device))
        ;
    int sum = *(volatile global int *)total;
    for (size_t k = 0; k < get_local_size(0); k++)
        sum += in[get_global_id(0) + k];
    *(volatile global int *)total = sum;
    atomic_flag_clear_explicit(lock, memory_order_release, memory_scope_device);
}
