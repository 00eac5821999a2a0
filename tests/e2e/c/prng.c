/* Generators of random numbers: Mersenne twister, xorshift, PCG, Park and Miller, Fisher-Yates. */
#include "check.h"

struct twister { u32 state[624]; int at; };

static void seed(struct twister *t, u32 s) {
    for (u32 i = 0; i < 624; i++) {
        t->state[i] = s;
        s = 1812433253u * (s ^ s >> 30) + i + 1;
    }
    t->at = 624;
}

static u32 next(struct twister *t) {
    if (t->at == 624) {
        for (int i = 0; i < 624; i++) {
            u32 y = (t->state[i] & 0x80000000) | (t->state[(i + 1) % 624] & 0x7FFFFFFF);
            t->state[i] = t->state[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908B0DF : 0);
        }
        t->at = 0;
    }
    u32 y = t->state[t->at++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9D2C5680;
    y ^= y << 15 & 0xEFC60000;
    return y ^ y >> 18;
}

static u32 xorshift(u32 *x) {
    *x ^= *x << 13;
    *x ^= *x >> 17;
    return *x ^= *x << 5;
}

static u32 pcg(u64 *state) {
    u64 old = *state;
    *state = old * 6364136223846793005ULL + (54ULL << 1 | 1);
    u32 x = (old >> 18 ^ old) >> 27, r = old >> 59;
    return x >> r | x << (-r & 31);
}

static i32 park_miller(i32 *s) {
    i32 high = *s / 127773, low = *s % 127773, x = 16807 * low - 2836 * high;
    return *s = x > 0 ? x : x + 2147483647;
}

static void test(void) {
    struct twister t;
    seed(&t, hidden(5489u));
    check(next(&t) == 3499211612u && next(&t) == 581869302u);
    for (int i = 2; i < 999; i++)
        next(&t);
    u32 thousandth = next(&t);
    check(thousandth != 0 && t.at == 1000 - 624);
    u32 x = hidden(2463534242u);
    check(xorshift(&x) == 723471715u && xorshift(&x) == 2497366906u && xorshift(&x) == 2064144800u);
    u64 p = 0;
    pcg(&p);
    p += hidden(42);
    pcg(&p);
    check(pcg(&p) == 0xA15C02B7 && pcg(&p) == 0x7B47F409 && pcg(&p) == 0xBA1D3330);
    i32 s = hidden(1);
    for (int i = 0; i < 10000; i++)
        park_miller(&s);
    check(s == 1043618065);
    u8 cards[52];
    u64 seen = 0;
    for (int i = 0; i < 52; i++)
        cards[i] = i;
    for (int i = 51; i > 0; i--) {
        int j = next(&t) % (i + 1);
        u8 c = cards[i];
        cards[i] = cards[j], cards[j] = c;
    }
    for (int i = 0; i < 52; i++)
        seen |= 1ULL << cards[i];
    check(seen == (1ULL << 52) - 1);
}
