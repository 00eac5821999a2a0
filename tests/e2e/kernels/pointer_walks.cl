// Loops over pointers, differences and comparisons of pointers, pointers to pointers.

kernel void sum_span(global const int *in, global int *out, int n)
{
    size_t i = get_global_id(0);
    global const int *p = in + i * n, *end = p + n;
    int sum = 0;
    while (p < end)
        sum = sum * 3 + *p++;
    out[i] = sum;
}

kernel void find_zero(global const uchar *text, global int *length, int pitch)
{
    global const uchar *start = text + get_global_id(0) * pitch;
    global const uchar *p = start;
    while (*p && p - start < pitch - 1)
        ++p;
    length[get_global_id(0)] = (int)(p - start);
}

kernel void two_ends(global const int *in, global int *out, int n)
{
    // Counts pairs of a sorted row that add up to a multiple of the row's number.
    size_t i = get_global_id(0);
    global const int *low = in + i * n, *high = low + n - 1;
    int target = (int)i * 3 + 40, found = 0;
    while (low < high) {
        int sum = *low + *high;
        if (sum == target) {
            found++;
            low++;
            high--;
        } else if (sum < target) {
            low++;
        } else {
            high--;
        }
    }
    out[i] = found;
}

void swap_rows(int **a, int **b)
{
    int *t = *a;
    *a = *b;
    *b = t;
}

kernel void rolling_rows(global const int *in, global int *out, int steps)
{
    size_t i = get_global_id(0);
    int first[4], second[4];
    int *now = first, *next = second;
    for (int k = 0; k < 4; k++)
        now[k] = in[4 * i + k];
    for (int s = 0; s < steps; s++) {
        for (int k = 0; k < 4; k++)
            next[k] = now[k] + now[(k + 1) & 3] + s;
        swap_rows(&now, &next);
    }
    for (int *p = now; p != now + 4; p++)
        out[4 * i + (p - now)] = *p;
}
