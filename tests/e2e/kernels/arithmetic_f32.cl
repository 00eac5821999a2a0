// Arithmetic of float: operators, special values, exact constants, negation, division.
#pragma OPENCL FP_CONTRACT OFF

kernel void operators(global const float *a, global const float *b, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[0 * n + i] = x + y;
    out[1 * n + i] = x - y;
    out[2 * n + i] = x * y;
    out[3 * n + i] = -x;
    out[4 * n + i] = x * y + 1.0f;
    out[5 * n + i] = x / y;
    float z = x;
    z++;
    z *= y;
    z -= 0x1.8p-3f;
    out[6 * n + i] = z;
}

kernel void special_values(global const float *in, global uint *bits)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    bits[0 * n + i] = as_uint(INFINITY) + as_uint(HUGE_VALF);
    bits[1 * n + i] = as_uint(NAN) >> 22;
    bits[2 * n + i] = as_uint(-0.0f * (float)(i + 1));
    bits[3 * n + i] = as_uint(FLT_MAX) ^ as_uint(FLT_MIN) ^ as_uint(FLT_EPSILON);
    bits[4 * n + i] = as_uint(x * INFINITY);
    bits[5 * n + i] = as_uint(0x1p-149f);
    bits[6 * n + i] = as_uint(fabs(x)) ^ as_uint(-x);
    bits[7 * n + i] = as_uint((float)FLT_MANT_DIG + M_PI_F);
}

kernel void vector_operators(global const float4 *a, global const float4 *b, global float4 *out, float s)
{
    size_t i = get_global_id(0);
    float4 x = a[i], y = b[i];
    out[4 * i + 0] = x * s + y;
    out[4 * i + 1] = s - x;
    out[4 * i + 2] = -(x + y) * (float4)(1.0f, 2.0f, 4.0f, 8.0f);
    x.xz += y.yw;
    x.w = s;
    out[4 * i + 3] = x;
}
