// Pipes: reservations of a sub-group.

__attribute__((intel_reqd_sub_group_size(16)))
kernel void put_by_sub_group(write_only pipe float to, global const float *in, global float *out)
{
    uint n = get_sub_group_size(), l = get_sub_group_local_id();
    reserve_id_t id = sub_group_reserve_write_pipe(to, n);
    if (is_valid_reserve_id(id)) {
        float x = in[get_global_id(0)];
        write_pipe(to, id, l ^ 1u, &x);
        sub_group_commit_write_pipe(to, id);
    }
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void take_by_sub_group(read_only pipe float from, global const float *in, global float *out)
{
    uint n = get_sub_group_size(), l = get_sub_group_local_id();
    reserve_id_t id = sub_group_reserve_read_pipe(from, n);
    if (is_valid_reserve_id(id)) {
        float x;
        read_pipe(from, id, l, &x);
        sub_group_commit_read_pipe(from, id);
        out[get_global_id(0)] = x * 2.0f;
    }
}
