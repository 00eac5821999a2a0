/* 128-bit integers: multiplication, division, shifts, decimal text, comparisons, bit-precise. */
#include "check.h"

typedef _BitInt(128) i128;
typedef unsigned _BitInt(128) u128;

static __attribute__((noinline)) u128 product(u64 a, u64 b) { return (u128)a * b; }

static int decimal(u128 n, char *text) {
    char digits[40];
    int count = 0;
    do {
        digits[count++] = '0' + (int)(n % 10);
        n /= 10;
    } while (n);
    for (int i = 0; i < count; i++)
        text[i] = digits[count - 1 - i];
    text[count] = 0;
    return count;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char text[48];
    u128 all = ~(u128)hidden(0ULL);
    check(decimal(all, text) == 39);
    check(same(text, "340282366920938463463374607431768211455"));
    u128 p = product(hidden(~0ULL), ~0ULL);
    check((u64)p == 1 && (u64)(p >> 64) == ~0ULL - 1);
    check(p / ~0ULL == ~0ULL && p % 10 == 5);
    decimal(p, text);
    check(same(text, "340282366920938463426481119284349108225"));
    i128 n = -(i128)hidden(1000000007LL);
    n *= n * n;
    check(n < 0 && n / 1000000007 == -(i128)1000000007 * 1000000007);
    check(n % 1000000008 == -1000000007);
    int shift = hidden(65);
    check((u64)((u128)3 << shift >> 64) == 6 && (u64)(all >> shift) == ~0ULL >> 1);
    check((i64)((i128)-8 >> hidden(2)) == -2 && (u64)((i128)-1 >> 127) == ~0ULL);
    check((u128)1 << 100 > ~0ULL && (i128)-1 < 0 && !((u128)-1 < 1));
    u128 sum = 0;
    for (int i = 0; i < 128; i++)
        sum += (u128)1 << i;
    check(sum == all && ++sum == 0);
    u128 factorial = 1;
    for (int i = 1; i <= hidden(33); i++)
        factorial *= i;
    decimal(factorial, text);
    check(same(text, "8683317618811886495518194401280000000"));
}
