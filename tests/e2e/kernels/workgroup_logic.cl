// cl_khr_work_group_uniform_arithmetic: scans of logic over the whole work-group.

#define DECLARED int __attribute__((overloadable, convergent))
#define DECLARE(name) \
    DECLARED work_group_scan_exclusive_##name(int x); \
    DECLARED work_group_scan_inclusive_##name(int x);
DECLARE(logical_and)
DECLARE(logical_or)
DECLARE(logical_xor)

#define LOGIC(row, name, x) \
    out[(2 * (row) + 0) * n + i] = work_group_scan_exclusive_##name(x) != 0; \
    out[(2 * (row) + 1) * n + i] = work_group_scan_inclusive_##name(x) != 0

kernel void logic_scans(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    LOGIC(0, logical_and, x & 14);
    LOGIC(1, logical_or, x & 96);
    LOGIC(2, logical_xor, x & 1);
}
