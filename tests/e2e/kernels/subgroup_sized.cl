// Sub-groups of a required size.

__attribute__((intel_reqd_sub_group_size(16)))
kernel void row_sums(global const int *in, global int *out, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = sub_group_reduce_add(x);
    out[1 * n + i] = sub_group_scan_exclusive_add(x);
    out[2 * n + i] = sub_group_broadcast(x, 5);
    out[3 * n + i] = (int)get_sub_group_size();
    fout[i] = sub_group_scan_inclusive_add((float)x);
}

__attribute__((intel_reqd_sub_group_size(8)))
kernel void two_level_sum(global const long *in, global long *out)
{
    local long partial[16];
    long sum = sub_group_reduce_add(in[get_global_id(0)]);
    if (get_sub_group_local_id() == 0)
        partial[get_sub_group_id()] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        long total = 0;
        for (uint k = 0; k < get_num_sub_groups(); k++)
            total += partial[k];
        out[get_group_id(0)] = total;
    }
}
