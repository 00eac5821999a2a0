/* String functions written by hand, on literals, arrays and pointers into them. */
#include "check.h"

static usize length(const char *s) {
    const char *p = s;
    while (*p)
        p++;
    return p - s;
}

static int compare(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++)
        ;
    return (u8)*a - (u8)*b;
}

static char *copy(char *to, const char *from) {
    char *start = to;
    while ((*to++ = *from++))
        ;
    return start;
}

static char *join(char *to, const char *from) {
    copy(to + length(to), from);
    return to;
}

static const char *find(const char *s, const char *part) {
    for (; *s; s++) {
        const char *a = s, *b = part;
        while (*b && *a == *b)
            a++, b++;
        if (!*b)
            return s;
    }
    return *part ? 0 : s;
}

static void reverse(char *s) {
    for (char *e = s + length(s); s < e;) {
        char t = *s;
        *s++ = *--e;
        *e = t;
    }
}

static int words(const char *s) {
    int count = 0, inside = 0;
    for (; *s; s++) {
        int letter = *s > ' ';
        count += letter && !inside;
        inside = letter;
    }
    return count;
}

static void test(void) {
    static const char pangram[] = "sphinx of black quartz, judge my vow";
    char buffer[64] = "";
    const char *choice = hidden(1) ? pangram : "other";
    check(length(choice) == 36 && sizeof pangram == 37 && length("") == 0);
    check(length("a\0b") == 1 && length(pangram + 30) == 6);
    check(compare("abc", "abd") < 0 && compare("abc", "ab") > 0 && compare("x", "x") == 0);
    check(compare("\x80", "a") > 0);
    check(join(join(copy(buffer, "left"), " and "), "right") == buffer);
    check(compare(buffer, "left and right") == 0);
    check(find(buffer, "and") == buffer + 5 && !find(buffer, "andr") && find(buffer, "") == buffer);
    check(compare(find(pangram, "judge"), "judge my vow") == 0);
    reverse(buffer);
    check(compare(buffer, "thgir dna tfel") == 0);
    check(words(pangram) == 7 && words("  ") == 0);
    const char *names[] = {"zero", "one", "two"};
    check(names[hidden(2)][1] == 'w' && length(names[hidden(0)]) == 4);
}
