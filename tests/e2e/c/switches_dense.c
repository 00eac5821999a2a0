/* Dense switches: tables, fall through, default in the middle, declarations, nested, no case. */
#include "check.h"

static int table(int x) {
    switch (x) {
    case 0: return 11;
    case 1: return 7;
    case 2: return 5;
    case 3: return -3;
    case 4: return 1 << 20;
    case 5: return 0;
    case 6: return 13;
    }
    return -1;
}

static int fall(int x) {
    int r = 0;
    switch (x) {
        int scratch; /* declared, never initialised here */
    case 3:
        r += 3;
    default:
        r += 100;
        /* fall through */
    case 1:
        scratch = r * 2;
        r = scratch + 1;
        break;
    case 2:
        r = 20;
    }
    return r;
}

static int days(int month, int year) {
    switch (month) {
    case 2:
        switch (year % 4) {
        case 0:
            return year % 100 || year % 400 == 0 ? 29 : 28;
        default:
            return 28;
        }
    case 4: case 6: case 9: case 11:
        return 30;
    default:
        return 31;
    }
}

static int empty(int x) {
    switch (x)
        ;
    switch (x) {
    default:
        x++;
    }
    switch (x) case 5: x = 50;
    return x;
}

static void test(void) {
    static const int want[] = {11, 7, 5, -3, 1 << 20, 0, 13};
    for (int i = 0; i < 7; i++)
        check(table(hidden(i)) == want[i]);
    check(table(hidden(7)) == -1 && table(hidden(-1)) == -1);
    check(fall(hidden(1)) == 1 && fall(hidden(2)) == 20);
    check(fall(hidden(3)) == 207 && fall(hidden(9)) == 201);
    int total = 0;
    for (int m = 1; m <= 12; m++)
        total += days(m, hidden(2024)) - days(m, 1900) + days(m, 2000);
    check(total == 367);
    check(empty(hidden(4)) == 50 && empty(hidden(5)) == 6);
}
