// Pipes: a first kernel writes what a second one reads, by packets and by reservations of an item or a work-group.

typedef struct {
    int key;
    float4 value;
} packet;

kernel void put_packets(write_only pipe int to, global const int *in, global int *status, global int *out)
{
    size_t i = get_global_id(0);
    int x = in[i] * 3;
    status[i] = write_pipe(to, &x);
}

kernel void take_packets(read_only pipe int from, global const int *in, global int *status, global int *out)
{
    size_t i = get_global_id(0);
    int x;
    status[i] = status[i] * 10 + read_pipe(from, &x);
    out[i] = x + in[0];
}

kernel void put_structs(write_only pipe packet to, global const int *in, global int *status, global float *out)
{
    size_t i = get_global_id(0);
    packet p = {in[i], (float4)(in[i], i, 0.5f, 1.0f)};
    status[i] = write_pipe(to, &p);
}

kernel void count_structs(read_only pipe packet from, global const int *in, global int *status, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    status[n + i] = (int)(get_pipe_num_packets(from) * 1000 + get_pipe_max_packets(from));
}

kernel void take_structs(read_only pipe packet from, global const int *in, global int *status, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    packet p;
    status[2 * n + i] = read_pipe(from, &p);
    out[i] = p.key + dot(p.value, (float4)(1.0f, 2.0f, 4.0f, 8.0f));
}

kernel void put_reserved(write_only pipe long to, global const long *in, global long *out)
{
    size_t i = get_global_id(0);
    reserve_id_t id = reserve_write_pipe(to, 2);
    if (is_valid_reserve_id(id)) {
        long a = in[2 * i], b = in[2 * i + 1];
        write_pipe(to, id, 1, &a);
        write_pipe(to, id, 0, &b);
        commit_write_pipe(to, id);
    }
}

kernel void take_reserved(read_only pipe long from, global const long *in, global long *out)
{
    size_t i = get_global_id(0);
    reserve_id_t id = reserve_read_pipe(from, 2);
    if (is_valid_reserve_id(id)) {
        long a, b;
        read_pipe(from, id, 0, &a);
        read_pipe(from, id, 1, &b);
        commit_read_pipe(from, id);
        out[2 * i] = a;
        out[2 * i + 1] = b;
    }
}

kernel void put_by_group(write_only pipe short2 to, global const short2 *in, global short2 *out)
{
    uint n = (uint)get_local_size(0), l = (uint)get_local_id(0);
    reserve_id_t id = work_group_reserve_write_pipe(to, n);
    if (is_valid_reserve_id(id)) {
        short2 x = in[get_global_id(0)];
        write_pipe(to, id, n - 1 - l, &x);
        work_group_commit_write_pipe(to, id);
    }
}

kernel void take_by_group(read_only pipe short2 from, global const short2 *in, global short2 *out)
{
    uint n = (uint)get_local_size(0), l = (uint)get_local_id(0);
    reserve_id_t id = work_group_reserve_read_pipe(from, n);
    if (is_valid_reserve_id(id)) {
        short2 x;
        read_pipe(from, id, l, &x);
        work_group_commit_read_pipe(from, id);
        out[get_global_id(0)] = x + (short2)(1, -1);
    }
}
