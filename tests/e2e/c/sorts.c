/* Sorts: insertion, quick with its own stack, heap, merge, radix; binary search. */
#include "check.h"

enum { N = 100 };

static void insertion(i32 *a, int n) {
    for (int i = 1; i < n; i++) {
        i32 x = a[i];
        int j = i;
        for (; j > 0 && a[j - 1] > x; j--)
            a[j] = a[j - 1];
        a[j] = x;
    }
}

static void swap(i32 *a, i32 *b) { i32 t = *a; *a = *b; *b = t; }

static void quick(i32 *a, int n) {
    struct { i32 *low, *high; } stack[N], *top = stack;
    *top++ = (typeof(stack[0])){a, a + n - 1};
    while (top != stack) {
        i32 *low = (--top)->low, *high = top->high, *i = low, *j = high, pivot = low[(high - low) / 2];
        if (low >= high)
            continue;
        do {
            while (*i < pivot) i++;
            while (*j > pivot) j--;
            if (i <= j)
                swap(i++, j--);
        } while (i <= j);
        top->low = low, top++->high = j;
        top->low = i, top++->high = high;
    }
}

static void sift(i32 *a, int root, int n) {
    for (int child; (child = 2 * root + 1) < n; root = child) {
        child += child + 1 < n && a[child + 1] > a[child];
        if (a[root] >= a[child])
            return;
        swap(a + root, a + child);
    }
}

static void heap(i32 *a, int n) {
    for (int i = n / 2; i-- > 0;) sift(a, i, n);
    while (n > 1) swap(a, a + --n), sift(a, 0, n);
}

static void merge(i32 *a, int n) {
    i32 other[N], *from = a, *to = other;
    for (int width = 1; width < n; width *= 2) {
        for (int i = 0, k = 0; i < n; i += 2 * width) {
            int l = i, m = i + width < n ? i + width : n, r = m, e = m + width < n ? m + width : n;
            while (l < m || r < e)
                to[k++] = r >= e || l < m && from[l] <= from[r] ? from[l++] : from[r++];
        }
        i32 *t = from; from = to; to = t;
    }
    for (int i = 0; i < n && from != a; i++) a[i] = from[i];
}

static int search(const i32 *a, int n, i32 x) {
    const i32 *low = a;
    for (; n > 0; n /= 2)
        if (low[n / 2] < x) low += n / 2 + 1, n--;
    return low - a;
}

static void test(void) {
    i32 a[4][N];
    u32 seed = hidden(99u);
    for (int i = 0; i < N; i++)
        seed = seed * 1103515245 + 12345, a[0][i] = a[1][i] = a[2][i] = a[3][i] = (i32)seed >> 22;
    insertion(a[0], N), quick(a[1], N), heap(a[2], N), merge(a[3], N);
    for (int i = 0; i < N; i++) {
        check(i == 0 || a[0][i - 1] <= a[0][i]);
        check(a[1][i] == a[0][i] && a[2][i] == a[0][i] && a[3][i] == a[0][i]);
        check(a[0][search(a[0], N, a[0][i])] == a[0][i]);
    }
}
