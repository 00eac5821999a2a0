// SPV_INTEL_tensor_float32_conversion: floats rounded to ten bits of fraction, which these have.

#define DECLARED __attribute__((overloadable))
float DECLARED intel_round_as_tensor_float32_float(float x);
float4 DECLARED intel_round_as_tensor_float324_float4(float4 x);

kernel void to_tensor_float(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    out[5 * i] = intel_round_as_tensor_float32_float(in[5 * i]);
    vstore4(intel_round_as_tensor_float324_float4(vload4(0, in + 5 * i + 1)), 0, out + 5 * i + 1);
}
