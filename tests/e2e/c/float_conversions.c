/* Conversions between integers and floats of all widths, and how they round. */
#include "check.h"

static u32 bits(float f) { union { float f; u32 u; } v = {f}; return v.u; }
static u64 dbits(double d) { union { double d; u64 u; } v = {d}; return v.u; }

static void test(void) {
    check((int)hidden(2.9f) == 2 && (int)hidden(-2.9f) == -2 && (i64)hidden(-0.99) == 0);
    check((u32)hidden(4294967040.0f) == 4294967040u && (u32)hidden(3e9) == 3000000000u);
    check((i64)hidden(-9.2e18) == -9200000000000000000LL && (u64)hidden(1.8e19) == 18000000000000000000ULL);
    check((u8)hidden(200.7f) == 200 && (i8)hidden(-128.9f) == -128 && (i16)hidden(32767.5) == 32767);
    check((float)hidden(16777217) == 16777216.0f && (float)hidden(16777219) == 16777220.0f);
    check((float)hidden(0xFFFFFFFFu) == 4294967296.0f && (double)hidden(0xFFFFFFFFu) == 4294967295.0);
    check((float)hidden(~0ULL) == 18446744073709551616.0f && (double)hidden(-1LL) == -1.0);
    check(dbits((double)hidden(9007199254740993LL)) == dbits(9007199254740992.0));
    check((double)hidden(0x8000000000000401ULL) == 9223372036854777856.0);
    check(bits((float)hidden(0.1)) == 0x3DCCCCCD && (double)hidden(0.1f) != 0.1);
    check(bits((float)hidden(1e-46)) == 0 && bits((float)hidden(1e300)) == 0x7F800000);
    check(bits((float)hidden(1.0 + 1.0 / (1 << 24))) == 0x3F800000);
    check(bits((float)hidden(1.0 + 3.0 / (1 << 24))) == 0x3F800002);
    check((float)hidden((i8)-5) == -5.0f && (double)hidden((u16)65535) == 65535.0);
    check((_Bool)hidden(0.5f) && !(_Bool)hidden(0.0) && (float)(_Bool)hidden(7) == 1.0f);
    _Float16 h = hidden(0.1f);
    check((float)h != 0.1f && (int)((float)h * 4096) == 409 && (float)(_Float16)hidden(2048) == 2048);
    int x = hidden(10);
    x *= 1.25f;
    check(x == 12);
    x /= 0.3;
    check(x == 40);
    float f = hidden(7);
    f /= 2;
    check(f == 3.5f && hidden(7) / 2 * 1.0f == 3 && 7 / 2.0f == 3.5f);
    for (int i = -40; i < 40; i++) {
        double d = hidden(i) / 4.0;
        check((int)d == i / 4 && __builtin_trunc(d) == i / 4 && __builtin_floor(d) == i >> 2);
        check(__builtin_ceil(d) == -(-i >> 2) && __builtin_rint(d) - d <= 0.5);
    }
}
