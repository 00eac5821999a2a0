/* Expressions with precedence by a stack of operators, as text in postfix order, evaluated. */
#include "check.h"

static int precedence(char op) {
    switch (op) {
    case '^': return 3;
    case '*': case '/': return 2;
    case '+': case '-': return 1;
    default: return 0;
    }
}

static void postfix(const char *in, char *out) {
    char stack[32];
    int top = 0;
    for (; *in; in++) {
        if (*in >= '0' && *in <= '9') {
            *out++ = *in;
        } else if (*in == '(') {
            stack[top++] = *in;
        } else if (*in == ')') {
            while (stack[--top] != '(')
                *out++ = stack[top];
        } else {
            int left = *in != '^';
            while (top && precedence(stack[top - 1]) >= precedence(*in) + !left)
                *out++ = stack[--top];
            stack[top++] = *in;
        }
    }
    while (top)
        *out++ = stack[--top];
    *out = 0;
}

static i64 evaluate(const char *text) {
    i64 stack[32], *top = stack;
    for (; *text; text++) {
        if (*text >= '0' && *text <= '9') {
            *top++ = *text - '0';
            continue;
        }
        i64 b = *--top, a = *--top, r = 1;
        switch (*text) {
        case '+': r = a + b; break;
        case '-': r = a - b; break;
        case '*': r = a * b; break;
        case '/': r = a / b; break;
        case '^': while (b-- > 0) r *= a;
        }
        *top++ = r;
    }
    return stack[0];
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void test(void) {
    char out[64];
    postfix("1+2*3-4", out);
    check(same(out, "123*+4-") && evaluate(out) == 3);
    postfix("(1+2)*(3-4)", out);
    check(same(out, "12+34-*") && evaluate(out) == -3);
    postfix("2^3^2", out);
    check(same(out, "232^^") && evaluate(out) == 512);
    postfix("9/3/3+8^(1+6)*2", out);
    check(evaluate(out) == 1 + 2097152LL * 2);
}
