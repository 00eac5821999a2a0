// Functions that take and return structs by value, and small numeric types made of structs.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
    float re, im;
} complex_t;

complex_t c_add(complex_t a, complex_t b)
{
    complex_t r = {a.re + b.re, a.im + b.im};
    return r;
}

complex_t c_mul(complex_t a, complex_t b)
{
    return (complex_t){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

kernel void polynomial(global const complex_t *z, global complex_t *out, global const complex_t *coefficients, int degree)
{
    size_t i = get_global_id(0);
    complex_t sum = coefficients[degree];
    for (int k = degree - 1; k >= 0; k--)
        sum = c_add(c_mul(sum, z[i]), coefficients[k]);
    out[i] = sum;
}

typedef struct {
    int quotient, remainder;
    bool exact;
} division;

__attribute__((noinline)) division divide(int a, int b)
{
    division d;
    d.quotient = a / b;
    d.remainder = a - d.quotient * b;
    d.exact = d.remainder == 0;
    return d;
}

kernel void divide_all(global const int *a, global const int *b, global int *out)
{
    size_t i = get_global_id(0);
    division d = divide(a[i], b[i]);
    out[2 * i] = d.exact ? d.quotient : -d.quotient;
    out[2 * i + 1] = d.remainder;
}

typedef struct {
    float m[3][3];
} matrix3;

__attribute__((noinline)) matrix3 multiply(matrix3 a, const matrix3 *b)
{
    matrix3 c;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            c.m[i][j] = 0.0f;
            for (int k = 0; k < 3; k++)
                c.m[i][j] += a.m[i][k] * b->m[k][j];
        }
    return c;
}

kernel void matrix_powers(global const matrix3 *in, global matrix3 *out, int power)
{
    size_t i = get_global_id(0);
    matrix3 base = in[i], result = base;
    for (int p = 1; p < power; p++)
        result = multiply(result, &base);
    out[i] = result;
}

typedef struct {
    double mean, m2;
    long count;
} moments;

moments join(moments a, moments b)
{
    moments r;
    r.count = a.count + b.count;
    double delta = b.mean - a.mean;
    r.mean = r.count ? a.mean + delta * b.count / r.count : 0.0;
    r.m2 = r.count ? a.m2 + b.m2 + delta * delta * a.count * b.count / r.count : 0.0;
    return r;
}

kernel void variance(global const double *in, global moments *out, int per_item)
{
    size_t i = get_global_id(0);
    moments all = {0.0, 0.0, 0};
    for (int k = 0; k < per_item; k++) {
        moments one = {in[i * per_item + k], 0.0, 1};
        all = join(all, one);
    }
    out[i] = all;
}
