// Bit-fields in structs.
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

typedef struct {
    uint red : 5;
    uint green : 6;
    uint blue : 5;
    int delta : 7;
    uint flag : 1;
} pixel;

kernel void pack_pixels(global const uchar4 *in, global pixel *out)
{
    size_t i = get_global_id(0);
    pixel p = {0};
    p.red = in[i].x >> 3;
    p.green = in[i].y >> 2;
    p.blue = in[i].z >> 3;
    p.delta = (char)in[i].w;
    p.flag = in[i].w > 100;
    out[i] = p;
}

kernel void unpack_pixels(global const pixel *in, global int *out)
{
    size_t i = get_global_id(0);
    pixel p = in[i];
    int sum = p.red + (p.green << 8) + (p.blue << 16);
    out[2 * i] = p.flag ? -sum : sum;
    p.delta += 3;
    p.green++;
    out[2 * i + 1] = p.delta * 64 + p.green;
}

typedef struct {
    ulong id : 40;
    long offset : 24;
    uchar low : 3, high : 5;
} header;

kernel void headers(global header *h, global long *out)
{
    size_t i = get_global_id(0);
    h[i].id += i;
    h[i].high ^= h[i].low;
    out[i] = (long)h[i].id + h[i].offset * h[i].high;
}
