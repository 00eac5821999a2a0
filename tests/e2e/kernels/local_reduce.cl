// Reductions through local memory: sums, extremes, the place of the largest, a dot product.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void sum_blocks(global const float *in, global float *out, local float *partial)
{
    size_t l = get_local_id(0), size = get_local_size(0);
    partial[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t half_size = size / 2; half_size > 0; half_size /= 2) {
        if (l < half_size)
            partial[l] += partial[l + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = partial[0];
}

kernel void extremes(global const int *in, global int2 *out, uint count)
{
    local int lowest[64], highest[64];
    size_t l = get_local_id(0);
    int low = INT_MAX, high = INT_MIN;
    for (uint k = get_global_id(0); k < count; k += get_global_size(0)) {
        low = min(low, in[k]);
        high = max(high, in[k]);
    }
    lowest[l] = low;
    highest[l] = high;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 32; step; step >>= 1) {
        if (l < step) {
            lowest[l] = min(lowest[l], lowest[l + step]);
            highest[l] = max(highest[l], highest[l + step]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (!l)
        out[get_group_id(0)] = (int2)(lowest[0], highest[0]);
}

typedef struct {
    float value;
    int index;
} candidate;

kernel void place_of_largest(global const float *in, global candidate *out)
{
    local candidate best[32];
    size_t l = get_local_id(0);
    best[l].value = in[get_global_id(0)];
    best[l].index = (int)get_global_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint step = 16; step; step >>= 1) {
        if (l < step && best[l + step].value > best[l].value)
            best[l] = best[l + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = best[0];
}

kernel void dot_f64(global const double4 *a, global const double4 *b, global double *out, local double *sums)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    sums[l] = dot(a[i], b[i]);
    for (size_t step = get_local_size(0) >> 1; step; step >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < step)
            sums[l] += sums[l + step];
    }
    if (l == 0)
        out[get_group_id(0)] = sums[0];
}
