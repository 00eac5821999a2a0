/* Constant tables: of structs, of several dimensions, of bytes, floats and text, in functions. */
#include "check.h"

static const u8 squares[16] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225};
static const struct unit { char name[4]; double factor; i16 power; } units[] = {
    {"mm", 0.001, -3}, {"cm", 0.01, -2}, {"m", 1, 0}, {"km", 1000.0, 3},
};
static const i32 cube[2][3][4] = {{{1, 2, 3, 4}, {5, 6, 7, 8}}, {[1] = {[2] = 99}, [2] = {-1, -2}}};
static const u64 big[] = {[3] = 0x123456789ABCDEFULL, [1] = ~0ULL};
static const float waves[][2] = {{0.5f, -0.5f}, {1e30f, 1e-30f}};
static const char lines[3][6] = {"first", "two", {'x', 'y'}};

static const struct unit *find(const char *name) {
    for (usize i = 0; i < sizeof units / sizeof *units; i++) {
        const char *a = units[i].name, *b = name;
        while (*a && *a == *b)
            a++, b++;
        if (*a == *b)
            return &units[i];
    }
    return 0;
}

static int month_length(int month) {
    const u8 lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return lengths[month];
}

static void test(void) {
    int sum = 0;
    for (int i = 0; i < 16; i++)
        sum += squares[hidden(i)] - i * i;
    check(sum == 0);
    check(find("km")->power == 3 && find("cm")->factor == 0.01 && find("m") == units + 2);
    check(!find("k") && find("mm")->power == -3);
    int z = hidden(1);
    check(cube[z][1][2] == 99 && cube[z][2][z] == -2 && cube[z][0][3] == 0 && cube[0][z][3] == 8);
    const i32 *flat = &cube[0][0][0], (*rows)[4] = cube[z];
    check(flat[1] == 2 && rows[1][2] == 99 && sizeof cube == 96);
    check(big[hidden(1)] == ~0ULL && big[3] % 1000 == 0x123456789ABCDEFULL % 1000 && !big[z + 1]);
    check(waves[z][0] * waves[z][1] > 0.99f && waves[0][z] == -0.5f);
    check(lines[z][1] == 'w' && lines[z + 1][1] == 'y' && lines[2][5] == 0 && lines[0][4] == 't');
    int year = 0;
    for (int m = 0; m < hidden(12); m++)
        year += month_length(m);
    check(year == 365);
}
