/* Expressions with precedence, by recursive descent. */
#include "check.h"

struct reader { const char *at; int errors; };

static int sum(struct reader *r);

static int atom(struct reader *r) {
    if (*r->at == '-')
        return r->at++, -atom(r);
    if (*r->at == '(') {
        r->at++;
        int x = sum(r);
        if (*r->at == ')')
            r->at++;
        else
            r->errors++;
        return x;
    }
    int x = 0, digits = 0;
    for (; *r->at >= '0' && *r->at <= '9'; digits++)
        x = x * 10 + *r->at++ - '0';
    r->errors += !digits;
    return x;
}

static int term(struct reader *r) {
    int x = atom(r);
    for (;;) {
        char op = *r->at;
        if (op != '*' && op != '/' && op != '%')
            return x;
        r->at++;
        int y = atom(r);
        if (op != '*' && y == 0)
            r->errors++, y = 1;
        x = op == '*' ? x * y : op == '/' ? x / y : x % y;
    }
}

static int sum(struct reader *r) {
    int x = term(r);
    while (*r->at == '+' || *r->at == '-')
        x = *r->at++ == '+' ? x + term(r) : x - term(r);
    return x;
}

static int value(const char *text, int *errors) {
    struct reader r = {text, 0};
    int x = sum(&r);
    *errors = r.errors + (*r.at != 0);
    return x;
}

static void test(void) {
    int errors;
    check(value("1+2*3", &errors) == 7 && !errors);
    check(value("(1+2)*3-4/2", &errors) == 7 && !errors);
    check(value("-(-(2))*-3", &errors) == -6 && !errors);
    check(value("100%7*(((5)))", &errors) == 10 && !errors);
    check(value("10-4-3", &errors) == 3 && !errors);
    check(value("2*(3", &errors) == 6 && errors == 1);
    check(value("4/0", &errors) == 4 && errors == 1);
    value("1+", &errors);
    check(errors == 1);
    value("1)", &errors);
    check(errors == 1);
}
