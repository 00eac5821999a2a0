// Bit matrices, binary networks, sets as words.

kernel void xnor_rows(global const uint *weights, global const uint *activations, global int *out, int words)
{
    int row = get_global_id(0), column = get_global_id(1), columns = get_global_size(1);
    int matches = 0;
    for (int w = 0; w < words; w++)
        matches += popcount(~(weights[row * words + w] ^ activations[column * words + w]));
    out[row * columns + column] = 2 * matches - 32 * words;
}

kernel void transpose8(global const ulong *in, global ulong *out)
{
    size_t i = get_global_id(0);
    ulong x = in[i];
    ulong t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aaul;
    x ^= t ^ (t << 7);
    t = (x ^ (x >> 14)) & 0x0000cccc0000ccccul;
    x ^= t ^ (t << 14);
    t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0ul;
    out[i] = x ^ t ^ (t << 28);
}

kernel void queens(global const uint *start, global uint *solutions, uint size)
{
    // Counts placements with an explicit stack; start holds a column of the first row.
    uint full = (1u << size) - 1, depth = 1, found = 0;
    uint free_now[16], columns[16], left[16], right[16];
    uint first = 1u << start[get_global_id(0)];
    columns[1] = first;
    left[1] = first << 1;
    right[1] = first >> 1;
    free_now[1] = full & ~(columns[1] | left[1] | right[1]);
    while (depth) {
        uint candidates = free_now[depth];
        if (!candidates) {
            depth--;
            continue;
        }
        uint bit = candidates & -candidates;
        free_now[depth] = candidates ^ bit;
        if (depth + 1 == size) {
            found++;
            continue;
        }
        columns[depth + 1] = columns[depth] | bit;
        left[depth + 1] = (left[depth] | bit) << 1;
        right[depth + 1] = (right[depth] | bit) >> 1;
        depth++;
        free_now[depth] = full & ~(columns[depth] | left[depth] | right[depth]);
    }
    solutions[get_global_id(0)] = found;
}
