// select of each element width; scalars choose by a nonzero condition, vectors by the sign bit.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void select_scalars(global const int *condition, global int *out, global double *wide, global short *narrow)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int c = condition[i];
    out[0 * n + i] = select(10, 20, c);
    out[1 * n + i] = select(10, 20, (uint)c);
    out[2 * n + i] = c ? -1 : 1;
    out[3 * n + i] = select((char)1, (char)2, (char)c);
    out[4 * n + i] = bitselect(0x0f0f0f0f, c, 0x00ffff00);
    wide[0 * n + i] = select(1.5, 2.5, (long)c);
    wide[1 * n + i] = select(0.25, -0.25, (ulong)(c & 1));
    wide[2 * n + i] = bitselect(1.0, -3.0, as_double((ulong)c << 32));
    narrow[i] = select((short)-5, (short)5, (short)(c >> 3));
}

kernel void select_vectors(global const short8 *c, global short8 *out, global const long2 *w, global long2 *wide,
                           global half8 *halves)
{
    size_t i = get_global_id(0);
    short8 m = c[i];
    out[i] = select((short8)(1, 2, 3, 4, 5, 6, 7, 8), (short8)(-1), m);
    wide[i] = select(w[i], w[i] + 7L, w[i]) ^ bitselect(w[i], (long2)(0x1234), (long2)(0xff00));
    halves[i] = select((half8)(1.0h), (half8)(2.0h), as_ushort8(m));
}

kernel void select_pointers(global int *front, global int *back, global const int *in, int flip)
{
    size_t i = get_global_id(0);
    global int *to = (in[i] & 1) ^ flip ? front : back;
    to[i] = in[i];
    global const int *from = i + 1 < get_global_size(0) ? in + i + 1 : in;
    to = to == front ? back : front;
    to[i] = *from * 2;
}
