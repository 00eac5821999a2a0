// Depth images: a texel is one number.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

kernel void nearer(read_only image2d_depth_t one, read_only image2d_depth_t other, write_only image2d_depth_t out)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    write_imagef(out, at, fmin(read_imagef(one, at), read_imagef(other, at)));
}

kernel void between(read_only image2d_depth_t image, global float *out, global int *queries)
{
    int x = get_global_id(0), y = get_global_id(1);
    out[y * get_global_size(0) + x] = read_imagef(image, edge, (float2)(x + 1.0f, y + 0.5f));
    if (x == 0 && y == 0) {
        vstore2(get_image_dim(image), 0, queries);
        queries[2] = get_image_channel_data_type(image);
        queries[3] = get_image_channel_order(image) == CLK_DEPTH;
    }
}

kernel void layers(read_only image2d_array_depth_t in, write_only image2d_array_depth_t out)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    write_imagef(out, at, read_imagef(in, at) * 0.5f + get_image_array_size(in));
}
