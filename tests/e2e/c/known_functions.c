// refused at O0: the address of function '@less' needs SPV_INTEL_function_pointers
/* Function pointers that are known where they are called: callbacks, members, conditions. */
#include "check.h"

struct visitor {
    void (*visit)(struct visitor *self, int x);
    int sum, most;
};

static void add(struct visitor *self, int x) { self->sum += x; }

static int less(const int *a, const int *b) { return *a < *b; }
static int more(const int *a, const int *b) { return *a > *b; }

static inline __attribute__((always_inline)) int best(const int *a, int n, int (*better)(const int *, const int *)) {
    int k = 0;
    for (int i = 1; i < n; i++)
        if (better(a + i, a + k))
            k = i;
    return a[k];
}

static inline __attribute__((always_inline)) void each(const int *a, int n, struct visitor *v) {
    for (int i = 0; i < n; i++)
        v->visit(v, a[i]);
}

static void test(void) {
    int a[] = {5, hidden(-3), 12, 7};
    check(best(a, 4, less) == -3 && best(a, 4, more) == 12);
    check((*best)(a, 3, &more) == 12 && (&best) == best);
    struct visitor v = {add};
    each(a, 4, &v);
    check(v.sum == 21);
}
