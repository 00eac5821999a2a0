// cl_intel_subgroup_local_block_io: blocks in local memory, one sub-group to a work-group.

#define DECLARED __attribute__((overloadable, convergent))
#define SIXTEEN __attribute__((intel_reqd_sub_group_size(16)))
#define THROUGH(type, suffix) \
    type##2 DECLARED intel_sub_group_block_read##suffix##2(const local type *from); \
    void DECLARED intel_sub_group_block_write##suffix##2(local type *to, type##2 value); \
    SIXTEEN kernel void through_##type(global const type *in, global type *out) \
    { \
        local type tile[48]; \
        size_t i = get_global_id(0), n = get_global_size(0), l = get_local_id(0); \
        tile[l] = in[2 * n + i]; \
        intel_sub_group_block_write##suffix##2(tile + 16, (type##2)(in[i], in[n + i])); \
        barrier(CLK_LOCAL_MEM_FENCE); \
        type##2 both = intel_sub_group_block_read##suffix##2(tile); \
        out[i] = both.x; \
        out[n + i] = both.y; \
        out[2 * n + i] = tile[32 + (l ^ 3)]; \
    }
THROUGH(uchar, _uc)
THROUGH(ushort, _us)
THROUGH(uint, _ui)
THROUGH(ulong, _ul)
