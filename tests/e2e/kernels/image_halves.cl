// Halves of images of every kind, with and without sampler.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

int4 place3()
{
    return (int4)(place(), (int)get_global_id(2), 0);
}

kernel void read_halves(read_only image2d_t in, global half4 *out)
{
    out[get_global_linear_id()] = read_imageh(in, place());
}

kernel void write_halves(global const half4 *in, write_only image2d_t out)
{
    write_imageh(out, place(), in[get_global_linear_id()]);
}

kernel void sample_halves(read_only image2d_t in, sampler_t sampler, global const float2 *at, global half4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageh(in, sampler, at[i]);
}

kernel void row(read_only image1d_t in, write_only image1d_t out)
{
    int x = get_global_id(0);
    write_imageh(out, x, read_imageh(in, edge, x + 1) + read_imageh(in, x));
}

kernel void row_layers(read_only image1d_array_t in, write_only image1d_array_t out)
{
    write_imageh(out, place(), read_imageh(in, edge, place() + 1) + read_imageh(in, place()));
}

kernel void buffer(read_only image1d_buffer_t in, write_only image1d_buffer_t out)
{
    int x = get_global_id(0), last = get_image_width(in) - 1;
    write_imageh(out, last - x, read_imageh(in, x) * (half)2);
}

kernel void layers(read_only image2d_array_t in, write_only image2d_array_t out)
{
    write_imageh(out, place3(), read_imageh(in, edge, place3() + 1) + read_imageh(in, place3()));
}

kernel void volume(read_only image3d_t in, write_only image3d_t out)
{
    write_imageh(out, place3(), read_imageh(in, edge, place3() + 1) + read_imageh(in, place3()));
}
