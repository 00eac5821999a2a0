// Small programs of image processing.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t zero = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

constant float gauss[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

float4 blurred(read_only image2d_t in, int2 step)
{
    float4 sum = 0.0f;
    for (int k = -2; k <= 2; k++)
        sum += gauss[k + 2] * read_imagef(in, edge, place() + k * step);
    return sum;
}

// The kernels of a blur have the same arguments: rows first, then columns.
kernel void blur_rows(read_only image2d_t in, write_only image2d_t rows, write_only image2d_t out)
{
    write_imagef(rows, place(), blurred(in, (int2)(1, 0)));
}

kernel void blur_columns(read_only image2d_t in, read_only image2d_t rows, write_only image2d_t out)
{
    write_imagef(out, place(), blurred(rows, (int2)(0, 1)));
}

kernel void resize(read_only image2d_t in, write_only image2d_t out)
{
    const sampler_t smooth = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    float2 size = convert_float2(get_image_dim(out));
    write_imagef(out, place(), read_imagef(in, smooth, (convert_float2(place()) + 0.5f) / size));
}

kernel void rotate(read_only image2d_t in, write_only image2d_t out, float cosine, float sine)
{
    const sampler_t smooth = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
    float2 middle = convert_float2(get_image_dim(in)) * 0.5f;
    float2 at = convert_float2(place()) + 0.5f - middle;
    float2 from = (float2)(cosine * at.x + sine * at.y, cosine * at.y - sine * at.x);
    write_imagef(out, place(), read_imagef(in, smooth, from + middle));
}

// A group counts in local memory first.
kernel void histogram(read_only image2d_t in, local uint *counts, global uint *bins)
{
    int here = get_local_id(1) * get_local_size(0) + get_local_id(0);
    int items = get_local_size(0) * get_local_size(1);
    for (int i = here; i < 64; i += items)
        counts[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint4 texel = read_imageui(in, place()) >> 4;
    atomic_inc(&counts[texel.x]);
    atomic_inc(&counts[16 + texel.y]);
    atomic_inc(&counts[32 + texel.z]);
    atomic_inc(&counts[48 + texel.w]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = here; i < 64; i += items)
        if (counts[i])
            atomic_add(&bins[i], counts[i]);
}

// A slanted plane through a volume.
kernel void slice(read_only image3d_t volume, sampler_t sampler, float4 origin, float4 right, float4 down,
                  write_only image2d_t out)
{
    int2 at = place();
    write_imagef(out, at, read_imagef(volume, sampler, origin + at.x * right + at.y * down));
}

kernel void projection(read_only image3d_t volume, write_only image2d_t largest, global float *means)
{
    int depth = get_image_depth(volume);
    float4 most = -INFINITY, sum = 0.0f;
    for (int z = 0; z < depth; z++) {
        float4 texel = read_imagef(volume, (int4)(place(), z, 0));
        most = fmax(most, texel);
        sum += texel;
    }
    write_imagef(largest, place(), most);
    means[get_global_linear_id()] = sum.x / depth;
}

// Each operation rounds, so that the host can count the same steps.
kernel void mandelbrot(write_only image2d_t out, float left, float top, float step, int limit)
{
#pragma OPENCL FP_CONTRACT OFF
    float cx = left + get_global_id(0) * step, cy = top + get_global_id(1) * step;
    float x = 0.0f, y = 0.0f;
    int n = 0;
    while (n < limit && x * x + y * y < 4.0f) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
        n++;
    }
    float4 color = (float4)(n * 8, 255 - n * 8, n == limit ? 255 : 0, 255);
    write_imagef(out, place(), color / 255.0f);
}

// Colours of brightness, from a table of sixteen.
kernel void recolor(read_only image2d_t in, read_only image1d_t table, write_only image2d_t out)
{
    const sampler_t between = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    float level = read_imageui(in, place()).x;
    write_imagef(out, place(), read_imagef(table, between, (level + 8.0f) / 256.0f));
}

// The texels of a buffer as rows of a width; a group sums a row.
kernel void sum_rows(read_only image1d_buffer_t in, int width, local int4 *parts, global int4 *sums)
{
    int here = get_local_id(0), row = get_group_id(0);
    int4 sum = 0;
    for (int x = here; x < width; x += get_local_size(0))
        sum += read_imagei(in, row * width + x);
    parts[here] = sum;
    for (int apart = get_local_size(0) / 2; apart > 0; apart /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (here < apart)
            parts[here] += parts[here + apart];
    }
    if (here == 0)
        sums[row] = parts[0];
}

kernel void sobel(read_only image2d_t in, write_only image2d_t out)
{
    int t[3][3];
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++)
            t[y][x] = read_imageui(in, edge, place() + (int2)(x - 1, y - 1)).x;
    int across = t[0][2] + 2 * t[1][2] + t[2][2] - t[0][0] - 2 * t[1][0] - t[2][0];
    int along = t[2][0] + 2 * t[2][1] + t[2][2] - t[0][0] - 2 * t[0][1] - t[0][2];
    write_imageui(out, place(), (uint4)(abs(across) + abs(along), 0, 0, 1));
}

