/* Nested and anonymous structs, arrays of structs with arrays, copies of parts, padding. */
#include "check.h"

struct point { i16 x, y; };
struct box {
    struct point low, high;
    struct { u8 red, green; struct { u16 deep; } more; } colour;
    union { struct { i32 width, height; }; i64 both; };
};
struct scene {
    u8 count;
    struct box boxes[3];
    struct point *picked[2];
};

static __attribute__((noinline)) struct box move(struct box b, struct point by) {
    struct point *corners[] = {&b.low, &b.high};
    for (int i = 0; i < 2; i++) {
        corners[i]->x += by.x;
        corners[i]->y += by.y;
    }
    b.width = b.high.x - b.low.x;
    b.height = b.high.y - b.low.y;
    return b;
}

static struct point centre(const struct box *b) {
    return (struct point){(b->low.x + b->high.x) / 2, (b->low.y + b->high.y) / 2};
}

static void test(void) {
    struct scene s = {
        2,
        {{{1, 2}, {3, 6}, {255, 1, {0xBEEF}}}, [2] = {.high = {hidden(10), 20}, .both = -1}},
        {&s.boxes[0].high, &s.boxes[2].low},
    };
    check(s.boxes[1].high.y == 0 && s.boxes[0].colour.more.deep == 0xBEEF);
    check(s.boxes[2].width == -1 && s.boxes[2].height == -1);
    s.boxes[1] = move(s.boxes[0], (struct point){10, hidden(-20)});
    check(s.boxes[1].low.x == 11 && s.boxes[1].high.y == -14);
    check(s.boxes[1].width == 2 && s.boxes[1].height == 4);
    check(s.boxes[1].both == (i64)4 << 32 | 2);
    check(s.boxes[1].colour.more.deep == 0xBEEF && s.boxes[0].low.x == 1);
    s.picked[0]->x += 100;
    check(s.boxes[0].high.x == 103);
    *s.picked[1] = *s.picked[0];
    check(s.boxes[2].low.x == 103 && s.boxes[2].low.y == 6);
    struct scene copy = s;
    copy.picked[0]->y = 9;
    check(copy.boxes[0].high.y == 6 && s.boxes[0].high.y == 9);
    check(centre(&s.boxes[s.count]).x == 56 && centre(&s.boxes[2]).y == 13);
    check((u8 *)&s.boxes[1].colour.more.deep - (u8 *)&s == 4 + sizeof(struct box) + 10
          || __alignof__(struct box) != 4);
}
