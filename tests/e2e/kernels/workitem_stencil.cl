// Launches whose last work-group is smaller, and a three-dimensional stencil.

kernel void heat_step(global const float *now, global float *next, int3 extent, float alpha)
{
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    int pitch = extent.x, slice = extent.x * extent.y;
    int at = z * slice + y * pitch + x;
    bool inner = x > 0 && y > 0 && z > 0 && x < extent.x - 1 && y < extent.y - 1 && z < extent.z - 1;
    float centre = now[at];
    if (!inner) {
        next[at] = centre;
        return;
    }
    float around = now[at - 1] + now[at + 1] + now[at - pitch] + now[at + pitch] + now[at - slice] + now[at + slice];
    next[at] = centre + alpha * (around - 6.0f * centre);
}

kernel void ragged_groups(global uint *size_here, global uint *size_asked, global uint *partial)
{
    size_t i = get_global_id(0);
    size_here[i] = (uint)get_local_size(0);
    size_asked[i] = (uint)get_enqueued_local_size(0);
    if (get_local_id(0) == 0)
        partial[get_group_id(0)] = (uint)(get_local_size(0) * 1000 + get_group_id(0));
}

kernel void fill_window(global int *image, int pitch, int value)
{
    int x = get_global_id(0), y = get_global_id(1);
    image[y * pitch + x] = value + y * 16 + x;
}
