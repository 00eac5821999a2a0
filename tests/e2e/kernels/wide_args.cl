// Vectors of more than four lanes passed by value.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void weigh(global const float *in, global float *out, float8 weights, int16 order,
                  uchar16 flags, short8 shifts)
{
    size_t i = get_global_id(0), k = i % 8;
    int from = ((int *)&order)[i % 16];
    float weight = ((float *)&weights)[k];
    int sum = flags.s0 + flags.sf + shifts.s1 * shifts.s7 + ((short *)&shifts)[k];
    out[i] = in[from] * weight + sum;
}

kernel void weigh_all(global double *out, char before, double16 a, ulong8 b, float16 c, char after)
{
    size_t i = get_global_id(0);
    double16 all = a * convert_double16(c);
    double8 half_of_them = all.lo + all.hi * convert_double8(b);
    out[i] = ((double *)&half_of_them)[i % 8] * before + after;
}
