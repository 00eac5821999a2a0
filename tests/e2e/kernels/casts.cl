// C casts and implicit conversions between scalars and vectors.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void c_casts(global const float *in, global int *out, global float *back)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    int whole = (int)x;
    out[0 * n + i] = whole;
    out[1 * n + i] = (uchar)(uint)fabs(x);
    out[2 * n + i] = (short)x;
    out[3 * n + i] = (bool)whole;
    out[4 * n + i] = (char)whole < 0;
    back[0 * n + i] = whole;
    back[1 * n + i] = (float)(uint)whole;
    back[2 * n + i] = (float)((double)x * 0.1);
    back[3 * n + i] = whole > 3;
}

kernel void splats(global const int *in, global float4 *out, global uchar4 *bytes, global long2 *wide)
{
    size_t i = get_global_id(0);
    float4 f = (float4)in[i];
    f += in[i] & 3;
    out[i] = f;
    bytes[i] = (uchar4)((uchar)in[i]) + (uchar4)(1, 2, 3, 4);
    wide[i] = (long2)(in[i]) * (long2)(in[i], -1);
}
