// Conversions between vectors of integers.

kernel void pixels_out(global const int4 *in, global uchar4 *u8, global char4 *i8, global ushort4 *u16)
{
    size_t i = get_global_id(0);
    u8[i] = convert_uchar4_sat(in[i]);
    i8[i] = convert_char4_sat(as_uint4(in[i]));
    u16[i] = convert_ushort4_sat(in[i]);
}

kernel void widen(global const uchar8 *u, global const char8 *s, global int8 *out, global ulong8 *wide,
                  global short8 *halfway)
{
    size_t i = get_global_id(0);
    out[2 * i] = convert_int8(u[i]) * convert_int8(s[i]);
    out[2 * i + 1] = convert_int8_sat(s[i]) - convert_int8(convert_uchar8(s[i]));
    wide[2 * i] = convert_ulong8(u[i]);
    wide[2 * i + 1] = convert_ulong8(s[i]);
    halfway[2 * i] = convert_short8(u[i]);
    halfway[2 * i + 1] = convert_short8(convert_ushort8_sat(s[i]));
}

kernel void threes_and_sixteens(global const uint *in, global uchar *out, global const short16 *s, global uchar16 *t)
{
    size_t i = get_global_id(0);
    vstore3(convert_uchar3_sat(vload3(i, in)), i, out);
    t[i] = convert_uchar16_sat(s[i]);
}
