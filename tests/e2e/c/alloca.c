// refused: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array
#include "check.h"

/* Memory on the stack whose size is known when the program runs. */
static __attribute__((noinline)) int reversed(int n, const u8 *from) {
    u8 *digits = __builtin_alloca(n);
    for (int i = 0; i < n; i++)
        digits[i] = from[n - 1 - i];
    int number = 0;
    for (int i = 0; i < n; i++)
        number = number * 10 + digits[i];
    return number;
}

static void test(void) {
    u8 digits[] = {1, 2, 3, 4, 5};
    check(reversed(hidden(3), digits) == 321);
    check(reversed(hidden(5), digits) == 54321);
}
