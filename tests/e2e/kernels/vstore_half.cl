// Writing half precision, rounded in each of the four ways, from float and double.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void pack_float(global const float *in, global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    vstore_half(x, 0 * n + i, out);
    vstore_half_rte(x, 1 * n + i, out);
    vstore_half_rtz(x, 2 * n + i, out);
    vstore_half_rtp(x, 3 * n + i, out);
    vstore_half_rtn(x, 4 * n + i, out);
}

kernel void pack_double(global const double *in, global half *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = in[i];
    vstore_half(x, 0 * n + i, out);
    vstore_half_rte(x, 1 * n + i, out);
    vstore_half_rtz(x, 2 * n + i, out);
    vstore_half_rtp(x, 3 * n + i, out);
    vstore_half_rtn(x, 4 * n + i, out);
}

kernel void pack_vectors(global const float *in, global half *out)
{
    size_t i = get_global_id(0);
    global const float *from = in + 33 * i;
    global half *to = out + 33 * i;
    vstore_half2(vload2(0, from), 0, to);
    vstore_half3_rtz(vload3(0, from + 2), 0, to + 2);
    vstore_half4_rtp(vload4(0, from + 5), 0, to + 5);
    vstore_half8_rtn(vload8(0, from + 9), 0, to + 9);
    vstore_half16_rte(vload16(0, from + 17), 0, to + 17);
}

kernel void pack_aligned(global const float *in, global half *out)
{
    size_t i = get_global_id(0);
    global const float *from = in + 24 * i;
    global half *to = out + 24 * i;
    vstorea_half2(vload2(0, from), 0, to);
    vstorea_half2_rtz(vload2(1, from), 1, to);
    vstorea_half3_rtp(vload3(0, from + 4), 1, to);
    vstore_half(from[7], 7, to);
    vstorea_half8_rtn(vload8(1, from), 1, to);
    vstorea_half4(vload4(4, from), 4, to);
    vstorea_half4_rte(vload4(5, from), 5, to);
}
