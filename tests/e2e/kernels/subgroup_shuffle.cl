// Sub-group shuffles, ballots and non-uniform functions, with sub-groups of sixteen.

__attribute__((intel_reqd_sub_group_size(16)))
kernel void exchange_lanes(global const int *in, global const float *f, global int *out, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint lane = get_sub_group_local_id();
    int x = in[i];
    out[0 * n + i] = sub_group_shuffle(x, (lane * 5u + 3u) & 15u);
    out[1 * n + i] = sub_group_shuffle_xor(x, 6u);
    int up = sub_group_shuffle_up(x, 2u), down = sub_group_shuffle_down(x, 3u);
    out[2 * n + i] = lane >= 2 ? up : -1;
    out[3 * n + i] = lane < 13 ? down : -1;
    float sum = f[i];
    for (uint step = 8; step; step >>= 1)
        sum += sub_group_shuffle_xor(sum, step);
    fout[i] = sum;
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void ballots(global const int *in, global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint4 votes = sub_group_ballot(in[i] > 0);
    out[0 * n + i] = votes.x;
    out[1 * n + i] = sub_group_ballot_bit_count(votes);
    out[2 * n + i] = sub_group_ballot_exclusive_scan(votes);
    out[3 * n + i] = sub_group_ballot_find_lsb(votes | (uint4)(0x8000u, 0, 0, 0));
    out[4 * n + i] = sub_group_inverse_ballot(votes) != 0;
    out[5 * n + i] = sub_group_ballot_bit_extract(votes, 3) != 0;
    out[6 * n + i] = sub_group_elect() != 0;
    out[7 * n + i] = sub_group_non_uniform_all_equal(in[i] >> 31) != 0;
    out[8 * n + i] = (uint)sub_group_broadcast_first(in[i]);
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void diverged(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i], total = 0, product = 1;
    if (x > 0) {
        total = sub_group_non_uniform_reduce_add(x);
        product = sub_group_non_uniform_scan_inclusive_max(x);
    } else {
        total = -sub_group_non_uniform_reduce_min(x);
    }
    out[0 * n + i] = total;
    out[1 * n + i] = product;
    out[2 * n + i] = sub_group_clustered_reduce_add(x, 4u);
    out[3 * n + i] = sub_group_clustered_reduce_max(x, 8u);
    out[4 * n + i] = sub_group_reduce_add((short)x) + sub_group_broadcast((char)x, 2);
}
