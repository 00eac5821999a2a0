// The atomic functions of OpenCL 1.x on global and local memory.

kernel void counters_global(global int *c, global uint *u, global const int *in)
{
    size_t i = get_global_id(0);
    int x = in[i];
    atomic_add(&c[0], x);
    atomic_sub(&c[1], x);
    atomic_inc(&c[2]);
    atomic_dec(&c[3]);
    atomic_min(&c[4], x);
    atomic_max(&c[5], x);
    atomic_and(&c[6], x | 0x10);
    atomic_or(&c[7], x & 0xff);
    atomic_xor(&c[8], x);
    atomic_add(&u[0], (uint)x);
    atomic_sub(&u[1], 3u);
    atomic_inc(&u[2]);
    atomic_dec(&u[3]);
    atomic_min(&u[4], (uint)x);
    atomic_max(&u[5], (uint)x);
    atomic_and(&u[6], ~(1u << (i & 7)));
    atomic_or(&u[7], 1u << (i & 31));
    atomic_xor(&u[8], (uint)x);
}

kernel void tickets(global int *next, global int *drawn, global uint *downward, global uint *back)
{
    size_t i = get_global_id(0);
    drawn[i] = atomic_inc(next);
    back[i] = atomic_dec(downward);
}

kernel void histogram(global const uchar *pixels, global uint *bins, uint per_item)
{
    local uint here[32];
    uint l = get_local_id(0);
    if (l < 32)
        here[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < per_item; k++)
        atomic_inc(&here[pixels[get_global_id(0) * per_item + k] >> 3]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 32 && here[l])
        atomic_add(&bins[l], here[l]);
}

kernel void exchanges(global int *slot, global int *seen, global float *fslot, global float *fseen, global int *lock,
                      global int *total)
{
    size_t i = get_global_id(0);
    seen[i] = atomic_xchg(slot, (int)i + 1);
    fseen[i] = atomic_xchg(fslot, (float)i + 0.5f);
    // Add through compare-and-exchange.
    int old, want;
    do {
        old = *(volatile global int *)total;
        want = old + 2 * (int)i;
    } while (atomic_cmpxchg(total, old, want) != old);
    // The first item to come takes the lock; it stays taken.
    if (atomic_cmpxchg(lock, 0, 7) == 0)
        atomic_add(lock, 100);
}

kernel void local_extremes(global const int *in, global int *out)
{
    local int low, high;
    local uint bits;
    if (get_local_id(0) == 0) {
        low = INT_MAX;
        high = INT_MIN;
        bits = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = in[get_global_id(0)];
    atomic_min(&low, x);
    atomic_max(&high, x);
    atomic_or(&bits, 1u << (x & 31));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        out[3 * get_group_id(0)] = low;
        out[3 * get_group_id(0) + 1] = high;
        out[3 * get_group_id(0) + 2] = (int)bits;
    }
}
