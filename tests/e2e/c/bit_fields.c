/* Signed and unsigned bit-fields: wrap, sign, promotion, compound assignment, initialisers. */
#include "check.h"

struct flags {
    unsigned a : 1;
    signed b : 3;
    unsigned c : 5;
    int d : 7;
    unsigned : 0;
    unsigned long long wide : 40;
    signed long long deep : 23;
};

static struct flags make(int b, unsigned c, int d) {
    struct flags f = {.b = b, .c = c, .d = d};
    f.a = !!d;
    return f;
}

static int total(struct flags f) { return f.a + f.b * 10 + f.c * 100 + f.d * 10000; }

static void test(void) {
    struct flags f = make(hidden(-4), 31, -64);
    check(f.a == 1 && f.b == -4 && f.c == 31 && f.d == -64);
    check(total(f) == 1 - 40 + 3100 - 640000);
    f.c++;
    check(f.c == 0 && f.d == -64 && f.b == -4);
    f.c--;
    check(f.c == 31);
    f.b = hidden(5);
    check(f.b == -3);
    f.d += hidden(200);
    check(f.d == 8);
    f.d = f.d << 3;
    check(f.d == -64);
    f.a ^= 1;
    check(f.a == 0 && !f.a);
    check(f.c - 32 < 0); /* promoted to int */
    f.wide = hidden(0x123456789ABCDEULL);
    check(f.wide == 0x3456789ABCDEULL % (1ULL << 40));
    f.deep = hidden(-(1LL << 22));
    check(f.deep == -4194304);
    f.deep--;
    check(f.deep == 4194303 && f.wide == 0x56789ABCDEULL);
    check((f.c = hidden(67)) == 3);
    struct flags copy = f, *at = &copy;
    at->c |= 24;
    check(copy.c == 27 && f.c == 3 && at->deep == 4194303);
    struct flags table[3] = {{1, -1, 2, 3}, {0, 3, 31, -1}, {.wide = 5}};
    int sum = 0;
    for (int i = 0; i < hidden(3); i++)
        sum = sum * 7 + table[i].b + table[i].c + table[i].d + (int)table[i].wide;
    check(sum == (4 * 7 + 33) * 7 + 5);
}
