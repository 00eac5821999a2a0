// Every work-item query in one, two and three dimensions, with and without a global offset.

kernel void linear_ids(global ulong *global_linear, global ulong *local_linear, uint pitch, uint slice)
{
    size_t x = get_global_id(0) - get_global_offset(0);
    size_t y = get_global_id(1) - get_global_offset(1);
    size_t z = get_global_id(2) - get_global_offset(2);
    size_t at = z * slice + y * pitch + x;
    global_linear[at] = get_global_linear_id();
    local_linear[at] = get_local_linear_id();
}

kernel void launch_shape(global ulong *shape)
{
    if (get_global_linear_id() != 0)
        return;
    uint dims = get_work_dim();
    shape[0] = dims;
    for (uint d = 0; d < 3; d++) {
        global ulong *row = shape + 1 + d * 5;
        row[0] = get_global_size(d);
        row[1] = get_local_size(d);
        row[2] = get_num_groups(d);
        row[3] = get_global_offset(d);
        row[4] = get_enqueued_local_size(d);
    }
    // Dimensions past the third: sizes are 1, ids are 0.
    uint beyond = dims + 7;
    shape[16] = get_global_size(beyond);
    shape[17] = get_global_id(beyond);
    shape[18] = get_num_groups(beyond);
    shape[19] = get_local_id(beyond);
}

kernel void group_coordinates(global uint4 *out)
{
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    out[at] = (uint4)((uint)get_group_id(0), (uint)get_group_id(1),
                      (uint)get_local_id(0), (uint)get_local_id(1));
}
