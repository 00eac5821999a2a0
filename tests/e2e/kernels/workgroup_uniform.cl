// cl_khr_work_group_uniform_arithmetic: products, bits and logic of the whole work-group.

#define DECLARED int __attribute__((overloadable, convergent))
#define DECLARE(name) \
    DECLARED work_group_reduce_##name(int x); \
    DECLARED work_group_scan_exclusive_##name(int x); \
    DECLARED work_group_scan_inclusive_##name(int x);
DECLARE(mul)
DECLARE(and)
DECLARE(or)
DECLARE(xor)
DECLARED work_group_reduce_logical_and(int x);
DECLARED work_group_reduce_logical_or(int x);

#define THREE(row, name, x) \
    out[(3 * (row) + 0) * n + i] = work_group_reduce_##name(x); \
    out[(3 * (row) + 1) * n + i] = work_group_scan_exclusive_##name(x); \
    out[(3 * (row) + 2) * n + i] = work_group_scan_inclusive_##name(x)
kernel void products_and_bits(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    THREE(0, mul, x);
    THREE(1, and, x);
    THREE(2, or, x);
    THREE(3, xor, x);
}

kernel void logic(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = work_group_reduce_logical_and(x & 14) != 0;
    out[1 * n + i] = work_group_reduce_logical_or(x & 96) != 0;
}
