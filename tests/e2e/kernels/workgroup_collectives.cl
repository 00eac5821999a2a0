// Functions of the whole work-group.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void reductions(global const int *in, global int *out, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = work_group_reduce_add(x);
    out[1 * n + i] = work_group_reduce_min(x);
    out[2 * n + i] = work_group_reduce_max(x);
    out[3 * n + i] = (int)work_group_reduce_max((uint)x);
    fout[0 * n + i] = work_group_reduce_add((float)(x & 255));
    fout[1 * n + i] = work_group_reduce_min((float)x);
}

kernel void scans(global const int *in, global int *out, global float *fout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[0 * n + i] = work_group_scan_inclusive_add(x);
    out[1 * n + i] = work_group_scan_exclusive_add(x);
    out[2 * n + i] = work_group_scan_inclusive_min(x);
    out[3 * n + i] = work_group_scan_exclusive_max(x);
    fout[0 * n + i] = work_group_scan_exclusive_add((float)(x & 255));
    fout[1 * n + i] = work_group_scan_inclusive_max((float)x);
}

kernel void wide_types(global const long *in, global long *out, global double *dout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    long x = in[i];
    out[0 * n + i] = work_group_reduce_add(x);
    out[1 * n + i] = work_group_scan_inclusive_max(x);
    out[2 * n + i] = (long)work_group_reduce_min((ulong)x);
    dout[0 * n + i] = work_group_reduce_max((double)x);
    dout[1 * n + i] = work_group_scan_inclusive_add((double)(x & 1023));
}

kernel void votes(global const int *in, global int *out, int limit)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = work_group_any(in[i] > limit) != 0;
    out[1 * n + i] = work_group_all(in[i] > limit) != 0;
    out[2 * n + i] = work_group_broadcast(in[i], 3);
}

kernel void broadcasts_2d(global const float *in, global float *out, global int *out3)
{
    size_t i = get_global_linear_id();
    out[i] = work_group_broadcast(in[i], 2, 1);
    out3[i] = work_group_reduce_add((int)get_local_linear_id());
}
