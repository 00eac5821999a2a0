// cl_khr_integer_dot_product: products of four bytes, packed and as vectors.

kernel void packed_products(global const uint *a, global const uint *b, global uint *out, global int *sout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = dot_4x8packed_uu_uint(a[i], b[i]);
    out[1 * n + i] = dot_acc_sat_4x8packed_uu_uint(a[i], b[i], 4294900000u);
    sout[0 * n + i] = dot_4x8packed_ss_int(a[i], b[i]);
    sout[1 * n + i] = dot_4x8packed_us_int(a[i], b[i]);
    sout[2 * n + i] = dot_acc_sat_4x8packed_ss_int(a[i], b[i], 2147480000);
}

kernel void vector_products(global const char4 *a, global const char4 *b, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = dot(a[i], b[i]);
    out[1 * n + i] = (int)dot(as_uchar4(a[i]), as_uchar4(b[i]));
    out[2 * n + i] = dot(a[i], as_uchar4(b[i]));
    out[3 * n + i] = dot_acc_sat(a[i], b[i], (int)i - 2147483640);
}
