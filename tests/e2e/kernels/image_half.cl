// Texels as halves.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void scale_half(read_only image2d_t in, write_only image2d_t out, global half4 *copy)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    half4 texel = read_imageh(in, exact, at);
    copy[at.y * get_image_width(in) + at.x] = texel;
    write_imageh(out, at, texel * (half)2 + read_imageh(in, at));
}
