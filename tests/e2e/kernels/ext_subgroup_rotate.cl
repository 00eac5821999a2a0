// cl_khr_subgroup_rotate: values move round a sub-group or a cluster of it.

__attribute__((intel_reqd_sub_group_size(16)))
kernel void rotate_lanes(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = sub_group_rotate(in[i], 3);
    out[1 * n + i] = sub_group_clustered_rotate(in[i], 1, 4u);
}
