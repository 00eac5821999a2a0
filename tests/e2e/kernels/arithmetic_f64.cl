// Arithmetic of double: compensated sums, polynomials, constants, comparisons, conversions.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

kernel void compensated_sum(global const double *in, global double2 *out, int n)
{
    size_t i = get_global_id(0);
    double sum = 0.0, carry = 0.0;
    for (int k = 0; k < n; k++) {
        double y = in[i * n + k] - carry;
        double t = sum + y;
        carry = (t - sum) - y;
        sum = t;
    }
    out[i] = (double2)(sum, carry);
}

kernel void two_product(global const double *a, global const double *b, global double2 *out)
{
    size_t i = get_global_id(0);
    double p = a[i] * b[i];
    out[i] = (double2)(p, fma(a[i], b[i], -p));
}

kernel void orbit(global const double4 *start, global double4 *end, double dt, int steps)
{
    size_t i = get_global_id(0);
    double4 s = start[i];
    for (int k = 0; k < steps; k++) {
        double r2 = s.x * s.x + s.y * s.y;
        double inverse = 1.0 / (r2 * sqrt(r2));
        s.zw -= s.xy * (inverse * dt);
        s.xy += s.zw * dt;
    }
    end[i] = s;
}

kernel void mixed_precision(global const float *x, global const double *y, global double *out, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = x[i] + y[i];
    out[1 * n + i] = x[i] * 3 - y[i] / 7;
    out[2 * n + i] = y[i] > x[i] ? M_PI : M_E;
    out[3 * n + i] = -y[i] + 1e300 * 1e-300;
    fout[0 * n + i] = (float)(y[i] * y[i]);
    fout[1 * n + i] = x[i] * 0.1f;
    fout[2 * n + i] = (float)y[i] - x[i];
}
