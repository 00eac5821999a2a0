// From integers and doubles to floating point, rounded in each way.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void from_integers(global const long *in, global float *out, global double *wide)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    long x = in[i];
    out[0 * n + i] = convert_float(x);
    out[1 * n + i] = convert_float_rte((int)x);
    out[2 * n + i] = convert_float((uint)x);
    out[3 * n + i] = convert_float((ulong)x);
    out[4 * n + i] = convert_float((char)x) + convert_float((uchar)x);
    out[5 * n + i] = convert_float((short)x) - convert_float((ushort)x);
    wide[0 * n + i] = convert_double(x);
    wide[1 * n + i] = convert_double((ulong)x);
    wide[2 * n + i] = convert_double((int)x) + convert_double((uint)x);
}

kernel void modes_from_integers(global const int *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = convert_float_rtz(x);
    out[1 * n + i] = convert_float_rtp(x);
    out[2 * n + i] = convert_float_rtn(x);
    out[3 * n + i] = convert_float_rtz((uint)x);
    out[4 * n + i] = convert_float_rtp((uint)x);
}

kernel void narrow_double(global const double *in, global float *out, global half *halves)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = in[i];
    out[0 * n + i] = convert_float(x);
    out[1 * n + i] = convert_float_rte(x);
    out[2 * n + i] = convert_float_rtz(x);
    out[3 * n + i] = convert_float_rtp(x);
    out[4 * n + i] = convert_float_rtn(x);
    halves[0 * n + i] = convert_half((float)x);
    halves[1 * n + i] = convert_half_rtz((float)x);
    halves[2 * n + i] = convert_half_rtp((float)x);
    halves[3 * n + i] = convert_half_rtn((float)x);
    halves[4 * n + i] = convert_half(x);
}

kernel void same_and_back(global const float4 *in, global float4 *out, global double4 *wide, global half4 *halves)
{
    size_t i = get_global_id(0);
    float4 x = in[i];
    out[i] = convert_float4(x) + convert_float4(convert_double4(x)) + convert_float4(convert_half4(x));
    wide[i] = convert_double4(x) * 3.0;
    halves[i] = convert_half4_rtz(x) + convert_half4(convert_short4(x));
}
