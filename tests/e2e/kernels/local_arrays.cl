// Local arrays of two and three dimensions, of structs and vectors, and several kinds in one kernel.

typedef struct {
    float2 centre;
    int hits;
} cluster;

kernel void nearest_centres(global const float2 *points, global const float2 *centres, global int *label,
                            global float *sums)
{
    local cluster shared[4];
    size_t l = get_local_id(0), i = get_global_id(0);
    if (l < 4) {
        shared[l].centre = centres[l];
        shared[l].hits = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int best = 0;
    float least = MAXFLOAT;
    for (int k = 0; k < 4; k++) {
        float2 d = points[i] - shared[k].centre;
        float square = d.x * d.x + d.y * d.y;
        if (square < least) {
            least = square;
            best = k;
        }
    }
    label[i] = best;
    atomic_inc(&shared[best].hits);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 4)
        sums[get_group_id(0) * 4 + l] = (float)shared[l].hits;
}

kernel void cube_rotation(global const short *in, global short *out)
{
    local short cube[4][4][4];
    size_t x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
    size_t base = get_group_id(0) * 64;
    cube[z][y][x] = in[base + z * 16 + y * 4 + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[base + z * 16 + y * 4 + x] = cube[x][z][3 - y];
}

kernel void convolve_tiles(global const float *in, constant float *weights, global float *out, int width, int height)
{
    local float tile[10][10];
    int lx = get_local_id(0), ly = get_local_id(1);
    int x0 = get_group_id(0) * 8 - 1, y0 = get_group_id(1) * 8 - 1;
    for (int k = ly * 8 + lx; k < 100; k += 64) {
        int tx = k % 10, ty = k / 10, sx = x0 + tx, sy = y0 + ty;
        tile[ty][tx] = sx >= 0 && sy >= 0 && sx < width && sy < height ? in[sy * width + sx] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float sum = 0.0f;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++)
            sum += tile[ly + dy][lx + dx] * weights[dy * 3 + dx];
    out[y * width + x] = sum;
}

kernel void mixed_locals(global const int *in, global int *out, local int *dynamic, local float4 *vectors)
{
    local int fixed_size[16];
    local uchar flags[16];
    size_t l = get_local_id(0), i = get_global_id(0);
    fixed_size[l] = in[i];
    dynamic[15 - l] = in[i] * 2;
    vectors[l] = (float4)(in[i]);
    vectors[l].y = 0.5f;
    flags[l] = in[i] > 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    size_t next = (l + 1) & 15;
    out[i] = fixed_size[next] + dynamic[next] + (int)(vectors[next].y * vectors[next].w) + flags[next] * 1000;
}
