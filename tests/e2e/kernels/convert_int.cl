// Conversions between integers, wrapping and saturating, of either signedness.

kernel void saturate_u32(global const uint *in, global uchar *u8, global char *i8, global ushort *u16,
                         global short *i16, global int *i32, global long *i64)
{
    size_t i = get_global_id(0);
    uint x = in[i];
    u8[i] = convert_uchar_sat(x);
    i8[i] = convert_char_sat(x);
    u16[i] = convert_ushort_sat(x);
    i16[i] = convert_short_sat(x);
    i32[i] = convert_int_sat(x);
    i64[i] = convert_long_sat(x);
}

kernel void saturate_i32(global const int *in, global uchar *u8, global char *i8, global ushort *u16,
                         global short *i16, global uint *u32, global ulong *u64)
{
    size_t i = get_global_id(0);
    int x = in[i];
    u8[i] = convert_uchar_sat(x);
    i8[i] = convert_char_sat(x);
    u16[i] = convert_ushort_sat(x);
    i16[i] = convert_short_sat(x);
    u32[i] = convert_uint_sat(x);
    u64[i] = convert_ulong_sat(x);
}

kernel void saturate_64(global const long *in, global int *i32, global uint *u32, global short *i16, global uchar *u8,
                        global ulong *u64, global int *from_unsigned)
{
    size_t i = get_global_id(0);
    long x = in[i];
    i32[i] = convert_int_sat(x);
    u32[i] = convert_uint_sat(x);
    i16[i] = convert_short_sat(x);
    u8[i] = convert_uchar_sat((ulong)x);
    u64[i] = convert_ulong_sat(x);
    from_unsigned[i] = convert_int_sat((ulong)x);
}

kernel void wrap_widths(global const long *in, global char *i8, global ushort *u16, global int *i32, global uint *u32,
                        global long *i64, global ulong *u64)
{
    size_t i = get_global_id(0);
    long x = in[i];
    i8[i] = convert_char(x);
    u16[i] = convert_ushort((int)x);
    i32[i] = convert_int((short)x);
    u32[i] = convert_uint((char)x);
    i64[i] = convert_long((uint)x) + convert_long((uchar)x);
    u64[i] = convert_ulong((int)x) ^ convert_ulong((ushort)x);
}
