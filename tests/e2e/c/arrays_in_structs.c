/* Arrays that are passed and returned in structs, rows of matrices, arrays of arrays of structs. */
#include "check.h"

struct bytes { u8 at[13]; };
struct floats { float at[3]; };
struct grid { i16 at[3][5]; };
struct pairs { struct { i64 key; i8 mark; } at[2]; u8 used; };

static __attribute__((noinline)) struct bytes shifted(struct bytes b, int by) {
    struct bytes r;
    for (int i = 0; i < 13; i++)
        r.at[(i + by) % 13] = b.at[i];
    return r;
}

static __attribute__((noinline)) struct floats cross(struct floats a, struct floats b) {
    return (struct floats){{a.at[1] * b.at[2] - a.at[2] * b.at[1], a.at[2] * b.at[0] - a.at[0] * b.at[2],
                            a.at[0] * b.at[1] - a.at[1] * b.at[0]}};
}

static __attribute__((noinline)) int row_sum(struct grid g, int row) {
    int s = 0;
    for (int i = 0; i < 5; i++)
        s += g.at[row][i];
    return s;
}

static __attribute__((noinline)) struct pairs put(struct pairs p, i64 key, int mark) {
    p.at[p.used].key = key;
    p.at[p.used++].mark = mark;
    return p;
}

static void test(void) {
    struct bytes b, c;
    for (int i = 0; i < 13; i++)
        b.at[i] = i * i;
    c = shifted(shifted(b, hidden(5)), 8);
    for (int i = 0; i < 13; i++)
        check(c.at[i] == b.at[i]);
    check(shifted(b, hidden(1)).at[3] == 4 && shifted(b, 12).at[12] == 0);
    struct floats n = cross((struct floats){{1, 2, hidden(3.0f)}}, (struct floats){{4, 5, 6}});
    check(n.at[0] == -3 && n.at[1] == 6 && n.at[2] == -3);
    struct grid g = {{{1, 2, 3, 4, 5}, {[3] = hidden(-9)}, {7, [4] = 8}}}, h = g;
    g.at[1][hidden(0)] = 100;
    check(row_sum(g, 0) == 15 && row_sum(g, 1) == 91 && row_sum(h, 1) == -9 && row_sum(h, hidden(2)) == 15);
    struct pairs p = put(put((struct pairs){0}, hidden(1LL << 40), -1), 5, 300);
    check(p.used == 2 && p.at[0].key >> 40 == 1 && p.at[0].mark == -1 && p.at[1].mark == 44);
    struct grid many[2][2] = {{g, h}, {h}};
    many[1][hidden(1)] = many[0][0];
    check(row_sum(many[1][1], 1) == 91 && row_sum(many[1][0], 0) == 15);
    int size = sizeof many / sizeof many[0][0].at[0][0];
    check(size == 60 && sizeof(struct pairs) == 40 && sizeof b == 13);
}
