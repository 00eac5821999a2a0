// From floating point to integers: rounding modes and saturation.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void modes_int(global const float *in, global int *out, global uint *uout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = convert_int(x);
    out[1 * n + i] = convert_int_rte(x);
    out[2 * n + i] = convert_int_rtz(x);
    out[3 * n + i] = convert_int_rtp(x);
    out[4 * n + i] = convert_int_rtn(x);
    uout[0 * n + i] = convert_uint(fabs(x));
    uout[1 * n + i] = convert_uint_rte(fabs(x));
    uout[2 * n + i] = convert_uint_rtp(fabs(x));
    uout[3 * n + i] = convert_uint_rtn(fabs(x));
}

kernel void saturating_small(global const float *in, global char *i8, global uchar *u8, global short *i16)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    i8[0 * n + i] = convert_char_sat(x);
    i8[1 * n + i] = convert_char_sat_rte(x);
    i8[2 * n + i] = convert_char_sat_rtp(x);
    i8[3 * n + i] = convert_char_sat_rtn(x);
    u8[0 * n + i] = convert_uchar_sat(x);
    u8[1 * n + i] = convert_uchar_sat_rte(x);
    u8[2 * n + i] = convert_uchar_sat_rtp(x);
    u8[3 * n + i] = convert_uchar_sat_rtn(x);
    i16[i] = convert_short_sat_rte(x * 100.0f);
}

kernel void saturating_large(global const double *in, global int *i32, global uint *u32, global long *i64,
                             global ulong *u64)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = in[i];
    i32[0 * n + i] = convert_int_sat(x);
    i32[1 * n + i] = convert_int_sat_rte(x);
    u32[0 * n + i] = convert_uint_sat(x);
    u32[1 * n + i] = convert_uint_sat_rtn(x);
    i64[0 * n + i] = convert_long_sat(x * 1e10);
    i64[1 * n + i] = convert_long_sat_rtp(x);
    u64[0 * n + i] = convert_ulong_sat(x * 1e10);
    u64[1 * n + i] = convert_ulong_sat_rte(x);
}

kernel void quantize(global const float4 *in, global uchar4 *out, global char4 *codes, float scale, float zero,
                     global short4 *from_half)
{
    size_t i = get_global_id(0);
    float4 x = in[i];
    out[i] = convert_uchar4_sat_rte(x * 255.0f);
    codes[i] = convert_char4_sat_rte(x / scale + zero);
    from_half[i] = convert_short4_rte(convert_half4(x * 64.0f));
}
