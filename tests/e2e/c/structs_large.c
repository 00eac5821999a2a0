/* Large structs by value: copies are independent, results replace what they were made of. */
#include "check.h"

struct large {
    int values[20];
    struct { double x; u8 tag; } items[3];
    const char *name;
};

static __attribute__((noinline)) struct large filled(int start, const char *name) {
    struct large l;
    for (int i = 0; i < 20; i++)
        l.values[i] = start + i;
    for (int i = 0; i < 3; i++) {
        l.items[i].x = start / 4.0 + i;
        l.items[i].tag = start * i;
    }
    l.name = name;
    return l;
}

static __attribute__((noinline)) struct large reversed(struct large l) {
    for (int i = 0; i < 10; i++) {
        int t = l.values[i];
        l.values[i] = l.values[19 - i];
        l.values[19 - i] = t;
    }
    return l;
}

static __attribute__((noinline)) int sum(struct large l) {
    int s = 0;
    while (l.values[19]-- > 0)
        s++;
    for (int i = 0; i < 19; i++)
        s += l.values[i];
    return s;
}

static __attribute__((noinline)) int differences(struct large a, struct large b) {
    int n = 0;
    for (int i = 0; i < 20; i++)
        n += a.values[i] != b.values[i];
    for (int i = 0; i < 3; i++)
        n += a.items[i].x != b.items[i].x || a.items[i].tag != b.items[i].tag;
    return n + (a.name != b.name);
}

static void test(void) {
    struct large a = filled(hidden(5), "first"), b = a;
    check(differences(a, b) == 0);
    check(sum(a) == 5 * 20 + 190);
    check(sum(a) == 290 && a.values[19] == 24);
    b = reversed(a);
    check(b.values[0] == 24 && a.values[0] == 5 && differences(a, b) == 20);
    a = reversed(reversed(a));
    check(a.values[0] == 5 && a.items[2].x == 3.25 && a.items[2].tag == 10);
    b = reversed(b);
    check(differences(a, b) == 0);
    b.items[1] = filled(hidden(9), "second").items[2];
    check(b.items[1].x == 4.25 && b.items[1].tag == 18 && differences(a, b) == 1);
    check(a.name[0] == 'f' && filled(1, "second").name[1] == 'e');
}
