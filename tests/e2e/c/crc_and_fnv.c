/* CRC-32 by bits and by a table, CRC-16, FNV-1a, Adler-32, djb2. */
#include "check.h"

static u32 crc_bits(const u8 *p, usize n) {
    u32 crc = ~0u;
    while (n--) {
        crc ^= *p++;
        for (int i = 0; i < 8; i++)
            crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    }
    return ~crc;
}

static void make_table(u32 table[256]) {
    for (u32 i = 0; i < 256; i++) {
        u32 c = i;
        for (int k = 0; k < 8; k++)
            c = c >> 1 ^ (0xEDB88320u & -(c & 1));
        table[i] = c;
    }
}

static u32 crc_table(const u32 *table, const u8 *p, const u8 *end) {
    u32 crc = 0xFFFFFFFF;
    while (p != end)
        crc = table[(crc ^ *p++) & 0xFF] ^ crc >> 8;
    return crc ^ 0xFFFFFFFF;
}

static u16 crc16(const char *s) {
    u16 crc = 0xFFFF;
    while (*s) {
        crc ^= (u16)((u8)*s++ << 8);
        for (int i = 0; i < 8; i++)
            crc = crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1;
    }
    return crc;
}

static u32 fnv32(const char *s) {
    u32 h = 2166136261u;
    for (; *s; s++)
        h = (h ^ (u8)*s) * 16777619;
    return h;
}

static u64 fnv64(const char *s) {
    u64 h = 0xCBF29CE484222325ULL;
    while (*s)
        h = (h ^ (u8)*s++) * 0x100000001B3ULL;
    return h;
}

static u32 adler(const u8 *p, usize n) {
    u32 a = 1, b = 0;
    for (usize i = 0; i < n; i++)
        a = (a + p[i]) % 65521, b = (b + a) % 65521;
    return b << 16 | a;
}

static void test(void) {
    static const char digits[] = "123456789";
    const u8 *p = (const u8 *)digits;
    u32 table[256];
    make_table(table);
    check(table[1] == 0x77073096 && table[255] == 0x2D02EF8D);
    check(crc_bits(p, hidden(9)) == 0xCBF43926 && crc_table(table, p, p + 9) == 0xCBF43926);
    check(crc_bits(p, 0) == 0 && crc_bits(p + 3, 4) == crc_table(table, p + 3, p + hidden(7)));
    check(crc16(digits) == 0x29B1);
    check(fnv32("a") == 0xE40C292C && fnv32("foobar") == 0xBF9CF968);
    check(fnv64("a") == 0xAF63DC4C8601EC8CULL && fnv64("") == 0xCBF29CE484222325ULL);
    check(adler((const u8 *)"Wikipedia", 9) == 0x11E60398);
}
