// Logic on booleans: short circuits, boolean arrays, comparisons as numbers.

bool odd_side_effect(int x, int *calls)
{
    (*calls)++;
    return x & 1;
}

kernel void short_circuits(global const int *a, global const int *b, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = a[i], y = b[i], calls = 0;
    bool p = x > 0 && odd_side_effect(y, &calls);
    bool q = x > 10 || odd_side_effect(x, &calls);
    bool r = p != q, s = !(p && q) || r;
    out[0 * n + i] = p | q << 1 | r << 2 | s << 3;
    out[1 * n + i] = calls;
    out[2 * n + i] = (x < y) + (x <= y) * 2 + (x == y) * 4 - (x != y) * 8;
    out[3 * n + i] = p ? (q ? 1 : 2) : (r ? 3 : 4);
    out[4 * n + i] = -(x > y) & 0xff;
}

kernel void majority(global const uchar *votes, global uchar *out, global int *counts)
{
    size_t i = get_global_id(0);
    bool v[9];
    for (int k = 0; k < 9; k++)
        v[k] = votes[i + k] > 127;
    int yes = 0;
    for (int k = 0; k < 9; k++)
        yes += v[k];
    bool strict = true, any = false;
    for (int k = 1; k < 9; k++) {
        strict &= v[k] == v[0];
        any |= v[k] ^ v[k - 1];
    }
    out[i] = yes > 4;
    counts[i] = yes * 4 + strict * 2 + any;
}

kernel void adders(global const uchar *x, global const uchar *y, global ushort *out)
{
    // A ripple-carry adder, bit by bit.
    size_t i = get_global_id(0);
    bool carry = false;
    ushort sum = 0;
    for (int k = 0; k < 8; k++) {
        bool a = x[i] >> k & 1, b = y[i] >> k & 1;
        bool s = a ^ b ^ carry;
        carry = (a && b) || (carry && (a != b));
        sum |= (ushort)(s << k);
    }
    out[i] = (ushort)(sum | carry << 8);
}

kernel void bool_memory(global const float *in, global int *out, local uchar *flags)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    bool inside = in[i] >= 0.0f && in[i] <= 1.0f;
    flags[l] = inside;
    barrier(CLK_LOCAL_MEM_FENCE);
    bool edge = false;
    if (l > 0 && l + 1 < get_local_size(0))
        edge = flags[l - 1] != flags[l + 1];
    bool likely = __builtin_expect(edge && inside, 1);
    out[i] = likely ? 3 : edge ? 2 : inside;
}
