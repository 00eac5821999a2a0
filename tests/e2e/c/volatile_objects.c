/* Volatile objects of each type, pointers to them, in structs and arrays, by casts. */
#include "check.h"

struct device { volatile u8 control; volatile u32 data[2]; const volatile i16 *port; };
static volatile int flag;
static volatile u64 wide;

static u32 drain(struct device *d) {
    u32 sum = 0;
    while (d->control--)
        sum += d->data[d->control & 1];
    return sum;
}

static int spin(volatile int *p, int limit) {
    int rounds = 0;
    while (*p < limit) {
        ++*p;
        rounds++;
    }
    return rounds;
}

static void fill(volatile u8 *p, int n, u8 value) {
    for (int i = 0; i < n; i++)
        p[i] = value;
}

static void test(void) {
    flag = 0;
    flag++;
    flag += flag;
    check(flag == 2 && spin(&flag, 10) == 8 && flag-- == 10 && flag == 9);
    wide = 1;
    wide <<= 40;
    check(wide >> 39 == 2 && (u32)wide == 0);
    volatile i16 port = -5;
    struct device d = {5, {hidden(10), 100}, &port};
    check(drain(&d) == 3 * 10 + 2 * 100 && d.control == 255);
    port = *d.port * 2;
    check(*d.port == -10);
    volatile float f = 0.5f;
    f *= 3;
    volatile double g = f / 2;
    check(f == 1.5f && g == 0.75);
    volatile _Bool b = 5;
    check(b == 1);
    int plain[4] = {0};
    fill((volatile u8 *)(plain + 1), 4, 0xEE);
    check(plain[0] == 0 && plain[1] == (int)0xEEEEEEEE && plain[2] == 0);
    *(volatile int *)&plain[3] = hidden(6);
    check(plain[3] == 6);
    volatile struct { i8 a; i64 b; } s = {1, 2};
    s.b += s.a;
    check(s.b == 3);
    int *volatile moving = plain;
    moving++;
    *moving++ = 8;
    check(moving == plain + 2 && plain[1] == 8 && moving[1] == 6);
    const volatile int fixed = 12;
    check(fixed + fixed == 24);
}
