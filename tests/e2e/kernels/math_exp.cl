// Exponentials, logarithms, powers and roots of float.

kernel void exponentials(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = exp(x);
    out[1 * n + i] = exp2(x);
    out[2 * n + i] = exp10(x);
    out[3 * n + i] = expm1(x);
}

kernel void logarithms(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = log(x);
    out[1 * n + i] = log2(x);
    out[2 * n + i] = log10(x);
    out[3 * n + i] = log1p(x);
    out[4 * n + i] = logb(x);
}

kernel void powers(global const float *base, global const float *exponent, global const int *whole, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = base[i], y = exponent[i];
    int k = whole[i];
    out[0 * n + i] = pow(x, y);
    out[1 * n + i] = powr(x, y);
    out[2 * n + i] = pown(-x, k);
    out[3 * n + i] = rootn(x, k | 1);
}

kernel void roots(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = sqrt(x);
    out[1 * n + i] = rsqrt(x);
    out[2 * n + i] = cbrt(-x);
    out[3 * n + i] = hypot(x, 3.0f);
    out[4 * n + i] = 1.0f / x;
}
