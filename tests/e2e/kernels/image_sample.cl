// Samplers: from the host, and spelled in the program.

kernel void sample_2d(read_only image2d_t image, sampler_t sampler, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void sample_2d_int(read_only image2d_t image, sampler_t sampler, global const float2 *at, global int4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagei(image, sampler, at[i]);
}

kernel void sample_1d(read_only image1d_t image, sampler_t sampler, global const float *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void sample_3d(read_only image3d_t image, sampler_t sampler, global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

kernel void sample_layers(read_only image2d_array_t image, sampler_t sampler, global const float4 *at,
                          global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, sampler, at[i]);
}

constant sampler_t global_clamp = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

// Six literal samplers read the same places.
kernel void literals(read_only image2d_t image, global const float2 *at, global float4 *out)
{
    const sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    const sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
    const sampler_t repeat = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
    const sampler_t mirror = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
    const sampler_t smooth = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
    size_t i = get_global_id(0), n = get_global_size(0);
    float2 texels = at[i];
    float2 part = texels / convert_float2(get_image_dim(image));
    out[i] = read_imagef(image, edge, texels);
    out[n + i] = read_imagef(image, border, texels);
    out[2 * n + i] = read_imagef(image, repeat, part);
    out[3 * n + i] = read_imagef(image, mirror, part);
    out[4 * n + i] = read_imagef(image, smooth, part);
    out[5 * n + i] = read_imagef(image, global_clamp, part);
}

// An integer coordinate beyond the edge: the border or the last texel.
kernel void outside(read_only image2d_t image, global float4 *border, global float4 *edge, int2 origin)
{
    const sampler_t clamp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const sampler_t clamp_to_edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    size_t i = at.y * get_global_size(0) + at.x;
    border[i] = read_imagef(image, clamp, at + origin);
    edge[i] = read_imagef(image, clamp_to_edge, at + origin);
}
