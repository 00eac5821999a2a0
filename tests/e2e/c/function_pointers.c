// refused: the address of function '@add' needs SPV_INTEL_function_pointers
#include "check.h"

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

typedef int (*operation)(int, int);
static const operation table[] = {add, sub, mul};

static __attribute__((noinline)) int fold(operation op, const int *a, int n) {
    int r = a[0];
    for (int i = 1; i < n; i++)
        r = op(r, a[i]);
    return r;
}

static void test(void) {
    int a[] = {hidden(2), 3, 4};
    check(fold(table[hidden(0)], a, 3) == 9);
    check(fold(table[hidden(1)], a, 3) == -5);
    check(fold(table[hidden(2)], a, 3) == 24);
}
