// Images of two dimensions copied texel by texel: each family of builtins, with and without sampler.

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

kernel void copy_float(read_only image2d_t in, write_only image2d_t out)
{
    write_imagef(out, place(), read_imagef(in, exact, place()).wzyx);
}

kernel void copy_int(read_only image2d_t in, write_only image2d_t out)
{
    write_imagei(out, place(), read_imagei(in, exact, place()) + (int4)(1, 0, -1, 7));
}

kernel void copy_uint(read_only image2d_t in, write_only image2d_t out)
{
    write_imageui(out, place(), read_imageui(in, exact, place()) >> 1);
}

// No sampler: the coordinate names the texel.
kernel void flip(read_only image2d_t in, write_only image2d_t out)
{
    int2 at = place();
    write_imagef(out, (int2)(get_image_width(out) - 1 - at.x, at.y), read_imagef(in, at));
}

// Narrow integers are widened by the kind of the read, and clamped to the texel by the write.
kernel void widen_signed(read_only image2d_t in, global int4 *out, write_only image2d_t scaled)
{
    int2 at = place();
    int4 texel = read_imagei(in, at);
    out[at.y * get_image_width(in) + at.x] = texel;
    write_imagei(scaled, at, texel * 3);
}

kernel void widen_unsigned(read_only image2d_t in, global uint4 *out, write_only image2d_t scaled)
{
    int2 at = place();
    uint4 texel = read_imageui(in, at);
    out[at.y * get_image_width(in) + at.x] = texel;
    write_imageui(scaled, at, texel * 3);
}

// Channels that an image lacks read as 0, alpha as 1.
kernel void swizzle(read_only image2d_t in, global float4 *out)
{
    int2 at = place();
    out[at.y * get_image_width(in) + at.x] = read_imagef(in, exact, at);
}

// Bytes as numbers from 0 to 1.
kernel void invert(read_only image2d_t in, write_only image2d_t out)
{
    float4 texel = read_imagef(in, exact, place());
    texel.xyz = 1.0f - texel.xyz;
    write_imagef(out, place(), texel);
}

// Both reads and writes in one image: each work-item has its own texel.
kernel void in_place(read_write image2d_t image)
{
    float4 texel = read_imagef(image, place());
    write_imagef(image, place(), texel.yzwx * 0.5f);
}
