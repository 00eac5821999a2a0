/* Matrices: product, power, determinant by elimination, transposition in place. */
#include "check.h"

enum { N = 4 };
typedef struct { double at[N][N]; } matrix;

static __attribute__((noinline)) matrix product(matrix a, matrix b) {
    matrix c = {0};
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            for (int k = 0; k < N; k++)
                c.at[i][j] += a.at[i][k] * b.at[k][j];
    return c;
}

static matrix power(matrix a, u32 n) {
    matrix r = {{{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}};
    for (; n; n >>= 1, a = product(a, a))
        if (n & 1)
            r = product(r, a);
    return r;
}

static double determinant(matrix m) {
    double d = 1;
    for (int c = 0; c < N; c++) {
        int pivot = c;
        for (int r = c; r < N; r++)
            if (__builtin_fabs(m.at[r][c]) > __builtin_fabs(m.at[pivot][c]))
                pivot = r;
        if (m.at[pivot][c] == 0)
            return 0;
        for (int k = 0; k < N && pivot != c; k++) {
            double t = m.at[c][k];
            m.at[c][k] = m.at[pivot][k];
            m.at[pivot][k] = t;
        }
        d *= pivot != c ? -m.at[c][c] : m.at[c][c];
        for (int r = c + 1; r < N; r++) {
            double f = m.at[r][c] / m.at[c][c];
            for (int k = c; k < N; k++)
                m.at[r][k] -= f * m.at[c][k];
        }
    }
    return d;
}

static void transpose(double (*m)[N]) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < i; j++) {
            double t = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = t;
        }
}

static void test(void) {
    matrix f = {{{1, 1}, {1, 0}, {0, 0, 2}, {0, 0, 0, hidden(1.0)}}};
    matrix p = power(f, hidden(30));
    check(p.at[0][1] == 832040 && p.at[1][1] == 514229 && p.at[2][2] == 1073741824.0);
    matrix m = {{{2, 0, 1, 3}, {0, hidden(0.0), 4, 1}, {1, 5, 0, 0}, {0, 1, 0, 2}}};
    double d = determinant(m);
    check(d > -101.001 && d < 101.001 && d != 0);
    transpose(m.at);
    check(m.at[1][2] == 5 && m.at[2][1] == 4 && __builtin_fabs(determinant(m) - d) < 1e-9);
    check(__builtin_fabs(determinant(product(m, m)) - d * d) < 1e-6);
    check(determinant((matrix){{{1, 2}, {2, 4}}}) == 0);
}
