// The functions of reduced accuracy.

kernel void native_functions(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = native_sin(x);
    out[1 * n + i] = native_cos(x);
    out[2 * n + i] = native_tan(x);
    out[3 * n + i] = native_exp(x);
    out[4 * n + i] = native_exp2(x);
    out[5 * n + i] = native_exp10(x);
    out[6 * n + i] = native_log(x);
    out[7 * n + i] = native_log2(x);
    out[8 * n + i] = native_log10(x);
    out[9 * n + i] = native_sqrt(x);
    out[10 * n + i] = native_rsqrt(x);
    out[11 * n + i] = native_recip(x);
    out[12 * n + i] = native_powr(x, 1.5f);
    out[13 * n + i] = native_divide(x, 3.0f);
}

kernel void half_functions(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = half_sin(x);
    out[1 * n + i] = half_cos(x);
    out[2 * n + i] = half_tan(x);
    out[3 * n + i] = half_exp(x);
    out[4 * n + i] = half_exp2(x);
    out[5 * n + i] = half_exp10(x);
    out[6 * n + i] = half_log(x);
    out[7 * n + i] = half_log2(x);
    out[8 * n + i] = half_log10(x);
    out[9 * n + i] = half_sqrt(x);
    out[10 * n + i] = half_rsqrt(x);
    out[11 * n + i] = half_recip(x);
    out[12 * n + i] = half_powr(x, 1.5f);
    out[13 * n + i] = half_divide(x, 3.0f);
}

kernel void gaussian_rows(global const float4 *in, global float4 *out, float sigma)
{
    size_t i = get_global_id(0);
    float4 x = in[i];
    float scale = native_recip(2.0f * sigma * sigma);
    out[i] = native_exp(-x * x * scale) * native_rsqrt((float4)(6.28318530717958647692f * sigma * sigma));
}
