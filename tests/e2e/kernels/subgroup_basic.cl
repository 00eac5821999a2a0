// Sub-group queries and functions. The size of a sub-group is the device's choice.

kernel void queries(global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = get_sub_group_size();
    out[1 * n + i] = get_sub_group_local_id();
    out[2 * n + i] = get_sub_group_id();
    out[3 * n + i] = get_num_sub_groups();
    out[4 * n + i] = get_max_sub_group_size() >= get_sub_group_size();
    out[5 * n + i] = get_enqueued_num_sub_groups();
}

kernel void collectives(global const int *in, global int *out, global uint *who)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    who[i] = (uint)get_group_id(0) << 16 | get_sub_group_id() << 8 | get_sub_group_local_id();
    out[0 * n + i] = sub_group_reduce_add(x);
    out[1 * n + i] = sub_group_reduce_min(x);
    out[2 * n + i] = sub_group_reduce_max(x);
    out[3 * n + i] = sub_group_scan_inclusive_add(x);
    out[4 * n + i] = sub_group_scan_exclusive_add(x);
    out[5 * n + i] = sub_group_scan_inclusive_max(x);
    out[6 * n + i] = sub_group_broadcast(x, 0);
    out[7 * n + i] = sub_group_any(x > 90) != 0;
    out[8 * n + i] = sub_group_all(x > -90) != 0;
}

kernel void barriers(global const float *in, global float *out, global uint *who, local float *shared)
{
    size_t i = get_global_id(0);
    uint lane = get_sub_group_local_id(), width = get_sub_group_size();
    local float *mine = shared + get_sub_group_id() * get_max_sub_group_size();
    who[i] = (uint)get_group_id(0) << 16 | get_sub_group_id() << 8 | lane;
    mine[lane] = in[i];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    float neighbour = mine[(lane + 1) % width];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    out[i] = neighbour + sub_group_reduce_max(in[i]);
}
