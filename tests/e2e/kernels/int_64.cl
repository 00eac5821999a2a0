// 64-bit arithmetic: modular powers, square roots, fixed point.

kernel void modular_power(global const uint *base, global const uint *exponent, global uint *out, uint modulus)
{
    size_t i = get_global_id(0);
    ulong b = base[i] % modulus, r = 1;
    for (uint e = exponent[i]; e; e >>= 1) {
        if (e & 1u)
            r = r * b % modulus;
        b = b * b % modulus;
    }
    out[i] = (uint)r;
}

kernel void square_roots(global const ulong *in, global ulong *out)
{
    size_t i = get_global_id(0);
    ulong x = in[i], root = 0, bit = 1ul << 62;
    while (bit > x)
        bit >>= 2;
    while (bit) {
        if (x >= root + bit) {
            x -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    out[i] = root;
}

kernel void fixed_point(global const long *x, global const long *y, global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    long a = x[i], b = y[i];
    out[0 * n + i] = (a * b) >> 16;
    out[1 * n + i] = b ? (a << 16) / b : LONG_MAX;
    out[2 * n + i] = a >> 40;
    out[3 * n + i] = (long)((ulong)a >> 40);
    out[4 * n + i] = -a + (b << 3);
    out[5 * n + i] = a < b ? a : b;
}
