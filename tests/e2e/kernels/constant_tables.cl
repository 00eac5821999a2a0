// Tables in the constant address space: scalars, vectors, structs, two dimensions, pointers.

constant uint crc_nibbles[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
};

kernel void crc32(global const uchar *data, global uint *out, int length)
{
    size_t i = get_global_id(0);
    uint crc = ~0u;
    for (int k = 0; k < length; k++) {
        crc ^= data[i * length + k];
        crc = crc_nibbles[crc & 15] ^ crc >> 4;
        crc = crc_nibbles[crc & 15] ^ crc >> 4;
    }
    out[i] = ~crc;
}

constant float kernel3[3][3] = {{1.0f, 2.0f, 1.0f}, {2.0f, 4.0f, 2.0f}, {1.0f, 2.0f, 1.0f}};
constant int2 offsets[4] = {(int2)(1, 0), (int2)(0, 1), (int2)(-1, 0), (int2)(0, -1)};

kernel void smooth(global const float *in, global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++) {
            int sx = clamp(x + dx - 1, 0, width - 1), sy = clamp(y + dy - 1, 0, height - 1);
            sum += kernel3[dy][dx] * in[sy * width + sx];
        }
    out[y * width + x] = sum * 0.0625f;
}

kernel void turtle(global const uchar *moves, global int2 *ends, int length, constant int2 *starts)
{
    size_t i = get_global_id(0);
    int2 at = starts[i & 3];
    for (int k = 0; k < length; k++)
        at += offsets[moves[i * length + k] & 3];
    ends[i] = at;
}

typedef struct {
    int code;
    float rate;
    char name[6];
} entry;

constant entry entries[3] = {{10, 0.5f, "alpha"}, {20, 1.25f, "beta"}, {30, -2.0f, "gamma"}};
constant entry *constant first = &entries[1];
constant char *constant words[3] = {"zero", "one", "twoo"};

kernel void look_up(global const int *in, global float *out, global char *letters, constant float *scale)
{
    size_t i = get_global_id(0);
    int k = in[i] % 3;
    constant entry *e = &entries[k];
    out[i] = e->rate * scale[k] + e->code + first->code * 100;
    letters[2 * i] = e->name[i % 4];
    letters[2 * i + 1] = words[k][i % 3];
}
