// Samplers that the program spells: in functions, and at file scope.

#define SAMPLER(coordinates, addressing, filter) \
    (CLK_NORMALIZED_COORDS_##coordinates | CLK_ADDRESS_##addressing | CLK_FILTER_##filter)

constant sampler_t near_edge = SAMPLER(FALSE, CLAMP_TO_EDGE, NEAREST);
constant sampler_t near_clamp = SAMPLER(FALSE, CLAMP, NEAREST);
constant sampler_t linear_edge = SAMPLER(FALSE, CLAMP_TO_EDGE, LINEAR);
constant sampler_t linear_clamp = SAMPLER(FALSE, CLAMP, LINEAR);
constant sampler_t part_near_edge = SAMPLER(TRUE, CLAMP_TO_EDGE, NEAREST);
constant sampler_t part_near_clamp = SAMPLER(TRUE, CLAMP, NEAREST);
constant sampler_t part_near_repeat = SAMPLER(TRUE, REPEAT, NEAREST);
constant sampler_t part_near_mirror = SAMPLER(TRUE, MIRRORED_REPEAT, NEAREST);
constant sampler_t part_linear_edge = SAMPLER(TRUE, CLAMP_TO_EDGE, LINEAR);
constant sampler_t part_linear_clamp = SAMPLER(TRUE, CLAMP, LINEAR);
constant sampler_t part_linear_repeat = SAMPLER(TRUE, REPEAT, LINEAR);
constant sampler_t part_linear_mirror = SAMPLER(TRUE, MIRRORED_REPEAT, LINEAR);

// `texels` counts texels, `parts` are the same places from 0 to 1.
kernel void at_file_scope(read_only image2d_t image, global const float2 *texels, global const float2 *parts,
                          global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float2 at = texels[i], part = parts[i];
    out[i] = read_imagef(image, near_edge, at);
    out[i + n] = read_imagef(image, near_clamp, at);
    out[i + 2 * n] = read_imagef(image, linear_edge, at);
    out[i + 3 * n] = read_imagef(image, linear_clamp, at);
    out[i + 4 * n] = read_imagef(image, part_near_edge, part);
    out[i + 5 * n] = read_imagef(image, part_near_clamp, part);
    out[i + 6 * n] = read_imagef(image, part_near_repeat, part);
    out[i + 7 * n] = read_imagef(image, part_near_mirror, part);
    out[i + 8 * n] = read_imagef(image, part_linear_edge, part);
    out[i + 9 * n] = read_imagef(image, part_linear_clamp, part);
    out[i + 10 * n] = read_imagef(image, part_linear_repeat, part);
    out[i + 11 * n] = read_imagef(image, part_linear_mirror, part);
}

#define READ(place, coordinates, addressing, filter) \
    do { \
        const sampler_t sampler = SAMPLER(coordinates, addressing, filter); \
        *out = read_imagef(image, sampler, place); \
        out += n; \
    } while (0)

#define READ_ALL(place, part) \
    READ(place, FALSE, CLAMP_TO_EDGE, NEAREST); \
    READ(place, FALSE, CLAMP, NEAREST); \
    READ(place, FALSE, CLAMP_TO_EDGE, LINEAR); \
    READ(place, FALSE, CLAMP, LINEAR); \
    READ(part, TRUE, CLAMP_TO_EDGE, NEAREST); \
    READ(part, TRUE, CLAMP, NEAREST); \
    READ(part, TRUE, REPEAT, NEAREST); \
    READ(part, TRUE, MIRRORED_REPEAT, NEAREST); \
    READ(part, TRUE, CLAMP_TO_EDGE, LINEAR); \
    READ(part, TRUE, CLAMP, LINEAR); \
    READ(part, TRUE, REPEAT, LINEAR); \
    READ(part, TRUE, MIRRORED_REPEAT, LINEAR)

kernel void row(read_only image1d_t image, global const float *texels, global const float *parts, global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ_ALL(texels[i], parts[i]);
}

kernel void row_layers(read_only image1d_array_t image, global const float2 *texels, global const float2 *parts,
                       global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ_ALL(texels[i], parts[i]);
}

kernel void plane(read_only image2d_t image, global const float2 *texels, global const float2 *parts,
                  global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ_ALL(texels[i], parts[i]);
}

kernel void layers(read_only image2d_array_t image, global const float4 *texels, global const float4 *parts,
                   global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ_ALL(texels[i], parts[i]);
}

kernel void volume(read_only image3d_t image, global const float4 *texels, global const float4 *parts,
                   global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ_ALL(texels[i], parts[i]);
}

// No addressing mode: all places are inside, and so are their neighbours.
kernel void inside(read_only image2d_t image, global const float2 *texels, global const float2 *parts,
                   global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out += i;
    READ(texels[i], FALSE, NONE, NEAREST);
    READ(texels[i], FALSE, NONE, LINEAR);
    READ(parts[i], TRUE, NONE, NEAREST);
    READ(parts[i], TRUE, NONE, LINEAR);
}

// A float coordinate without a part is that of the texel at its right.
kernel void on_edges(read_only image1d_t row, read_only image2d_t plane, read_only image3d_t volume,
                     global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = read_imagef(row, near_clamp, at[i].x);
    out[i + n] = read_imagef(plane, near_clamp, at[i].xy);
    out[i + 2 * n] = read_imagef(volume, near_edge, at[i]);
}

// The condition chooses between the results of two samplers.
kernel void chosen(read_only image2d_t image, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    if (i & 1)
        out[i] = read_imagef(image, near_clamp, at[i]);
    else
        out[i] = read_imagef(image, linear_edge, at[i]);
}

// The argument itself is the literal; a kernel calls a kernel.
kernel void direct(read_only image2d_t image, global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, SAMPLER(TRUE, REPEAT, LINEAR), at[i]);
}

kernel void direct_twice(read_only image2d_t image, global const float2 *at, global float4 *out)
{
    direct(image, at, out);
    out[get_global_id(0)] += read_imagef(image, SAMPLER(TRUE, CLAMP, NEAREST), at[get_global_id(0)]);
}
