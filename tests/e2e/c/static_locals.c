#include "check.h"

/* Variables that keep their values between calls: locals, file scope, pointers to them. */
static int calls;
static int *last = &calls;

static int counter(void) {
    static int n = 40;
    calls++;
    return ++n;
}

static int *slot(int i) {
    static int slots[4] = {10, 20, 30};
    return &slots[i];
}

static u32 lfsr(void) {
    static u32 state = 0xACE1;
    u32 bit = (state ^ state >> 2 ^ state >> 3 ^ state >> 5) & 1;
    return state = state >> 1 | bit << 15;
}

static int depth(int x) {
    static int most;
    if (x > most)
        most = x;
    return most;
}

static void test(void) {
    calls = 0;
    int first = counter();
    check(counter() == first + 1);
    check(counter() == first + 2);
    check(calls == 3 && *last == 3);
    last = slot(3);
    *last = 7;
    check(*slot(3) == 7 && *slot(0) == 10);
    *slot(0) += *slot(1);
    check(*slot(0) == 30);
    *slot(0) = 10;
    last = &calls;
    u32 start = lfsr();
    int period = 1;
    while (lfsr() != start)
        period++;
    check(period == 65535);
    check(depth(3) == 3);
    check(depth(hidden(9)) == 9 && depth(2) == 9);
}
