// Functions of double.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void unary_f64(global const double *in, global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = in[i];
    out[0 * n + i] = sin(x);
    out[1 * n + i] = cos(x);
    out[2 * n + i] = tan(x);
    out[3 * n + i] = atan(x);
    out[4 * n + i] = exp(x);
    out[5 * n + i] = exp2(x);
    out[6 * n + i] = log(fabs(x));
    out[7 * n + i] = log1p(fabs(x));
    out[8 * n + i] = cbrt(x);
    out[9 * n + i] = sqrt(fabs(x));
    out[10 * n + i] = rsqrt(fabs(x));
    out[11 * n + i] = tanh(x);
    out[12 * n + i] = rint(x);
    out[13 * n + i] = 1.0 / x;
}

kernel void binary_f64(global const double *left, global const double *right, global const int *whole,
                       global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = left[i], y = right[i];
    out[0 * n + i] = pow(fabs(x), y);
    out[1 * n + i] = pown(x, whole[i]);
    out[2 * n + i] = atan2(x, y);
    out[3 * n + i] = hypot(x, y);
    out[4 * n + i] = fmod(x, y);
    out[5 * n + i] = ldexp(x, whole[i]);
    out[6 * n + i] = fmax(x, y);
    out[7 * n + i] = nextafter(x, y);
    out[8 * n + i] = rootn(fabs(x), 3);
}

kernel void parts_f64(global const double2 *in, global double2 *fraction, global double2 *integral,
                      global int2 *exponent)
{
    size_t i = get_global_id(0);
    double2 whole;
    int2 e;
    fraction[i] = modf(in[i], &whole) + frexp(in[i], &e);
    integral[i] = whole;
    exponent[i] = e + ilogb(in[i]);
}

kernel void quadratic_roots(global const double *a, global const double *b, global const double *c,
                            global double2 *roots)
{
    size_t i = get_global_id(0);
    double p = -0.5 * b[i] / a[i], q = c[i] / a[i];
    double root = sqrt(fma(p, p, -q));
    double large = p + copysign(root, p);
    roots[i] = (double2)(large, q / large);
}
