// Hashes and random numbers: multiplies, rotates, 24-bit products.

kernel void murmur_words(global const uint *words, global uint *hash, uint count, uint seed)
{
    size_t i = get_global_id(0);
    uint h = seed ^ (uint)i;
    for (uint k = 0; k < count; k++) {
        uint w = words[i * count + k] * 0xcc9e2d51u;
        h ^= rotate(w, 15u) * 0x1b873593u;
        h = rotate(h, 13u) * 5u + 0xe6546b64u;
    }
    h ^= count * 4u;
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    h *= 0xc2b2ae35u;
    hash[i] = h ^ h >> 16;
}

kernel void philox(global uint4 *out, uint2 key)
{
    uint4 c = (uint4)((uint)get_global_id(0), 1u, 2u, 3u);
    for (int round = 0; round < 10; round++) {
        uint hi0 = mul_hi(0xd2511f53u, c.x), lo0 = 0xd2511f53u * c.x;
        uint hi1 = mul_hi(0xcd9e8d57u, c.z), lo1 = 0xcd9e8d57u * c.z;
        c = (uint4)(hi1 ^ c.y ^ key.x, lo1, hi0 ^ c.w ^ key.y, lo0);
        key += (uint2)(0x9e3779b9u, 0xbb67ae85u);
    }
    out[get_global_id(0)] = c;
}

kernel void strides24(global const int *x, global const int *y, global int *out, global uint *uout)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = mul24(x[i], y[i]);
    out[1 * n + i] = mad24(x[i], y[i], 77);
    uout[0 * n + i] = mul24((uint)abs(x[i]), 3u);
    uout[1 * n + i] = mad24((uint)abs(y[i]), 640u, (uint)i);
}

kernel void pcg_stream(global ulong *state, global uint *out, int draws)
{
    size_t i = get_global_id(0);
    ulong s = state[i];
    uint sum = 0;
    for (int d = 0; d < draws; d++) {
        ulong old = s;
        s = old * 6364136223846793005ul + 1442695040888963407ul;
        uint shifted = (uint)(((old >> 18) ^ old) >> 27);
        uint turn = (uint)(old >> 59);
        sum += shifted >> turn | shifted << (-turn & 31u);
    }
    state[i] = s;
    out[i] = sum;
}
