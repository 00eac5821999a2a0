// Shifts: OpenCL takes the count modulo the width of the (promoted) left operand.

kernel void shift_rows(global const int *in, global const uint *count, global int *out, global ulong *wide)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    uint k = count[i];
    out[0 * n + i] = x << k;
    out[1 * n + i] = x >> k;
    out[2 * n + i] = (int)((uint)x >> k);
    out[3 * n + i] = x << 31;
    out[4 * n + i] = (short)x >> (k & 7);
    ulong w = (ulong)(uint)x * 0x100000001ul;
    wide[0 * n + i] = w << k;
    wide[1 * n + i] = w >> k;
    wide[2 * n + i] = (ulong)((long)w >> k);
}

kernel void shift_vectors(global const short8 *in, global const short8 *count, global short8 *out,
                          global const uchar4 *bytes, global uchar4 *bytes_out)
{
    size_t i = get_global_id(0);
    out[2 * i] = in[i] << count[i];
    out[2 * i + 1] = in[i] >> (short)3;
    bytes_out[i] = (uchar4)(bytes[i] << (uchar4)(1, 2, 3, 9)) ^ (uchar4)(bytes[i] >> (uchar)4);
}

kernel void pack_fields(global const uint4 *fields, global uint *packed, global int4 *unpacked)
{
    size_t i = get_global_id(0);
    uint4 f = fields[i];
    uint word = (f.x & 0x3ffu) | (f.y & 0x3ffu) << 10 | (f.z & 0x3ffu) << 20 | f.w << 30;
    packed[i] = word;
    // Sign-extend the fields of ten and two bits.
    int w = (int)word;
    unpacked[i] = (int4)(w << 22 >> 22, w << 12 >> 22, w << 2 >> 22, w >> 30);
}
