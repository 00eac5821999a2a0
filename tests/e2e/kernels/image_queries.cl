// What an image says of itself.

kernel void of_row(read_only image1d_t image, global int *out)
{
    out[0] = get_image_width(image);
    out[1] = get_image_channel_data_type(image) == CLK_FLOAT;
    out[2] = get_image_channel_order(image);
}

kernel void of_row_layers(write_only image1d_array_t image, global int *out)
{
    out[0] = get_image_width(image);
    out[1] = get_image_array_size(image);
    out[2] = get_image_channel_data_type(image);
    out[3] = get_image_channel_order(image);
}

kernel void of_buffer(read_only image1d_buffer_t image, global int *out)
{
    out[0] = get_image_width(image);
    out[1] = get_image_channel_data_type(image);
    out[2] = get_image_channel_order(image) == CLK_R;
}

kernel void of_plane(read_only image2d_t image, global int *out, global int2 *dim)
{
    out[0] = get_image_width(image);
    out[1] = get_image_height(image);
    out[2] = get_image_channel_data_type(image);
    out[3] = get_image_channel_order(image);
    *dim = get_image_dim(image);
}

kernel void of_layers(write_only image2d_array_t image, global ulong *layers, global int *out, global int2 *dim)
{
    *layers = get_image_array_size(image);
    out[0] = get_image_width(image);
    out[1] = get_image_height(image);
    out[2] = get_image_channel_data_type(image);
    out[3] = get_image_channel_order(image);
    *dim = get_image_dim(image);
}

kernel void of_volume(read_only image3d_t image, global int *out, global int4 *dim)
{
    out[0] = get_image_width(image);
    out[1] = get_image_height(image);
    out[2] = get_image_depth(image);
    out[3] = get_image_channel_data_type(image);
    out[4] = get_image_channel_order(image);
    *dim = get_image_dim(image);
}
