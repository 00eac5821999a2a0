/* Sparse switches: 64-bit values, negative ones, ranges, chars, bool and small types. */
#include "check.h"

static int sparse(i64 x) {
    switch (x) {
    case -0x7FFFFFFFFFFFFFFFLL - 1: return 1;
    case -5000000000LL: return 2;
    case -1: return 3;
    case 0xFFFFFFFF: return 4;
    case 0x100000000LL: return 5;
    case 0x7FFFFFFFFFFFFFFFLL: return 6;
    }
    return 0;
}

static int range(int c) {
    switch (c) {
    case '0' ... '9': return c - '0';
    case 'a' ... 'f': return c - 'a' + 10;
    case 'A' ... 'F': return c - 'A' + 10;
    case -100 ... -1: return -c;
    case 1000 ... 2000000: return 99;
    default: return -1;
    }
}

static int small(i8 c, u8 u, u16 h) {
    int r = 0;
    switch (c) {
    case -128: r = 1; break;
    case 127: r = 2; break;
    case '\n': r = 3;
    }
    switch (u) {
    case 255: r += 10; break;
    case 128: r += 20;
    }
    switch (h) {
    case 0xFFFF: r += 100; break;
    case 0x8000: r += 200;
    }
    return r;
}

static int truth(_Bool b) {
    switch (b) {
    case 0: return 5;
    case 1: return 6;
    }
    return 7;
}

static u32 bits(u32 x) {
    switch (x & 0xF0000000u) {
    case 0x80000000u: return 8;
    case 0xF0000000u: return 15;
    case 0: return 0;
    }
    return 1;
}

static void test(void) {
    i64 low = -0x7FFFFFFFFFFFFFFFLL - 1;
    check(sparse(hidden(low)) == 1 && sparse(hidden(-5000000000LL)) == 2);
    check(sparse(hidden(-1LL)) == 3 && sparse(hidden(0xFFFFFFFFLL)) == 4);
    check(sparse(hidden(1LL << 32)) == 5 && sparse(hidden(~low)) == 6);
    check(sparse(hidden(0LL)) == 0 && sparse(hidden(705032704LL)) == 0);
    check(range(hidden('7')) == 7 && range(hidden('e')) == 14 && range(hidden('B')) == 11);
    check(range(hidden(-100)) == 100 && range(hidden(-101)) == -1 && range(hidden('g')) == -1);
    check(range(hidden(2000000)) == 99 && range(hidden(2000001)) == -1 && range(999) == -1);
    check(small(hidden(-128), hidden(128), hidden(0xFFFF)) == 121);
    check(small('\n', -1, hidden(-32768)) == 213 && small(0, 127, 1) == 0);
    check(truth(hidden(0)) == 5 && truth(hidden(8)) == 6);
    check(bits(hidden(0x81234567u)) == 8 && bits(hidden(~0u)) == 15 && bits(hidden(1u)) == 0);
}
