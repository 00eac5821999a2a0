// Vector forms of the math functions: scalar second operands, vectors of exponents, vector out-pointers.

kernel void unary_wide(global const float8 *in, global float8 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float8 x = in[i];
    out[0 * n + i] = sin(x);
    out[1 * n + i] = exp(x);
    out[2 * n + i] = log(fabs(x));
    out[3 * n + i] = sqrt(fabs(x));
    out[4 * n + i] = floor(x);
    out[5 * n + i] = fabs(x);
}

kernel void mixed_operands(global const float4 *in, global const int4 *exponents, global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = in[i];
    out[0 * n + i] = ldexp(x, exponents[i]);
    out[1 * n + i] = ldexp(x, 5);
    out[2 * n + i] = fmax(x, 1.5f);
    out[3 * n + i] = fmin(x, -0.25f);
    out[4 * n + i] = pown(x, exponents[i]);
    out[5 * n + i] = rootn(fabs(x), (int4)(1, 2, 3, 4));
}

kernel void parts_wide(global const float4 *in, global float4 *out, global int4 *whole)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = in[i], integral, cosine, floored;
    int4 exponent, quotient, sign;
    out[0 * n + i] = modf(x, &integral);
    out[1 * n + i] = integral;
    out[2 * n + i] = frexp(x, &exponent);
    out[3 * n + i] = sincos(x, &cosine);
    out[4 * n + i] = cosine;
    out[5 * n + i] = fract(x, &floored);
    out[6 * n + i] = remquo(x, (float4)(2.0f), &quotient);
    whole[0 * n + i] = exponent;
    whole[1 * n + i] = ilogb(x);
    whole[2 * n + i] = select(quotient & 0x7f, -(-quotient & 0x7f), quotient < 0);
    float4 unused = lgamma_r(fabs(x) + 2.5f, &sign);
    whole[3 * n + i] = select(sign, (int4)(-9), isnan(unused));
}

kernel void spherical(global const float3 *points, global float3 *out)
{
    size_t i = get_global_id(0);
    float3 p = points[i];
    float radius = sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
    out[i] = (float3)(radius, acos(p.z / radius), atan2(p.y, p.x));
}
