/* Bit-precise integers of odd widths: wrap, sign, division, shifts, in structs and arrays. */
#include "check.h"

typedef unsigned _BitInt(5) u5;
typedef _BitInt(7) i7;
typedef unsigned _BitInt(24) u24;
typedef _BitInt(48) i48;
typedef unsigned _BitInt(65) u65;
struct mixed { u5 a; i7 b; u24 c; i48 d; };

static __attribute__((noinline)) u24 blend(u24 a, u24 b) { return a * 3 / 4 + (b >> 2); }
static __attribute__((noinline)) struct mixed next(struct mixed m) {
    m.a++;
    m.b--;
    m.c += m.c;
    m.d = -m.d;
    return m;
}

static void test(void) {
    u5 a = hidden((u5)30);
    a += 5;
    check(a == 3 && (u5)~a == 28 && (int)a - 4 == -1);
    i7 b = hidden((i7)60);
    b = b + (i7)3;
    check(b == 63 && b / (i7)-2 == -31 && b % 10 == 3 && (int)b << 2 == 252);
    u24 c = hidden((u24)0xFFFFFF);
    check(blend((u24)1000, (u24)401) == 850 && (u24)(c + (u24)2) == 1 && c >> 20 == 15);
    i48 d = hidden((i48)-1);
    d *= (i48)1 << 40;
    check(d >> 40 == -1 && d < 0 && (i64)d == -(1LL << 40) && (u16)(d >> 32) == 0xFF00);
    struct mixed m = next(next((struct mixed){31, -60, 0xC00001, (i48)hidden(77)}));
    check(m.a == 1 && m.b == -62 && m.c == 4 && m.d == 77);
    u65 w = (u65)1 << hidden(64);
    check(w > 0xFFFFFFFFFFFFFFFFULL && w - 1 == 0xFFFFFFFFFFFFFFFFULL && (w << 1) == 0);
    check((int)(w % 1000) == 616 && (u64)(w / 3) == 6148914691236517205ULL);
    u24 table[5] = {1, 2, 3};
    table[hidden(4)] = table[1] - table[2];
    check(table[4] == 0xFFFFFF && table[3] == 0);
    u65 sum = 0;
    for (u5 i = 0; i < 31; i++)
        sum += (u65)i * i << 57;
    check((u64)(sum >> 57) == 9455 % 256);
}
