// Saturating, high-half and averaging functions of vectors of the 8- and 16-bit integers.

#define KERNEL(NAME, T, U)                                                                                            \
    kernel void NAME(global const T *a, global const T *b, global const T *c, global T *out, global U *plain)         \
    {                                                                                                                 \
        size_t i = get_global_id(0), n = get_global_size(0);                                                          \
        T x = a[i], y = b[i], z = c[i];                                                                               \
        out[0 * n + i] = add_sat(x, y);                                                                               \
        out[1 * n + i] = sub_sat(x, y);                                                                               \
        out[2 * n + i] = mad_sat(x, y, z);                                                                            \
        out[3 * n + i] = mul_hi(x, y);                                                                                \
        out[4 * n + i] = mad_hi(x, y, z);                                                                             \
        out[5 * n + i] = hadd(x, y);                                                                                  \
        out[6 * n + i] = rhadd(x, y);                                                                                 \
        out[7 * n + i] = max(x, y);                                                                                   \
        out[8 * n + i] = min(x, y);                                                                                   \
        out[9 * n + i] = clamp(x, min(y, z), max(y, z));                                                              \
        plain[0 * n + i] = abs(x);                                                                                    \
        plain[1 * n + i] = abs_diff(x, y);                                                                            \
    }

KERNEL(limits_char16, char16, uchar16)
KERNEL(limits_uchar16, uchar16, uchar16)
KERNEL(limits_short8, short8, ushort8)
KERNEL(limits_ushort8, ushort8, ushort8)
