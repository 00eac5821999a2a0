// Data structures shared between items: a stack, a hash table, a union-find, float sums.

kernel void push_all(global int *heads, global int *next, global const int *bucket_of)
{
    int i = get_global_id(0);
    int bucket = bucket_of[i];
    int head = heads[bucket];
    for (;;) {
        next[i] = head;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        int seen = atomic_cmpxchg(&heads[bucket], head, i);
        if (seen == head)
            break;
        head = seen;
    }
}

kernel void insert_keys(global uint *table, uint mask, global const uint *keys, global uint *count)
{
    uint key = keys[get_global_id(0)];
    uint at = (key * 2654435761u) & mask;
    while (true) {
        uint seen = atomic_cmpxchg(&table[at], 0u, key);
        if (seen == 0u) {
            atomic_inc(count);
            return;
        }
        if (seen == key)
            return;
        at = (at + 1) & mask;
    }
}

void add_float(volatile global float *to, float x)
{
    union {
        uint bits;
        float value;
    } old, sum;
    do {
        old.value = *to;
        sum.value = old.value + x;
    } while (atomic_cmpxchg((volatile global uint *)to, old.bits, sum.bits) != old.bits);
}

kernel void weighted_bins(global const float *weights, global const int *bins, global float *out)
{
    size_t i = get_global_id(0);
    add_float(&out[bins[i]], weights[i]);
}

int root_of(volatile global int *parent, int x)
{
    while (parent[x] != x)
        x = parent[x];
    return x;
}

kernel void unite(global int *parent, global const int2 *edges)
{
    int2 e = edges[get_global_id(0)];
    for (;;) {
        int a = root_of(parent, e.x), b = root_of(parent, e.y);
        if (a == b)
            break;
        int low = min(a, b), high = max(a, b);
        if (atomic_cmpxchg(&parent[high], high, low) == high)
            break;
    }
}
