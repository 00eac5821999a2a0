// Structs passed by value to kernels, nested structs, structs that hold vectors.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
    int width, height;
    float gain;
} image_info;

typedef struct {
    uchar kind;
    ushort flags;
    int2 at;
    double weight;
    char tail;
} mixed_info;

typedef struct {
    image_info image;
    float4 border;
    struct {
        int low, high;
    } range[2];
} full_info;

kernel void apply_gain(global const float *in, global float *out, image_info info)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x < info.width && y < info.height)
        out[y * info.width + x] = in[y * info.width + x] * info.gain;
}

kernel void read_mixed(global double *out, mixed_info m, char after)
{
    size_t i = get_global_id(0);
    double fields[6] = {m.kind, m.flags, m.at.x, m.at.y, m.weight, m.tail};
    out[i] = fields[i % 6] + after;
}

kernel void clip_nested(global const int *in, global int *out, full_info info, int which)
{
    size_t i = get_global_id(0);
    int v = clamp(in[i], info.range[which].low, info.range[which].high);
    float f = ((float *)&info.border)[i & 3] + info.image.gain;
    out[i] = v + (int)f + info.image.width * 1000;
}
