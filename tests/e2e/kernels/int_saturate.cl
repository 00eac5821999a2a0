// Saturating, high-half and averaging functions of the 32- and 64-bit integers.

#define ROWS(T, U)                                                                                                    \
    size_t i = get_global_id(0), n = get_global_size(0);                                                              \
    T x = a[i], y = b[i], z = c[i];                                                                                   \
    out[0 * n + i] = add_sat(x, y);                                                                                   \
    out[1 * n + i] = sub_sat(x, y);                                                                                   \
    out[2 * n + i] = mad_sat(x, y, z);                                                                                \
    out[3 * n + i] = mul_hi(x, y);                                                                                    \
    out[4 * n + i] = mad_hi(x, y, z);                                                                                 \
    out[5 * n + i] = hadd(x, y);                                                                                      \
    out[6 * n + i] = rhadd(x, y);                                                                                     \
    out[7 * n + i] = max(x, y);                                                                                       \
    out[8 * n + i] = min(x, y);                                                                                       \
    out[9 * n + i] = clamp(x, min(y, z), max(y, z));                                                                  \
    plain[0 * n + i] = abs(x);                                                                                        \
    plain[1 * n + i] = abs_diff(x, y);

#define KERNEL(NAME, T, U)                                                                                            \
    kernel void NAME(global const T *a, global const T *b, global const T *c, global T *out, global U *plain)         \
    {                                                                                                                 \
        ROWS(T, U)                                                                                                    \
    }

KERNEL(limits_int, int, uint)
KERNEL(limits_uint, uint, uint)
KERNEL(limits_long, long, ulong)
KERNEL(limits_ulong, ulong, ulong)
