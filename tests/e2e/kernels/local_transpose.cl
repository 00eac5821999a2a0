// Transposition and rearrangement through local memory.

kernel __attribute__((reqd_work_group_size(16, 4, 1)))
void transpose_padded(global const float *in, global float *out, int width, int height)
{
    local float tile[16][17];
    int x = get_group_id(0) * 16 + get_local_id(0), y = get_group_id(1) * 16 + get_local_id(1);
    for (int k = 0; k < 16; k += 4)
        tile[get_local_id(1) + k][get_local_id(0)] = in[(y + k) * width + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * 16 + get_local_id(0);
    y = get_group_id(0) * 16 + get_local_id(1);
    for (int k = 0; k < 16; k += 4)
        out[(y + k) * height + x] = tile[get_local_id(0)][get_local_id(1) + k];
}

kernel void planes_from_pixels(global const uchar4 *in, global uchar *out, int count)
{
    local uchar plane[4][64];
    int l = get_local_id(0), base = get_group_id(0) * 64;
    uchar4 p = in[base + l];
    plane[0][l] = p.x;
    plane[1][l] = p.y;
    plane[2][l] = p.z;
    plane[3][l] = p.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    // Each quarter of the group writes one plane, four bytes an item.
    int which = l / 16, at = (l % 16) * 4;
    vstore4(*(local uchar4 *)&plane[which][at], 0, out + which * count + base + at);
}

kernel void bitonic_sort(global uint *keys, local uint *shared)
{
    uint l = get_local_id(0), n = get_local_size(0) * 2;
    global uint *mine = keys + get_group_id(0) * n;
    shared[l] = mine[l];
    shared[l + n / 2] = mine[l + n / 2];
    for (uint size = 2; size <= n; size *= 2) {
        for (uint stride = size / 2; stride > 0; stride /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint at = 2 * l - (l & (stride - 1));
            bool up = ((at & size) == 0) || size == n;
            uint a = shared[at], b = shared[at + stride];
            if ((a > b) == up) {
                shared[at] = b;
                shared[at + stride] = a;
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    mine[l] = shared[l];
    mine[l + n / 2] = shared[l + n / 2];
}
