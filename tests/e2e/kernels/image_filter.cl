// Filters over images; helper functions take images and samplers.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t middle = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

float4 weighted(read_only image2d_t image, sampler_t sampler, int2 at, constant const float *weights)
{
    float4 sum = 0.0f;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += weights[(y + 1) * 3 + x + 1] * read_imagef(image, sampler, at + (int2)(x, y));
    return sum;
}

kernel void convolve(read_only image2d_t in, write_only image2d_t out, constant const float *weights)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    write_imagef(out, at, weighted(in, edge, at, weights));
}

// Half the size: one sample between four texels averages them.
kernel void halve(read_only image2d_t in, write_only image2d_t out)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    write_imagef(out, at, read_imagef(in, middle, convert_float2(at) * 2.0f + 1.0f));
}

// A histogram of bytes, and the largest distance between neighbours.
kernel void histogram(read_only image2d_t in, global uint *bins, global uint *steepest)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    uint here = read_imageui(in, edge, at).x, next = read_imageui(in, edge, at + (int2)(1, 0)).x;
    atomic_inc(&bins[here >> 4]);
    atomic_max(steepest, abs_diff(here, next));
}

// The texel that a chain of texels leads to.
kernel void follow(read_only image2d_t links, global int2 *ends, int steps)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    size_t i = at.y * get_global_size(0) + at.x;
    for (int k = 0; k < steps; k++) {
        int4 link = read_imagei(links, at);
        if (link.z)
            break;
        at = link.xy;
    }
    ends[i] = at;
}
