// Half precision arithmetic and functions.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void unary_f16(global const half *in, global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    half x = in[i];
    out[0 * n + i] = exp(x);
    out[1 * n + i] = log(x);
    out[2 * n + i] = sqrt(x);
    out[3 * n + i] = rsqrt(x);
    out[4 * n + i] = sin(x);
    out[5 * n + i] = cos(x);
    out[6 * n + i] = floor(x);
    out[7 * n + i] = fabs(-x);
    out[8 * n + i] = exp2(x);
}

kernel void blend_f16(global const half4 *left, global const half4 *right, global half4 *out, half weight)
{
    size_t i = get_global_id(0);
    half4 a = left[i], b = right[i];
    half4 sum = a + b;
    out[3 * i + 0] = fma(a, b, (half4)weight);
    out[3 * i + 1] = fmax(sum, (half)0) - fmin(a, b);
    out[3 * i + 2] = select(a, b, (a < b));
}

kernel void axpy_f16(half a, global const half *x, global half *y)
{
    size_t i = get_global_id(0);
    half scaled = a * x[i];
    y[i] = y[i] - scaled;
}