// A tile goes through local memory, with a column that nothing uses.
kernel void transpose(read_only image2d_t in, write_only image2d_t out)
{
    local float4 tile[8][9];
    int x = get_local_id(0), y = get_local_id(1);
    tile[y][x] = read_imagef(in, place());
    barrier(CLK_LOCAL_MEM_FENCE);
    int2 corner = (int2)(get_group_id(1) * 8, get_group_id(0) * 8);
    write_imagef(out, corner + (int2)(x, y), tile[x][y]);
}

// One image says from where the other's texels come.
kernel void warp(read_only image2d_t moves, read_only image2d_t in, sampler_t sampler, write_only image2d_t out)
{
    float2 move = read_imagef(moves, place()).xy;
    write_imagef(out, place(), read_imagef(in, sampler, convert_float2(place()) + 0.5f + move * 4.0f));
}

// Layers from the last one to the first, each over those behind it.
kernel void composite(read_only image2d_array_t layers, write_only image2d_t out)
{
    float4 color = 0.0f;
    for (int k = (int)get_image_array_size(layers) - 1; k >= 0; k--) {
        float4 layer = read_imagef(layers, edge, (int4)(place(), k, 0));
        color = layer + color * (1.0f - layer.w);
    }
    write_imagef(out, place(), color);
}

// How many of the depths around a place are behind a surface.
kernel void shadow(read_only image2d_depth_t depths, sampler_t sampler, global const float4 *at, global int *lit)
{
    size_t i = get_global_id(0);
    float4 p = at[i];
    int count = 0;
    for (int k = 0; k < 4; k++)
        if (read_imagef(depths, sampler, p.xy + (float2)(k & 1, k >> 1)) >= p.z)
            count++;
    lit[i] = count;
}

// Neighbours of a volume's texels, with nothing around it.
kernel void neighbours(read_only image3d_t in, write_only image3d_t out)
{
    int4 at = (int4)(place(), (int)get_global_id(2), 0);
    uint sum = 0;
    for (int z = -1; z <= 1; z++)
        for (int y = -1; y <= 1; y++)
            for (int x = -1; x <= 1; x++)
                sum += read_imageui(in, zero, at + (int4)(x, y, z, 0)).x;
    write_imageui(out, at, (uint4)(sum, 0, 0, 0));
}

// Keys in a table with open addressing.
kernel void find_keys(read_only image1d_buffer_t table, global const uint *keys, global int *places)
{
    size_t i = get_global_id(0);
    int slots = get_image_width(table), slot = keys[i] % slots;
    uint held;
    while ((held = read_imageui(table, slot).x) != keys[i] && held)
        slot = slot + 1 < slots ? slot + 1 : 0;
    places[i] = held ? slot : -1;
}
