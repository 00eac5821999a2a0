// Samplers on shapes and channels that are seldom sampled: layers of rows, integers in volumes.

constant sampler_t smooth = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void row_layers(read_only image1d_array_t image, global float4 *out)
{
    // Half way between two texels.
    float2 at = (float2)((int)get_global_id(0) + 1.0f, (float)get_global_id(1));
    out[get_global_linear_id()] = read_imagef(image, smooth, at);
}

kernel void integers(read_only image3d_t volume, read_only image2d_array_t layers, global int4 *out, global uint4 *uout)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    float4 size = convert_float4(get_image_dim(volume));
    size_t i = get_global_linear_id();
    out[i] = read_imagei(volume, nearest, (convert_float4(at) + 0.5f) / (float4)(size.xyz, 1.0f) + 1.0f);
    uout[i] = read_imageui(layers, exact, at - (int4)(1, 0, 0, 0));
}
