// Arithmetic of char and short: promotion, overflow, pixels.

kernel void promotions(global const char *x, global const uchar *y, global int *out, global char *kept)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    char a = x[i];
    uchar b = y[i];
    out[0 * n + i] = a + b;
    out[1 * n + i] = a * b;
    out[2 * n + i] = a - (char)b;
    out[3 * n + i] = (uchar)(a + b);
    out[4 * n + i] = (short)(a << 9);
    out[5 * n + i] = ~b;
    out[6 * n + i] = -a;
    out[7 * n + i] = a >> 2;
    out[8 * n + i] = b >> 2;
    char t = a;
    t += b;
    t ^= 0x55;
    t -= (char)(t >> 1);
    kept[i] = t;
}

kernel void wrapping_vectors(global const char16 *x, global const char16 *y, global char16 *out)
{
    size_t i = get_global_id(0);
    char16 a = x[i], b = y[i];
    out[3 * i + 0] = a + b;
    out[3 * i + 1] = a * b - (char)3;
    out[3 * i + 2] = (a & b) | (a ^ (char16)(0x0f));
}

kernel void over_blend(global const uchar4 *top, global const uchar4 *bottom, global uchar4 *out)
{
    size_t i = get_global_id(0);
    ushort4 t = convert_ushort4(top[i]), b = convert_ushort4(bottom[i]);
    ushort alpha = t.w;
    ushort4 sum = t * alpha + b * (ushort)(255 - alpha) + (ushort)127;
    uchar4 mixed = convert_uchar4(sum / (ushort)255);
    mixed.w = 255;
    out[i] = mixed;
}

kernel void luma_planes(global const uchar *rgb, global uchar *luma, global short *chroma)
{
    size_t i = get_global_id(0);
    uchar r = rgb[3 * i], g = rgb[3 * i + 1], b = rgb[3 * i + 2];
    uchar y = (uchar)((r * 77 + g * 150 + b * 29) >> 8);
    luma[i] = y;
    chroma[2 * i] = (short)(b - y);
    chroma[2 * i + 1] = (short)((r - y) * 2);
}
