// Unions and reading bytes of one type as another.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef union {
    float f;
    uint u;
    uchar bytes[4];
    struct {
        ushort low, high;
    } half_words;
} word;

kernel void take_apart(global const float *in, global uint *out)
{
    size_t i = get_global_id(0);
    word w;
    w.f = in[i];
    uint sum = w.u >> 23;
    sum += w.bytes[0] + w.bytes[3] * 256u;
    w.half_words.high ^= w.half_words.low;
    out[i] = sum ^ w.u;
}

typedef struct {
    int kind;
    union {
        int whole;
        float real;
        short2 pair;
        uchar raw[8];
    } as;
} variant;

kernel void visit(global const variant *in, global float *out)
{
    size_t i = get_global_id(0);
    variant v = in[i];
    switch (v.kind) {
    case 0:
        out[i] = v.as.whole;
        break;
    case 1:
        out[i] = v.as.real;
        break;
    case 2:
        out[i] = v.as.pair.x * v.as.pair.y;
        break;
    default:
        out[i] = v.as.raw[5];
    }
}

kernel void double_halves(global const double *in, global uint *high, global double *changed)
{
    size_t i = get_global_id(0);
    union {
        double d;
        uint2 halves;
    } u = {in[i]};
    high[i] = u.halves.y;
    u.halves.x = 0;
    changed[i] = u.d;
}
