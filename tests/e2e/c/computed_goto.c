/* Tables of labels: an interpreter by computed goto, and labels that are stored and compared. */
#include "check.h"

enum { PUSH, ADD, MUL, DUP, JUMP_IF, DEC, HALT };

static int interpret(const int *code) {
    static const void *const table[] = {&&push, &&add, &&mul, &&dup, &&jump_if, &&dec, &&halt};
    int stack[8], top = 0, at = 0;
    goto *table[code[at++]];
push:
    stack[top++] = code[at++];
    goto *table[code[at++]];
add:
    top--;
    stack[top - 1] += stack[top];
    goto *table[code[at++]];
mul:
    top--;
    stack[top - 1] *= stack[top];
    goto *table[code[at++]];
dup:
    stack[top] = stack[top - 1];
    top++;
    goto *table[code[at++]];
jump_if:
    if (stack[--top])
        at = code[at];
    else
        at++;
    goto *table[code[at++]];
dec:
    stack[top - 1]--;
    goto *table[code[at++]];
halt:
    return stack[top - 1];
}

static int next_state(int n) {
    void *state = &&start;
    int steps = 0;
    goto *state;
start:
    steps += 1;
    state = n & 1 ? &&odd : &&even;
    goto *state;
odd:
    steps += 10;
    n--;
    goto *(n > 4 ? &&start : &&even);
even:
    steps += 100;
    return state == &&odd ? -steps : steps;
}

static void test(void) {
    int sum[] = {PUSH, hidden(20), PUSH, 22, ADD, HALT};
    check(interpret(sum) == 42);
    int square[] = {PUSH, hidden(-7), DUP, MUL, HALT};
    check(interpret(square) == 49);
    int loop[] = {PUSH, 1, PUSH, hidden(5), DEC, DUP, JUMP_IF, 4, ADD, HALT};
    check(interpret(loop) == 1);
    check(next_state(hidden(2)) == 101 && next_state(hidden(3)) == -111);
    check(next_state(hidden(7)) == 112);
}
