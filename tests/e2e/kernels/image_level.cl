// A level of detail that is 0 is the image itself, also without mipmaps.

#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable

constant sampler_t smooth = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

kernel void first_level(read_only image2d_t image, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, smooth, at[i], 0.0f);
}
