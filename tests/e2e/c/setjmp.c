// undefined: _setjmp
#include "check.h"

/* A jump out of a nest of calls. */
typedef long jump_buffer[64];
int _setjmp(jump_buffer buffer) __attribute__((returns_twice));
_Noreturn void longjmp(jump_buffer buffer, int value);
static jump_buffer buffer;

static __attribute__((noinline)) void fail(int code) {
    if (code > 2)
        longjmp(buffer, code);
}

static void test(void) {
    volatile int reached = 0;
    int code = _setjmp(buffer);
    if (code == 0) {
        for (int i = 0; i < hidden(10); i++) {
            reached = i;
            fail(i);
        }
        check(0);
    }
    check(reached == 3 && code == 3);
}
