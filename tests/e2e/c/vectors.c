/* Vectors by attribute: arithmetic, comparison, subscripts, shuffles, conversions, in structs. */
#include "check.h"

typedef i32 int4 __attribute__((vector_size(16)));
typedef u32 uint4 __attribute__((vector_size(16)));
typedef float float4 __attribute__((vector_size(16)));
typedef u8 uchar16 __attribute__((vector_size(16)));
typedef i16 short8 __attribute__((vector_size(16)));
typedef double double2 __attribute__((vector_size(16)));
typedef i32 int8v __attribute__((vector_size(32)));
struct holder { i8 tag; int4 v; };

static __attribute__((noinline)) int sum(int4 v) {
    int s = 0;
    for (int i = 0; i < 4; i++)
        s += v[i];
    return s;
}

static __attribute__((noinline)) float4 lerp(float4 a, float4 b, float t) { return a + (b - a) * t; }

static __attribute__((noinline)) struct holder twice(struct holder h) {
    h.v += h.v;
    return h;
}

static void test(void) {
    int4 a = {1, -2, hidden(3), 4}, b = {10, 20, 30, hidden(40)};
    check(sum(a + b) == 106 && sum(a * b) == 10 - 40 + 90 + 160 && sum(-a) == -6);
    check(sum(b / a) == 10 - 10 + 10 + 10 && sum(b % (a + 6)) == 10 % 7 + 20 % 4 + 30 % 9 + 40 % 10);
    check(sum(a << 2) == 24 && sum(b >> a % 2 * (a > 0)) >= 0 && sum(~a) == -10);
    int4 less = a < 2;
    check(less[0] == -1 && less[1] == -1 && less[2] == 0 && sum(a > b) == 0 && sum(a == a) == -4);
    int4 chosen = (a & less) | (b & ~less);
    check(chosen[0] == 1 && chosen[1] == -2 && chosen[2] == 30 && chosen[3] == 40);
    a[hidden(2)] = 77;
    check(a[2] == 77 && sum(a) == 80);
    float4 f = lerp((float4){0, 1, 2, 3}, (float4){4, 3, 2, hidden(1.0f)}, 0.5f);
    check(f[0] == 2 && f[1] == 2 && f[2] == 2 && f[3] == 2);
    int4 r = __builtin_shufflevector(a, b, 3, 4, 0, 7);
    check(r[0] == 4 && r[1] == 10 && r[2] == 1 && r[3] == 40);
    float4 c = __builtin_convertvector(b, float4) / 4;
    check(c[1] == 5 && c[2] == 7.5f && __builtin_convertvector(c, int4)[2] == 7);
    uint4 bits = (uint4)(float4){1, -1, 0, hidden(2.0f)};
    check(bits[0] == 0x3F800000 && bits[1] >> 31 == 1 && bits[2] == 0 && bits[3] == 0x40000000);
    uchar16 bytes = (uchar16)bits + (u8)200;
    check(bytes[3] == (u8)(0x3F + 200) && bytes[8] == 200);
    short8 s = {30000, hidden((i16)-30000), 3};
    s += s;
    check(s[0] == (i16)60000 && s[1] == (i16)-60000 && s[2] == 6 && s[7] == 0);
    double2 d = {hidden(0.5), 2};
    d = d * d + d;
    check(d[0] == 0.75 && d[1] == 6);
    struct holder h = twice((struct holder){1, b});
    check(h.v[3] == 80 && h.tag == 1 && sizeof h == 32);
    int8v w = {1, 2, 3, 4, 5, 6, 7, 8};
    w = w * w - (w & 1);
    check(w[7] == 64 && w[6] == 48 && w[hidden(1)] == 4);
}
