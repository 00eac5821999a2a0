// cl_intel_subgroups: shuffles over two registers, blocks read and written by a sub-group.
// A compiler that declares builtins by itself may leave these out.

#define DECLARED __attribute__((overloadable, convergent))
int DECLARED intel_sub_group_shuffle(int value, uint lane);
int DECLARED intel_sub_group_shuffle_xor(int value, uint mask);
int DECLARED intel_sub_group_shuffle_down(int now, int later, uint by);
int DECLARED intel_sub_group_shuffle_up(int earlier, int now, uint by);
uint DECLARED intel_sub_group_block_read(const global uint *from);
uint2 DECLARED intel_sub_group_block_read2(const global uint *from);
void DECLARED intel_sub_group_block_write(global uint *to, uint value);
void DECLARED intel_sub_group_block_write2(global uint *to, uint2 value);

__attribute__((intel_reqd_sub_group_size(16)))
kernel void sliding_window(global const int *in, global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint lane = get_sub_group_local_id();
    int now = in[i], later = in[n + i];
    out[0 * n + i] = intel_sub_group_shuffle(now, lane ^ 9u);
    out[1 * n + i] = intel_sub_group_shuffle_xor(now, 5u);
    out[2 * n + i] = intel_sub_group_shuffle_down(now, later, 3u);
    out[3 * n + i] = intel_sub_group_shuffle_up(now, later, 4u);
}

__attribute__((intel_reqd_sub_group_size(16)))
kernel void block_copies(global const uint *in, global uint *out)
{
    size_t base = get_global_id(0) - get_sub_group_local_id();
    uint one = intel_sub_group_block_read(in + 3 * base);
    uint2 two = intel_sub_group_block_read2(in + 3 * base + 16);
    intel_sub_group_block_write2(out + 3 * base, two + 1u);
    intel_sub_group_block_write(out + 3 * base + 32, one * 2u);
}
