/* Loops of each kind, nested, with break and continue, and loops whose body runs once or never. */
#include "check.h"

static int triangle(int n) {
    int sum = 0;
    for (int i = 1; i <= n; i++)
        sum += i;
    return sum;
}

static int collatz(u32 n) {
    int steps = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

static int once(int n) {
    int rounds = 0;
    do {
        rounds++;
        if (rounds == 5)
            continue; /* goes to the condition */
        n -= 2;
    } while (n > 0);
    return rounds;
}

static int pairs(int limit) {
    int count = 0;
    for (int a = 1; a < limit; a++) {
        for (int b = a;; b++) {
            int c = 1;
            if (b >= limit)
                break;
            while (c * c < a * a + b * b)
                c++;
            if (c * c != a * a + b * b)
                continue;
            if (c >= limit)
                break;
            count++;
        }
    }
    return count;
}

static u32 unsigned_down(u32 n) {
    u32 sum = 0;
    for (u32 i = n; i-- > 0;)
        sum = sum * 3 + i;
    return sum;
}

static void test(void) {
    check(triangle(hidden(100)) == 5050);
    check(triangle(hidden(0)) == 0);
    check(triangle(hidden(-3)) == 0);
    check(collatz(hidden(27u)) == 111);
    check(once(hidden(-1)) == 1);
    check(once(hidden(8)) == 4);
    check(once(hidden(10)) == 6);
    check(pairs(hidden(30)) == 10);
    check(unsigned_down(hidden(4u)) == ((3 * 3 + 2) * 3 + 1) * 3);
    int i, j;
    for (i = 0, j = hidden(10); i < j; i++, j--)
        ;
    check(i == 5 && j == 5);
}
