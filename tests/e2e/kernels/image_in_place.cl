// Images of every shape, written where they were read.

kernel void row(read_write image1d_t image, global const int *in)
{
    int x = (int)get_global_id(0);
    float4 texel = read_imagef(image, x);
    write_imagef(image, x, texel.wzyx + (float)in[x]);
}

kernel void row_layers(read_write image1d_array_t image, global const int *in)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    int4 texel = read_imagei(image, at);
    write_imagei(image, at, texel * in[at.x] + (int)get_image_array_size(image));
}

kernel void buffer(read_write image1d_buffer_t image, global const int *in)
{
    int x = (int)get_global_id(0);
    write_imageui(image, x, read_imageui(image, x) ^ (uint)in[x]);
}

kernel void plane(read_write image2d_t image, global const int *in)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    write_imageui(image, at, read_imageui(image, at) + (uint)get_image_width(image) * in[at.x]);
}

kernel void layers(read_write image2d_array_t image, global const int *in)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    write_imageui(image, at, read_imageui(image, at) - (uint)in[at.z]);
}

kernel void volume(read_write image3d_t image, global const int *in)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    write_imagei(image, at, read_imagei(image, at) * 3 - in[at.y] * get_image_depth(image));
}
