// Copies of whole structs and arrays, zeroed structs, initialisers.

typedef struct {
    int header;
    float payload[12];
    uchar bytes[7];
} block;

kernel void move_blocks(global const block *in, global block *out, global const int *order)
{
    size_t i = get_global_id(0);
    block b = in[order[i]];
    b.header += 1;
    block c = b;
    c.payload[0] = -1.0f;
    c.bytes[6] = (uchar)i;
    out[i] = i & 1 ? c : b;
}

kernel void zero_blocks(global block *out, int keep)
{
    size_t i = get_global_id(0);
    block b = {0};
    b.payload[i % 12] = 2.5f;
    if ((int)i == keep)
        b.header = 99;
    out[i] = b;
}

kernel void copy_through_local(global const block *in, global block *out)
{
    local block shared[8];
    size_t l = get_local_id(0), i = get_global_id(0);
    shared[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = shared[7 - l];
}

kernel void initialised_arrays(global int *out)
{
    size_t i = get_global_id(0);
    int small[4] = {3, 1, 4, 1};
    int sparse[16] = {[2] = 7, [9] = -2};
    const float table[3][2] = {{0.5f, 1.5f}, {2.5f, 3.5f}, {4.5f, 5.5f}};
    char text[] = "kernel";
    small[i & 3] += 10;
    int sum = (int)(table[i % 3][i & 1] * 2.0f);
    for (int k = 0; k < 4; k++)
        sum += small[k] * (k + 1);
    out[i] = sum * 1000 + sparse[i & 15] * 10 + text[i % 6];
}
