// Copies by the whole work-group, with events; prefetch.

kernel void reverse_tiles(global const float *in, global float *out, local float *tile)
{
    size_t n = get_local_size(0), base = get_group_id(0) * n;
    event_t e = async_work_group_copy(tile, in + base, n, 0);
    wait_group_events(1, &e);
    float mine = tile[n - 1 - get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[get_local_id(0)] = mine * 2.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + base, tile, n, 0);
    wait_group_events(1, &e);
}

kernel void gather_columns(global const int *in, global int *out, local int *column, int width)
{
    size_t n = get_local_size(0), g = get_group_id(0);
    event_t e = async_work_group_strided_copy(column, in + g, n, (size_t)width, 0);
    wait_group_events(1, &e);
    column[get_local_id(0)] += 1000 * (int)g;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_strided_copy(out + g, column, n, (size_t)width, 0);
    wait_group_events(1, &e);
}

kernel void two_streams(global const int4 *a, global const short8 *b, global int *out)
{
    local int4 la[16];
    local short8 lb[16];
    size_t base = get_group_id(0) * 16, l = get_local_id(0);
    prefetch(a + base, 16);
    event_t events[2];
    events[0] = async_work_group_copy(la, a + base, 16, 0);
    events[1] = async_work_group_copy(lb, b + base, 16, 0);
    wait_group_events(2, events);
    int4 x = la[l];
    short8 y = lb[15 - l];
    out[base + l] = x.x + x.y + x.z + x.w + y.s0 * y.s7;
}

kernel void double_buffer(global const float *in, global float *out, int tiles)
{
    local float buffers[2][32];
    size_t l = get_local_id(0);
    float sum = 0.0f;
    global const float *from = in + get_group_id(0) * tiles * 32;
    event_t pending = async_work_group_copy(buffers[0], from, 32, 0);
    for (int t = 0; t < tiles; t++) {
        wait_group_events(1, &pending);
        if (t + 1 < tiles)
            pending = async_work_group_copy(buffers[(t + 1) & 1], from + (t + 1) * 32, 32, 0);
        sum += buffers[t & 1][l] + buffers[t & 1][(l + 1) & 31];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = sum;
}
