/* Complex numbers by hand and as _Complex: products, powers, roots, the Mandelbrot set. */
#include "check.h"

typedef struct { float re, im; } cf;
typedef struct { double re, im; } cd;

static __attribute__((noinline)) cf mulf(cf a, cf b) {
    return (cf){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static __attribute__((noinline)) cd mul(cd a, cd b) {
    return (cd){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static cd divide(cd a, cd b) {
    double n = b.re * b.re + b.im * b.im;
    cd r = mul(a, (cd){b.re, -b.im});
    return (cd){r.re / n, r.im / n};
}

static int mandelbrot(double re, double im, int limit) {
    cd z = {0, 0};
    int n = 0;
    for (; n < limit && z.re * z.re + z.im * z.im <= 4; n++) {
        z = mul(z, z);
        z.re += re, z.im += im;
    }
    return n;
}

static __attribute__((noinline)) _Complex double add(_Complex double a, _Complex float b) {
    return a + b;
}

static void test(void) {
    cf i = {0, hidden(1.0f)}, p = {1, 0};
    for (int k = 0; k < 7; k++)
        p = mulf(p, i);
    check(p.re == 0 && p.im == -1);
    cd q = divide((cd){hidden(3.0), 11}, (cd){2, 1});
    check(__builtin_fabs(q.re - 3.4) < 1e-15 && __builtin_fabs(q.im - 3.8) < 1e-14);
    cd w = {hidden(-0.5), 0.8660254037844386}, cube = mul(w, mul(w, w));
    check(__builtin_fabs(cube.re - 1) < 1e-12 && __builtin_fabs(cube.im) < 1e-12);
    int inside = 0;
    for (int y = -10; y <= 10; y++)
        for (int x = -20; x <= 10; x++)
            inside += mandelbrot(x / 10.0, y / 8.0, 50) == 50;
    check(inside > 60 && inside < 200 && mandelbrot(hidden(0.5), 0.5, 99) == 5);
    _Complex double z = {hidden(1.0), 2};
    _Complex float f = {hidden(0.5f), -1};
    z = add(z, f);
    check(__real__ z == 1.5 && __imag__ z == 1);
    z = ~z;
    __imag__ z *= 3;
    check(z == (_Complex double){1.5, -3} && -z != z && __real__ (z - f) == 1);
}
