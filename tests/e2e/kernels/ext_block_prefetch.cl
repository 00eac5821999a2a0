// cl_intel_subgroup_buffer_prefetch: blocks that will be read.

#define DECLARED __attribute__((overloadable, convergent))
void DECLARED intel_sub_group_block_prefetch_ui2(const global uint *from);
void DECLARED intel_sub_group_block_prefetch_uc(const global uchar *from);

kernel void prefetched(global const uint *in, global uint *out)
{
    size_t i = get_global_id(0);
    intel_sub_group_block_prefetch_ui2(in);
    intel_sub_group_block_prefetch_uc((global const uchar *)in);
    out[i] = in[i] + 1;
}
