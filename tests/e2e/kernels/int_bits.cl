// Counting, rotating and interleaving bits.

kernel void bit_counts(global const ulong *in, global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    ulong x = in[i];
    out[0 * n + i] = popcount((uchar)x);
    out[1 * n + i] = clz((uchar)x);
    out[2 * n + i] = ctz((uchar)x);
    out[3 * n + i] = popcount((short)x);
    out[4 * n + i] = clz((short)x);
    out[5 * n + i] = ctz((ushort)x);
    out[6 * n + i] = popcount((uint)x);
    out[7 * n + i] = clz((int)x);
    out[8 * n + i] = ctz((uint)x);
    out[9 * n + i] = (uint)popcount(x);
    out[10 * n + i] = (uint)clz(x);
    out[11 * n + i] = (uint)ctz((long)x);
}

kernel void rotations(global const uint4 *in, global const uint4 *by, global uint4 *out, global ulong *wide,
                      global uchar *narrow, global ushort2 *pairs)
{
    size_t i = get_global_id(0);
    uint4 x = in[i], k = by[i];
    out[i] = rotate(x, k) ^ rotate(x, (uint4)(7));
    wide[i] = rotate(upsample(x.x, x.y), (ulong)k.z);
    narrow[i] = rotate((uchar)x.z, (uchar)k.w);
    pairs[i] = rotate(convert_ushort2(x.zw), convert_ushort2(k.xy));
}

uint spread3(uint v)
{
    v = (v | v << 16) & 0x030000ffu;
    v = (v | v << 8) & 0x0300f00fu;
    v = (v | v << 4) & 0x030c30c3u;
    v = (v | v << 2) & 0x09249249u;
    return v;
}

kernel void morton_codes(global const uint4 *cells, global uint *codes, global uint *gray)
{
    size_t i = get_global_id(0);
    uint4 c = cells[i] & 0x3ffu;
    uint code = spread3(c.x) | spread3(c.y) << 1 | spread3(c.z) << 2;
    codes[i] = code;
    gray[i] = code ^ code >> 1;
}

kernel void joined_halves(global const int *in, global short *h, global ushort *uh, global int *w, global uint *uw,
                          global long *d, global ulong2 *ud)
{
    size_t i = get_global_id(0);
    int x = in[i];
    h[i] = upsample((char)x, (uchar)(x >> 8));
    uh[i] = upsample((uchar)(x >> 16), (uchar)(x >> 24));
    w[i] = upsample((short)x, (ushort)(x >> 16));
    uw[i] = upsample((ushort)(x >> 8), (ushort)x);
    d[i] = upsample(x, (uint)~x);
    ud[i] = upsample((uint2)((uint)x, 5u), (uint2)(9u, (uint)x));
}
