// Attributes of kernels, types and variables, hints to the optimiser.

typedef struct __attribute__((aligned(16))) {
    int a;
    char b;
} roomy;

kernel __attribute__((reqd_work_group_size(8, 2, 1))) __attribute__((vec_type_hint(float4)))
void required_size(global uint *out)
{
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    out[at] = (uint)(get_local_size(0) * 100 + get_local_size(1) * 10 + get_local_id(0));
}

kernel __attribute__((work_group_size_hint(16, 1, 1))) __attribute__((vec_type_hint(int)))
void hinted_size(global const roomy *in, global roomy *out)
{
    size_t i = get_global_id(0);
    roomy r = in[i];
    r.a += r.b;
    r.b = (char)(sizeof(roomy) + i);
    out[i] = r;
}

kernel void unrolled(global const int *in, global int *out, int n)
{
    size_t i = get_global_id(0);
    int sum = 0;
    __attribute__((opencl_unroll_hint(4)))
    for (int k = 0; k < n; k++)
        sum += in[(i + k) % get_global_size(0)] * (k + 1);
    __attribute__((opencl_unroll_hint))
    for (int k = 0; k < 3; k++)
        sum ^= k << (i & 7);
    out[i] = sum;
}

kernel void aligned_parts(global const uchar *in, global int *out)
{
    size_t i = get_global_id(0);
    uchar buffer[16] __attribute__((aligned(16)));
    for (int k = 0; k < 16; k++)
        buffer[k] = in[16 * i + k];
    int4 words = *(int4 *)buffer;
    if (__builtin_expect(words.x == 0, 0))
        words.y = 7;
    out[i] = words.x ^ words.y ^ words.z ^ words.w;
}
