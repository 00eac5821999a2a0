// Chains of calls, kernels that call kernels, arguments of every kind, restrict and volatile.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__attribute__((noinline)) int clamp_to(int x, int limit)
{
    return x > limit ? limit : x < -limit ? -limit : x;
}

__attribute__((noinline)) int mix_down(int x, int depth)
{
    int r = clamp_to(x * 3 - depth, 5000);
    return depth & 1 ? -r : r + clamp_to(x, 9);
}

static inline int twice(int x) { return x * 2; }
static int thrice(int x) { return twice(x) + x; }

kernel void call_chain(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i];
    for (int d = 0; d < 4; d++)
        x = mix_down(x, d);
    out[i] = thrice(x);
}

kernel void scale_one(global float *data, float by)
{
    data[get_global_id(0)] *= by;
}

kernel void shift_one(global float *data, float by)
{
    data[get_global_id(0)] += by;
}

kernel void scale_and_shift(global float *data, float scale, float shift)
{
    scale_one(data, scale);
    shift_one(data, shift);
    if (get_global_id(0) & 1)
        scale_one(data, 2.0f);
}

__attribute__((noinline)) double many(char c, ushort us, long l, float f, double d, int4 v, bool b, uchar2 u)
{
    return c + us + (double)l + f + d + v.x + v.w + (b ? 0.5 : 0.25) + u.x * u.y;
}

kernel void many_arguments(char c, ushort us, long l, float f, double d, int4 v, uchar2 u, global double *out)
{
    size_t i = get_global_id(0);
    out[i] = many(c, us, l + (long)i, f, d, v * (int)i, i & 1, u);
}

__attribute__((noinline)) void split(float x, float *whole, float *rest)
{
    *whole = floor(x);
    *rest = x - *whole;
}

kernel void restricted(global const float *restrict in, global float *restrict whole, volatile global float *rest,
                       const int unused)
{
    size_t i = get_global_id(0);
    float w, r;
    split(in[i], &w, &r);
    whole[i] = w;
    rest[i] = r;
    rest[i] += 1.0f;
}
