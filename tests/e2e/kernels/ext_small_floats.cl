// cl_intel_bfloat16_conversions and its TF32 companion.
// A compiler that declares builtins by itself may leave these out.

#define DECLARED __attribute__((overloadable))
#define DECLARE(n) \
    ushort##n DECLARED intel_convert_bfloat16##n##_as_ushort##n(float##n x); \
    float##n DECLARED intel_convert_as_bfloat16##n##_float##n(ushort##n x);
DECLARE()
DECLARE(2)
DECLARE(3)
DECLARE(4)
DECLARE(8)
DECLARE(16)

kernel void to_bfloat(global const float *in, global ushort *out)
{
    size_t i = get_global_id(0);
    global const float *from = in + 34 * i;
    global ushort *to = out + 34 * i;
    to[0] = intel_convert_bfloat16_as_ushort(from[0]);
    vstore2(intel_convert_bfloat162_as_ushort2(vload2(0, from + 1)), 0, to + 1);
    vstore3(intel_convert_bfloat163_as_ushort3(vload3(0, from + 3)), 0, to + 3);
    vstore4(intel_convert_bfloat164_as_ushort4(vload4(0, from + 6)), 0, to + 6);
    vstore8(intel_convert_bfloat168_as_ushort8(vload8(0, from + 10)), 0, to + 10);
    vstore16(intel_convert_bfloat1616_as_ushort16(vload16(0, from + 18)), 0, to + 18);
}

kernel void from_bfloat(global const ushort *in, global float *out)
{
    size_t i = get_global_id(0);
    global const ushort *from = in + 34 * i;
    global float *to = out + 34 * i;
    to[0] = intel_convert_as_bfloat16_float(from[0]);
    vstore2(intel_convert_as_bfloat162_float2(vload2(0, from + 1)), 0, to + 1);
    vstore3(intel_convert_as_bfloat163_float3(vload3(0, from + 3)), 0, to + 3);
    vstore4(intel_convert_as_bfloat164_float4(vload4(0, from + 6)), 0, to + 6);
    vstore8(intel_convert_as_bfloat168_float8(vload8(0, from + 10)), 0, to + 10);
    vstore16(intel_convert_as_bfloat1616_float16(vload16(0, from + 18)), 0, to + 18);
}
