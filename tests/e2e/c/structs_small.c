/* Small structs by value: passed, returned, through several functions, of each size up to 16. */
#include "check.h"

struct s1 { i8 a; };
struct s2 { u8 a, b; };
struct s3 { u8 a[3]; };
struct s5 { i32 a; i8 b; };
struct s8 { float x, y; };
struct s12 { i32 a, b, c; };
struct s16 { double x; i64 n; };
struct empty {};

static struct s1 f1(struct s1 s) { s.a *= -1; return s; }
static struct s2 f2(struct s2 s) { return (struct s2){s.b, s.a}; }
static struct s3 f3(struct s3 s) { s.a[1] ^= s.a[0]; s.a[2] += s.a[1]; return s; }
static struct s5 f5(struct s5 s) { s.a += s.b; s.b = 0; return s; }
static struct s8 f8(struct s8 s, float k) { return (struct s8){s.x * k, s.y - k}; }
static struct s12 f12(struct s12 s) { return (struct s12){s.c, s.a, s.b}; }
static struct s16 f16(struct s16 s) { s.x += s.n; s.n = (u64)s.n << 33; return s; }
static struct empty f0(struct empty e, int *n) { ++*n; return e; }

static __attribute__((noinline)) struct s12 twice(struct s12 s) { return f12(f12(s)); }
static __attribute__((noinline)) struct s12 many(struct s1 a, struct s2 b, struct s3 c, struct s5 d) {
    return (struct s12){a.a + b.a, b.b + c.a[2], d.a + d.b};
}

static void test(void) {
    int n = hidden(7);
    struct s1 a = f1((struct s1){n});
    check(a.a == -7);
    struct s2 b = f2((struct s2){n, 200});
    check(b.a == 200 && b.b == 7);
    struct s3 c = f3((struct s3){{n, 8, 250}});
    check(c.a[0] == 7 && c.a[1] == 15 && c.a[2] == (u8)(250 + 15));
    struct s5 d = f5((struct s5){1 << 30, -n});
    check(d.a == (1 << 30) - 7 && d.b == 0);
    check(f8((struct s8){n, 1.5f}, 2).x == 14.0f && f8((struct s8){n, 1.5f}, 2).y == -0.5f);
    struct s12 e = twice((struct s12){n, 20, 30});
    check(e.a == 20 && e.b == 30 && e.c == 7);
    struct s12 m = many(a, b, c, d);
    check(m.a == 193 && m.b == 7 + 9 && m.c == (1 << 30) - 7);
    struct s16 g = f16(f16((struct s16){0.25, n}));
    check(g.x == 7.25 + (double)(7LL << 33) && g.n == 0);
    f0(f0((struct empty){}, &n), &n);
    check(n == 9);
    check((n > 5 ? a : f1(a)).a == -7);
}
