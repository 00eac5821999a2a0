// Image processing on buffers: edges, medians, bilinear scaling, equalisation.

kernel void sobel(global const uchar *in, global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x == 0 || y == 0 || x >= width - 1 || y >= height - 1) {
        if (x < width && y < height)
            out[y * width + x] = 0;
        return;
    }
    global const uchar *p = in + y * width + x;
    int gx = -p[-width - 1] - 2 * p[-1] - p[width - 1] + p[-width + 1] + 2 * p[1] + p[width + 1];
    int gy = -p[-width - 1] - 2 * p[-width] - p[-width + 1] + p[width - 1] + 2 * p[width] + p[width + 1];
    out[y * width + x] = convert_uchar_sat((int)(abs(gx) + abs(gy)));
}

#define SWAP(a, b) { uchar t = min(a, b); b = max(a, b); a = t; }

kernel void median3(global const uchar *in, global uchar *out, int width)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
    uchar v[9];
    for (int k = 0; k < 9; k++)
        v[k] = in[(y + k / 3 - 1) * width + x + k % 3 - 1];
    SWAP(v[1], v[2]) SWAP(v[4], v[5]) SWAP(v[7], v[8])
    SWAP(v[0], v[1]) SWAP(v[3], v[4]) SWAP(v[6], v[7])
    SWAP(v[1], v[2]) SWAP(v[4], v[5]) SWAP(v[7], v[8])
    SWAP(v[0], v[3]) SWAP(v[5], v[8]) SWAP(v[4], v[7])
    SWAP(v[3], v[6]) SWAP(v[1], v[4]) SWAP(v[2], v[5])
    SWAP(v[4], v[7]) SWAP(v[4], v[2]) SWAP(v[6], v[4]) SWAP(v[4], v[2])
    out[y * width + x] = v[4];
}

kernel void scale_bilinear(global const uchar4 *in, int2 from, global uchar4 *out, int2 to)
{
    int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    float2 p = (convert_float2(at) + 0.5f) * convert_float2(from) / convert_float2(to) - 0.5f;
    float2 f = p - floor(p);
    int2 lo = clamp(convert_int2(floor(p)), (int2)(0), from - 1), hi = clamp(convert_int2(floor(p)) + 1, (int2)(0), from - 1);
    float4 a = convert_float4(in[lo.y * from.x + lo.x]), b = convert_float4(in[lo.y * from.x + hi.x]);
    float4 c = convert_float4(in[hi.y * from.x + lo.x]), d = convert_float4(in[hi.y * from.x + hi.x]);
    out[at.y * to.x + at.x] = convert_uchar4_sat_rte(mix(mix(a, b, f.x), mix(c, d, f.x), f.y));
}
