// cl_khr_integer_dot_product: products of signed by unsigned bytes, with sums that saturate.

kernel void mixed_products(global const uint *a, global const uint *b, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int near = i & 1 ? 2147470000 : -2147470000;
    out[0 * n + i] = dot_4x8packed_su_int(a[i], b[i]);
    out[1 * n + i] = dot_acc_sat_4x8packed_su_int(a[i], b[i], near);
    out[2 * n + i] = dot_acc_sat_4x8packed_us_int(a[i], b[i], near);
    out[3 * n + i] = dot(as_char4(a[i]), as_uchar4(b[i]));
    out[4 * n + i] = dot_acc_sat(as_uchar4(a[i]), as_char4(b[i]), near);
}
