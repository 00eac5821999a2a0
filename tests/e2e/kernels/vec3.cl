// Vectors of three: four lanes in memory as elements, three when packed.

typedef struct {
    float3 position;
    float3 velocity;
    float mass;
} body;

kernel void cross_products(global const float3 *a, global const float3 *b, global float *packed)
{
    size_t i = get_global_id(0);
    float3 c = (float3)(a[i].y * b[i].z - a[i].z * b[i].y, a[i].z * b[i].x - a[i].x * b[i].z,
                        a[i].x * b[i].y - a[i].y * b[i].x);
    vstore3(c, i, packed);
}

kernel void drift(global body *bodies, float3 field, float dt)
{
    size_t i = get_global_id(0);
    body b = bodies[i];
    b.velocity += field * dt;
    b.position.xy += b.velocity.xy * dt;
    b.position.z = fma(b.velocity.z, dt, b.position.z);
    b.mass += 1.0f;
    bodies[i].mass = b.mass;
    vstore3(b.position, 0, (global float *)&bodies[i].position);
    vstore3(b.velocity, 0, (global float *)&bodies[i].velocity);
}

kernel void integer_threes(global const int3 *in, global int *sums, global uchar *bytes, local int3 *shared)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    shared[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int3 other = shared[get_local_size(0) - 1 - l];
    int3 mixed = select(in[i], other, other > in[i]);
    sums[i] = mixed.x + mixed.y * 10 + mixed.z * 100;
    uchar3 low = convert_uchar3(mixed & 0xff);
    low.s02 = low.s20;
    vstore3(low, i, bytes);
}
