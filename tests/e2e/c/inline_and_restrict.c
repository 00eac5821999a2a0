/* Static inline functions, restrict, const, register, macros, _Noreturn, _Static_assert, pure. */
#include "check.h"

_Static_assert(sizeof(i64) == 8, "a long long has 8 bytes");
#define SQUARE(x) ((x) * (x))
#define SWAP(type, a, b) do { type swap_ = a; a = b; b = swap_; } while (0)
#define GLUE_(a, b) a##b
#define GLUE(a, b) GLUE_(a, b)
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define COUNT(a) (sizeof(a) / sizeof *(a))

static inline int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
static inline __attribute__((always_inline)) int always(int x) { return clamp(x, -5, 5) * 2; }
static __attribute__((noinline, pure)) int reads(const int *p) { return *p + 1; }
static __attribute__((noinline, const)) int power(int x, int n) { return n ? x * SQUARE(x) : 1; }
static __attribute__((noinline, cold)) void never(void) { abort(); }

static void axpy(int n, float a, const float *restrict x, float *restrict y) {
    for (int i = 0; i < n; i++)
        y[i] += a * x[i];
}

static int overlap(int *a, int *b) {
    *a = 1;
    *b = 2;
    return *a;
}

static int likely(int x) {
    if (__builtin_expect(x > 1000, 0))
        never();
    if (x < 0)
        __builtin_unreachable();
    return x & 7;
}

static int sums(register int n) {
    register int sum = 0;
    while (n)
        sum += n--;
    return sum;
}

static void test(void) {
    check(clamp(hidden(9), 0, 5) == 5 && always(hidden(-9)) == -10 && always(3) == 6);
    int GLUE(va, lue) = hidden(4);
    check(SQUARE(value + 1) == 25 && reads(&value) == 5 && power(value, 1) == 64 && power(2, 0) == 1);
    value++;
    check(reads(&value) == 6);
    float x[5] = {1, 2, 3, 4, 5}, y[5] = {hidden(1.0f)};
    axpy(5, 2, x, y);
    check(y[0] == 3 && y[4] == 10);
    int a = 0, b = 0;
    check(overlap(&a, &b) == 1 && overlap(&a, &a) == 2);
    a = 5, b = 6;
    SWAP(int, a, b);
    check(a == 6 && b == 5 && likely(hidden(13)) == 5 && sums(hidden(10)) == 55);
    check(TEXT(GLUE(1, 2))[1] == '2' && sizeof TEXT(a + b) == 6 && COUNT(x) == 5);
    const int limit = hidden(3);
    int seen[3] = {0}, *const fixed = seen;
    for (int i = 0; i < limit; i++)
        *(fixed + i) = i;
    check(seen[2] == 2);
    check(__builtin_constant_p(3) && __builtin_types_compatible_p(int, i32) && !0 == 1);
    check(__builtin_choose_expr(1, 5, "text") == 5 && __LINE__ > 50);
}
