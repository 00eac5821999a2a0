/* Pointers: differences, comparisons, negative indices, casts to integers and other types. */
#include "check.h"

struct item { i16 a; i32 b; u8 c; };

static int count(const i32 *low, const i32 *high) {
    int n = 0;
    while (low < high)
        low++, n++;
    return n;
}

static u32 sum_bytes(const void *p, usize n) {
    u32 sum = 0;
    for (const u8 *b = p, *e = b + n; b != e; ++b)
        sum += *b;
    return sum;
}

static void *aligned(void *p, usize to) { return (void *)(((usize)p + to - 1) & -to); }

static const i32 *middle(const i32 *a, const i32 *b) { return a + (b - a) / 2; }

static void test(void) {
    i32 a[10], *p = a, *q = &a[hidden(9)];
    for (int i = 0; i < 10; i++)
        *(a + i) = i * i;
    check(q - p == 9 && p - q == -9 && count(p, q) == 9);
    check(q[-2] == 49 && *(q - 3) == 36 && 2[a] == 4 && (-1)[q] == 64);
    check(p < q && q > p && p <= a && !(p >= q) && p != q);
    p += hidden(3);
    check(*p++ == 9 && *p == 16 && *++p == 25 && (*p)++ == 25 && *p == 26 && *--p == 16);
    check(middle(a, q) == a + 4 && *middle(p, q) == 36);
    check((u8 *)q - (u8 *)a == 36 && (usize)q - (usize)a == 36);
    struct item items[4] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}}, *it = items + 3;
    check((char *)it - (char *)items == 3 * sizeof *it && sizeof *it == 12);
    check(*(i32 *)((u8 *)(it - 1) + __builtin_offsetof(struct item, b)) == 8);
    struct item *back = (struct item *)((u8 *)&items[2].c - __builtin_offsetof(struct item, c));
    check(back == &items[2] && back->a == 7);
    check(sum_bytes(&(u32){hidden(0x01020304)}, 4) == 10);
    u8 raw[64];
    u8 *line = aligned(raw + 1, 16);
    check(((usize)line & 15) == 0 && line > raw && line <= raw + 16);
    const void *none = 0;
    check(!none && !(void *)hidden((usize)0) && (p ? 1 : 0) && (!p || *p == 16));
    u64 kept = (u64)(usize)p;
    check(*(i32 *)(usize)kept == 16);
    i32 (*row)[5] = (i32 (*)[5])a;
    check(row[1][2] == 49 && *row[1] == 26 && (*(row + 1))[4] == 81);
}
