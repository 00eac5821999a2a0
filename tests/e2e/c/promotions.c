/* Integer promotions and the usual conversions; results of small types are cut. */
#include "check.h"

static u8 add8(u8 a, u8 b) { return a + b; }
static i8 mul8(i8 a, i8 b) { return a * b; }
static u16 not16(u16 a) { return ~a; }
static int compare(int a, unsigned b) { return a < b; }
static int mixed(i64 a, u32 b) { return a < b; }

static void test(void) {
    u8 a = hidden(200), b = hidden(100);
    check(a + b == 300 && add8(a, b) == 44);
    check((u8)(a + b) == 44 && (i8)a == -56);
    check(~a == -201 && (u8)~a == 55);
    check(-b == -100 && (u8)-b == 156);
    check(a << 4 == 3200 && (u8)(a << 4) == 128);
    check((i8)a >> 1 == -28 && a >> 1 == 100);
    check(mul8(hidden(100), 3) == 44 && mul8(-128, -1) == -128);
    check(not16(hidden(1)) == 0xFFFE && ~(u16)1 == -2);
    check(compare(hidden(-1), 1) == 0 && mixed(hidden(-1), 1u) == 1);
    u16 h = hidden(0xFFFF);
    check((u32)h * h == 0xFFFE0001u);
    i16 s = h;
    check(s == -1 && (u32)s == 0xFFFFFFFFu && (u64)(u16)s == 0xFFFF);
    check((i64)(i32)0x80000000 == -2147483648LL && (u64)(i32)hidden(0x80000000) >> 32 == 0xFFFFFFFF);
    a += 300;
    check(a == 244);
    a = 250;
    for (int i = 0; i < 10; i++)
        a++;
    check(a == 4);
    i8 c = hidden(127);
    c++;
    check(c == -128);
    c--;
    check(c == 127 && c-- == 127 && --c == 125);
    check(sizeof(a + b) == 4 && sizeof(a + 1LL) == 8 && sizeof(char) == 1);
    check((1 ? -1 : 1u) > 0 && (hidden(1) ? a : -1) == 4);
    check('\377' == (char)255 && (u8)'\x80' == 128);
    char plain = hidden(200);
    check(plain == -56 || plain == 200);
}
