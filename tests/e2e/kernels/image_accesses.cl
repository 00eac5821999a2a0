// Images in loops, in branches, in functions, and among other arguments.

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

int2 place()
{
    return (int2)((int)get_global_id(0), (int)get_global_id(1));
}

// A row's texels at a distance that the host says; steps may leave the image.
kernel void in_loop(read_only image2d_t image, int count, int step, global int4 *out)
{
    int2 at = place();
    int4 sum = 0;
    for (int k = 0; k < count; k++)
        sum = sum * 3 + read_imagei(image, border, at + (int2)(k * step, 0));
    out[get_global_linear_id()] = sum;
}

// Work-items next to each other go different ways.
kernel void in_branches(read_only image2d_t one, read_only image2d_t other, write_only image2d_t out)
{
    int2 at = place();
    if ((at.x ^ at.y) % 3 == 0)
        write_imageui(out, at, read_imageui(one, exact, at));
    else if ((at.x & 1) == 0)
        write_imageui(out, at.yx, read_imageui(other, at).wzyx);
}

kernel void in_cases(read_only image2d_t one, read_only image2d_t two, read_only image2d_t three, global int *ways,
                     global int4 *out)
{
    size_t i = get_global_linear_id();
    int4 result = -1;
    switch (ways[i]) {
    case 0:
        result = read_imagei(one, place());
        break;
    case 1:
        result = read_imagei(two, border, place() - 1);
        // The next case, too.
    case 2:
        result += read_imagei(three, place());
        break;
    case 7:
        return;
    }
    out[i] = result;
}

// The loop ends at a texel that the place decides.
kernel void until_mark(read_only image1d_t marks, global int *lengths)
{
    int x = get_global_id(0), length = 0;
    do {
        length++;
        x++;
    } while (x < get_image_width(marks) && read_imageui(marks, x).x % 5 != 0);
    lengths[get_global_id(0)] = length;
}

float4 average(read_only image2d_t image, sampler_t sampler, float2 at)
{
    float4 left = read_imagef(image, sampler, at - (float2)(1.0f, 0.0f));
    float4 right = read_imagef(image, sampler, at + (float2)(1.0f, 0.0f));
    return (left + right) * 0.5f;
}

float4 difference(sampler_t sampler, float2 at, read_only image2d_t image)
{
    return read_imagef(image, sampler, at) - average(image, sampler, at);
}

kernel void through_helpers(read_only image2d_t image, sampler_t sampler, global float4 *out)
{
    out[get_global_linear_id()] = difference(sampler, convert_float2(place()) + 0.5f, image);
}

__attribute__((noinline)) float4 texel_of(read_only image2d_t image, sampler_t sampler, float2 at)
{
    return read_imagef(image, sampler, at);
}

__attribute__((noinline)) float4 pair_of(read_only image2d_t image, sampler_t sampler, float2 at, float distance)
{
    return texel_of(image, sampler, at) - texel_of(image, sampler, at + distance);
}

__attribute__((noinline)) void store(write_only image2d_t out, int2 at, float4 value)
{
    if (at.x != at.y)
        write_imagef(out, at, value);
}

// Each call gives the function another image or sampler.
kernel void through_calls(read_only image2d_t one, read_only image2d_t other, sampler_t sampler,
                          write_only image2d_t out, write_only image2d_t flipped)
{
    int2 at = place();
    float2 middle = convert_float2(at) + 0.5f;
    store(out, at, pair_of(one, sampler, middle, 2.0f));
    store(flipped, at.yx, pair_of(other, exact, middle, 1.0f) + texel_of(one, border, middle - 1.0f));
}

__attribute__((noinline)) int width_of(read_only image2d_t image, read_only image3d_t volume)
{
    return get_image_width(image) * 100 + get_image_depth(volume);
}

kernel void queries_in_calls(read_only image2d_t image, read_only image3d_t volume, global int *out)
{
    out[get_global_id(0)] = width_of(image, volume) + get_global_id(0);
}

kernel void two_samplers(read_only image2d_t image, sampler_t near, sampler_t smooth, global const float2 *at,
                         global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(image, near, at[i]) - 2.0f * read_imagef(image, smooth, at[i]);
}

