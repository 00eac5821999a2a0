/* Numbers of many digits: factorials, Fibonacci, division by small numbers, products, powers. */
#include "check.h"

enum { WORDS = 24 };
typedef struct { u32 count, words[WORDS]; } big;

static void scale(big *n, u32 by, u32 carry) {
    u64 t = carry;
    for (u32 i = 0; i < n->count; i++, t >>= 32)
        n->words[i] = t += (u64)n->words[i] * by;
    if (t)
        n->words[n->count++] = t;
}

static u32 divide(big *n, u32 by) {
    u64 rest = 0;
    for (u32 i = n->count; i-- > 0; rest %= by)
        n->words[i] = (rest = rest << 32 | n->words[i]) / by;
    while (n->count && !n->words[n->count - 1])
        n->count--;
    return rest;
}

static void add(big *a, const big *b) {
    int carry = 0;
    for (u32 i = 0; i < b->count || carry; i++) {
        if (i == a->count)
            a->words[a->count++] = 0;
        u32 other = i < b->count ? b->words[i] : 0, sum = a->words[i] + other + carry;
        carry = carry ? sum <= other : sum < other;
        a->words[i] = sum;
    }
}

static big product(const big *a, const big *b) {
    big r = {a->count + b->count};
    for (u32 i = 0; i < a->count; i++) {
        u64 carry = 0;
        for (u32 j = 0; j < b->count; j++, carry >>= 32)
            r.words[i + j] = carry += (u64)a->words[i] * b->words[j] + r.words[i + j];
        r.words[i + b->count] = carry;
    }
    while (r.count && !r.words[r.count - 1])
        r.count--;
    return r;
}

static int text(big n, char *out) {
    char digits[240];
    int count = 0;
    while (n.count)
        digits[count++] = '0' + divide(&n, 10);
    for (int i = 0; i < count; i++)
        out[i] = digits[count - 1 - i];
    out[count] = 0;
    return count;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char out[240];
    big f = {1, {1}}, a = {0}, b = {1, {1}};
    for (u32 i = 1; i <= hidden(50u); i++)
        scale(&f, i, 0);
    check(text(f, out) == 65);
    check(same(out, "30414093201713378043612608166064768844377641568960512000000000000"));
    for (int i = 0; i < hidden(100); i++) {
        big t = b;
        add(&b, &a);
        a = t;
    }
    text(a, out);
    check(same(out, "354224848179261915075"));
    big square = product(&a, &a);
    text(square, out);
    check(same(out, "125475243067621153271396401396356512255625"));
    check(divide(&square, 1000) == 625 && f.count == 7 && divide(&f, 7) == 0);
}
