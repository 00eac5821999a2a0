// Linear algebra and signal processing.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void spmv_csr(global const int *row_start, global const int *column, global const double *value,
                     global const double *x, global double *y)
{
    size_t row = get_global_id(0);
    double sum = 0.0;
    for (int k = row_start[row]; k < row_start[row + 1]; k++)
        sum += value[k] * x[column[k]];
    y[row] = sum;
}

kernel void fft_radix2(global float2 *data, local float2 *shared, int log_size)
{
    uint l = get_local_id(0), n = 1u << log_size;
    global float2 *mine = data + get_group_id(0) * n;
    for (uint k = l; k < n; k += get_local_size(0)) {
        uint reversed = 0;
        for (int b = 0; b < log_size; b++)
            reversed |= (k >> b & 1u) << (log_size - 1 - b);
        shared[reversed] = mine[k];
    }
    for (uint span = 1; span < n; span <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint j = l & (span - 1), at = ((l - j) << 1) + j;
        float angle = -M_PI_F * j / span;
        float2 w = (float2)(cos(angle), sin(angle));
        float2 a = shared[at], b = shared[at + span];
        float2 t = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
        shared[at] = a + t;
        shared[at + span] = a - t;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = l; k < n; k += get_local_size(0))
        mine[k] = shared[k];
}

kernel void sgemm_4x4(global const float4 *a, global const float4 *b, global float4 *c, int quads)
{
    // Matrices in rows of float4; each item makes a block of 4 x 4.
    int column = get_global_id(0), row = get_global_id(1) * 4;
    float4 acc[4] = {(float4)(0.0f), (float4)(0.0f), (float4)(0.0f), (float4)(0.0f)};
    for (int k = 0; k < quads; k++) {
        float4 b0 = b[(4 * k) * quads + column], b1 = b[(4 * k + 1) * quads + column];
        float4 b2 = b[(4 * k + 2) * quads + column], b3 = b[(4 * k + 3) * quads + column];
        for (int r = 0; r < 4; r++) {
            float4 v = a[(row + r) * quads + k];
            acc[r] = mad(v.x, b0, acc[r]);
            acc[r] += v.yyyy * b1;
            acc[r] = fma((float4)(v.z), b2, acc[r]);
            acc[r] += v.w * b3;
        }
    }
    for (int r = 0; r < 4; r++)
        c[(row + r) * quads + column] = acc[r];
}

kernel void int8_gemv(global const char4 *weights, global const char4 *x, global int *out, global float *scaled, int quads,
                      float scale)
{
    size_t row = get_global_id(0);
    int sum = 0;
    for (int k = 0; k < quads; k++) {
        short4 p = convert_short4(weights[row * quads + k]) * convert_short4(x[k]);
        sum += p.x + p.y + p.z + p.w;
    }
    out[row] = sum;
    scaled[row] = convert_float_rte(sum) * scale;
}
