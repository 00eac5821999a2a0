// Variables of the program: counters that live across launches, arrays, pointers, structs.

global int launches = 10;
global int history[8];
global uint seed_state[4] = {1u, 2u, 3u, 4u};
global atomic_int tickets = ATOMIC_VAR_INIT(0);

kernel void count_launches(global int *out, int value)
{
    // Each launch has one item.
    launches += 1;
    history[launches & 7] = value + launches;
    for (int k = 0; k < 8; k++)
        out[k] = history[k];
    out[8] = launches;
}

kernel void draw(global uint *out)
{
    int mine = atomic_fetch_add_explicit(&tickets, 1, memory_order_relaxed, memory_scope_device);
    out[mine] = seed_state[mine & 3] * 100u;
}

typedef struct {
    int weights[4];
    float bias;
} layer;

global layer model = {{1, -2, 3, -4}, 0.5f};
global float scratch[64];
global float *global current = scratch + 16;
constant float fixed_bias = 0.25f;

kernel void evaluate(global const int *in, global float *out)
{
    size_t i = get_global_id(0);
    int sum = 0;
    for (int k = 0; k < 4; k++)
        sum += model.weights[k] * in[4 * i + k];
    current[i] = sum + model.bias;
    out[i] = scratch[16 + i] * 2.0f + fixed_bias;
}

int next_serial(void)
{
    static global int serial = 41;
    return ++serial;
}

kernel void serials(global int *out)
{
    out[0] = next_serial();
    out[1] = next_serial();
}
