/* A doubly linked list and a free list in an array of nodes, by index; a queue in a ring. */
#include "check.h"

enum { N = 16, NONE = 255 };
struct pool { struct { u8 next, previous; i16 value; } nodes[N]; u8 head, tail, free; };

static void init(struct pool *p) {
    p->head = p->tail = NONE;
    p->free = 0;
    for (int i = 0; i < N; i++)
        p->nodes[i].next = i + 1 < N ? i + 1 : NONE;
}

static int push(struct pool *p, int value, int front) {
    u8 n = p->free;
    if (n == NONE)
        return 0;
    p->free = p->nodes[n].next;
    p->nodes[n].value = value;
    p->nodes[n].next = front ? p->head : NONE;
    p->nodes[n].previous = front ? NONE : p->tail;
    *(p->nodes[n].next == NONE ? &p->tail : &p->nodes[p->nodes[n].next].previous) = n;
    *(p->nodes[n].previous == NONE ? &p->head : &p->nodes[p->nodes[n].previous].next) = n;
    return 1;
}

static int drop(struct pool *p, u8 n) {
    u8 next = p->nodes[n].next, previous = p->nodes[n].previous;
    *(next == NONE ? &p->tail : &p->nodes[next].previous) = previous;
    *(previous == NONE ? &p->head : &p->nodes[previous].next) = next;
    p->nodes[n].next = p->free;
    p->free = n;
    return p->nodes[n].value;
}

static i64 digits(const struct pool *p, int backward) {
    i64 r = 0;
    for (u8 n = backward ? p->tail : p->head; n != NONE;) {
        r = r * 10 + p->nodes[n].value;
        n = backward ? p->nodes[n].previous : p->nodes[n].next;
    }
    return r;
}

static void test(void) {
    struct pool p;
    init(&p);
    for (int i = 1; i <= hidden(6); i++)
        check(push(&p, i, i & 1));
    check(digits(&p, 0) == 531246 && digits(&p, 1) == 642135);
    check(drop(&p, p.head) == 5 && drop(&p, p.tail) == 6 && drop(&p, p.nodes[p.head].next) == 1);
    check(digits(&p, 0) == 324 && digits(&p, 1) == 423);
    int count = 3;
    while (push(&p, 0, 0))
        count++;
    check(count == N && p.free == NONE);
    while (p.head != NONE)
        drop(&p, p.head), count--;
    check(count == 0 && p.tail == NONE && digits(&p, 1) == 0);
}
