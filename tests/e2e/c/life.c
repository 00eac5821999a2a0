/* The game of life on a torus of bytes and on rows of bits; both agree. */
#include "check.h"

enum { N = 16 };
typedef struct { u8 cells[N][N]; } board;

static board step(const board *b) {
    board next;
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            int sum = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++)
                    if (dx || dy)
                        sum += b->cells[(y + dy + N) % N][(x + dx + N) % N];
            next.cells[y][x] = sum == 3 || (sum == 2 && b->cells[y][x]);
        }
    return next;
}

static u16 left(u16 x) { return x << 1 | x >> 15; }
static u16 right(u16 x) { return x >> 1 | x << 15; }

static void step_bits(u16 rows[N]) {
    u16 old[N];
    __builtin_memcpy(old, rows, sizeof old);
    for (int y = 0; y < N; y++) {
        u16 one = 0, two = 0, four = 0;
        for (int dy = N - 1; dy <= N + 1; dy++) {
            u16 row = old[(y + dy) % N], around[3] = {left(row), right(row), dy == N ? 0 : row};
            for (int i = 0; i < 3; i++) {
                u16 carry = one & around[i];
                one ^= around[i];
                four |= two & carry;
                two ^= carry;
            }
        }
        rows[y] = ~four & two & (one | old[y]);
    }
}

static void test(void) {
    static const char glider[] = ".#...####";
    board b = {0};
    u16 rows[N] = {0};
    for (int i = 0; i < 9; i++)
        if (glider[hidden(i)] == '#') {
            b.cells[3 + i / 3][5 + i % 3] = 1;
            rows[3 + i / 3] |= 1 << (5 + i % 3);
        }
    for (int i = 0; i < 3; i++)
        b.cells[12][2 + i] = 1, rows[12] |= 1 << (2 + i);
    for (int round = 1; round <= 20; round++) {
        b = step(&b);
        step_bits(rows);
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                check(b.cells[y][x] == (rows[y] >> x & 1));
    }
    check(b.cells[12][2] && b.cells[12][4] && !b.cells[11][3]);
    check(b.cells[3 + 5 + 0][5 + 5 + 1] && b.cells[3 + 5 + 2][5 + 5 + 0]);
}
