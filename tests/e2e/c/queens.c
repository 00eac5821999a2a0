/* The n queens by backtracking without recursion, by arrays and by bit masks. */
#include "check.h"

static int by_arrays(int n) {
    int column[12], count = 0, row = 0;
    column[0] = -1;
    while (row >= 0) {
        int c = column[row] + 1;
        for (; c < n; c++) {
            int r;
            for (r = 0; r < row; r++) {
                int d = column[r] - c;
                if (d == 0 || d == row - r || d == r - row)
                    break;
            }
            if (r == row)
                break;
        }
        if (c == n) {
            row--;
            continue;
        }
        column[row] = c;
        if (row + 1 == n)
            count++;
        else
            column[++row] = -1;
    }
    return count;
}

static int by_masks(int n) {
    struct frame { u16 free, columns, left, right; } stack[13], *top = stack;
    u16 all = (1 << n) - 1;
    int count = 0;
    *top = (struct frame){all, 0, 0, 0};
    for (;;) {
        if (top->columns == all)
            count++;
        if (!top->free) {
            if (top-- == stack)
                return count;
            continue;
        }
        u16 bit = top->free & -top->free;
        top->free ^= bit;
        u16 columns = top->columns | bit, left = (top->left | bit) << 1, right = (top->right | bit) >> 1;
        *++top = (struct frame){all & ~(columns | left | right), columns, left, right};
    }
}

static void test(void) {
    static const int want[] = {1, 0, 0, 2, 10, 4, 40};
    for (int n = 1; n <= 7; n++) {
        check(by_arrays(hidden(n)) == want[n - 1]);
        check(by_masks(hidden(n)) == want[n - 1]);
    }
    check(by_masks(hidden(8)) == 92);
}