kernel void two_images(read_only image2d_t one, read_only image2d_t other, sampler_t sampler,
                       global const float2 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(one, sampler, at[i]) + 4.0f * read_imagef(other, sampler, at[i]);
}

// Texels of one image are the places in the other.
kernel void computed_places(read_only image2d_t places, read_only image2d_t image, global const int *shift,
                            global uint4 *out)
{
    int4 link = read_imagei(places, place());
    int2 at = (link.xy + link.zw * shift[get_global_id(0)]) & 7;
    out[get_global_linear_id()] = read_imageui(image, at);
}

typedef struct {
    int2 origin;
    float scale;
    char way;
} Window;

// Images between arguments of all other kinds.
kernel void mixed_arguments(float bias, read_only image2d_t image, local float4 *row, Window window,
                            global float4 *out, sampler_t sampler, short rows, write_only image2d_t turned,
                            constant float4 *factors)
{
    int2 at = place();
    int x = get_local_id(0), last = get_local_size(0) - 1;
    row[x] = read_imagef(image, sampler, convert_float2(at + window.origin) + 0.5f) * window.scale + bias;
    barrier(CLK_LOCAL_MEM_FENCE);
    float4 other = row[window.way ? last - x : x];
    out[get_global_linear_id()] = other * factors[at.y % rows];
    write_imagef(turned, at, other.wzyx);
}

// Many images of one type.
kernel void many_images(read_only image2d_t a, write_only image2d_t sum, read_only image2d_t b, read_only image2d_t c,
                        write_only image2d_t largest, read_only image2d_t d, read_only image2d_t e)
{
    int2 at = place();
    uint4 ta = read_imageui(a, at), tb = read_imageui(b, at), tc = read_imageui(c, at);
    uint4 td = read_imageui(d, at), te = read_imageui(e, at);
    write_imageui(sum, at, ta + 2 * tb + 3 * tc + 4 * td + 5 * te);
    write_imageui(largest, at, max(max(max(ta, tb), max(tc, td)), te));
}

// Images of all shapes and channels in one kernel.
kernel void many_kinds(read_only image1d_t row, read_only image1d_buffer_t buffer, read_only image1d_array_t rows,
                       read_only image2d_t plane, read_only image2d_array_t planes, read_only image3d_t volume,
                       read_only image2d_depth_t depths, global float4 *out)
{
    int2 at = place();
    int4 at3 = (int4)(at, 1, 0);
    float4 sum = read_imagef(row, at.x) + convert_float4(read_imagei(buffer, at.x));
    sum += convert_float4(read_imageui(rows, exact, at)) + read_imagef(plane, border, at - 1);
    sum += read_imagef(planes, at3) + convert_float4(read_imagei(volume, exact, at3));
    out[get_global_linear_id()] = sum + read_imagef(depths, at);
}

// The bits of a float in an image of integers.
kernel void bits(read_only image2d_t image, write_only image2d_t out)
{
    float value = as_float(read_imageui(image, place()).x);
    write_imageui(out, place(), (uint4)(as_uint(value * 2.0f), 0, 0, 0));
}

// Single components, and one whose number is computed.
kernel void one_component(read_only image2d_t image, int number, global float *second, global float *computed)
{
    size_t i = get_global_linear_id();
    second[i] = read_imagef(image, place()).y;
    float4 texel = read_imagef(image, exact, place());
    computed[i] = texel[(number + i) & 3];
}

// Arguments that nothing uses.
kernel void unused(read_only image3d_t nothing, read_only image2d_t image, sampler_t nobody, write_only image1d_t never,
                   global uint4 *out)
{
    out[get_global_linear_id()] = read_imageui(image, place());
}

// Work-items beyond the image end first.
kernel void guarded(read_only image2d_t in, write_only image2d_t out)
{
    int2 at = place();
    if (at.x >= get_image_width(out) || at.y >= get_image_height(out))
        return;
    write_imagei(out, at, read_imagei(in, exact, at) + read_imagei(in, exact, at + 1));
}

// Every image of an array, until a layer has what is wanted.
kernel void over_layers(read_only image2d_array_t image, uint wanted, global int *layer)
{
    int found = -1;
    for (int k = 0; k < (int)get_image_array_size(image) && found < 0; k++)
        if (read_imageui(image, (int4)(place(), k, 0)).x >= wanted)
            found = k;
    layer[get_global_linear_id()] = found;
}
