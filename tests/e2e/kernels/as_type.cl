// The bits of one type read as another.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void float_fields(global const float *in, global int *exponent, global uint *mantissa, global float *rebuilt)
{
    size_t i = get_global_id(0);
    uint bits = as_uint(in[i]);
    exponent[i] = (int)(bits >> 23 & 0xffu) - 127;
    mantissa[i] = bits & 0x7fffffu;
    rebuilt[i] = as_float(bits ^ 0x80000000u);
}

kernel void regroup(global const uint4 *in, global short8 *s, global uchar16 *b, global ulong2 *w, global double2 *d,
                    global half8 *h)
{
    size_t i = get_global_id(0);
    uint4 x = in[i];
    s[i] = as_short8(x) + (short)1;
    b[i] = as_uchar16(x).sfedcba9876543210;
    w[i] = as_ulong2(x) ^ as_ulong2(x.zwxy);
    d[i] = as_double2(x & (uint4)(~0u, 0x3fffffffu, ~0u, 0x3fffffffu));
    h[i] = as_half8(x & 0x3fff3fffu);
}

kernel void threes_as_fours(global const int4 *in, global int4 *out, global uchar *bytes)
{
    size_t i = get_global_id(0);
    int3 x = as_int3(in[i]);
    float3 f = as_float3(x & 0x3fffffff);
    out[i] = (int4)(as_int3(f), as_int(as_uchar4(in[i].w).wzyx));
    char4 c = as_char4(in[i].x);
    char3 low = as_char3(c);
    vstore3(as_uchar3(low), i, bytes);
}

kernel void inverse_root(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    float x = in[i];
    float y = as_float(0x5f3759df - (as_int(x) >> 1));
    for (int k = 0; k < 3; k++)
        y = y * (1.5f - 0.5f * x * y * y);
    out[i] = y;
}
