// Simulations: bodies, a lattice gas, cellular automata, ordered particles.

kernel void nbody(global const float4 *bodies, global float4 *forces, local float4 *tile, int count, float softening)
{
    size_t i = get_global_id(0), l = get_local_id(0), size = get_local_size(0);
    float4 me = bodies[i];
    float3 force = (float3)(0.0f);
    for (int base = 0; base < count; base += size) {
        tile[l] = bodies[base + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (size_t k = 0; k < size; k++) {
            float3 d = tile[k].xyz - me.xyz;
            float r2 = d.x * d.x + d.y * d.y + d.z * d.z + softening;
            float inverse = rsqrt(r2);
            force += d * (tile[k].w * inverse * inverse * inverse);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    forces[i] = (float4)(force * me.w, 0.0f);
}

kernel void life(global const uchar *now, global uchar *next, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1), alive = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy)
                alive += now[(y + dy + height) % height * width + (x + dx + width) % width];
    uchar here = now[y * width + x];
    next[y * width + x] = alive == 3 || (here && alive == 2);
}

kernel void rule_110(global const uint *in, global uint *out, int words, int steps)
{
    // One row of 32 x words cells per item, as bits.
    uint row[8];
    size_t i = get_global_id(0);
    for (int w = 0; w < words; w++)
        row[w] = in[i * words + w];
    for (int s = 0; s < steps; s++) {
        uint first = row[0], before = row[words - 1];
        for (int w = 0; w < words; w++) {
            uint here = row[w], after = w + 1 < words ? row[w + 1] : first;
            uint left = here << 1 | before >> 31, right = here >> 1 | after << 31;
            before = here;
            row[w] = (here | right) & ~(left & here & right);
        }
    }
    for (int w = 0; w < words; w++)
        out[i * words + w] = row[w];
}

kernel void relax(global const float *in, global float *out, global float *residual, int width, float omega)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
    int at = y * width + x;
    float r = 0.25f * (in[at - 1] + in[at + 1] + in[at - width] + in[at + width]) - in[at];
    residual[at] = fabs(r);
    out[at] = mad(omega, r, in[at]);
}
