/* 64-bit arithmetic: products of halves, carries, comparisons, powers, square roots. */
#include "check.h"

static void multiply(u64 a, u64 b, u64 *high, u64 *low) {
    u64 a0 = (u32)a, a1 = a >> 32, b0 = (u32)b, b1 = b >> 32;
    u64 p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
    u64 middle = (p00 >> 32) + (u32)p01 + (u32)p10;
    *low = middle << 32 | (u32)p00;
    *high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
}

static u64 power(u64 base, u64 exponent, u64 modulus) {
    u64 result = 1;
    for (base %= modulus; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = result * base % modulus;
        base = base * base % modulus;
    }
    return result;
}

static u32 root(u64 n) {
    u64 low = 0, high = 1ULL << 32;
    while (high - low > 1) {
        u64 middle = low + (high - low) / 2;
        if (middle * middle <= n)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static int order(i64 a, i64 b) { return (a > b) - (a < b); }

static void test(void) {
    u64 high, low, all = hidden(~0ULL);
    multiply(all, all, &high, &low);
    check(high == ~0ULL - 1 && low == 1);
    multiply(hidden(0x123456789ABCDEF0ULL), 0x10, &high, &low);
    check(high == 1 && low == 0x23456789ABCDEF00ULL);
    check(power(hidden(3), 1000000006, 1000000007) == 1);
    check(power(2, hidden(40), 1ULL << 32) == 0 && power(2, 31, 1ULL << 32) == 1ULL << 31);
    check(root(hidden(99999999ULL)) == 9999 && root(hidden(100000000ULL)) == 10000);
    check(root(~0ULL) == 0xFFFFFFFF);
    check(order(hidden(-1LL), 1) == -1 && order(hidden(1LL << 40), 1 << 30) == 1);
    check(order(hidden(5LL), 5) == 0 && (u64)hidden(-1LL) > 1);
    check(hidden(0x7FFFFFFFFFFFFFFFULL) + 1 == 1ULL << 63);
    i64 sum = 0;
    for (i64 i = hidden(-3000000000LL); i < 3000000010LL; i += 1000000000LL)
        sum += i;
    check(sum == 0);
    u64 fib = 0, next = 1;
    for (int i = 0; i < hidden(93); i++) {
        u64 t = fib + next;
        fib = next;
        next = t;
    }
    check(fib == 12200160415121876738ULL);
}
