/* SHA-256 of messages of several blocks, with the message schedule in a window of 16 words. */
#include "check.h"

static const u32 k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

#define R(x, n) ((x) >> (n) | (x) << (32 - (n)))

static void block(u32 state[8], const u8 *p) {
    u32 w[16], s[8];
    for (int i = 0; i < 8; i++)
        s[i] = state[i];
    for (int i = 0; i < 64; i++) {
        if (i < 16) {
            w[i] = (u32)p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8 | p[4 * i + 3];
        } else {
            u32 a = w[(i + 1) & 15], b = w[(i + 14) & 15];
            w[i & 15] += (R(a, 7) ^ R(a, 18) ^ a >> 3) + w[(i + 9) & 15] + (R(b, 17) ^ R(b, 19) ^ b >> 10);
        }
        u32 e = s[4], a = s[0];
        u32 t = s[7] + (R(e, 6) ^ R(e, 11) ^ R(e, 25)) + (s[6] ^ (e & (s[5] ^ s[6]))) + k[i] + w[i & 15];
        u32 u = (R(a, 2) ^ R(a, 13) ^ R(a, 22)) + ((a & s[1]) | (s[2] & (a | s[1])));
        for (int j = 7; j > 0; j--)
            s[j] = s[j - 1];
        s[4] += t;
        s[0] = t + u;
    }
    for (int i = 0; i < 8; i++)
        state[i] += s[i];
}

static void sha256(const char *text, u64 length, u32 state[8]) {
    static const u32 start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    u8 buffer[64];
    __builtin_memcpy(state, start, sizeof start);
    for (u64 at = 0;; at += 64) {
        for (int i = 0; i < 64; i++)
            buffer[i] = at + i < length ? text[at + i] : at + i == length ? 0x80 : 0;
        if (at + 56 <= length) {
            block(state, buffer);
            continue;
        }
        for (int i = 0; i < 8; i++)
            buffer[63 - i] = length * 8 >> 8 * i;
        block(state, buffer);
        return;
    }
}

static void test(void) {
    u32 h[8];
    sha256("abc", hidden(3), h);
    check(h[0] == 0xBA7816BF && h[3] == 0x5DAE2223 && h[7] == 0xF20015AD);
    sha256("", 0, h);
    check(h[0] == 0xE3B0C442 && h[7] == 0x7852B855);
    sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", hidden(56), h);
    check(h[0] == 0x248D6A61 && h[4] == 0xA33CE459 && h[7] == 0x19DB06C1);
}
