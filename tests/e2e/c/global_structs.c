// the device optimises: it crashes in initialisers otherwise
/* Global structs whose initialisers hold addresses: of each other, of elements, of text. */
#include "check.h"

struct room {
    const char *name;
    struct room *exits[2];
    const i16 *prices;
    u8 visits;
};
static i16 prices[] = {10, 20, 30, 40};
static struct room cellar, kitchen = {"kitchen", {&cellar}, prices + 1, 3};
static struct room hall = {.name = "hall" + 1, .exits = {&kitchen, &hall}, .prices = &prices[3]};
static struct room cellar = {"cellar", {[1] = &hall}};
static struct room *const start = &hall;
static u8 *const counter = &kitchen.visits;
static struct { struct room *list[3]; int count; } all = {{&cellar, &hall, &kitchen}, 3};
static const char *const texts[] = {"zero", "one", "two", "zero"};

static struct room *walk(struct room *room, u32 path) {
    for (; path; path >>= 2) {
        struct room *next = room->exits[path & 1];
        if (next)
            room = next;
        room->visits++;
    }
    return room;
}

static void test(void) {
    hall.visits = cellar.visits = 0;
    kitchen.visits = 3;
    prices[3] = 40;
    check(start->name[0] == 'a' && start->exits[1] == start);
    check(start->exits[hidden(0)]->exits[0] == &cellar);
    check(*kitchen.prices == 20 && kitchen.prices[1] == 30 && *hall.prices == 40);
    ++*counter;
    check(kitchen.visits == 4);
    check(walk(start, hidden(0x10u)) == start);
    check(kitchen.visits == 5 && cellar.visits == 1 && hall.visits == 1 && !cellar.exits[0]);
    prices[3] = hidden(-7);
    check(*hall.prices == -7);
    int letters = 0;
    for (int i = 0; i < all.count; i++)
        for (const char *p = all.list[i]->name; *p; p++)
            letters++;
    check(letters == 6 + 3 + 7);
    check(texts[hidden(2)][2] == 'o' && texts[3][1] == 'e');
    struct room *t = all.list[0];
    all.list[0] = all.list[2], all.list[2] = t;
    check(all.list[0] == &kitchen && all.list[2]->exits[1] == all.list[1]);
    all.list[2] = all.list[0], all.list[0] = t;
}
