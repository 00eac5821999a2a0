/* A printer of numbers like printf's, with flags and widths, into a buffer by a cursor. */
#include "check.h"

struct out { char *at, *end; int lost; };
struct value { enum { SIGNED, UNSIGNED, TEXT, CHAR } kind; union { i64 i; u64 u; const char *s; }; };

static void put(struct out *o, char c) {
    if (o->at < o->end)
        *o->at++ = c;
    else
        o->lost++;
}

static void padded(struct out *o, const char *s, int n, int width, char fill, int left) {
    while (!left && width > n)
        put(o, fill), width--;
    for (int i = 0; i < n; i++)
        put(o, s[i]);
    for (; left && width > n; width--)
        put(o, ' ');
}

static void number(struct out *o, u64 n, int negative, int base, int width, char fill, int left) {
    char digits[66], *p = digits + sizeof digits;
    do
        *--p = "0123456789abcdef"[n % base];
    while (n /= base);
    if (negative && fill == '0')
        put(o, '-'), width--;
    else if (negative)
        *--p = '-';
    padded(o, p, digits + sizeof digits - p, width, fill, left);
}

static int format(char *buffer, int size, const char *f, const struct value *v) {
    struct out o = {buffer, buffer + size - 1};
    for (; *f; f++) {
        if (*f != '%' || *++f == '%') {
            put(&o, *f);
            continue;
        }
        int left = 0, width = 0;
        char fill = ' ';
        for (;; f++)
            if (*f == '-') left = 1;
            else if (*f == '0') fill = '0';
            else break;
        while (*f >= '0' && *f <= '9')
            width = width * 10 + *f++ - '0';
        int n = 0;
        switch (*f) {
        case 'd': number(&o, v->i < 0 ? -(u64)v->i : v->i, v->i < 0, 10, width, fill, left); break;
        case 'x': number(&o, v->u, 0, 16, width, fill, left); break;
        case 'b': number(&o, v->u, 0, 2, width, fill, left); break;
        case 's': while (v->s[n]) n++; padded(&o, v->s, n, width, ' ', left); break;
        case 'c': put(&o, v->i);
        }
        v++;
    }
    *o.at = 0;
    return o.at - buffer + o.lost;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char out[40];
    struct value v[] = {{SIGNED, .i = hidden(-42)}, {UNSIGNED, .u = 0xBEEF}, {TEXT, .s = "ab"}};
    check(format(out, 40, "[%5d|%08x|%-4s]", v) == 21 && same(out, "[  -42|0000beef|ab  ]"));
    check(format(out, 40, "%05d %x%%", v) == 11 && same(out, "-0042 beef%"));
    check(format(out, 6, "%d:%x", v) == 8 && same(out, "-42:b"));
    struct value w[] = {{CHAR, .i = 'z'}, {SIGNED, .i = 0}, {UNSIGNED, .u = hidden(5)}};
    check(format(out, 40, "%c%d%b", w) == 5 && same(out, "z0101"));
    struct value low = {SIGNED, .i = -0x7FFFFFFFFFFFFFFFLL - 1};
    format(out, 40, "%d", &low);
    check(same(out, "-9223372036854775808"));
}
