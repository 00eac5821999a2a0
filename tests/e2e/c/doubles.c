/* Doubles: polynomials, series, integration, text with digits, division of remainders. */
#include "check.h"

static int near(double a, double b) {
    double d = a - b;
    return (d < 0 ? -d : d) <= 1e-12 * (b < 0 ? -b : b) + 1e-12;
}

static double exponential(double x) {
    double sum = 1, term = 1;
    for (int i = 1; i < 60; i++)
        sum += term *= x / i;
    return sum;
}

static double sine(double x) {
    const double two_pi = 6.283185307179586;
    x -= two_pi * (i64)(x / two_pi);
    double sum = 0, term = x;
    for (int i = 1; i < 40; i++) {
        sum += term;
        term *= -x * x / (2 * i * (2 * i + 1));
    }
    return sum;
}

static double horner(const double *c, int n, double x) {
    double r = 0;
    while (n-- > 0)
        r = r * x + c[n];
    return r;
}

static double simpson(int n) {
    double h = 1.0 / n, sum = 0;
    for (int i = 0; i <= n; i++) {
        double x = i * h;
        sum += (i == 0 || i == n ? 1 : i & 1 ? 4 : 2) * 4 / (1 + x * x);
    }
    return sum * h / 3;
}

static void text(double x, int places, char *out) {
    if (x < 0)
        *out++ = '-', x = -x;
    double unit = 1;
    for (int i = 0; i < places; i++)
        unit *= 10;
    u64 n = (u64)(x * unit + 0.5), whole = n / (u64)unit, scale = 1;
    while (whole / scale >= 10)
        scale *= 10;
    for (; scale; scale /= 10)
        *out++ = '0' + whole / scale % 10;
    *out++ = '.';
    for (scale = (u64)unit / 10; scale; scale /= 10)
        *out++ = '0' + n / scale % 10;
    *out = 0;
}

static void test(void) {
    check(near(exponential(hidden(1.0)), 2.718281828459045) && near(exponential(-2) * exponential(2), 1));
    check(near(sine(hidden(0.5235987755982988)), 0.5) && near(sine(hidden(100.0)), -0.5063656411097588));
    const double c[] = {1, -2, 0, hidden(3.0)};
    check(horner(c, 4, 2) == 21 && horner(c, 4, -1) == 0 && horner(c, 0, 5) == 0);
    check(near(simpson(hidden(1000)), 3.141592653589793));
    char out[32];
    text(hidden(-123.456), 2, out);
    check(out[0] == '-' && out[3] == '3' && out[4] == '.' && out[6] == '6' && !out[7]);
    text(hidden(0.0625), 4, out);
    check(out[0] == '0' && out[1] == '.' && out[3] == '6' && out[5] == '5' && !out[6]);
    double fold = 0;
    for (int i = 1; i <= 20; i++)
        fold += i % 2 ? 1.0 / i : -1.0 / i;
    check(near(fold, 0.6687714031754279));
}
