// Images that are read and written: a work-item's own texels behind a fence, others behind a barrier.

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

int4 place3()
{
    return (int4)(place(), (int)get_global_id(2), 0);
}

void fence()
{
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}

kernel void row(read_write image1d_t image, global float4 *out)
{
    int x = get_global_id(0);
    write_imagef(image, x, read_imagef(image, x) + 1.0f);
    fence();
    out[x] = read_imagef(image, x);
}

kernel void row_layers(read_write image1d_array_t image, global uint4 *out)
{
    write_imageui(image, place(), read_imageui(image, place()) * 3);
    fence();
    out[get_global_linear_id()] = read_imageui(image, place());
}

kernel void buffer(read_write image1d_buffer_t image, int rounds)
{
    int x = get_global_id(0);
    for (int k = 1; k <= rounds; k++) {
        write_imagei(image, x, read_imagei(image, x).yzwx + k);
        fence();
    }
}

kernel void plane(read_write image2d_t image, int rounds)
{
    for (int k = 0; k < rounds; k++) {
        float4 texel = read_imagef(image, place());
        if (texel.x > 0.25f)
            write_imagef(image, place(), texel.yzwx * 0.5f);
        else
            write_imagef(image, place(), texel.wxyz + 0.125f);
        fence();
    }
}

kernel void layers(read_write image2d_array_t image, global int4 *out)
{
    write_imagei(image, place3(), read_imagei(image, place3()) - (int4)(1, 2, 3, 4));
    fence();
    out[get_global_linear_id()] = read_imagei(image, place3());
}

kernel void volume(read_write image3d_t image, global uint4 *out)
{
    write_imageui(image, place3(), read_imageui(image, place3()) ^ convert_uint4(place3()));
    fence();
    out[get_global_linear_id()] = read_imageui(image, place3()) + (uint)get_image_height(image);
}

kernel void depths(read_write image2d_depth_t image, global float *out)
{
    write_imagef(image, place(), read_imagef(image, place()) * 2.0f);
    fence();
    out[get_global_linear_id()] = read_imagef(image, place());
}

kernel void depth_layers(read_write image2d_array_depth_t image)
{
    write_imagef(image, place3(), read_imagef(image, place3()) + get_image_array_size(image));
}

// The channels of the format decide what is read back.
kernel void rounded(read_write image2d_t image, global const float4 *in, global float4 *out)
{
    write_imagef(image, place(), in[get_global_linear_id()]);
    fence();
    out[get_global_linear_id()] = read_imagef(image, place());
}

// A read-write image beside one that is read and one that is written.
kernel void blend(read_only image2d_t in, read_write image2d_t both, write_only image2d_t old)
{
    uint4 texel = read_imageui(both, place());
    write_imageui(old, place(), texel);
    write_imageui(both, place(), texel + read_imageui(in, place()));
}

// Sums of all texels before each; the group is as long as the row.
kernel void scan(read_write image1d_t image)
{
    int x = get_global_id(0), n = get_global_size(0);
    for (int distance = 1; distance < n; distance *= 2) {
        int4 texel = read_imagei(image, x);
        if (x >= distance)
            texel += read_imagei(image, x - distance);
        work_group_barrier(CLK_IMAGE_MEM_FENCE);
        write_imagei(image, x, texel);
        work_group_barrier(CLK_IMAGE_MEM_FENCE);
    }
}

// Generations of Life on a torus that one group covers.
kernel void life(read_write image2d_t world, int generations)
{
    int2 at = place(), size = get_image_dim(world);
    for (int k = 0; k < generations; k++) {
        uint count = 0;
        for (int y = -1; y <= 1; y++)
            for (int x = -1; x <= 1; x++)
                if (x || y)
                    count += read_imageui(world, (at + (int2)(x, y) + size) % size).x;
        uint alive = read_imageui(world, at).x;
        work_group_barrier(CLK_IMAGE_MEM_FENCE);
        write_imageui(world, at, (uint4)(count == 3 || (alive && count == 2), 0, 0, 0));
        work_group_barrier(CLK_IMAGE_MEM_FENCE);
    }
}

// Sorts a row: neighbours change places in turn.
kernel void sort(read_write image1d_buffer_t keys)
{
    int n = get_global_size(0) * 2, i = get_global_id(0) * 2;
    for (int k = 0; k < n; k++) {
        int left = i + (k & 1);
        if (left + 1 < n) {
            uint4 a = read_imageui(keys, left), b = read_imageui(keys, left + 1);
            if (a.x > b.x) {
                write_imageui(keys, left, b);
                write_imageui(keys, left + 1, a);
            }
        }
        work_group_barrier(CLK_IMAGE_MEM_FENCE);
    }
}
