// cl_khr_extended_bit_ops: fields of bits, reversed bits.

kernel void fields(global const uint *in, global const uint *other, global uint *out, global int *sout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x = in[i], y = other[i];
    out[0 * n + i] = bitfield_insert(x, y, 5u, 11u);
    out[1 * n + i] = bitfield_insert(x, y, (uint)i & 15u, 9u);
    out[2 * n + i] = bitfield_extract_unsigned(x, 3u, 17u);
    out[3 * n + i] = bit_reverse(x);
    sout[0 * n + i] = bitfield_extract_signed(x, 3u, 17u);
    sout[1 * n + i] = bitfield_extract_signed((int)x, (uint)i & 7u, 5u);
}

kernel void other_widths(global const ulong *in, global ulong *out, global ushort4 *vectors)
{
    size_t i = get_global_id(0);
    ulong x = in[i];
    out[2 * i] = bit_reverse(x);
    out[2 * i + 1] = bitfield_insert(x, ~x, 20u, 30u);
    vectors[i] = bitfield_extract_unsigned(as_ushort4(x), 2u, 7u);
}
