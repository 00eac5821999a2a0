/* Base64: text to bytes and back, with padding and errors. */
#include "check.h"

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static usize encode(const u8 *in, usize n, char *out) {
    char *start = out;
    for (; n >= 3; n -= 3, in += 3) {
        u32 group = in[0] << 16 | in[1] << 8 | in[2];
        for (int shift = 18; shift >= 0; shift -= 6)
            *out++ = alphabet[group >> shift & 63];
    }
    if (n) {
        u32 group = in[0] << 16 | (n > 1 ? in[1] << 8 : 0);
        *out++ = alphabet[group >> 18];
        *out++ = alphabet[group >> 12 & 63];
        *out++ = n > 1 ? alphabet[group >> 6 & 63] : '=';
        *out++ = '=';
    }
    *out = 0;
    return out - start;
}

static int digit(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

static int decode(const char *in, u8 *out) {
    u32 bits = 0;
    int held = 0, size = 0;
    for (; *in && *in != '='; in++) {
        int d = digit(*in);
        if (d < 0)
            return -1;
        bits = bits << 6 | d, held += 6;
        if (held >= 8)
            out[size++] = bits >> (held -= 8);
    }
    return size;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char text[32];
    u8 bytes[24];
    check(encode((const u8 *)"Man", hidden(3), text) == 4 && same(text, "TWFu"));
    check(encode((const u8 *)"light w", 7, text) == 12 && same(text, "bGlnaHQgdw=="));
    check(encode((const u8 *)"light wo", 8, text) == 12 && same(text, "bGlnaHQgd28="));
    check(decode("bGlnaHQgd28=", bytes) == 8 && bytes[0] == 'l' && bytes[7] == 'o');
    check(decode("TW*u", bytes) == -1 && decode("", bytes) == 0);
    for (int n = 0; n < 20; n++) {
        u8 in[20];
        for (int i = 0; i < n; i++)
            in[i] = hidden(i * 37 + n * 11);
        encode(in, n, text);
        check(decode(text, bytes) == n);
        for (int i = 0; i < n; i++)
            check(bytes[i] == in[i]);
    }
}
