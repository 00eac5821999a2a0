// Pointers in structs: views of buffers, lists of nodes, tables of rows.

typedef struct {
    global float *data;
    int stride;
    int2 extent;
} view;

float at(view v, int2 p)
{
    int2 q = clamp(p, (int2)(0), v.extent - 1);
    return v.data[q.y * v.stride + q.x];
}

void put(const view *v, int x, int y, float value)
{
    v->data[y * v->stride + x] = value;
}

kernel void box_blur(global float *in, global float *out, int width, int height)
{
    view from = {in, width, (int2)(width, height)};
    view to = from;
    to.data = out;
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            sum += at(from, (int2)(x + dx, y + dy));
    put(&to, x, y, sum);
}

typedef struct node {
    int value;
    int next;
} node;

kernel void walk_lists(global const node *pool, global const int *heads, global int *sums)
{
    size_t i = get_global_id(0);
    int sum = 0, place = 1;
    for (int n = heads[i]; n >= 0; n = pool[n].next)
        sum += pool[n].value * place++;
    sums[i] = sum;
}

typedef struct {
    global const int *row[3];
    local int *scratch;
} rows;

kernel void three_rows(global const int *a, global const int *b, global const int *c, global int *out, local int *scratch)
{
    rows r;
    r.row[0] = a;
    r.row[1] = b;
    r.row[2] = c;
    r.scratch = scratch;
    size_t i = get_global_id(0), l = get_local_id(0);
    r.scratch[l] = 0;
    for (int k = 0; k < 3; k++)
        r.scratch[l] += r.row[(k + i) % 3][i] * (k + 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = r.scratch[get_local_size(0) - 1 - l];
}
