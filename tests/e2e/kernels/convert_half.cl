// Conversions between half and integers, float, double.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void half_to_integers(global const half *in, global char *i8, global uchar *u8, global int *i32,
                             global ulong *u64)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    half x = in[i];
    i8[0 * n + i] = convert_char_sat_rte(x);
    i8[1 * n + i] = convert_char_sat_rtp(x);
    u8[0 * n + i] = convert_uchar_sat_rtn(x);
    u8[1 * n + i] = convert_uchar_sat(x);
    i32[0 * n + i] = convert_int(x);
    i32[1 * n + i] = convert_int_rte(x);
    u64[i] = convert_ulong_sat_rtp(x);
}

kernel void integers_to_half(global const int *in, global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = convert_half(x);
    out[1 * n + i] = convert_half_rtz(x);
    out[2 * n + i] = convert_half_rtp(x);
    out[3 * n + i] = convert_half_rtn((long)x);
    out[4 * n + i] = convert_half((uchar)x);
    out[5 * n + i] = convert_half((short)x);
    out[6 * n + i] = convert_half_rte((double)x);
}

kernel void half_vectors(global const half4 *in, global float4 *f, global double4 *d, global short4 *s, global half4 *h)
{
    size_t i = get_global_id(0);
    half4 x = in[i];
    f[i] = convert_float4(x);
    d[i] = convert_double4(x);
    s[i] = convert_short4_sat_rtn(x * 8.0h);
    h[i] = convert_half4(x) + convert_half4(convert_uchar4_sat(x));
}
