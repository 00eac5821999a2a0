/* Numbers to text and back in each base, fixed point, roman numerals. */
#include "check.h"

static char *unsigned_text(u64 n, unsigned base, char *end) {
    *end = 0;
    do
        *--end = "0123456789abcdefghijklmnopqrstuvwxyz"[n % base];
    while (n /= base);
    return end;
}

static char *signed_text(i64 n, unsigned base, char *end) {
    end = unsigned_text(n < 0 ? -(u64)n : n, base, end);
    if (n < 0)
        *--end = '-';
    return end;
}

static i64 number(const char *text, unsigned base) {
    int negative = *text == '-';
    u64 n = 0;
    for (text += negative; *text; text++)
        n = n * base + (*text <= '9' ? *text - '0' : *text - 'a' + 10);
    return negative ? -n : n;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void roman(int n, char *out) {
    static const struct { int value; char text[3]; } steps[] = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
        {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"},
    };
    for (int i = 0; n; i++)
        for (; n >= steps[i].value; n -= steps[i].value)
            for (const char *p = steps[i].text; *p; p++)
                *out++ = *p;
    *out = 0;
}

static void test(void) {
    char buffer[80], *end = buffer + sizeof buffer - 1;
    i64 low = -0x7FFFFFFFFFFFFFFFLL - 1;
    check(same(signed_text(hidden(low), 10, end), "-9223372036854775808"));
    check(same(signed_text(hidden(0LL), 10, end), "0"));
    check(same(unsigned_text(hidden(~0ULL), 16, end), "ffffffffffffffff"));
    check(same(unsigned_text(hidden(35ULL * 36 + 1), 36, end), "z1"));
    check(same(unsigned_text(hidden(10ULL), 2, end), "1010"));
    for (unsigned base = 2; base <= 36; base++) {
        i64 n = hidden(-987654321012345LL) * base;
        check(number(signed_text(n, base, end), base) == n);
    }
    check(number("-9223372036854775808", 10) == low);
    roman(hidden(1994), buffer);
    check(same(buffer, "MCMXCIV"));
    roman(hidden(3888), buffer);
    check(same(buffer, "MMMDCCCLXXXVIII"));
}
