/* Corners of C: old definitions, scopes, shadowing, tags, arrays as parameters, odd operators. */
#include "check.h"

static int old(a, b, c)
    int a;
    char b;
    short c;
{
    return a + b * c;
}

typedef int number;
static number number_of(number number) { return number + 1; }
static int last(int a[static 3]) { return a[2]; }
static int shadow = 1;
static int outer(void) {
    int result = shadow;
    {
        int shadow = 10;
        result += shadow;
        for (int shadow = 100; shadow < 101; shadow++)
            result += shadow;
        {
            extern int printf(const char *, ...);
            result += shadow;
        }
    }
    return result + shadow;
}
static int f(int), g;
static int f(int x) { return x > 0 ? x * 2 : g; }
static int (*pick(void))[2] {
    static int pair[2] = {3, 4};
    return &pair;
}
static void nothing(void) { return (void)0; }
struct tag { struct tag *tag; int x; };
static u32 trigraphless = 0x1p3 + 010 + 0b11 + 'A' + L'\x42';

static void test(void) {
    check(old(hidden(1), 2, 3) == 7 && old(0, 'a', -1) == -97);
    check(number_of(hidden(4)) == 5 && last((int[]){1, 2, 3, 4}) == 3);
    check(outer() == 1 + 10 + 100 + 10 + 1);
    check(f(hidden(4)) == 8 && f(hidden(-1)) == 0 && (*pick())[1] == 4 && pick()[0][0] == 3);
    nothing();
    struct tag tag = {&tag, hidden(6)};
    tag.tag->tag->tag->x++;
    check(tag.x == 7);
    check(trigraphless == 8 + 8 + 3 + 65 + 66);
    int a = 5, b = hidden(3), c;
    c = a+++b;
    check(c == 8 && a == 6 && a-- - --b == 4 && !-!b == 1 && - -b == 2 && ~-b == 1);
    c = b, a;
    check(c == 2 && sizeof(int[3]) / sizeof(int) == 3 && (a, b) == 2);
    check("abc"[hidden(1)] == 'b' && 2["abc"] == 'c' && *"x" == 'x' && *&*&a == 5);
    check("con" "cat"[4] == 'a' && sizeof "con" "cat" == 7 && '\x41' == '\101' && '\0' == 0);
    int i = hidden(0);
    while (i < 10) if (i++ == 4) break; else if (i == 2) continue; else;
    check(i == 5);
    if (i) if (!i) check(0); else i = 50;
    check(i == 50);
label: ;
    int label = 1;
    if (i++ < 52) goto label;
    check(i == 53 && label);
    switch (i) { int unused; default: { case 1: i = 7; } }
    check(i == 7 && (i > 5) + (i > 6) + (i > 7) == 2);
    unsigned char u = -1;
    check(u == 255 && (u & 0xF0) >> 4 == 15 && (u8)~u == 0 && ~u == -256);
    i = i ?: 9;
    check(i == 7 && (hidden(0) ?: 9) == 9);
}
