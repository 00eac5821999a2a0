/* memcpy, memmove, memset and memcmp by hand and as builtins, of constant and variable sizes. */
#include "check.h"

static void *move(void *to, const void *from, usize n) {
    u8 *t = to;
    const u8 *f = from;
    if (t < f)
        while (n--)
            *t++ = *f++;
    else
        while (n--)
            t[n] = f[n];
    return to;
}

static int compare(const void *a, const void *b, usize n) {
    const u8 *x = a, *y = b;
    for (usize i = 0; i < n; i++)
        if (x[i] != y[i])
            return x[i] - y[i];
    return 0;
}

static void fill(u8 *p, usize n, u8 seed) {
    for (usize i = 0; i < n; i++)
        p[i] = seed + i * 7;
}

static void test(void) {
    u8 a[100], b[100];
    for (usize n = 0; n < 40; n++)
        for (int shift = -9; shift < 10; shift += 3) {
            fill(a, 100, 1);
            fill(b, 100, 1);
            move(a + 30 + shift, a + 30, n);
            __builtin_memmove(b + 30 + shift, b + 30, hidden(n));
            check(compare(a, b, 100) == 0);
        }
    __builtin_memset(a, hidden(0xAB), 100);
    __builtin_memset(b, 0, hidden(60ull));
    __builtin_memcpy(b + 3, a, hidden(9ull));
    check(b[2] == 0 && b[3] == 0xAB && b[11] == 0xAB && b[12] == 0 && a[99] == 0xAB);
    struct item { i64 n; float f; char name[5]; } x = {5, 1.5f, "item"}, y, z[3];
    __builtin_memset(&y, 0xFF, sizeof y);
    check(y.n == -1 && y.name[4] == -1 || y.name[4] == 255);
    __builtin_memcpy(&y, &x, sizeof x);
    check(y.n == 5 && y.f == 1.5f && y.name[2] == 'e' && y.name[4] == 0);
    for (int i = 0; i < 3; i++)
        __builtin_memcpy(z + i, i % 2 ? &x : &y, sizeof x), z[i].n += i;
    __builtin_memmove(z + 1, z, 2 * sizeof *z);
    check(z[0].n == 5 && z[1].n == 5 && z[2].n == 6);
    float f = hidden(-2.0f);
    u32 bits;
    __builtin_memcpy(&bits, &f, 4);
    check(bits == 0xC0000000u);
    u64 word = hidden(0x1122334455667788ULL);
    __builtin_memcpy((u8 *)&word + 1, &bits, 3);
    check(word == 0x1122334400000088ULL);
}
