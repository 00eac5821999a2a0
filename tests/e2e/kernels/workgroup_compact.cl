// Stream compaction and run lengths with the work-group scans.

kernel void keep_positive(global const int *in, global int *out, global uint *kept)
{
    size_t i = get_global_id(0), base = i - get_local_id(0);
    int x = in[i];
    uint wanted = x > 0;
    uint at = work_group_scan_exclusive_add(wanted);
    uint total = work_group_reduce_add(wanted);
    if (wanted)
        out[base + at] = x;
    if (get_local_id(0) == 0)
        kept[get_group_id(0)] = total;
}

kernel void radix_pass(global const uint *in, global uint *out, uint shift)
{
    // A stable split by one bit per step, four bits in all, within a group.
    size_t base = get_group_id(0) * get_local_size(0), n = get_local_size(0), l = get_local_id(0);
    local uint keys[64];
    keys[l] = in[base + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint bit = shift; bit < shift + 4; bit++) {
        uint key = keys[l];
        uint one = key >> bit & 1u;
        uint before = work_group_scan_exclusive_add(1u - one);
        uint zeros = work_group_reduce_add(1u - one);
        uint to = one ? zeros + (uint)l - before : before;
        barrier(CLK_LOCAL_MEM_FENCE);
        keys[to] = key;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[base + l] = keys[l];
}
