// Images of each shape: rows, layers, volumes, and buffers seen as images.

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void reverse_row(read_only image1d_t in, write_only image1d_t out)
{
    int x = get_global_id(0);
    write_imagef(out, get_image_width(out) - 1 - x, read_imagef(in, exact, x) + read_imagef(in, x));
}

kernel void shift_layers(read_only image1d_array_t in, write_only image1d_array_t out)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    int layers = get_image_array_size(in);
    write_imageui(out, at, read_imageui(in, exact, (int2)(at.x, (at.y + 1) % layers)));
}

kernel void gather_buffer(read_only image1d_buffer_t in, global const int *index, write_only image1d_buffer_t out)
{
    int i = get_global_id(0);
    write_imagei(out, i, read_imagei(in, index[i]) * 2);
}

kernel void rotate_layers(read_only image2d_array_t in, write_only image2d_array_t out)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    int layers = get_image_array_size(in);
    float4 texel = read_imagef(in, exact, (int4)(at.xy, (at.z + layers - 1) % layers, 0));
    write_imagef(out, at, texel + read_imagef(in, at));
}

kernel void transpose_volume(read_only image3d_t in, write_only image3d_t out)
{
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), (int)get_global_id(2), 0);
    write_imagef(out, at.zyxw, read_imagef(in, exact, at) - read_imagef(in, at).wwww);
}
