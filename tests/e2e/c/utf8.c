/* UTF-8: decoding with all errors, encoding, lengths, UTF-16 with surrogates. */
#include "check.h"

static int decode(const u8 **at) {
    const u8 *p = *at;
    u32 c = *p++;
    int more = c < 0x80 ? 0 : c >> 5 == 6 ? 1 : c >> 4 == 14 ? 2 : c >> 3 == 30 ? 3 : -1;
    static const u32 least[] = {0, 0x80, 0x800, 0x10000};
    *at = p;
    if (more < 0)
        return -1;
    c &= more ? 0x3F >> more : 0x7F;
    for (int i = 0; i < more; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return -1;
        c = c << 6 | (p[i] & 0x3F);
    }
    if (c < least[more] || c > 0x10FFFF || c - 0xD800u < 0x800)
        return -1;
    *at = p + more;
    return c;
}

static int encode(u32 c, u8 *out) {
    if (c < 0x80)
        return out[0] = c, 1;
    int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    for (int i = more; i > 0; i--, c >>= 6)
        out[i] = 0x80 | (c & 0x3F);
    out[0] = 0xF0 << (3 - more) | c;
    return more + 1;
}

static int utf16(const char *text, u16 *out) {
    int n = 0;
    for (const u8 *p = (const u8 *)text; *p;) {
        u32 c = decode(&p);
        if (c >= 0x10000 && c != -1u) {
            out[n++] = 0xD7C0 + (c >> 10);
            c = 0xDC00 | (c & 0x3FF);
        }
        out[n++] = c;
    }
    return n;
}

static int value(const char *text) {
    const u8 *p = (const u8 *)text;
    return decode(&p);
}

static void test(void) {
    check(value("\xC3\xA9") == 0xE9 && value("\xE2\x82\xAC") == 0x20AC && value("a") == 'a');
    check(value("\xF0\x9F\x98\x80") == 0x1F600 && value("\xF4\x8F\xBF\xBF") == 0x10FFFF);
    check(value("\x80") == -1 && value("\xC0\x80") == -1 && value("\xE2\x82") == -1);
    check(value("\xED\xA0\x80") == -1 && value("\xF4\x90\x80\x80") == -1 && value("\xFF") == -1);
    u8 out[4] = {0};
    for (u32 c = 1; c < 0x110000; c += hidden(977)) {
        if (c - 0xD800 < 0x800)
            continue;
        const u8 *p = out;
        int n = encode(c, out);
        check(decode(&p) == (int)c && p - out == n);
    }
    u16 units[8];
    check(utf16("x\u00DF\U0001F600", units) == 4 && units[1] == 0xDF);
    check(units[2] == 0xD83D && units[3] == 0xDE00);
    check(sizeof("\u20AC") == 4 && sizeof(u8"\U00010000") == 5);
}
