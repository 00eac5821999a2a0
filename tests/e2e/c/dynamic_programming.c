/* Tables of subresults: knapsack, edit distance, longest subsequence, coins. */
#include "check.h"

static int most(int a, int b) { return a > b ? a : b; }
static int least(int a, int b) { return a < b ? a : b; }

static int knapsack(const u8 (*items)[2], int count, int room) {
    int best[64] = {0};
    for (int i = 0; i < count; i++)
        for (int w = room; w >= items[i][0]; w--)
            best[w] = most(best[w], best[w - items[i][0]] + items[i][1]);
    return best[room];
}

static int distance(const char *a, const char *b) {
    int row[16];
    for (int j = 0; j < 16; j++)
        row[j] = j;
    int n = 0;
    for (int i = 1; a[i - 1]; i++) {
        int corner = row[0];
        row[0] = i;
        for (n = 0; b[n]; n++) {
            int up = row[n + 1];
            row[n + 1] = least(least(up, row[n]) + 1, corner + (a[i - 1] != b[n]));
            corner = up;
        }
    }
    return row[n];
}

static int common(const char *a, const char *b, char *out) {
    u8 length[12][12] = {{0}};
    int m = 0, n = 0;
    for (m = 0; a[m]; m++)
        for (n = 0; b[n]; n++)
            length[m + 1][n + 1] = a[m] == b[n] ? length[m][n] + 1 : most(length[m][n + 1], length[m + 1][n]);
    int k = length[m][n];
    out[k] = 0;
    while (m && n)
        if (a[m - 1] == b[n - 1])
            out[length[m][n] - 1] = a[m - 1], m--, n--;
        else if (length[m - 1][n] >= length[m][n - 1])
            m--;
        else
            n--;
    return k;
}

static u64 coins(const int *values, int count, int sum) {
    u64 ways[201] = {1};
    for (int i = 0; i < count; i++)
        for (int s = values[i]; s <= sum; s++)
            ways[s] += ways[s - values[i]];
    return ways[sum];
}

static void test(void) {
    static const u8 items[][2] = {{12, 4}, {2, 2}, {1, 1}, {4, 10}, {1, 2}};
    check(knapsack(items, 5, hidden(15)) == 15 && knapsack(items, 5, 5) == 12);
    check(distance("kitten", "sitting") == 3 && distance("flaw", hidden(1) ? "lawn" : "") == 2);
    char out[12];
    check(common("AGGTABX", "GXTXAYB", out) == 4 && out[0] == 'G' && out[3] == 'B' && !out[4]);
    static const int pence[] = {1, 2, 5, 10, 20, 50, 100, 200};
    check(coins(pence, 8, hidden(200)) == 73682);
}
