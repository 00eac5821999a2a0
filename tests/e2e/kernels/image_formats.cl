// Channels of every type and order: reads, filters, borders, and writes that convert.

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

kernel void read_floats(read_only image2d_t in, global float4 *out)
{
    out[get_global_linear_id()] = read_imagef(in, place());
}

kernel void read_ints(read_only image2d_t in, global int4 *out)
{
    out[get_global_linear_id()] = read_imagei(in, place());
}

kernel void read_uints(read_only image2d_t in, global uint4 *out)
{
    out[get_global_linear_id()] = read_imageui(in, place());
}

kernel void sample_floats(read_only image2d_t in, sampler_t sampler, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(in, sampler, at[i]);
}

kernel void sample_ints(read_only image2d_t in, sampler_t sampler, global const float2 *at, global int4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagei(in, sampler, at[i]);
}

kernel void sample_uints(read_only image2d_t in, sampler_t sampler, global const float2 *at, global uint4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageui(in, sampler, at[i]);
}

kernel void write_floats(global const float4 *in, write_only image2d_t out)
{
    write_imagef(out, place(), in[get_global_linear_id()]);
}

kernel void write_ints(global const int4 *in, write_only image2d_t out)
{
    write_imagei(out, place(), in[get_global_linear_id()]);
}

kernel void write_uints(global const uint4 *in, write_only image2d_t out)
{
    write_imageui(out, place(), in[get_global_linear_id()]);
}

// From the channels of one image to those of another.
kernel void convert_floats(read_only image2d_t in, write_only image2d_t out)
{
    write_imagef(out, place(), read_imagef(in, place()));
}

kernel void convert_ints(read_only image2d_t in, write_only image2d_t out)
{
    write_imagei(out, place(), read_imagei(in, place()));
}

kernel void convert_uints(read_only image2d_t in, write_only image2d_t out)
{
    write_imageui(out, place(), read_imageui(in, place()));
}
