// cl_intel_split_work_group_barrier: work between arrival and wait.

#define DECLARED __attribute__((overloadable, convergent))
void DECLARED intel_work_group_barrier_arrive(cl_mem_fence_flags flags);
void DECLARED intel_work_group_barrier_wait(cl_mem_fence_flags flags);

kernel void split(global const int *in, global int *out)
{
    local int tile[32];
    size_t i = get_global_id(0), l = get_local_id(0);
    tile[l] = in[i];
    intel_work_group_barrier_arrive(CLK_LOCAL_MEM_FENCE);
    int mine = in[i] * 3;
    intel_work_group_barrier_wait(CLK_LOCAL_MEM_FENCE);
    out[i] = mine + tile[l ^ 1];
}
