// the device optimises: its code for recursion crashes otherwise
/* Recursion: plain, mutual, deep in structs, with arrays and results by pointer. */
#include "check.h"

static __attribute__((noinline)) u32 ackermann(u32 m, u32 n) {
    return m == 0 ? n + 1 : ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

static int odd(u32 n);
static __attribute__((noinline)) int even(u32 n) { return n == 0 || odd(n - 1); }
static __attribute__((noinline)) int odd(u32 n) { return n != 0 && even(n - 1); }

static __attribute__((noinline)) int hanoi(int n, int from, int to, u8 *heights) {
    if (n == 0)
        return 0;
    int via = 3 - from - to, moves = hanoi(n - 1, from, via, heights);
    heights[from]--, heights[to]++;
    return moves + 1 + hanoi(n - 1, via, to, heights);
}

struct tree { int left, right, key; };

static __attribute__((noinline)) int insert(struct tree *all, int root, int fresh) {
    if (root < 0)
        return fresh;
    if (all[fresh].key < all[root].key)
        all[root].left = insert(all, all[root].left, fresh);
    else
        all[root].right = insert(all, all[root].right, fresh);
    return root;
}

static __attribute__((noinline)) int walk(const struct tree *all, int root, int *out) {
    if (root < 0)
        return 0;
    int n = walk(all, all[root].left, out);
    out[n++] = all[root].key;
    return n + walk(all, all[root].right, out + n);
}

static __attribute__((noinline)) int permutations(int *a, int n, int k) {
    int count = k == n;
    for (int i = k; i < n; i++) {
        int t = a[k]; a[k] = a[i]; a[i] = t;
        if (a[k] != k)
            count += permutations(a, n, k + 1);
        t = a[k]; a[k] = a[i]; a[i] = t;
    }
    return count;
}

static void test(void) {
    check(ackermann(2, hidden(3)) == 9 && ackermann(hidden(1), 5) == 7);
    check(even(hidden(100u)) && !odd(hidden(100u)) && odd(hidden(7u)));
    u8 heights[3] = {hidden(6)};
    check(hanoi(6, 0, 2, heights) == 63 && heights[2] == 6 && heights[0] == 0);
    static const int keys[] = {50, 20, 70, 10, 30, 60, 80, 30};
    struct tree all[8];
    int root = -1, sorted[8];
    for (int i = 0; i < 8; i++) {
        all[i] = (struct tree){-1, -1, keys[i]};
        root = insert(all, root, i);
    }
    check(walk(all, root, sorted) == 8);
    for (int i = 1; i < 8; i++)
        check(sorted[i - 1] <= sorted[i]);
    int p[] = {0, 1, 2, 3, 4};
    check(permutations(p, hidden(5), 0) == 44); /* derangements */
}
