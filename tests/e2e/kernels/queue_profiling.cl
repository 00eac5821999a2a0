// The time that a block took.

kernel void measure(global int *data, global ulong *times)
{
    clk_event_t done;
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(32), 0, NULL, &done, ^{
        data[get_global_id(0)] = (int)get_global_id(0) + 7;
    });
    capture_event_profiling_info(done, CLK_PROFILING_COMMAND_EXEC_TIME, times);
    release_event(done);
}
