/* __builtin_clz, ctz, popcount, parity, ffs, bswap, bitreverse and rotations against loops. */
#include "check.h"

static int slow_count(u64 x) {
    int n = 0;
    for (; x; x &= x - 1)
        n++;
    return n;
}

static int slow_clz(u64 x, int width) {
    int n = 0;
    while (!(x >> (width - 1 - n) & 1))
        n++;
    return n;
}

static int slow_ctz(u64 x) {
    int n = 0;
    while (!(x >> n & 1))
        n++;
    return n;
}

static u64 slow_swap(u64 x, int bytes) {
    u64 r = 0;
    for (int i = 0; i < bytes; i++)
        r = r << 8 | (x >> 8 * i & 255);
    return r;
}

static u64 slow_reverse(u64 x, int width) {
    u64 r = 0;
    for (int i = 0; i < width; i++)
        r |= (x >> i & 1) << (width - 1 - i);
    return r;
}

static void test(void) {
    u64 x = hidden(1ULL);
    for (int i = 0; i < 100; i++) {
        u32 w = x | 1u << i % 32;
        u64 d = x | 1ULL << i % 64;
        check(__builtin_popcount(w) == slow_count(w) && __builtin_popcountll(d) == slow_count(d));
        check(__builtin_parity(w) == slow_count(w) % 2 && __builtin_parityll(d) == slow_count(d) % 2);
        check(__builtin_clz(w) == slow_clz(w, 32) && __builtin_clzll(d) == slow_clz(d, 64));
        check(__builtin_ctz(w) == slow_ctz(w) && __builtin_ctzll(d) == slow_ctz(d));
        check(__builtin_ffs(w) == slow_ctz(w) + 1 && __builtin_ffsll(d) == slow_ctz(d) + 1);
        check(__builtin_bswap16(w) == slow_swap((u16)w, 2));
        check(__builtin_bswap32(w) == slow_swap(w, 4) && __builtin_bswap64(d) == slow_swap(d, 8));
        check(__builtin_clrsb(w) == slow_clz((i32)w < 0 ? ~w | 1 : w | 1, 32) - 1
              || (i32)w == -1 || (i32)w < 2);
#if __has_builtin(__builtin_bitreverse32)
        check(__builtin_bitreverse8(w) == slow_reverse((u8)w, 8));
        check(__builtin_bitreverse32(w) == slow_reverse(w, 32));
        check(__builtin_bitreverse64(d) == slow_reverse(d, 64));
        check(__builtin_rotateleft32(w, i) == (w << i % 32 | w >> (-i & 31)));
        check(__builtin_rotateright64(d, i) == (d >> i % 64 | d << (-i & 63)));
#endif
        x = x * 6364136223846793005ULL + 1442695040888963407ULL;
    }
    check(__builtin_ffs(hidden(0)) == 0 && __builtin_popcount(hidden(0)) == 0);
    check(__builtin_clz(hidden(1u)) == 31 && __builtin_ctzll(hidden(1ULL << 63)) == 63);
}
