/* The order of side effects at sequence points: comma, &&, ||, ?:, calls, initialisers, loops. */
#include "check.h"

struct trace { u32 digits; };

static int note(struct trace *t, int digit, int result) {
    t->digits = t->digits * 10 + digit;
    return result;
}

static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }

static void test(void) {
    struct trace t = {0};
    int x = hidden(0);
    check((note(&t, 1, 0), note(&t, 2, 5)) == 5 && t.digits == 12);
    t.digits = 0;
    check(!(note(&t, 1, x) && note(&t, 2, 1)) && t.digits == 1);
    t.digits = 0;
    check((note(&t, 1, !x) || note(&t, 2, 1)) && t.digits == 1);
    t.digits = 0;
    check((note(&t, 1, x) || note(&t, 2, !x)) && note(&t, 3, 7) == 7 && t.digits == 123);
    t.digits = 0;
    check((note(&t, 1, x) ? note(&t, 2, 8) : note(&t, 3, 9)) == 9 && t.digits == 13);
    t.digits = 0;
    check((x ? 1 : !x ? 2 : 3) == 2 && (hidden(4) > 3 ? x++, 5 : x--) == 5 && x == 1);
    int i = 0, a[4] = {0};
    a[i++] = hidden(7);
    a[i] = i, i++;
    a[i] = a[i - 1] + (i ? 3 : 4), i += 1;
    check(a[0] == 7 && a[1] == 1 && a[2] == 4 && i == 3);
    int *p = a;
    *p++ += 1;
    check(a[0] == 8 && p == a + 1);
    int y = *p++ + 10;
    check(y == 11 && *p == 4 && p - a == 2);
    y = (x = 3, x + 1);
    check(y == 4 && x == 3 && three((x, 1), (y, 2), 3) == 123);
    x = y = hidden(9);
    x = (x += 2) * 2;
    check(x == 22 && y == 9);
    t.digits = 0;
    for (i = 1, y = 10; i < y ? note(&t, i, 1) : 0; i++, y -= 2)
        if (i == 2)
            continue;
    check(t.digits == 123 && i == 4 && y == 4);
    t.digits = 0;
    do
        x = note(&t, i, i);
    while (note(&t, 9, --i > 1) && x);
    check(i == 1 && t.digits == 493929 && x == 2);
    int z = hidden(5);
    z = z++ < 6 && z == 6 ? z : -1;
    check(z == 6);
    a[hidden(2)] ^= a[hidden(1)] ^= 0xF;
    check(a[1] == 14 && a[2] == (4 ^ 14));
}
