// Kernels that start kernels: blocks, their captures and local memory, ranges, events, queries.

kernel void enqueue_one(global const int *in, global int *out)
{
    size_t n = get_global_size(0);
    short8 steps = (short8)(0, 1, 2, 3, 4, 5, 6, 7);
    char bias = -9;
    if (get_global_id(0) == 0)
        out[n] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^{
            size_t k = get_global_id(0);
            out[k] = in[k] * 2 + bias + steps.s3 * steps.s7;
        });
}

kernel void ranges(global int *out)
{
    queue_t queue = get_default_queue();
    size_t offset2[2] = {3, 5}, size2[2] = {4, 6}, local2[2] = {2, 3};
    size_t size3[3] = {2, 3, 4}, local3[3] = {1, 3, 2}, offset3[3] = {7, 8, 9};
    kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_WAIT_KERNEL;
    int status = enqueue_kernel(queue, flags, ndrange_1D(5, 8, 4), ^{
        out[get_global_linear_id()] = (int)(get_global_id(0) * 100 + get_local_id(0) * 10 + get_local_size(0));
    });
    status |= enqueue_kernel(queue, flags, ndrange_2D(offset2, size2, local2), ^{
        out[8 + get_global_linear_id()] =
            (int)(get_global_id(0) * 1000 + get_global_id(1) * 100 + get_local_id(1) * 10 + get_work_dim());
    });
    status |= enqueue_kernel(queue, flags, ndrange_3D(size3, local3), ^{
        out[32 + get_global_linear_id()] =
            (int)(get_global_id(2) * 1000 + get_global_id(1) * 100 + get_global_id(0) * 10 + get_local_id(2));
    });
    status |= enqueue_kernel(queue, flags, ndrange_3D(offset3, size3, local3), ^{
        out[56 + get_global_linear_id()] =
            (int)(get_global_offset(2) * 100 + get_group_id(2) * 10 + get_num_groups(1));
    });
    status |= enqueue_kernel(queue, flags, ndrange_2D(size2), ^{
        out[80 + get_global_linear_id()] = (int)(get_global_size(1) * 10 + get_global_size(0));
    });
    out[104] = status;
}

kernel void local_arguments(global const int *in, global int *out, uint length)
{
    void (^reversed)(local void *, local void *) = ^(local void *tile, local void *sums) {
        local int *mine = tile;
        local long *total = sums;
        size_t l = get_local_id(0), i = get_global_id(0);
        mine[l] = in[i];
        if (l == 0)
            total[0] = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0)
            for (uint k = 0; k < length; k++)
                total[0] += mine[k];
        barrier(CLK_LOCAL_MEM_FENCE);
        out[i] = mine[length - 1 - l] + (int)total[0];
    };
    out[4 * length] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL,
                                     ndrange_1D(4 * length, length), reversed,
                                     length * (uint)sizeof(int), (uint)sizeof(long));
}

kernel void chain(global int *data, global int *status)
{
    // Each step waits for the one before, through events and a marker.
    queue_t queue = get_default_queue();
    ndrange_t all = ndrange_1D(64);
    kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_NO_WAIT;
    clk_event_t first, second, both;
    clk_event_t pair[2];
    status[0] = enqueue_kernel(queue, flags, all, 0, NULL, &first, ^{
        data[get_global_id(0)] += 1;
    });
    status[1] = enqueue_kernel(queue, flags, all, 1, &first, &second, ^{
        data[get_global_id(0)] *= 3;
    });
    pair[0] = first;
    pair[1] = second;
    status[2] = enqueue_marker(queue, 2, pair, &both);
    clk_event_t last;
    status[3] = enqueue_kernel(queue, flags, ndrange_1D(64, 16), 1, &both, &last, ^(local void *sum) {
        local int *s = sum;
        size_t i = get_global_id(0);
        s[get_local_id(0)] = data[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        data[i] += s[get_local_id(0) ^ 1];
    }, 16 * 4);
    status[4] = is_valid_event(first) && is_valid_event(last);
    release_event(first);
    release_event(second);
    release_event(both);
    release_event(last);
}

kernel void user_event(global int *data, global int *status)
{
    queue_t queue = get_default_queue();
    clk_event_t gate = create_user_event(), done;
    retain_event(gate);
    status[0] = is_valid_event(gate);
    data[0] = 5;
    status[1] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(32), 1, &gate, &done, ^{
        data[1 + get_global_id(0)] = data[0] + (int)get_global_id(0);
    });
    data[0] = 7;
    write_mem_fence(CLK_GLOBAL_MEM_FENCE);
    set_user_event_status(gate, CL_COMPLETE);
    release_event(gate);
    release_event(gate);
    release_event(done);
}

kernel void queries(global uint *out)
{
    void (^plain)(void) = ^{
        out[0] = (uint)get_global_id(0);
    };
    void (^with_local)(local void *) = ^(local void *p) {
        ((local uint *)p)[get_local_id(0)] = 1;
    };
    out[1] = get_kernel_work_group_size(plain);
    out[2] = get_kernel_work_group_size(with_local);
    out[3] = get_kernel_preferred_work_group_size_multiple(plain);
    out[4] = get_kernel_preferred_work_group_size_multiple(with_local);
}

void count_down(global int *out, int left)
{
    // Every kernel starts the next one.
    out[left] = left * left;
    if (left > 0)
        enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), ^{
            count_down(out, left - 1);
        });
}

kernel void descend(global int *out, int from)
{
    count_down(out, from);
}

kernel void given_queue(queue_t queue, global int *out)
{
    typedef struct {
        int a;
        float4 b;
        uchar c[3];
    } captured;
    captured x = {3, (float4)(1.0f, 2.0f, 3.0f, 4.0f), {9, 8, 7}};
    out[8] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(8), ^{
        size_t k = get_global_id(0);
        out[k] = x.a * (int)k + (int)x.b.w + x.c[k % 3];
    });
}

global int left_behind[16];

kernel void plain_blocks(global const int *in, global int *out)
{
    // Blocks that are called where they are made, and one without captures.
    int scale = in[0];
    int (^cube)(int) = ^(int x) { return x * x * x; };
    int (^scaled)(int) = ^(int x) { return x * scale; };
    for (int k = 0; k < 16; k++)
        out[k] = cube(in[k]) + scaled(in[k] + 1);
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(16), ^{
        left_behind[get_global_id(0)] = (int)get_global_id(0) + 40;
    });
}

kernel void collect(global const int *in, global int *out)
{
    for (int k = 0; k < 16; k++)
        out[16 + k] = left_behind[k] + in[k];
}
