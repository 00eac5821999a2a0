// Images of every kind that are only written: computed texels, and texels at computed places.

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

int4 place3()
{
    return (int4)(place(), (int)get_global_id(2), 0);
}

kernel void fill_row(write_only image1d_t out, float step)
{
    int x = get_global_id(0);
    write_imagef(out, x, (float4)(x, x * step, get_image_width(out), -1.0f));
}

kernel void fill_row_layers(write_only image1d_array_t out, uint factor)
{
    int2 at = place();
    write_imageui(out, at, (uint4)(at.x, at.y, at.x * at.y, factor * get_image_array_size(out)));
}

kernel void fill_buffer(write_only image1d_buffer_t out, global const int *to, int offset)
{
    int x = get_global_id(0);
    write_imagei(out, to[x], (int4)(x, -x, x + offset, get_image_width(out)));
}

kernel void fill_plane(write_only image2d_t out, global const float4 *colors, int count)
{
    int2 at = place();
    write_imagef(out, at, colors[(at.x * 7 + at.y * 3) % count]);
}

kernel void fill_layers(write_only image2d_array_t out, int4 factors)
{
    int4 at = place3();
    write_imagei(out, at, at * factors - (int)get_image_array_size(out));
}

kernel void fill_volume(write_only image3d_t out, uint factor)
{
    int4 at = place3();
    write_imageui(out, at, convert_uint4(at) * factor + (uint)get_image_depth(out));
}

kernel void fill_depths(write_only image2d_depth_t out, float step)
{
    int2 at = place();
    write_imagef(out, at, at.x * step + at.y);
}

kernel void fill_depth_layers(write_only image2d_array_depth_t out, float step)
{
    int4 at = place3();
    write_imagef(out, at, at.x * step + at.y - at.z * 8.0f);
}

// Each work-item writes where a buffer says, or nothing.
kernel void scatter(global const int2 *to, global const uint4 *texels, write_only image2d_t out)
{
    size_t i = get_global_id(0);
    if (to[i].x >= 0)
        write_imageui(out, to[i], texels[i]);
}

// A work-item writes a column of the image, and the last texels once more.
kernel void columns(write_only image2d_t out, int again)
{
    int x = get_global_id(0), height = get_image_height(out);
    for (int y = 0; y < height; y++)
        write_imagei(out, (int2)(x, y), (int4)(x, y, x + y, x - y));
    for (int y = height - again; y < height; y++)
        write_imagei(out, (int2)(x, y), (int4)(y * 1000));
}

// The same values to images of two formats.
kernel void two_targets(global const float4 *in, write_only image2d_t bytes, write_only image2d_t floats)
{
    float4 value = in[get_global_linear_id()];
    write_imagef(bytes, place(), value);
    write_imagef(floats, place(), value);
}

// Components that a compiler knows.
kernel void constants(write_only image2d_t out)
{
    if (get_global_id(0) == 0)
        write_imageui(out, place(), (uint4)(1, 2, 3, 4));
    else
        write_imageui(out, place(), (uint4)(0));
}
