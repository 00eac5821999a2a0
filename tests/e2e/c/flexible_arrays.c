/* Flexible array members in a buffer, records of variable size, offsets, unaligned access. */
#include "check.h"

struct record { u16 kind, count; i32 values[]; };
struct __attribute__((packed)) header { u8 type; u32 length; u16 check; u8 data[]; };
struct named { u8 size; char text[0]; };

static struct record *append(u8 *arena, usize *used, int kind, int count, i32 first) {
    struct record *r = (struct record *)(arena + *used);
    *used += sizeof *r + count * sizeof r->values[0];
    *r = (struct record){kind, count};
    for (int i = 0; i < count; i++)
        r->values[i] = first + i;
    return r;
}

static i64 sum(const u8 *arena, usize used, int kind) {
    i64 total = 0;
    for (usize at = 0; at < used;) {
        const struct record *r = (const void *)(arena + at);
        for (int i = 0; r->kind == kind && i < r->count; i++)
            total += r->values[i];
        at += __builtin_offsetof(struct record, values[0]) + r->count * sizeof(i32);
    }
    return total;
}

static u32 read32(const u8 *p) { return p[0] | p[1] << 8 | p[2] << 16 | (u32)p[3] << 24; }

static void test(void) {
    __attribute__((aligned(8))) u8 arena[256];
    usize used = 0;
    struct record *first = append(arena, &used, 1, hidden(3), 10);
    append(arena, &used, 2, 0, 0);
    struct record *third = append(arena, &used, 1, hidden(5), -2);
    append(arena, &used, 3, 1, 1 << 30);
    check(used == 4 * 4 + 9 * 4 && (u8 *)third - arena == 20);
    check(sum(arena, used, 1) == 33 && sum(arena, used, 2) == 0 && sum(arena, used, 3) == 1 << 30);
    first->values[2] = third->values[0];
    check(sum(arena, used, 1) == 19);
    u8 wire[32] = {0};
    struct header *h = (struct header *)(wire + 3);
    h->type = 7;
    h->length = hidden(0xA1B2C3D4u);
    h->check = 0x1234;
    h->data[2] = 99;
    check(sizeof *h == 7 && wire[3] == 7 && read32(wire + 4) == 0xA1B2C3D4 && wire[12] == 99);
    h->length += 0x2C;
    check(wire[4] == 0 && wire[5] == 0xC4 && h->check == 0x1234);
    struct header copy = *h;
    check(copy.length == 0xA1B2C400 && copy.type == 7);
    struct named *n = (struct named *)arena;
    n->size = 4;
    for (int i = 0; i < n->size; i++)
        n->text[i] = 'a' + i;
    check(arena[1] == 'a' && arena[4] == 'd' && sizeof *n == 1);
    u64 word;
    __builtin_memcpy(&word, wire + 3, 8);
    check((u8)word == 7 && (word >> 40 & 0xFFFF) == 0x1234);
}
