// Arrays of structs: particles, nested arrays, fields of every width, packed structs.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
    float x, y, vx, vy;
    int alive;
} particle;

kernel void step_particles(global particle *p, float dt, float floor_y, int count)
{
    int i = get_global_id(0);
    if (i >= count || !p[i].alive)
        return;
    p[i].vy -= 8.0f * dt;
    p[i].x += p[i].vx * dt;
    p[i].y += p[i].vy * dt;
    if (p[i].y < floor_y) {
        p[i].y = 2.0f * floor_y - p[i].y;
        p[i].vy = -p[i].vy;
    }
    if (fabs(p[i].x) > 12.0f)
        p[i].alive = 0;
}

typedef struct {
    int values[3];
    struct {
        short scale;
        char shift[5];
    } inner[2];
    long sum;
} record;

kernel void fill_records(global record *records, global const int *in)
{
    size_t i = get_global_id(0);
    global record *r = &records[i];
    r->sum = 0;
    for (int k = 0; k < 3; k++) {
        r->values[k] = in[i] * (k + 1);
        r->sum += r->values[k];
    }
    for (int k = 0; k < 2; k++) {
        r->inner[k].scale = (short)(in[i] >> k);
        for (int j = 0; j < 5; j++)
            r->inner[k].shift[j] = (char)(in[i] + j * k);
    }
}

typedef struct __attribute__((packed)) {
    uchar tag;
    int value;
    double precise;
    ushort count;
} wire;

kernel void read_wire(global const wire *messages, global int *out, global double *dout)
{
    size_t i = get_global_id(0);
    out[i] = messages[i].tag * messages[i].value + messages[i].count;
    dout[i] = messages[i].precise;
}

kernel void write_wire(global wire *messages, global const int *in)
{
    size_t i = get_global_id(0);
    wire w;
    w.tag = (uchar)in[i];
    w.value = in[i] * 3;
    w.precise = in[i] * 0.5;
    w.count = (ushort)i;
    messages[i] = w;
}
