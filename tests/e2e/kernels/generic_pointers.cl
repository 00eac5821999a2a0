// The generic address space: helpers that serve every space, conversions back, get_fence.

int sum_of(const int *p, int n)
{
    int s = 0;
    for (const int *end = p + n; p != end; ++p)
        s += *p;
    return s;
}

void scale(float *p, float by)
{
    *p *= by;
}

kernel void one_helper(global int *in, global int *out, local int *shared)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    int mine[4];
    for (int k = 0; k < 4; k++) {
        mine[k] = in[4 * i + k] * k;
        shared[4 * l + k] = in[4 * i + k] + k;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[3 * i] = sum_of(in + 4 * i, 4);
    out[3 * i + 1] = sum_of(shared + 4 * l, 4);
    out[3 * i + 2] = sum_of(mine, 4);
}

// A device with one address space may find every pointer in every space, so only those conversions
// that must succeed are made.
int add_in_space(int *p, int space, int by)
{
    if (space == 1) {
        global int *g = to_global(p);
        return g ? g[0] += by : -1;
    }
    if (space == 2) {
        local int *l = to_local(p);
        return l ? l[0] += by : -1;
    }
    private int *mine = to_private(p);
    return mine ? mine[0] += by : -1;
}

kernel void named_spaces(global int *data, global int *out, local int *shared)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    int mine = 5;
    shared[l] = 70 + (int)l;
    out[3 * i] = add_in_space(data + i, 1, 10);
    out[3 * i + 1] = add_in_space(shared + l, 2, 20);
    out[3 * i + 2] = add_in_space(&mine, 3, 30) + mine;
    int *chosen = i & 1 ? (int *)(data + i) : &mine;
    *chosen += 1000;
    data[i] += mine + shared[l];
}

kernel void pick_at_run_time(global float *data, global float *out, local float *shared)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    float mine = 3.0f;
    shared[l] = 5.0f;
    float *p = i % 3 == 0 ? (float *)&data[i] : i % 3 == 1 ? (float *)&shared[l] : &mine;
    scale(p, 2.0f);
    out[i] = *p;
    if (i % 3 == 0)
        to_global(p)[0] += 1.0f;
    out[i] += shared[l] + mine;
}

kernel void fence_of_global(global int *data, global int *out)
{
    int *p = data + get_global_id(0);
    *p += 1;
    out[get_global_id(0)] = (get_fence(p) & CLK_GLOBAL_MEM_FENCE) != 0;
}
