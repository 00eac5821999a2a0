// A sampler from the host on each kind of image, at float coordinates and at integers.

kernel void row_layers(read_only image1d_array_t image, sampler_t sampler, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void int_row(read_only image1d_t image, sampler_t sampler, global const float *at, global int4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagei(image, sampler, at[i]);
}

kernel void int_row_layers(read_only image1d_array_t image, sampler_t sampler, global const float2 *at,
                           global int4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagei(image, sampler, at[i]);
}

kernel void uint_plane(read_only image2d_t image, sampler_t sampler, global const float2 *at, global uint4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageui(image, sampler, at[i]);
}

kernel void uint_layers(read_only image2d_array_t image, sampler_t sampler, global const float4 *at,
                        global uint4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageui(image, sampler, at[i]);
}

kernel void uint_volume(read_only image3d_t image, sampler_t sampler, global const float4 *at, global uint4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageui(image, sampler, at[i]);
}

kernel void texel_row(read_only image1d_t image, sampler_t sampler, global const int *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void texel_plane(read_only image2d_t image, sampler_t sampler, global const int2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void texel_volume(read_only image3d_t image, sampler_t sampler, global const int4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void texel_row_layers(read_only image1d_array_t image, sampler_t sampler, global const int2 *at,
                             global uint4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageui(image, sampler, at[i]);
}

kernel void texel_layers(read_only image2d_array_t image, sampler_t sampler, global const int4 *at, global int4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagei(image, sampler, at[i]);
}
