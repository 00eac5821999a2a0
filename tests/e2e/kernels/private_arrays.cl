// Arrays in private memory: sorting networks, small matrices, windows, stacks.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void sort_rows(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    int a[9];
    for (int k = 0; k < 9; k++)
        a[k] = in[9 * i + k];
    for (int k = 1; k < 9; k++) {
        int v = a[k], j = k - 1;
        while (j >= 0 && a[j] > v) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = v;
    }
    for (int k = 0; k < 9; k++)
        out[9 * i + k] = a[k];
}

kernel void solve4(global const double *systems, global double *solutions)
{
    // Elimination with pivots on a 4 x 5 matrix.
    size_t i = get_global_id(0);
    double m[4][5];
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 5; c++)
            m[r][c] = systems[20 * i + 5 * r + c];
    for (int p = 0; p < 4; p++) {
        int best = p;
        for (int r = p + 1; r < 4; r++)
            if (fabs(m[r][p]) > fabs(m[best][p]))
                best = r;
        for (int c = 0; c < 5; c++) {
            double t = m[p][c];
            m[p][c] = m[best][c];
            m[best][c] = t;
        }
        for (int r = 0; r < 4; r++) {
            if (r == p)
                continue;
            double f = m[r][p] / m[p][p];
            for (int c = p; c < 5; c++)
                m[r][c] -= f * m[p][c];
        }
    }
    for (int r = 0; r < 4; r++)
        solutions[4 * i + r] = m[r][4] / m[r][r];
}

kernel void histogram_private(global const uchar *in, global ushort *out, int n)
{
    size_t i = get_global_id(0);
    ushort count[16];
    for (int k = 0; k < 16; k++)
        count[k] = 0;
    for (int k = 0; k < n; k++)
        count[in[i * n + k] & 15]++;
    vstore16(vload16(0, count), i, out);
}

kernel void flood(global const uchar *boards, global int *sizes)
{
    // Size of the region of ones at the first cell of an 8 x 8 board, with a stack of cells.
    size_t i = get_global_id(0);
    uchar board[64], stack[64];
    for (int k = 0; k < 64; k++)
        board[k] = boards[64 * i + k];
    int top = 0, size = 0;
    if (board[0]) {
        stack[top++] = 0;
        board[0] = 0;
    }
    const int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
    while (top) {
        int at = stack[--top], x = at & 7, y = at >> 3;
        size++;
        for (int d = 0; d < 4; d++) {
            int nx = x + dx[d], ny = y + dy[d];
            if (nx < 0 || ny < 0 || nx > 7 || ny > 7 || !board[ny * 8 + nx])
                continue;
            board[ny * 8 + nx] = 0;
            stack[top++] = (uchar)(ny * 8 + nx);
        }
    }
    sizes[i] = size;
}
