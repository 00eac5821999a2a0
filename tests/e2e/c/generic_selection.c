/* _Generic, compound literals, designated initialisers, typeof, statement expressions. */
#include "check.h"

#define KIND(x) _Generic((x), i8: 1, u8: 2, int: 3, unsigned: 4, float: 5, double: 6, \
    char *: 7, const char *: 8, struct point: 9, int *: 10, default: 0)
#define ABS(x) _Generic((x), float: fabs_f, double: fabs_d, default: abs_i)(x)
#define MAX(a, b) ({ __auto_type a_ = (a); __auto_type b_ = (b); a_ > b_ ? a_ : b_; })

struct point { int x, y; };
struct shape { struct point corners[3]; const char *name; union { int i; float f; } u; };

static int abs_i(int x) { return x < 0 ? -x : x; }
static float fabs_f(float x) { return x < 0 ? -x : x; }
static double fabs_d(double x) { return x < 0 ? -x : x; }
static int length(struct point p) { return abs_i(p.x) + abs_i(p.y); }
static int total(const int *p, int n) {
    int sum = 0;
    while (n--)
        sum += *p++;
    return sum;
}
static struct shape *fill(struct shape *s, struct point p) {
    *s = (struct shape){.name = "filled", .corners[1] = p, .corners[2].y = 8, .u.f = 1.5f};
    return s;
}

static void test(void) {
    check(KIND((i8)1) == 1 && KIND((u8)1) == 2 && KIND('a') == 3 && KIND(1u) == 4 && KIND(1.0f) == 5);
    check(KIND(1.0) == 6 && KIND((char *)0) == 7 && KIND("text") == 7 && KIND(1L << 40) == 0);
    check(KIND((u8)1 + (u8)1) == 3 && KIND((struct point){0}) == 9 && KIND(&(int){0}) == 10);
    check(ABS(hidden(-3)) == 3 && ABS(hidden(-2.5f)) == 2.5f && ABS(hidden(-1e300)) == 1e300);
    check(length((struct point){hidden(-3), 4}) == 7 && length((struct point){.y = -9}) == 9);
    check(total((int[]){1, 2, hidden(3)}, 3) == 6 && total((int[5]){[4] = 9, [1] = 1}, 5) == 10);
    int *p = (int[]){hidden(5), 6, [7] = 7};
    p[1] *= 2;
    check(total(p, 8) == 24);
    struct shape s, *q = fill(&s, (struct point){hidden(2), 3});
    check(q->corners[0].x == 0 && s.corners[1].y == 3 && s.corners[2].y == 8 && s.u.i == 0x3FC00000);
    check(q->name[5] == 'd' && q->corners[2].x == 0);
    s = (struct shape){{s.corners[1], {.y = 4}}, .u = {7}};
    check(s.corners[0].x == 2 && s.corners[1].x == 0 && s.corners[1].y == 4 && !s.name && s.u.i == 7);
    check(MAX(hidden(3), 7) == 7 && MAX(hidden(2.5), 1) == 2.5);
    __typeof__(s.corners[0]) copy = s.corners[0];
    __typeof__(&copy) at = &copy;
    check(at->y == 3 && __alignof__(copy) == 4);
    int grid[2][3] = {[1] = {[1] = 5}, [0][2] = 4}, last[] = {[2] = 1, 2, [0] = hidden(3)};
    check(grid[0][2] == 4 && grid[1][1] == 5 && grid[1][0] == 0);
    check(sizeof last == 16 && last[3] == 2 && last[0] == 3 && last[1] == 0);
}
