/* Compression: LZ77 and back, run lengths and back. */
#include "check.h"

static int compress(const u8 *in, int n, u8 *out) {
    int size = 0;
    for (int at = 0; at < n;) {
        int best = 0, from = 0;
        for (int back = 1; back <= at && back < 256; back++) {
            int length = 0;
            while (length < 127 && at + length < n && in[at + length] == in[at + length - back])
                length++;
            if (length > best)
                best = length, from = back;
        }
        if (best > 2) {
            out[size++] = 128 | best;
            out[size++] = from;
            at += best;
        } else {
            out[size++] = 1;
            out[size++] = in[at++];
        }
    }
    return size;
}

static int expand(const u8 *in, int n, u8 *out) {
    u8 *to = out;
    for (const u8 *end = in + n; in < end;) {
        int token = *in++, length = token & 127;
        if (token & 128) {
            const u8 *from = to - *in++;
            while (length--)
                *to++ = *from++; /* may overlap */
        } else {
            while (length--)
                *to++ = *in++;
        }
    }
    return to - out;
}

static int runs(const char *in, char *out) {
    int n = 0;
    while (*in) {
        int count = 1;
        while (in[count] == *in && count < 9)
            count++;
        out[n++] = '0' + count;
        out[n++] = *in;
        in += count;
    }
    out[n] = 0;
    return n;
}

static void test(void) {
    static const char text[] = "how much wood would a woodchuck chuck if a woodchuck could chuck wood? "
                               "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    u8 packed[300], back[200];
    int n = sizeof text, size = compress((const u8 *)text, hidden(n), packed);
    check(size < n);
    check(expand(packed, size, back) == n);
    for (int i = 0; i < n; i++)
        check(back[i] == (u8)text[i]);
    static const u8 repeat[] = {3, 'a', 'b', 'c', 128 | 7, 3, 1, '!'};
    check(expand(repeat, hidden(8), back) == 11 && back[9] == 'a' && back[8] == 'c' && back[10] == '!');
    char out[32];
    check(runs("aaabccccccccccc", out) == 8 && out[2] == '1' && out[4] == '9' && out[6] == '2');
    check(runs("", out) == 0 && out[0] == 0);
}
