// The common functions of float and double, and with scalar edges.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void common_scalar(global const float *in, global const float *edge, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i], e = edge[i];
    out[0 * n + i] = clamp(x, -1.0f, 2.5f);
    out[1 * n + i] = degrees(x);
    out[2 * n + i] = radians(x);
    out[3 * n + i] = max(x, e);
    out[4 * n + i] = min(x, e);
    out[5 * n + i] = mix(x, e, 0.25f);
    out[6 * n + i] = step(e, x);
    out[7 * n + i] = smoothstep(-2.0f, 3.0f, x);
    out[8 * n + i] = sign(x);
}

kernel void common_vector(global const float4 *in, global float4 *out, float low, float high)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = in[i];
    out[0 * n + i] = clamp(x, low, high);
    out[1 * n + i] = clamp(x, (float4)(-1.0f), x.wzyx * x.wzyx);
    out[2 * n + i] = max(x, low);
    out[3 * n + i] = min(x, high);
    out[4 * n + i] = mix(x, (float4)(high), 0.5f);
    out[5 * n + i] = step(low, x);
    out[6 * n + i] = smoothstep(low, high, x);
    out[7 * n + i] = sign(x);
    out[8 * n + i] = degrees(radians(x));
}

kernel void common_f64(global const double2 *in, global double2 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double2 x = in[i];
    out[0 * n + i] = clamp(x, -0.5, 0.5);
    out[1 * n + i] = mix(x, x.yx, 0.125);
    out[2 * n + i] = smoothstep(-1.0, 1.0, x);
    out[3 * n + i] = sign(x) + step(0.25, x);
    out[4 * n + i] = max(x, min(x.yx, 0.75));
}
