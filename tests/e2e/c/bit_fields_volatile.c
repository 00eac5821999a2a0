/* Volatile bit-fields and structs, and bit-fields of bool and enum type. */
#include "check.h"

enum colour { RED, GREEN, BLUE, LAST = 7 };
struct status {
    volatile unsigned ready : 1;
    volatile int level : 6;
    enum colour colour : 3;
    _Bool on : 1;
    u16 : 5;
    u16 code : 11;
};
struct reg {
    u32 low : 8, mid : 16, high : 8;
};

static void set(volatile struct reg *r, u32 low, u32 mid, u32 high) {
    r->low = low;
    r->mid = mid;
    r->high = high;
}

static void test(void) {
    struct status s = {0};
    s.level = hidden(31);
    s.level++;
    check(s.level == -32 && s.ready == 0);
    s.ready = 1;
    s.ready = s.ready + 1;
    check(s.ready == 0);
    s.colour = hidden(BLUE);
    s.on = hidden(256); /* any value but 0 is 1 */
    check(s.colour == BLUE && s.on == 1);
    s.on = !s.on;
    s.code = hidden(0xFFFF);
    check(s.on == 0 && s.code == 2047 && s.colour == BLUE);
    s.colour = LAST;
    check(s.colour == LAST && s.level == -32);
    volatile struct reg r = {0};
    set(&r, 0x1AB, hidden(0x12345), 0x3FF);
    check(r.low == 0xAB && r.mid == 0x2345 && r.high == 0xFF);
    r.mid ^= r.low;
    check(r.mid == (0x2345 ^ 0xAB));
    int count = 0;
    for (r.low = 0; r.low < 200; r.low += 50)
        count++;
    check(count == 4 && r.low == 200 && r.high == 0xFF);
}
