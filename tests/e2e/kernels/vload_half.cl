// Reading half precision without the fp16 extension: vload_half and vloada_half.

kernel void unpack(global const half *in, global float *out)
{
    size_t i = get_global_id(0);
    global const half *from = in + 40 * i;
    global float *to = out + 40 * i;
    to[0] = vload_half(0, from);
    to[1] = vload_half(1, from);
    vstore2(vload_half2(1, from), 1, to);
    vstore3(vload_half3(2, from), 2, to);
    vstore4(vload_half4(3, from), 3, to);
    vstore8(vload_half8(2, from), 2, to);
    vstore16(vload_half16(1, from + 8), 1, to + 8);
    to[4] = vload_half(5, from - 1);
    to[5] = 0.0f;
    to[9] = to[10] = to[11] = -1.0f;
}

kernel void unpack_aligned(global const half *in, global float *out)
{
    size_t i = get_global_id(0);
    global const half *from = in + 32 * i;
    global float *to = out + 32 * i;
    vstore2(vloada_half2(0, from), 0, to);
    vstore2(vloada_half2(1, from), 1, to);
    vstore4(vloada_half4(1, from), 1, to);
    vstore8(vloada_half8(1, from), 1, to);
    vstore3(vloada_half3(4, from), 0, to + 16);
    vstore4(vloada_half4(5, from), 5, to);
    vstore8(vloada_half8(3, from), 3, to);
    to[19] = 7.0f;
}

kernel void dot_mixed(global const half *weights, global const float *x, global float *out, int n)
{
    size_t row = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < n; k += 4)
        sum += dot(vload_half4(0, weights + row * n + k), vload4(0, x + k));
    out[row] = sum;
}
