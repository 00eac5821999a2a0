// cl_khr_kernel_clock: the clocks of a device, a work-group and a sub-group.

#define DECLARED __attribute__((overloadable))
ulong DECLARED clock_read_device(void);
ulong DECLARED clock_read_work_group(void);
ulong DECLARED clock_read_sub_group(void);
uint2 DECLARED clock_read_hilo_device(void);
uint2 DECLARED clock_read_hilo_work_group(void);
uint2 DECLARED clock_read_hilo_sub_group(void);

kernel void read_clocks(global ulong *out)
{
    out[0] = clock_read_device();
    out[1] = as_ulong(clock_read_hilo_device());
    out[2] = clock_read_work_group();
    out[3] = as_ulong(clock_read_hilo_work_group());
    out[4] = clock_read_sub_group();
    out[5] = as_ulong(clock_read_hilo_sub_group());
}
