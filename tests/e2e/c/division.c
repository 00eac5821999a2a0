/* Signed and unsigned division and remainder, by constants and variables, of each width. */
#include "check.h"

#define LAWS(type, a, b)                                     \
    do {                                                     \
        type n = hidden((type)(a)), d = hidden((type)(b));   \
        type q = n / d, r = n % d;                           \
        check((type)(q * d + r) == n);                       \
        check(r == 0 || (r < 0) == (n < 0));                 \
        check((r < 0 ? -(i64)r : (u64)r) < (d < 0 ? -(i64)d : (u64)d)); \
    } while (0)

static int by_constants(int n) {
    return n / 7 * 1000 + n % 7 * 100 + n / -3 * 10 + n % -10;
}

static u32 unsigned_constants(u32 n) { return n / 7 + n % 10 + n / 641 + n / 0x80000001u; }

static int floor_div(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

static void test(void) {
    static const i64 numbers[] = {0, 1, -1, 7, -7, 100, -100, 12345, -32768, 32767};
    for (int i = 0; i < 10; i++)
        for (int j = 1; j < 10; j++) {
            LAWS(i32, numbers[i], numbers[j]);
            LAWS(i64, numbers[i] * 1000000007, numbers[j]);
            LAWS(u32, numbers[i], numbers[j]);
            LAWS(u64, numbers[i], numbers[j] * 65537);
            LAWS(i16, numbers[i], numbers[j] == -1 ? 3 : numbers[j]);
            LAWS(u8, numbers[i], numbers[j] & 255 ? numbers[j] : 9);
        }
    check(hidden(-7) / 2 == -3 && hidden(-7) % 2 == -1 && hidden(7) / -2 == -3);
    check(hidden(7) % -2 == 1 && (u32)hidden(-7) / 2 == 0x7FFFFFFC);
    check(by_constants(hidden(-23)) == -3 * 1000 - 200 + 70 - 3);
    check(by_constants(hidden(50)) == 7000 + 100 - 160);
    check(unsigned_constants(hidden(0xFFFFFFFFu)) == 613566756 + 5 + 6700416 + 1);
    check(hidden(-8) / 8 == -1 && hidden(-9) / 8 == -1 && hidden(-7) / 8 == 0);
    check(floor_div(hidden(-7), 2) == -4 && floor_div(7, hidden(-2)) == -4);
    check(floor_div(hidden(-8), 2) == -4 && floor_div(hidden(7), 2) == 3);
    i64 low = -0x7FFFFFFFFFFFFFFFLL - 1;
    check(hidden(low) / 10 == -922337203685477580LL && hidden(low) % 10 == -8);
    check(hidden((i8)-128) / -1 == 128);
    int x = hidden(1000);
    x /= 3;
    x %= 100;
    check(x == 33);
}
