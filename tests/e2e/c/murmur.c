/* Hashes with multiplications and rotations over words: a tail of bytes, 32 and 64 bits wide. */
#include "check.h"

static u32 rotate(u32 x, int n) { return x << n | x >> (32 - n); }

static u32 murmur3(const void *key, int length, u32 seed) {
    const u8 *data = key;
    u32 h = seed, k = 0;
    for (int i = 0; i + 4 <= length; i += 4) {
        __builtin_memcpy(&k, data + i, 4);
        k = rotate(k * 0xCC9E2D51, 15) * 0x1B873593;
        h = rotate(h ^ k, 13) * 5 + 0xE6546B64;
    }
    k = 0;
    const u8 *tail = data + (length & ~3);
    switch (length & 3) {
    case 3:
        k ^= (u32)tail[2] << 16;
    case 2:
        k ^= tail[1] << 8;
    case 1:
        k ^= tail[0];
        h ^= rotate(k * 0xCC9E2D51, 15) * 0x1B873593;
    }
    h ^= length;
    h = (h ^ h >> 16) * 0x85EBCA6B;
    h = (h ^ h >> 13) * 0xC2B2AE35;
    return h ^ h >> 16;
}

static u64 mix(u64 z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}

static u32 jenkins(const char *key) {
    u32 h = 0;
    for (; *key; key++) {
        h += (u8)*key;
        h += h << 10;
        h ^= h >> 6;
    }
    h += h << 3;
    h ^= h >> 11;
    return h + (h << 15);
}

static void test(void) {
    check(murmur3("", 0, hidden(0u)) == 0 && murmur3("", 0, 1) == 0x514E28B7);
    check(murmur3("test", 4, 0) == 0xBA6BD213 && murmur3("Hello, world!", hidden(13), 0) == 0xC0363E43);
    check(murmur3("\xFF\xFF\xFF\xFF", 4, 0) == 0x76293B50);
    check(murmur3("!Ce", 3, 0) != murmur3("!C", hidden(2), 0));
    check(mix(hidden(0x9E3779B97F4A7C15ULL)) == 0xE220A8397B1DCDAFULL);
    check(mix(0x9E3779B97F4A7C15ULL * 2) == 0x6E789E6AA1B965F4ULL);
    check(jenkins("a") == 0xCA2E9442 && jenkins("The quick brown fox jumps over the lazy dog") == 0x519E91F5);
}
