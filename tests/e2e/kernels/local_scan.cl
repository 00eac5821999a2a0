// Prefix sums: work-efficient, doubling, and of segments.

kernel void blelloch(global const int *in, global int *out, global int *totals)
{
    local int tree[128];
    uint l = get_local_id(0), base = get_group_id(0) * 128;
    tree[2 * l] = in[base + 2 * l];
    tree[2 * l + 1] = in[base + 2 * l + 1];
    uint offset = 1;
    for (uint d = 64; d > 0; d >>= 1, offset <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            uint a = offset * (2 * l + 1) - 1, b = offset * (2 * l + 2) - 1;
            tree[b] += tree[a];
        }
    }
    if (l == 0) {
        totals[get_group_id(0)] = tree[127];
        tree[127] = 0;
    }
    for (uint d = 1; d < 128; d <<= 1) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            uint a = offset * (2 * l + 1) - 1, b = offset * (2 * l + 2) - 1;
            int t = tree[a];
            tree[a] = tree[b];
            tree[b] += t;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[base + 2 * l] = tree[2 * l];
    out[base + 2 * l + 1] = tree[2 * l + 1];
}

kernel void hillis_steele(global const float *in, global float *out, local float *front, local float *back)
{
    uint l = get_local_id(0), n = get_local_size(0);
    local float *from = front, *to = back;
    from[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 1; step < n; step *= 2) {
        to[l] = l >= step ? from[l] + from[l - step] : from[l];
        barrier(CLK_LOCAL_MEM_FENCE);
        local float *t = from;
        from = to;
        to = t;
    }
    out[get_global_id(0)] = from[l];
}

kernel void segmented(global const int *in, global const uchar *starts, global int *out)
{
    local int value[64];
    local uchar flag[64];
    uint l = get_local_id(0), i = get_global_id(0);
    value[l] = in[i];
    flag[l] = starts[i] | (l == 0);
    for (uint step = 1; step < 64; step <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int v = value[l];
        uchar f = flag[l];
        if (!f && l >= step) {
            v += value[l - step];
            f |= flag[l - step];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        value[l] = v;
        flag[l] = f;
    }
    out[i] = value[l];
}
