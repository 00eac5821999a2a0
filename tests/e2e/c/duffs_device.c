/* Duff's device: a switch that jumps into a loop, and a coroutine made of a switch. */
#include "check.h"

static void copy(u16 *to, const u16 *from, int count) {
    int rounds = (count + 7) / 8;
    switch (count % 8) {
    case 0:
        do {
            *to++ = *from++;
        case 7: *to++ = *from++;
        case 6: *to++ = *from++;
        case 5: *to++ = *from++;
        case 4: *to++ = *from++;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
        } while (--rounds > 0);
    }
}

struct generator { int state, i, j; };

/* Yield the pairs i < j < 4, then -1. */
static int next(struct generator *g) {
    switch (g->state) {
    case 0:
        for (g->i = 0; g->i < 4; g->i++) {
            for (g->j = g->i + 1; g->j < 4; g->j++) {
                g->state = 1;
                return g->i * 10 + g->j;
    case 1:;
            }
        }
        g->state = 2;
    }
    return -1;
}

static int into_if(int x) {
    int r = 0;
    switch (x) {
    case 0:
        r = 1;
        if (r > 5) {
    case 1:
            r += 10;
        } else {
    case 2:
            r += 100;
        }
        r += 1000;
    }
    return r;
}

static void test(void) {
    u16 from[40], to[40];
    for (int i = 0; i < 40; i++)
        from[i] = i * 3 + 1;
    for (int count = 1; count < 34; count++) {
        for (int i = 0; i < 40; i++)
            to[i] = 0xFFFF;
        copy(to, from, hidden(count));
        for (int i = 0; i < 40; i++)
            check(to[i] == (i < count ? i * 3 + 1 : 0xFFFF));
    }
    struct generator g = {0};
    static const int want[] = {1, 2, 3, 12, 13, 23, -1, -1};
    for (int i = 0; i < 8; i++)
        check(next(&g) == want[i]);
    check(into_if(hidden(0)) == 1101 && into_if(hidden(1)) == 1010);
    check(into_if(hidden(2)) == 1100 && into_if(hidden(3)) == 0);
}
