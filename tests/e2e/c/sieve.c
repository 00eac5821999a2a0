/* Primes: a sieve of bytes, one of bits, trial division, factors, totients. */
#include "check.h"

enum { LIMIT = 2000 };

static int bytes(u8 *composite) {
    int count = 0;
    for (int i = 2; i < LIMIT; i++) {
        if (composite[i])
            continue;
        count++;
        for (int j = i * i; j < LIMIT; j += i)
            composite[j] = 1;
    }
    return count;
}

static int bits(void) {
    u32 words[LIMIT / 64 + 1] = {0};
    int count = 1;
    for (u32 i = 1; 2 * i + 1 < LIMIT; i++) {
        if (words[i >> 5] >> (i & 31) & 1)
            continue;
        count++;
        for (u32 j = 2 * i * (i + 1); 2 * j + 1 < LIMIT; j += 2 * i + 1)
            words[j >> 5] |= 1u << (j & 31);
    }
    return count;
}

static _Bool is_prime(u64 n) {
    if (n < 4)
        return n > 1;
    if (n % 2 == 0 || n % 3 == 0)
        return 0;
    for (u64 d = 5; d * d <= n; d += 6)
        if (!(n % d && n % (d + 2)))
            return 0;
    return 1;
}

static int factors(u32 n, u32 *out) {
    int count = 0;
    for (u32 d = 2; n > 1;)
        if (d * d > n)
            out[count++] = n, n = 1;
        else if (n % d == 0)
            out[count++] = d, n /= d;
        else
            d += d == 2 ? 1 : 2;
    return count;
}

static u32 totient(u32 n) {
    u32 list[32], result = n, last = 0;
    for (int i = 0, count = factors(n, list); i < count; i++)
        if (list[i] != last)
            last = list[i], result = result / last * (last - 1);
    return result;
}

static void test(void) {
    u8 composite[LIMIT] = {0};
    check(bytes(composite) == 303 && bits() == 303);
    for (int i = 2; i < LIMIT; i += 7)
        check(is_prime(i) == !composite[i]);
    check(is_prime(hidden(4294967291ULL)) && !is_prime(hidden(4294967297ULL)));
    u32 list[32];
    check(factors(hidden(360u), list) == 6 && list[2] == 2 && list[4] == 3 && list[5] == 5);
    check(factors(hidden(65537u * 31), list) == 2 && list[1] == 65537 && factors(1, list) == 0);
    check(totient(hidden(36u)) == 12 && totient(97) == 96 && totient(1) == 1);
}
