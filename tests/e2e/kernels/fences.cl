// Fences of every kind between the items of a work-group.

kernel void named_fences(global const int *in, global int *out, local int *shared)
{
    uint l = get_local_id(0), i = get_global_id(0), n = get_local_size(0);
    shared[l] = in[i];
    write_mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    read_mem_fence(CLK_LOCAL_MEM_FENCE);
    int right = shared[(l + 1) % n];
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    shared[n - 1 - l] = right * 2;
    mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = shared[l];
}

kernel void scoped_fences(global const int *in, global int *out, global int *scratch)
{
    local int shared[32];
    uint l = get_local_id(0), i = get_global_id(0), base = i - l;
    shared[l] = in[i] + 1;
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
    scratch[base + (l ^ 1)] = shared[31 - l];
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_seq_cst,
                           memory_scope_all_svm_devices);
    out[i] = scratch[base + (l + 7) % 32];
}

kernel void wave_front(global const int *weights, global int *best, int size)
{
    // Longest path through a triangle, one row per barrier.
    local int row[64];
    int l = get_local_id(0);
    global const int *triangle = weights + get_group_id(0) * size * size;
    if (l < size)
        row[l] = triangle[(size - 1) * size + l];
    for (int y = size - 2; y >= 0; y--) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int below = l <= y ? max(row[l], row[l + 1]) : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l <= y)
            row[l] = below + triangle[y * size + l];
    }
    if (l == 0)
        best[get_group_id(0)] = row[0];
}
