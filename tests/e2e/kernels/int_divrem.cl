// Division and remainder, signed and unsigned, of each width, and vectors.

kernel void quotients(global const int *x, global const int *y, global int *out, global uint *uout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int a = x[i], b = y[i];
    out[0 * n + i] = a / b;
    out[1 * n + i] = a % b;
    out[2 * n + i] = (char)a / (char)(b | 1);
    out[3 * n + i] = (short)a % (short)(b | 1);
    // Division that rounds down, and its remainder.
    int q = a / b, r = a % b;
    out[4 * n + i] = q - ((r != 0) & ((r ^ b) < 0));
    out[5 * n + i] = r + (((r != 0) & ((r ^ b) < 0)) ? b : 0);
    uout[0 * n + i] = (uint)a / (uint)b;
    uout[1 * n + i] = (uint)a % (uint)b;
    uout[2 * n + i] = (uchar)a / (uchar)(b | 1);
    uout[3 * n + i] = (ushort)a % (ushort)(b | 1);
    uout[4 * n + i] = (uint)a / 10u;
    uout[5 * n + i] = (uint)a % 10u;
}

kernel void vector_quotients(global const int4 *x, global const int4 *y, global int4 *out, global const short8 *s,
                             global short8 *sout, global const ulong2 *w, global ulong2 *wout)
{
    size_t i = get_global_id(0);
    out[2 * i] = x[i] / y[i];
    out[2 * i + 1] = x[i] % y[i];
    sout[i] = s[i] / (short)7 - s[i] % (short8)(3, 5, 7, 9, 11, 13, 15, 17);
    wout[i] = w[i] / (ulong)1000003 + w[i] % (ulong2)(77, 99991);
}

kernel void greatest_divisor(global const long *x, global const long *y, global long *out)
{
    size_t i = get_global_id(0);
    ulong a = abs(x[i]), b = abs(y[i]);
    while (b != 0) {
        ulong t = a % b;
        a = b;
        b = t;
    }
    out[i] = (long)a;
}

kernel void decimal_digits(global const uint *in, global uchar *text)
{
    size_t i = get_global_id(0);
    uint v = in[i];
    global uchar *end = text + i * 12 + 11;
    global uchar *p = end;
    *p = 0;
    do {
        *--p = (uchar)('0' + v % 10);
        v /= 10;
    } while (v);
    *(text + i * 12) = (uchar)(end - p);
}
