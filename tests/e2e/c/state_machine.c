/* State machines: a scanner of C comments and strings, a table of transitions, a protocol. */
#include "check.h"

enum state { CODE, SLASH, LINE, BLOCK, STAR, STRING, ESCAPE };

static int strip(const char *in, char *out) {
    enum state s = CODE;
    int n = 0;
    for (; *in; in++) {
        char c = *in;
        switch (s) {
        case CODE:
            if (c == '/') { s = SLASH; continue; }
            if (c == '"') s = STRING;
            break;
        case SLASH:
            if (c == '/') { s = LINE; continue; }
            if (c == '*') { s = BLOCK; continue; }
            out[n++] = '/';
            s = CODE;
            break;
        case LINE:
            if (c != '\n') continue;
            s = CODE;
            break;
        case BLOCK:
            if (c == '*') s = STAR;
            continue;
        case STAR:
            s = c == '/' ? CODE : c == '*' ? STAR : BLOCK;
            continue;
        case STRING:
            s = c == '\\' ? ESCAPE : c == '"' ? CODE : STRING;
            break;
        case ESCAPE:
            s = STRING;
        }
        out[n++] = c;
    }
    out[n] = 0;
    return n;
}

/* Accept numbers such as -12, 3.5, .5e-7: rows are states, columns classes of characters. */
static int is_number(const char *text) {
    static const i8 next[8][5] = {
        /* digit sign point e other */
        {2, 1, 3, -1, -1}, {2, -1, 3, -1, -1}, {2, -1, 4, 5, -1}, {4, -1, -1, -1, -1},
        {4, -1, -1, 5, -1}, {7, 6, -1, -1, -1}, {7, -1, -1, -1, -1}, {7, -1, -1, -1, -1},
    };
    int state = 0;
    for (; *text && state >= 0; text++) {
        char c = *text;
        int class = c >= '0' && c <= '9' ? 0 : c == '-' || c == '+' ? 1 : c == '.' ? 2 : (c | 32) == 'e' ? 3 : 4;
        state = next[state][class];
    }
    return state >= 0 && (1 << state & (1 << 2 | 1 << 4 | 1 << 7)) != 0;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char out[64];
    check(strip("a/b /* c **/d // e\nf", out) == 8 && same(out, "a/b d \nf"));
    check(strip("\"/*\\\"//\" x", out) == 10 && out[9] == 'x' && strip("/**/", out) == 0);
    static const char *const good[] = {"0", "-12", "3.5", ".5e-7", "+1.E+10", "7e3"};
    static const char *const bad[] = {"", "-", "1e", "1.2.3", ".", "e5", "12a", "--1"};
    for (int i = 0; i < 6; i++)
        check(is_number(good[hidden(i)]));
    for (int i = 0; i < 8; i++)
        check(!is_number(bad[hidden(i)]));
}
