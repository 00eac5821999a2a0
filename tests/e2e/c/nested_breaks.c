/* Break and continue across loops and switches, and loops that end in the middle. */
#include "check.h"

static int first_zero(const int *grid, int rows, int columns, int *row, int *column) {
    int seen = 0;
    for (int r = 0; r < rows; r++) {
        int c;
        for (c = 0; c < columns; c++) {
            seen++;
            if (grid[r * columns + c] == 0)
                break;
        }
        if (c == columns)
            continue;
        *row = r;
        *column = c;
        break;
    }
    return seen;
}

static int machine(const char *program) {
    int value = 0, i = 0;
    for (;;) {
        switch (program[i++]) {
        case '+':
            value++;
            continue;
        case '-':
            if (value == 0)
                continue;
            value--;
            break;
        case '*':
            do {
                value *= 2;
                if (value > 100)
                    break;
            } while (program[i] == '*' && i++);
            break;
        case 0:
            return value;
        default:
            goto out;
        }
        value += 1000;
        if (value > 100000)
            break;
    }
out:
    return -value;
}

static int sevenfold(int n) {
    int count = 0;
    for (int a = 0; a < n; a++)
        for (int b = a; b < n; b++)
            for (int c = b; c < n; c++)
                for (int d = c; d < n; d++)
                    for (int e = d; e < n; e++) {
                        if (a + b + c + d + e > n)
                            break;
                        if (a == c)
                            continue;
                        count++;
                    }
    return count;
}

static void test(void) {
    int grid[12] = {1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 0, 12}, row = -1, column = -1;
    grid[0] = hidden(1);
    check(first_zero(grid, 3, 4, &row, &column) == 7);
    check(row == 1 && column == 2);
    check(first_zero(grid, 1, 4, &row, &column) == 4 && row == 1);
    check(machine("+++") == 3);
    check(machine("++-") == 1001);
    check(machine("+***-") == 2007);
    check(machine("-+x+") == -1);
    int count = 0, n = hidden(6);
    for (int i = 0; i < n * n * n * n * n; i++) {
        int e = i % n, d = i / n % n, c = i / n / n % n, b = i / n / n / n % n, a = i / n / n / n / n;
        count += a <= b && b <= c && c <= d && d <= e && a + b + c + d + e <= n && a != c;
    }
    check(sevenfold(n) == count);
}
