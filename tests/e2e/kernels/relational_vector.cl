// Comparison of vectors: results are 0 or -1; any, all, select, bitselect.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void compare_vectors(global const float4 *a, global const float4 *b, global int4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = a[i], y = b[i];
    out[0 * n + i] = isequal(x, y);
    out[1 * n + i] = isnotequal(x, y);
    out[2 * n + i] = isless(x, y) + isgreaterequal(x, y);
    out[3 * n + i] = islessgreater(x, y);
    out[4 * n + i] = isordered(x, y) ^ isunordered(x, y);
    out[5 * n + i] = isnan(x) | isinf(y);
    out[6 * n + i] = isfinite(x) & isnormal(y);
    out[7 * n + i] = signbit(x);
    out[8 * n + i] = x > y;
    out[9 * n + i] = (x == y) || (x > 0.0f);
    out[10 * n + i] = !(x < y);
}

kernel void any_all(global const int4 *in, global const char16 *small, global int *out, global const double2 *d,
                    global long2 *wide)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int4 x = in[i];
    out[0 * n + i] = any(x);
    out[1 * n + i] = all(x);
    out[2 * n + i] = any(x < 0) + 2 * all(x > 0);
    out[3 * n + i] = any(small[i]);
    out[4 * n + i] = all(small[i]);
    out[5 * n + i] = any(x.x);
    out[6 * n + i] = all(small[i].s0);
    out[7 * n + i] = any(x.xyz == x.yzx);
    wide[i] = (d[i] < 0.5) & isgreater(d[i], (double2)(-0.5));
}

kernel void blends(global const float4 *a, global const float4 *b, global const int4 *mask, global float4 *out,
                   global const uchar8 *p, global const uchar8 *q, global uchar8 *bytes)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = a[i], y = b[i];
    int4 m = mask[i];
    out[0 * n + i] = select(x, y, m);
    out[1 * n + i] = select(x, y, as_uint4(m));
    out[2 * n + i] = bitselect(x, y, as_float4(m));
    out[3 * n + i] = m ? x : y;
    out[4 * n + i] = x < y ? x : y;
    bytes[3 * i + 0] = bitselect(p[i], q[i], (uchar8)(0x0f, 0xf0, 0xff, 0, 1, 2, 4, 0x80));
    bytes[3 * i + 1] = select(p[i], q[i], p[i]);
    bytes[3 * i + 2] = select(p[i], q[i], (char8)(p[i] > q[i]));
}
