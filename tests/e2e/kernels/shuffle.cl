// shuffle, shuffle2, swizzles, halves of vectors, elements at run-time indexes.

kernel void shuffles(global const float4 *in, global const uint4 *mask, global float4 *out, global float8 *wide)
{
    size_t i = get_global_id(0);
    float4 x = in[i];
    out[2 * i] = shuffle(x, mask[i]);
    out[2 * i + 1] = shuffle2(x, x * 10.0f, (uint4)(7, 0, 5, 2));
    wide[2 * i] = shuffle(x, (uint8)(3, 3, 2, 2, 1, 1, 0, 0));
    wide[2 * i + 1] = shuffle2(x, -x, (uint8)(mask[i], mask[i] + 4));
}

kernel void shuffle_bytes(global const uchar16 *in, global const uchar16 *mask, global uchar16 *out,
                          global const short8 *s, global short2 *pairs)
{
    size_t i = get_global_id(0);
    out[2 * i] = shuffle(in[i], mask[i]);
    out[2 * i + 1] = shuffle2(in[i], mask[i], mask[i] * (uchar)2);
    pairs[2 * i] = shuffle(s[i], (ushort2)(6, 1));
    pairs[2 * i + 1] = shuffle2(s[i], s[i].s76543210, (ushort2)(9, 15));
}

kernel void swizzles(global const int8 *in, global int8 *out)
{
    size_t i = get_global_id(0);
    int8 x = in[i];
    out[4 * i + 0] = (int8)(x.odd, x.even);
    out[4 * i + 1] = (int8)(x.hi.lo, x.lo.hi, x.s70, x.s07);
    int8 y = x;
    y.s31 = x.s02;
    y.hi.even *= 2;
    out[4 * i + 2] = y;
    int4 z = (int4)(x.s3, x.s012);
    z.xw = z.wx;
    z.y += z.z;
    out[4 * i + 3] = z.xyzwwzyx;
}

kernel void run_time_elements(global const float4 *in, global const int *which, global float *out, global float4 *changed)
{
    size_t i = get_global_id(0);
    float4 x = in[i];
    int k = which[i] & 3;
    out[i] = x[k];
    x[3 - k] = -1.0f;
    x[k] += 0.5f;
    changed[i] = x;
}

kernel void transpose4(global const float4 *in, global float4 *out)
{
    size_t i = get_global_id(0) * 4;
    float4 a = in[i], b = in[i + 1], c = in[i + 2], d = in[i + 3];
    float4 ab_low = shuffle2(a, b, (uint4)(0, 4, 1, 5)), ab_high = shuffle2(a, b, (uint4)(2, 6, 3, 7));
    float4 cd_low = shuffle2(c, d, (uint4)(0, 4, 1, 5)), cd_high = shuffle2(c, d, (uint4)(2, 6, 3, 7));
    out[i] = (float4)(ab_low.xy, cd_low.xy);
    out[i + 1] = (float4)(ab_low.zw, cd_low.zw);
    out[i + 2] = (float4)(ab_high.lo, cd_high.lo);
    out[i + 3] = (float4)(ab_high.hi, cd_high.hi);
}
