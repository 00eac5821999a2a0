// A sampler from the host on images of depths.

kernel void depths(read_only image2d_depth_t image, sampler_t sampler, global const float2 *at, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void depth_layers(read_only image2d_array_depth_t image, sampler_t sampler, global const float4 *at,
                         global float *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void texel_depths(read_only image2d_depth_t image, sampler_t sampler, global const int2 *at, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void texel_depth_layers(read_only image2d_array_depth_t image, sampler_t sampler, global const int4 *at,
                               global float *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}
