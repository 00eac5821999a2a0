// Every reduction and scan of a sub-group of sixteen: of all items, of some, of clusters.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define THREE(row, prefix, name, x) \
    out[(3 * (row) + 0) * n + i] = prefix##reduce_##name(x); \
    out[(3 * (row) + 1) * n + i] = prefix##scan_exclusive_##name(x); \
    out[(3 * (row) + 2) * n + i] = prefix##scan_inclusive_##name(x)
#define LOGIC(row, name, x) \
    out[(3 * (row) + 0) * n + i] = sub_group_non_uniform_reduce_##name(x) != 0; \
    out[(3 * (row) + 1) * n + i] = sub_group_non_uniform_scan_exclusive_##name(x) != 0; \
    out[(3 * (row) + 2) * n + i] = sub_group_non_uniform_scan_inclusive_##name(x) != 0
#define SIXTEEN __attribute__((intel_reqd_sub_group_size(16)))

SIXTEEN kernel void uniform(global const int *in, global int *out, global uint *uout, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    THREE(0, sub_group_, add, x);
    THREE(1, sub_group_, min, x);
    THREE(2, sub_group_, max, x);
    uout[0 * n + i] = sub_group_scan_exclusive_min((uint)x);
    uout[1 * n + i] = sub_group_scan_exclusive_max((uint)x);
    uout[2 * n + i] = sub_group_reduce_max((uint)x);
    fout[0 * n + i] = sub_group_scan_exclusive_min((float)x);
    fout[1 * n + i] = sub_group_scan_inclusive_max((float)x);
    fout[2 * n + i] = sub_group_reduce_min((float)x);
}

SIXTEEN kernel void of_some(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    if (x % 3 != 0) {
        THREE(0, sub_group_non_uniform_, add, x);
        THREE(1, sub_group_non_uniform_, mul, x);
        THREE(2, sub_group_non_uniform_, min, x);
        THREE(3, sub_group_non_uniform_, max, x);
        THREE(4, sub_group_non_uniform_, and, x);
        THREE(5, sub_group_non_uniform_, or, x);
        THREE(6, sub_group_non_uniform_, xor, x);
    }
}

SIXTEEN kernel void logic_of_some(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    if (x % 3 != 0) {
        int bit = x & 4;
        LOGIC(0, logical_and, bit);
        LOGIC(1, logical_or, bit);
        out[6 * n + i] = sub_group_non_uniform_reduce_logical_xor(bit) != 0;
    }
}

SIXTEEN kernel void of_clusters(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = sub_group_clustered_reduce_add(x, 2u);
    out[1 * n + i] = sub_group_clustered_reduce_mul(x, 4u);
    out[2 * n + i] = sub_group_clustered_reduce_min(x, 8u);
    out[3 * n + i] = sub_group_clustered_reduce_max(x, 16u);
    out[4 * n + i] = sub_group_clustered_reduce_and(x, 4u);
    out[5 * n + i] = sub_group_clustered_reduce_or(x, 8u);
    out[6 * n + i] = sub_group_clustered_reduce_xor(x, 2u);
    out[7 * n + i] = sub_group_clustered_reduce_logical_and(x & 3, 4u) != 0;
    out[8 * n + i] = sub_group_clustered_reduce_logical_or(x & 4, 2u) != 0;
    out[9 * n + i] = sub_group_clustered_reduce_logical_xor(x & 1, 8u) != 0;
}

SIXTEEN kernel void of_floats(global const float *in, global float *out, global double *dout, global half *hout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    double d = x;
    half h = (half)x;
    out[0 * n + i] = sub_group_non_uniform_reduce_add(x);
    out[1 * n + i] = sub_group_non_uniform_scan_exclusive_mul(x > 0.0f ? 2.0f : 1.0f);
    out[2 * n + i] = sub_group_clustered_reduce_min(x, 4u);
    dout[0 * n + i] = sub_group_non_uniform_scan_inclusive_add(d);
    dout[1 * n + i] = sub_group_reduce_max(d);
    dout[2 * n + i] = sub_group_clustered_reduce_max(d, 8u);
    hout[0 * n + i] = sub_group_reduce_min(h);
    hout[1 * n + i] = sub_group_non_uniform_scan_inclusive_max(h);
    hout[2 * n + i] = sub_group_scan_exclusive_max(h);
}

SIXTEEN kernel void of_widths(global const long *in, global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    long x = in[i];
    out[0 * n + i] = sub_group_reduce_add((char)x);
    out[1 * n + i] = sub_group_scan_inclusive_max((uchar)x);
    out[2 * n + i] = sub_group_reduce_min((short)x);
    out[3 * n + i] = sub_group_scan_inclusive_add((ushort)x);
    out[4 * n + i] = sub_group_scan_exclusive_add(x);
    out[5 * n + i] = (long)sub_group_reduce_max((ulong)x);
    out[6 * n + i] = sub_group_non_uniform_reduce_xor((uchar)x);
    out[7 * n + i] = sub_group_clustered_reduce_and((short)x, 4u);
    out[8 * n + i] = sub_group_non_uniform_scan_inclusive_min(x);
}

SIXTEEN kernel void moved(global const long *in, global long *out, global float4 *vectors, global half *hout)
{
    // Values of all types from lane to lane.
    size_t i = get_global_id(0), n = get_global_size(0);
    uint lane = get_sub_group_local_id();
    long x = in[i];
    out[0 * n + i] = sub_group_shuffle((char)x, lane ^ 1u);
    out[1 * n + i] = sub_group_shuffle_xor((ushort)x, 3u);
    out[2 * n + i] = sub_group_shuffle(x, 15u - lane);
    out[3 * n + i] = (long)sub_group_shuffle_xor((ulong)x, 8u);
    out[4 * n + i] = (long)sub_group_shuffle_xor((double)(x & 0xffff), 4u);
    out[5 * n + i] = sub_group_non_uniform_broadcast((int)x, 7u);
    out[6 * n + i] = sub_group_broadcast_first((short)x);
    out[7 * n + i] = sub_group_broadcast((uchar)x, 11u);
    long up = sub_group_shuffle_up(x, 1u), down = sub_group_shuffle_down((short)x, 5u);
    out[8 * n + i] = lane >= 1 ? up : -1;
    out[9 * n + i] = lane < 11 ? down : -1;
    vectors[i] = sub_group_broadcast(convert_float4((char4)(x, x >> 8, x >> 16, x >> 24)), 2u);
    hout[i] = sub_group_shuffle((half)(x & 255), lane ^ 2u);
}

SIXTEEN kernel void votes(global const int *in, global uint *out, global uint4 *masks)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint4 ballot = sub_group_ballot(in[i] & 1);
    if (in[i] > 0) {
        out[0 * n + i] = sub_group_non_uniform_all(in[i] > 10) != 0;
        out[1 * n + i] = sub_group_non_uniform_any(in[i] > 90) != 0;
        out[2 * n + i] = sub_group_non_uniform_all_equal(in[i] >> 7) != 0;
    }
    out[3 * n + i] = sub_group_ballot_find_msb(ballot | (uint4)(1, 0, 0, 0));
    out[4 * n + i] = sub_group_ballot_inclusive_scan(ballot);
    masks[0 * n + i] = get_sub_group_eq_mask();
    masks[1 * n + i] = get_sub_group_ge_mask() & (uint4)(0xffff, 0, 0, 0);
    masks[2 * n + i] = get_sub_group_gt_mask() & (uint4)(0xffff, 0, 0, 0);
    masks[3 * n + i] = get_sub_group_le_mask();
    masks[4 * n + i] = get_sub_group_lt_mask();
}
