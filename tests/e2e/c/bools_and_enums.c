/* _Bool and enum: conversions, arithmetic, arrays and fields of them, as indices and in memory. */
#include "check.h"

enum level { LOW = -3, MIDDLE, HIGH = 10, HIGHER, HIGHEST = HIGHER * 2 };
enum { FIRST = 1 << 0, SECOND = 1 << 1, THIRD = 1 << 2, ALL = FIRST | SECOND | THIRD };
enum big { BIG = 0x7FFFFFFFFFLL };
struct options { _Bool a, b; enum level level; _Bool many[5]; };

static _Bool both(_Bool a, _Bool b) { return a && b; }
static _Bool sign(int x) { return x; }
static _Bool any(const _Bool *p, int n) {
    _Bool r = 0;
    for (int i = 0; i < n; i++)
        r |= p[i];
    return r;
}
static enum level raise(enum level l) { return l < HIGH ? HIGH : l == HIGH ? HIGHER : HIGHEST; }
static const char *name(enum level l) {
    switch (l) {
    case LOW: return "low";
    case HIGH: return "high";
    case HIGHEST: return "top";
    default: return "?";
    }
}
static struct options make(_Bool a, enum level l) {
    return (struct options){.b = !a, .level = l, .many = {[3] = a}};
}

static void test(void) {
    _Bool t = hidden(2), f = hidden(0);
    check(t == 1 && f == 0 && t + t == 2 && -t == -1 && ~t == -2 && !t == f);
    t = hidden(256);
    check(t == 1 && (int)t << 3 == 8 && sizeof t == 1);
    t += 5;
    check(t == 1);
    t -= 1;
    check(t == 0);
    t--;
    check(t == 1);
    t = hidden(0.25);
    f = (void *)&t != 0;
    check(t && f && both(t, f) && !both(t, !f) && (t ^ f) == 0);
    check(sign(hidden(0x10000)) == 1 && sign(hidden(-1)) == 1 && sign(hidden(0)) == 0);
    int counts[2] = {0};
    for (int i = 0; i < 10; i++)
        counts[i % 3 == hidden(0)]++;
    check(counts[0] == 6 && counts[1] == 4);
    struct options o = make(t, hidden(HIGH)), p = make(!t, LOW);
    check(!o.a && !o.b && p.b && o.many[3] && !p.many[3] && any(o.many, 5) && !any(o.many, 3));
    check(o.level == 10 && p.level + 1 == MIDDLE && HIGHEST == 22 && raise(raise(p.level)) == HIGHER);
    check(name(raise(o.level))[0] == '?' && name(o.level)[0] == 'h' && name(raise(HIGHER))[2] == 'p');
    unsigned set = hidden(FIRST | THIRD);
    set ^= ALL;
    check(set == SECOND && (set & FIRST) == 0 && (set | FIRST) == 3 && !(set & ~ALL));
    enum big big = hidden(BIG);
    check(big >> 32 == 0x7F && sizeof big == 8);
    u8 *raw = (u8 *)&o;
    check(raw[0] == 0 && raw[8 + 3] == 1);
    o.a = raw[11] > raw[0];
    check(*raw == 1);
}
