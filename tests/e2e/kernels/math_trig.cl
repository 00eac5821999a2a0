// Trigonometric and hyperbolic functions of float: one row of the output per function.

kernel void circular(global const float *angle, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = angle[i];
    out[0 * n + i] = sin(x);
    out[1 * n + i] = cos(x);
    out[2 * n + i] = tan(x);
    out[3 * n + i] = sinpi(x);
    out[4 * n + i] = cospi(x);
    out[5 * n + i] = tanpi(x);
}

kernel void inverse_circular(global const float *ratio, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = ratio[i];
    out[0 * n + i] = asin(x);
    out[1 * n + i] = acos(x);
    out[2 * n + i] = atan(x);
    out[3 * n + i] = asinpi(x);
    out[4 * n + i] = acospi(x);
    out[5 * n + i] = atanpi(x);
}

kernel void hyperbolic(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = sinh(x);
    out[1 * n + i] = cosh(x);
    out[2 * n + i] = tanh(x);
    out[3 * n + i] = asinh(x);
    out[4 * n + i] = acosh(fabs(x) + 1.0f);
    out[5 * n + i] = atanh(x * 0.125f);
}

kernel void polar(global const float2 *points, global float *out, global float2 *back)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float2 p = points[i];
    float radius = hypot(p.x, p.y);
    float angle = atan2(p.y, p.x);
    float c;
    float s = sincos(angle, &c);
    out[0 * n + i] = radius;
    out[1 * n + i] = angle;
    out[2 * n + i] = atan2pi(p.y, p.x);
    back[i] = radius * (float2)(c, s);
}
