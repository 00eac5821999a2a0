// Arithmetic of half: each operation rounds, comparisons, constants, mixed with float and int.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

kernel void operators_f16(global const half *a, global const half *b, global half *out, global int *compared)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    half x = a[i], y = b[i];
    out[0 * n + i] = x + y;
    out[1 * n + i] = x - y * 2.0h;
    out[2 * n + i] = x * y;
    out[3 * n + i] = -x;
    out[4 * n + i] = (half)((float)x * 3.0f);
    out[5 * n + i] = (half)((int)x * 2);
    compared[i] = (x < y) + (x == y) * 2 + (x != x) * 4 + (x >= 1.5h) * 8;
}

kernel void sum_f16(global const half8 *in, global float *out)
{
    size_t i = get_global_id(0);
    half8 v = in[i];
    half4 a = v.lo + v.hi;
    half2 b = a.xy + a.zw;
    out[i] = (float)(b.x + b.y) + vload_half(0, (global const half *)(in + i));
}

kernel void matvec_f16(global const half *matrix, global const half *x, global half *y, int columns)
{
    size_t row = get_global_id(0);
    float sum = 0.0f;
    for (int c = 0; c < columns; c++)
        sum = fma((float)matrix[row * columns + c], (float)x[c], sum);
    y[row] = (half)sum;
}
