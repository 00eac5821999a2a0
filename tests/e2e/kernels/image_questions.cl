// What images of every kind and access say of themselves; and by that, what a kernel does.

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void of_formats(read_only image2d_t image, global int *out)
{
    out[0] = get_image_channel_data_type(image);
    out[1] = get_image_channel_order(image);
}

kernel void of_written_formats(write_only image1d_t row, read_write image3d_t volume, global int *out)
{
    out[0] = get_image_channel_data_type(row);
    out[1] = get_image_channel_order(row);
    out[2] = get_image_channel_data_type(volume);
    out[3] = get_image_channel_order(volume);
}

kernel void of_depths(read_only image2d_depth_t image, write_only image2d_array_depth_t layers, global int *out)
{
    vstore2(get_image_dim(image), 0, out);
    out[2] = get_image_width(image);
    out[3] = get_image_height(image);
    out[4] = get_image_channel_data_type(image);
    out[5] = get_image_channel_order(image);
    vstore2(get_image_dim(layers), 3, out);
    out[8] = get_image_array_size(layers);
    out[9] = get_image_channel_data_type(layers);
    out[10] = get_image_channel_order(layers);
    out[11] = get_image_height(layers);
}

kernel void of_both(read_write image1d_t row, read_write image1d_array_t rows, read_write image1d_buffer_t buffer,
                    read_write image2d_t plane, read_write image2d_array_t planes, read_write image3d_t volume,
                    global int *out)
{
    out[0] = get_image_width(row);
    out[1] = get_image_width(rows);
    out[2] = get_image_array_size(rows);
    out[3] = get_image_width(buffer);
    vstore2(get_image_dim(plane), 2, out);
    vstore2(get_image_dim(planes), 3, out);
    out[8] = get_image_array_size(planes);
    out[9] = get_image_width(volume);
    out[10] = get_image_height(volume);
    out[11] = get_image_depth(volume);
    vstore4(get_image_dim(volume), 3, out);
}

// Two images of one type have sizes of their own.
kernel void of_two(read_only image2d_t one, read_only image2d_t other, global int4 *out)
{
    out[get_global_id(0)] = (int4)(get_image_dim(one), get_image_dim(other)) * (int)(get_global_id(0) + 1);
}

// The channels decide which read is right.
kernel void by_channels(read_only image2d_t image, global float4 *out)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    size_t i = get_global_linear_id();
    switch (get_image_channel_data_type(image)) {
    case CLK_SIGNED_INT8:
    case CLK_SIGNED_INT16:
    case CLK_SIGNED_INT32:
        out[i] = convert_float4(read_imagei(image, exact, at));
        break;
    case CLK_UNSIGNED_INT8:
    case CLK_UNSIGNED_INT16:
    case CLK_UNSIGNED_INT32:
        out[i] = convert_float4(read_imageui(image, exact, at));
        break;
    default:
        out[i] = read_imagef(image, exact, at);
    }
}

// Every texel of an image, whatever its size, by any number of work-items.
kernel void over_all(read_only image3d_t image, global uint *sums)
{
    int4 size = get_image_dim(image);
    int count = size.x * size.y * size.z;
    uint sum = 0;
    for (int i = get_global_id(0); i < count; i += get_global_size(0))
        sum += read_imageui(image, (int4)(i % size.x, i / size.x % size.y, i / (size.x * size.y), 0)).x * (i + 1);
    sums[get_global_id(0)] = sum;
}
