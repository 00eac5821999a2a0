// Hashes and text: SHA-256, edit distance, base 64, a state machine.

constant uint k256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

kernel void sha256_block(global const uchar *messages, global uint *digests, uint length)
{
    // Messages shorter than 56 bytes: one block each.
    size_t i = get_global_id(0);
    uint w[64];
    for (uint k = 0; k < 16; k++) {
        uint word = 0;
        for (uint b = 0; b < 4; b++) {
            uint at = 4 * k + b;
            uint c = at < length ? messages[i * length + at] : at == length ? 0x80u : 0u;
            word = word << 8 | c;
        }
        w[k] = word;
    }
    w[15] = length * 8;
    for (int k = 16; k < 64; k++) {
        uint s0 = rotate(w[k - 15], 25u) ^ rotate(w[k - 15], 14u) ^ w[k - 15] >> 3;
        uint s1 = rotate(w[k - 2], 15u) ^ rotate(w[k - 2], 13u) ^ w[k - 2] >> 10;
        w[k] = w[k - 16] + s0 + w[k - 7] + s1;
    }
    uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint8 s = vload8(0, h);
    for (int k = 0; k < 64; k++) {
        uint s1 = rotate(s.s4, 26u) ^ rotate(s.s4, 21u) ^ rotate(s.s4, 7u);
        uint t1 = s.s7 + s1 + bitselect(s.s6, s.s5, s.s4) + k256[k] + w[k];
        uint s0 = rotate(s.s0, 30u) ^ rotate(s.s0, 19u) ^ rotate(s.s0, 10u);
        uint t2 = s0 + ((s.s0 & s.s1) ^ (s.s0 & s.s2) ^ (s.s1 & s.s2));
        s = (uint8)(t1 + t2, s.s012, s.s3 + t1, s.s456);
    }
    vstore8(s + vload8(0, h), i, digests);
}

kernel void edit_distance(global const char *a, global const char *b, global int *out, int length)
{
    size_t i = get_global_id(0);
    short row[33];
    for (int k = 0; k <= length; k++)
        row[k] = (short)k;
    for (int y = 1; y <= length; y++) {
        short diagonal = row[0];
        row[0] = (short)y;
        for (int x = 1; x <= length; x++) {
            short up = row[x];
            short cost = (short)(diagonal + (a[i * length + y - 1] != b[i * length + x - 1]));
            row[x] = min(cost, (short)(min(up, row[x - 1]) + 1));
            diagonal = up;
        }
    }
    out[i] = row[length];
}

constant char alphabet[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

kernel void base64(global const uchar *in, global char4 *out)
{
    size_t i = get_global_id(0);
    uchar3 b = vload3(i, in);
    uint word = (uint)b.x << 16 | (uint)b.y << 8 | b.z;
    out[i] = (char4)(alphabet[word >> 18], alphabet[word >> 12 & 63], alphabet[word >> 6 & 63], alphabet[word & 63]);
}

kernel void count_words(global const char *text, global int2 *out, int length)
{
    size_t i = get_global_id(0);
    int words = 0, longest = 0, run = 0;
    enum { SPACE, WORD, NUMBER } state = SPACE;
    for (int k = 0; k < length; k++) {
        char c = text[i * length + k];
        switch (state) {
        case SPACE:
            if (c >= 'a' && c <= 'z') {
                state = WORD;
                words++;
                run = 1;
            } else if (c >= '0' && c <= '9') {
                state = NUMBER;
            }
            break;
        case WORD:
            if (c == ' ') {
                longest = max(longest, run);
                state = SPACE;
            } else {
                run++;
            }
            break;
        case NUMBER:
            if (c == ' ')
                state = SPACE;
            break;
        }
    }
    out[i] = (int2)(words, max(longest, state == WORD ? run : 0));
}
