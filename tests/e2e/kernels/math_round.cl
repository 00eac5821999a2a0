// Rounding, remainders, manipulation of the bits of a float.

kernel void roundings(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = ceil(x);
    out[1 * n + i] = floor(x);
    out[2 * n + i] = trunc(x);
    out[3 * n + i] = rint(x);
    out[4 * n + i] = round(x);
    out[5 * n + i] = fabs(x);
}

kernel void pairs(global const float *left, global const float *right, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = left[i], y = right[i];
    out[0 * n + i] = fmod(x, y);
    out[1 * n + i] = remainder(x, y);
    out[2 * n + i] = fmax(x, y);
    out[3 * n + i] = fmin(x, y);
    out[4 * n + i] = fdim(x, y);
    out[5 * n + i] = copysign(x, y);
    out[6 * n + i] = nextafter(x, y);
    out[7 * n + i] = maxmag(x, y);
    out[8 * n + i] = minmag(x, y);
    out[9 * n + i] = fma(x, y, 0.5f);
}

kernel void split_parts(global const float *in, global float *out, global int *whole)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    float integral, floored;
    int exponent, quotient;
    out[0 * n + i] = modf(x, &integral);
    out[1 * n + i] = integral;
    out[2 * n + i] = fract(x, &floored);
    out[3 * n + i] = floored;
    out[4 * n + i] = frexp(x, &exponent);
    out[5 * n + i] = ldexp(x, exponent - 3);
    out[6 * n + i] = remquo(x, 0.75f, &quotient);
    whole[0 * n + i] = exponent;
    whole[1 * n + i] = ilogb(x);
    // Only the low seven bits and the sign of the quotient are specified.
    whole[2 * n + i] = quotient < 0 ? -(-quotient & 0x7f) : quotient & 0x7f;
}

kernel void quiet_nans(global const uint *code, global uint *bits, global float *picked)
{
    size_t i = get_global_id(0);
    float q = nan(code[i]);
    bits[i] = as_uint(q) & 0x7fc00000u;
    picked[i] = fmax(q, (float)i) + fmin(2.0f, q);
}
