/* Comparisons of floats: NaN, infinities, zeros, each relation and its negation. */
#include "check.h"

static int relations(float a, float b) {
    return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}

static int negations(double a, double b) {
    return !(a < b) | !(a <= b) << 1 | !(a > b) << 2 | !(a >= b) << 3 | !(a == b) << 4
           | !(a != b) << 5;
}

static float largest(const float *a, int n) {
    float m = a[0];
    for (int i = 1; i < n; i++)
        if (a[i] > m)
            m = a[i];
    return m;
}

static int classify(double x) {
    return __builtin_isnan(x) ? 1 : __builtin_isinf(x) ? 2 : x == 0 ? 3 : x < 0 ? 4 : 5;
}

static void test(void) {
    float nan = hidden(__builtin_nanf("")), inf = hidden(__builtin_inff()), zero = hidden(0.0f);
    check(relations(hidden(1.0f), 2) == (1 | 2 | 32) && relations(2, hidden(1.0f)) == (4 | 8 | 32));
    check(relations(zero, -zero) == (2 | 8 | 16) && relations(nan, 1) == 32);
    check(relations(nan, nan) == 32 && negations(nan, nan) == 31 && negations(1, nan) == 31);
    check(relations(-inf, inf) == (1 | 2 | 32) && relations(inf, inf) == (2 | 8 | 16));
    check(negations(hidden(1.0), 2) == (4 | 8 | 16));
    check(1 / zero == inf && 1 / -zero == -inf && inf - inf != inf - inf && zero / zero != 0);
    check(nan != nan && !(nan < inf) && !(nan > inf) && (nan || 0) && !!nan);
    float a[] = {1, -5, nan, 3, -inf};
    check(largest(a, 5) == 3 && (largest(a + 2, 3) != largest(a + 2, 3)));
    check(classify(nan) == 1 && classify(-inf) == 2 && classify(-0.0) == 3);
    check(classify(hidden(-1e-310)) == 4 && classify(hidden(1e308) * 10) == 2);
    check(__builtin_isunordered(nan, 1) && !__builtin_isgreater(nan, 1) && __builtin_isless(zero, 1));
    check(__builtin_signbit(-zero) && !__builtin_signbit(zero) && __builtin_signbit(hidden(-1.5)));
    check(__builtin_copysignf(3, -zero) == -3 && __builtin_fabsf(-inf) == inf);
    int taken = 0;
    if (nan) taken |= 1;
    if (-zero) taken |= 2;
    while (!(nan >= 0)) { taken |= 4; break; }
    check(taken == 5);
}
