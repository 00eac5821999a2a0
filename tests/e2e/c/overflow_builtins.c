/* __builtin_add_overflow and its kin for each width, mixed types, saturation by hand. */
#include "check.h"

static int add_saturated(int a, int b) {
    int sum;
    if (__builtin_add_overflow(a, b, &sum))
        return a < 0 ? -0x7FFFFFFF - 1 : 0x7FFFFFFF;
    return sum;
}

static i64 parse(const char *text, int *bad) {
    i64 n = 0;
    *bad = 0;
    for (; *text; text++)
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, *text - '0', &n))
            *bad = 1;
    return n;
}

static void test(void) {
    i32 i;
    u32 u;
    i64 l;
    u64 ul;
    i8 c;
    u8 uc;
    i16 s;
    check(add_saturated(hidden(0x7FFFFFFF), 1) == 0x7FFFFFFF && add_saturated(1, hidden(2)) == 3);
    check(add_saturated(hidden(-0x7FFFFFFF), -2) == -0x7FFFFFFF - 1);
    check(__builtin_add_overflow(hidden(0xFFFFFFFFu), 1u, &u) && u == 0);
    check(!__builtin_sub_overflow(hidden(5u), 5u, &u) && __builtin_sub_overflow(u, 1u, &u));
    check(u == 0xFFFFFFFF);
    check(__builtin_mul_overflow(hidden(65536), 65536, &i) && i == 0);
    check(!__builtin_mul_overflow(hidden(-46341), 46340, &i) && i == -2147441940);
    check(!__builtin_mul_overflow(hidden(0xFFFFFFFFULL), 0x100000001ULL, &ul) && ul == ~0ULL);
    check(__builtin_mul_overflow(hidden(1ULL << 63), 2ULL, &ul) && ul == 0);
    check(__builtin_mul_overflow(hidden(-0x7FFFFFFFFFFFFFFFLL - 1), -1LL, &l));
    check(!__builtin_mul_overflow(hidden(-3037000499LL), 3037000499LL, &l));
    check(l == -9223372030926249001LL);
    check(__builtin_add_overflow(hidden(100), 28, &c) && c == -128);
    check(!__builtin_sub_overflow(hidden(100), 228, &c) && c == -128);
    check(__builtin_sub_overflow(hidden(1), 2, &uc) && uc == 255);
    check(!__builtin_mul_overflow(hidden(15), 17, &uc) && uc == 255);
    check(__builtin_mul_overflow(hidden((i16)200), (i16)200, &s) && s == (i16)40000);
    check(!__builtin_add_overflow(hidden(-5), 10u, &u) && u == 5);
    check(__builtin_add_overflow(hidden(-15), 10u, &u) && u == 0xFFFFFFFB);
    check(__builtin_uadd_overflow(hidden(~0u), 2, &u) && u == 1);
    check(__builtin_smul_overflow(hidden(1 << 30), 2, &i) && i == -0x7FFFFFFF - 1);
    int bad;
    check(parse("9223372036854775807", &bad) == 0x7FFFFFFFFFFFFFFFLL && !bad);
    parse("9223372036854775808", &bad);
    check(bad);
}
