/* Packed bit-fields that straddle bytes and words, of every width and place. */
#include "check.h"

struct __attribute__((packed)) odd {
    u8 head;
    u32 a : 13;
    i32 b : 17;
    u64 c : 51;
    i64 d : 15;
    u8 tail;
};
struct __attribute__((packed)) shifted {
    u64 pad : 5;
    u64 value : 64;
    u32 rest : 3;
};
union view {
    struct odd fields;
    u8 bytes[sizeof(struct odd)];
};

static u64 slice(const u8 *bytes, int first, int count) {
    u64 result = 0;
    for (int i = 0; i < count; i++)
        result |= (u64)(bytes[(first + i) / 8] >> (first + i) % 8 & 1) << i;
    return result;
}

static void test(void) {
    check(sizeof(struct odd) == 14 && sizeof(struct shifted) == 9);
    union view v;
    u32 seed = hidden(12345u);
    for (int round = 0; round < 50; round++) {
        for (usize i = 0; i < sizeof v.bytes; i++) {
            seed = seed * 1664525 + 1013904223;
            v.bytes[i] = seed >> 24;
        }
        check(v.fields.head == v.bytes[0] && v.fields.tail == v.bytes[13]);
        check(v.fields.a == slice(v.bytes, 8, 13));
        check(v.fields.b == (i32)(slice(v.bytes, 21, 17) << 15) >> 15);
        check(v.fields.c == slice(v.bytes, 38, 51));
        check(v.fields.d == (i64)(slice(v.bytes, 89, 15) << 49) >> 49);
        u64 c = v.fields.c;
        v.fields.b = seed;
        v.fields.d = ~v.fields.d;
        check(v.fields.c == c && slice(v.bytes, 21, 17) == (seed & 0x1FFFF));
        v.fields.c = ~c;
        check(slice(v.bytes, 38, 51) == (~c & (1ULL << 51) - 1));
        check(slice(v.bytes, 21, 17) == (seed & 0x1FFFF));
    }
    struct shifted s = {0};
    s.value = hidden(0xFEDCBA9876543210ULL);
    s.pad = 31;
    s.rest = 5;
    check(s.value == 0xFEDCBA9876543210ULL && s.pad == 31 && s.rest == 5);
    s.value += 0x0123456789ABCDF0ULL;
    check(s.value == 0 && s.pad == 31 && s.rest == 5);
}
