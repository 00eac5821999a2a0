// Comparison and classification of scalars: results are 0 or 1.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void compare_f32(global const float *a, global const float *b, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[0 * n + i] = isequal(x, y);
    out[1 * n + i] = isnotequal(x, y);
    out[2 * n + i] = isgreater(x, y);
    out[3 * n + i] = isgreaterequal(x, y);
    out[4 * n + i] = isless(x, y);
    out[5 * n + i] = islessequal(x, y);
    out[6 * n + i] = islessgreater(x, y);
    out[7 * n + i] = isordered(x, y);
    out[8 * n + i] = isunordered(x, y);
}

kernel void classify_f32(global const float *a, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[0 * n + i] = isfinite(x);
    out[1 * n + i] = isinf(x);
    out[2 * n + i] = isnan(x);
    out[3 * n + i] = isnormal(x);
    out[4 * n + i] = signbit(x) != 0;
    out[5 * n + i] = x != x;
    out[6 * n + i] = !(x < 1.0f);
    out[7 * n + i] = (x > 0.0f) - (x < 0.0f);
}

kernel void relations_f64(global const double *a, global const double *b, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = a[i], y = b[i];
    out[0 * n + i] = isequal(x, y);
    out[1 * n + i] = isless(x, y) | isgreater(x, y) << 1;
    out[2 * n + i] = isunordered(x, y);
    out[3 * n + i] = isnan(x) | isinf(x) << 1 | isfinite(x) << 2 | isnormal(x) << 3;
    out[4 * n + i] = x <= y;
    out[5 * n + i] = islessgreater(x, y);
}
