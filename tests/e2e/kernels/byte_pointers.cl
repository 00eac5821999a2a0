// Arithmetic on byte pointers, casts between pointer types, fields found by their offsets.

kernel void strided_fields(global const uchar *base, uint stride, uint offset, global float *out)
{
    size_t i = get_global_id(0);
    global const uchar *record = base + i * stride;
    float f = *(global const float *)(record + offset);
    short s = *(global const short *)(record + 2);
    out[i] = f + s + record[0];
}

kernel void little_endian(global const uchar *bytes, global uint *words, global ulong *sum)
{
    size_t i = get_global_id(0);
    global const uchar *p = bytes + 5 * i;
    uint w = p[0] | p[1] << 8 | p[2] << 16 | (uint)p[3] << 24;
    words[i] = w;
    sum[i] = ((ulong)p[4] << 32) + w;
}

kernel void write_records(global char *out, global const int *in)
{
    size_t i = get_global_id(0);
    global char *p = out + i * 16;
    *(global int *)p = in[i];
    p += sizeof(int);
    *(global short *)p = (short)(in[i] >> 1);
    p += sizeof(short);
    *p++ = (char)i;
    *p++ = 'k';
    *(global float2 *)p = (float2)(in[i] * 0.5f, -1.0f);
}

void copy_bytes(global uchar *to, const uchar *from, uint n)
{
    while (n--)
        *to++ = *from++;
}

kernel void private_bytes(global const float *in, global uchar *out)
{
    size_t i = get_global_id(0);
    float pair[2] = {in[i], in[i] * 2.0f};
    copy_bytes(out + 8 * i, (const uchar *)pair, sizeof(pair));
}

kernel void halves_of_words(global uint *words, global ushort *low)
{
    size_t i = get_global_id(0);
    global ushort *h = (global ushort *)&words[i];
    low[i] = h[0];
    h[1] = (ushort)(h[1] + 1);
    *((global uchar *)(words + i) + 1) ^= 0xff;
}
