// Products of matrices through tiles in local memory.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define TILE 8

kernel void matmul_f32(global const float *a, global const float *b, global float *c, int m, int n, int k)
{
    local float ta[TILE][TILE], tb[TILE][TILE];
    int lx = get_local_id(0), ly = get_local_id(1);
    int column = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
    for (int t = 0; t < k; t += TILE) {
        ta[ly][lx] = row < m && t + lx < k ? a[row * k + t + lx] : 0.0f;
        tb[ly][lx] = t + ly < k && column < n ? b[(t + ly) * n + column] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int p = 0; p < TILE; p++)
            sum = fma(ta[ly][p], tb[p][lx], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && column < n)
        c[row * n + column] = sum;
}

kernel void matmul_i32(global const int *a, global const int *b, global int *c, int size)
{
    local int tiles[2][TILE][TILE + 1];
    int lx = get_local_id(0), ly = get_local_id(1), sum = 0;
    int column = get_global_id(0), row = get_global_id(1);
    for (int t = 0; t < size / TILE; t++) {
        tiles[0][ly][lx] = a[row * size + t * TILE + lx];
        tiles[1][ly][lx] = b[(t * TILE + ly) * size + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int p = 0; p < TILE; p++)
            sum += tiles[0][ly][p] * tiles[1][p][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * size + column] = sum;
}

kernel void matmul_blocked_f64(global const double *a, global const double *b, global double *c, int size,
                               local double *shared)
{
    // Each item computes 2 x 2 results from a strip of both matrices.
    local double *strip_a = shared, *strip_b = shared + 2 * TILE * TILE;
    int lx = get_local_id(0), ly = get_local_id(1);
    int row = 2 * (int)get_global_id(1), column = 2 * (int)get_global_id(0);
    double acc[2][2] = {{0.0, 0.0}, {0.0, 0.0}};
    for (int t = 0; t < size; t += TILE) {
        for (int r = 0; r < 2; r++) {
            strip_a[(2 * ly + r) * TILE + lx] = a[(row + r) * size + t + lx];
            strip_b[ly * 2 * TILE + 2 * lx + r] = b[(t + ly) * size + column + r];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int p = 0; p < TILE; p++)
            for (int r = 0; r < 2; r++)
                for (int s = 0; s < 2; s++)
                    acc[r][s] += strip_a[(2 * ly + r) * TILE + p] * strip_b[p * 2 * TILE + 2 * lx + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int r = 0; r < 2; r++)
        vstore2((double2)(acc[r][0], acc[r][1]), 0, c + (row + r) * size + column);
}
