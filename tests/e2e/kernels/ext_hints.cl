// Hints that no result depends on: assumptions, expectations, loop hints.

kernel void assumptions(global const int *in, global int *out, int n)
{
    size_t i = get_global_id(0);
    __builtin_assume(n > 0);
    __builtin_assume(n % 4 == 0);
    int sum = 0;
    __attribute__((opencl_unroll_hint(1)))
    for (int k = 0; k < n; k++) {
        int v = in[i * n + k];
        if (__builtin_expect(v < 0, 0))
            sum -= v * 2;
        else
            sum += v;
    }
    switch (__builtin_expect(sum & 3, 1)) {
    case 0: sum += 5; break;
    case 1: sum ^= 0x100; break;
    default: sum = -sum;
    }
    if (sum == INT_MIN)
        __builtin_unreachable();
    out[i] = sum;
}
