/* Loops made of goto, with two entries, into blocks, and out of nests. */
#include "check.h"

static u32 gcd(u32 a, u32 b) {
again:
    if (b == 0)
        return a;
    u32 rest = a % b;
    a = b;
    b = rest;
    goto again;
}

/* A cycle of blocks that is entered at either of two places. */
static int two_entries(int x, int n) {
    int trace = 0;
    if (x)
        goto second;
first:
    trace = trace * 3 + 1;
    if (n-- == 0)
        return trace;
second:
    trace = trace * 3 + 2;
    if (n-- == 0)
        return -trace;
    goto first;
}

/* Three blocks that jump to each other as the bits of a word say. */
static int tangle(u32 bits) {
    int a = 0, b = 0, c = 0;
one:
    a++;
    if (!bits) goto end;
    if (bits & 1) { bits >>= 1; goto two; }
    bits >>= 1;
    goto three;
two:
    b++;
    if (!bits) goto end;
    if (bits & 1) { bits >>= 1; goto three; }
    bits >>= 1;
    goto one;
three:
    c++;
    if (!bits) goto end;
    if (bits & 1) { bits >>= 1; goto one; }
    bits >>= 1;
    goto two;
end:
    return a * 10000 + b * 100 + c;
}

static int into_block(int x) {
    int r = 5;
    goto inside;
    while (x > 0) {
        r += 10;
inside:
        x--;
        r++;
        if (x == 3)
            goto out;
    }
    r = -r;
out:
    return r;
}

static void test(void) {
    check(gcd(hidden(1071u), 462) == 21 && gcd(hidden(17u), 0) == 17);
    check(two_entries(hidden(0), 0) == 1 && two_entries(hidden(1), 0) == -2);
    check(two_entries(hidden(0), 2) == (1 * 3 + 2) * 3 + 1);
    check(two_entries(hidden(1), 3) == ((2 * 3 + 1) * 3 + 2) * 3 + 1);
    check(tangle(hidden(0u)) == 10000 && tangle(hidden(1u)) == 10100);
    check(tangle(hidden(0xFFFFFFFFu)) == 11 * 10000 + 11 * 100 + 11);
    check(into_block(hidden(1)) == -6 && into_block(hidden(6)) == 28);
}
