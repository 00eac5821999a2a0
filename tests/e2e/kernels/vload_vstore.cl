// vload and vstore of every width, from and to each address space, at any element alignment.

kernel void widths_global(global const int *in, global int *out)
{
    size_t i = get_global_id(0);
    global const int *from = in + 40 * i;
    global int *to = out + 40 * i;
    vstore2(vload2(0, from + 1) + 1, 0, to + 1);
    vstore3(vload3(1, from), 1, to);
    vstore4(vload4(1, from + 2), 1, to + 2);
    vstore8(vload8(1, from + 2).s76543210, 1, to + 2);
    vstore16(vload16(1, from + 2) * 3, 1, to + 2);
}

kernel void through_local(global const uchar *in, global uchar *out, local uchar *tile)
{
    size_t l = get_local_id(0);
    global const uchar *group_in = in + get_group_id(0) * 16 * get_local_size(0);
    vstore16(vload16(l, group_in), l, tile);
    barrier(CLK_LOCAL_MEM_FENCE);
    size_t other = get_local_size(0) - 1 - l;
    uchar3 head = vload3(0, tile + 16 * other + 5);
    uchar8 rest = vload8(0, tile + 16 * other + 8);
    global uchar *to = out + 11 * get_global_id(0);
    vstore3(head, 0, to);
    vstore8(rest, 0, to + 3);
}

constant float gains[11] = {0.5f, 1.0f, 1.5f, 2.0f, 2.5f, 3.0f, 3.5f, 4.0f, 4.5f, 5.0f, 5.5f};

kernel void through_private(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    float window[12];
    for (int k = 0; k < 3; k++)
        vstore4(vload4(k, in + 12 * i), k, window);
    float3 a = vload3(0, window + 2);
    float8 b = vload8(0, window + 4);
    a *= vload3(1, gains);
    b *= vload8(0, gains + 3);
    vstore3(a, 0, out + 11 * i);
    vstore8(b, 0, out + 11 * i + 3);
}

kernel void wide_elements(global const double *in, global double *out, global const short *s, global short *t)
{
    size_t i = get_global_id(0);
    double4 x = vload4(i, in);
    vstore2(x.xz, 2 * i, out);
    vstore2(x.yw, 2 * i + 1, out);
    short3 y = vload3(i, s);
    vstore3(y.zxy, i, t);
}
