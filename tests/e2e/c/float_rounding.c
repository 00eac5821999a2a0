/* Rounding, denormals, cancellation, compensated sums, exact results of arithmetic. */
#include "check.h"

static u32 bits(float f) { union { float f; u32 u; } v = {f}; return v.u; }
static float from(u32 u) { union { u32 u; float f; } v = {u}; return v.f; }

static float plain_sum(int n) {
    float s = 0;
    for (int i = 0; i < n; i++)
        s += 0.1f;
    return s;
}

static float kahan_sum(int n) {
    float s = 0, c = 0;
    for (int i = 0; i < n; i++) {
        float y = 0.1f - c, t = s + y;
        c = t - s - y;
        s = t;
    }
    return s;
}

static double root(double x) {
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++)
        r = (r + x / r) / 2;
    return r;
}

static float fast_inverse_root(float x) {
    float y = from(0x5F3759DF - (bits(x) >> 1));
    for (int i = 0; i < 3; i++)
        y = y * (1.5f - 0.5f * x * y * y);
    return y;
}

static void test(void) {
    check(hidden(0.1) + 0.2 != 0.3 && hidden(0.5) + 0.25 == 0.75);
    check(hidden(16777216.0f) + 1 == 16777216.0f && hidden(16777216.0f) + 3 == 16777220.0f);
    check(hidden(1e16) + 1 == 1e16 && (hidden(1e16) + 1) - 1e16 == 0);
    double tiny = hidden(4.9406564584124654e-324);
    check(tiny > 0 && tiny / 2 == 0 && tiny * 2 > tiny && tiny + tiny == 2 * tiny);
    double small = hidden(2.2250738585072014e-308) / 4;
    check(small * 4 == 2.2250738585072014e-308 && small != 0);
    float exact = kahan_sum(hidden(10000)), rough = plain_sum(hidden(10000));
    check(__builtin_fabsf(exact - 1000) < __builtin_fabsf(rough - 1000));
    check(__builtin_fabsf(exact - 1000) < 0.001f);
    check(root(hidden(144.0)) == 12 && __builtin_fabs(root(hidden(2.0)) - 1.4142135623730951) < 1e-15);
    check(__builtin_fabsf(fast_inverse_root(hidden(16.0f)) - 0.25f) < 1e-6f);
    check(from(bits(hidden(1.0f)) + 1) - 1 == 1.0f / 8388608);
    check(hidden(3.0f) * (1 / hidden(3.0f)) <= 1 && hidden(10.0) / 10 == 1);
    check(__builtin_sqrt(hidden(2.25)) == 1.5 && __builtin_fma(hidden(3.0), 4, 5) == 17);
    double a = hidden(134217729.0);
    check(__builtin_fma(a, a, -(a * a)) == 1);
}
