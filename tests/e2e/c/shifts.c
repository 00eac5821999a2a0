/* Shifts of each width by variable amounts, rotations, masks, shifts of negative numbers. */
#include "check.h"

static u32 rotate32(u32 x, int n) { return x << n | x >> (-n & 31); }
static u64 rotate64(u64 x, int n) { return x << n | x >> (-n & 63); }
static u8 rotate8(u8 x, int n) { return x << n | x >> (8 - n); }
static u16 swap16(u16 x) { return x >> 8 | x << 8; }
static i64 extend(u64 x, int bits) { return (i64)(x << (64 - bits)) >> (64 - bits); }

static u64 reverse(u64 x) {
    x = x >> 1 & 0x5555555555555555 | (x & 0x5555555555555555) << 1;
    x = x >> 2 & 0x3333333333333333 | (x & 0x3333333333333333) << 2;
    x = x >> 4 & 0x0F0F0F0F0F0F0F0F | (x & 0x0F0F0F0F0F0F0F0F) << 4;
    x = x >> 8 & 0x00FF00FF00FF00FF | (x & 0x00FF00FF00FF00FF) << 8;
    x = x >> 16 & 0x0000FFFF0000FFFF | (x & 0x0000FFFF0000FFFF) << 16;
    return x >> 32 | x << 32;
}

static void test(void) {
    u32 x = hidden(0x80000001u);
    check(rotate32(x, 0) == x && rotate32(x, 1) == 3 && rotate32(x, hidden(31)) == 0xC0000000u);
    check(rotate64(hidden(0x8000000000000001ULL), hidden(4)) == 0x18);
    check(rotate8(hidden(0x96), hidden(3)) == 0xB4 && swap16(hidden(0xABCD)) == 0xCDAB);
    check(extend(hidden(0x1FFull), 9) == -1 && extend(0xFFull, hidden(9)) == 255);
    check(hidden(-17) >> 2 == -5 && hidden(-1) >> 31 == -1 && (hidden(-1) >> 1) == -1);
    check((i16)hidden(-32768) >> 15 == -1 && (u16)hidden(-32768) >> 15 == 1);
    check(hidden(1ULL) << 63 == 0x8000000000000000ULL && hidden(-1LL) >> 63 == -1);
    check(reverse(hidden(1ULL)) == 1ULL << 63);
    check(reverse(reverse(hidden(0x0123456789ABCDEFULL))) == 0x0123456789ABCDEFULL);
    u64 one_by_one = 0, bits = hidden(0xF0E1D2C3B4A59687ULL);
    for (int i = 0; i < 64; i++)
        if (bits & 1ULL << i)
            one_by_one |= 1ULL << (63 - i);
    check(one_by_one == reverse(bits));
    x = 1;
    for (int i = 0; i < 31; i++) {
        check(x == (u32)1 << i && x >> i == 1);
        x <<= 1;
    }
    x >>= hidden(30);
    check(x == 2);
}
