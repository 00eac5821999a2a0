/* Unions: other views of the same bytes, by value, in structs, with arrays and pointers. */
#include "check.h"

union number {
    float f;
    u32 u;
    i16 halves[2];
    u8 bytes[4];
};
union wide {
    double d;
    u64 u;
    struct { u32 low, high; };
    float pair[2];
    void *pointer;
};
struct tagged {
    enum { INT, FLOAT, TEXT } kind;
    union { int i; float f; const char *text; };
};

static __attribute__((noinline)) union number negated(union number n) {
    n.bytes[3] ^= 0x80;
    return n;
}

static __attribute__((noinline)) union wide doubled(union wide w) {
    w.u += 1ULL << 52;
    return w;
}

static __attribute__((noinline)) int as_int(struct tagged t) {
    switch (t.kind) {
    case INT: return t.i;
    case FLOAT: return (int)(t.f * 10);
    case TEXT: return t.text[1];
    }
    return -1;
}

static void test(void) {
    union number n = {.f = hidden(1.0f)};
    check(n.u == 0x3F800000 && n.halves[1] == 0x3F80 && n.bytes[2] == 0x80);
    check(negated(n).f == -1.0f && n.f == 1.0f);
    n.halves[0] = hidden(-1);
    check(n.u == 0x3F80FFFF);
    n.bytes[3] = 0x40;
    check(n.f > 4.0f && n.f < 4.1f);
    union wide w = {hidden(3.0)};
    check(w.high == 0x40080000 && w.low == 0 && doubled(doubled(w)).d == 12.0);
    w.pair[1] = 0;
    check(w.d == 0 && w.u == 0);
    int target = 3;
    w.pointer = &target;
    *(int *)w.pointer += 4;
    check(target == 7 && w.u != 0);
    struct tagged all[] = {{INT, .i = hidden(-5)}, {FLOAT, .f = 2.5f}, {TEXT, .text = "pqr"}};
    check(as_int(all[0]) == -5 && as_int(all[1]) == 25 && as_int(all[2]) == 'q');
    all[0] = all[2];
    check(all[0].text[2] == 'r');
}
