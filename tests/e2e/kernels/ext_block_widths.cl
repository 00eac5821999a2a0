// cl_intel_subgroups and its char, short, long and local companions: blocks of every width.
// A compiler that declares builtins by itself may leave these out.

#define DECLARED __attribute__((overloadable, convergent))
#define PAIR(type, suffix, n) \
    type##n DECLARED intel_sub_group_block_read##suffix##n(const global type *from); \
    void DECLARED intel_sub_group_block_write##suffix##n(global type *to, type##n value);
#define PAIRS(type, suffix) \
    PAIR(type, suffix, ) PAIR(type, suffix, 2) PAIR(type, suffix, 4) PAIR(type, suffix, 8)
PAIRS(uchar, _uc)
PAIR(uchar, _uc, 16)
PAIRS(ushort, _us)
PAIRS(uint, _ui)
PAIRS(ulong, _ul)
uint4 DECLARED intel_sub_group_block_read4(const global uint *from);
uint8 DECLARED intel_sub_group_block_read8(const global uint *from);
void DECLARED intel_sub_group_block_write4(global uint *to, uint4 value);
void DECLARED intel_sub_group_block_write8(global uint *to, uint8 value);

#define SIXTEEN __attribute__((intel_reqd_sub_group_size(16)))

// Each sub-group moves blocks of 1, 2, 4 and 8 elements for each item, 240 in all, and adds the
// number of the block.
#define COPY(type, suffix) \
    SIXTEEN kernel void copy_##type(global const type *in, global type *out) \
    { \
        size_t base = (get_global_id(0) - get_sub_group_local_id()) * 15; \
        type a = intel_sub_group_block_read##suffix(in + base); \
        type##2 b = intel_sub_group_block_read##suffix##2(in + base + 16); \
        type##4 c = intel_sub_group_block_read##suffix##4(in + base + 48); \
        type##8 d = intel_sub_group_block_read##suffix##8(in + base + 112); \
        intel_sub_group_block_write##suffix(out + base, (type)(a + (type)1)); \
        intel_sub_group_block_write##suffix##2(out + base + 16, b + (type)2); \
        intel_sub_group_block_write##suffix##4(out + base + 48, c + (type)3); \
        intel_sub_group_block_write##suffix##8(out + base + 112, d.s76543210 + (type)4); \
    }
COPY(uchar, _uc)
COPY(ushort, _us)
COPY(uint, _ui)
COPY(ulong, _ul)

SIXTEEN kernel void copy_bytes(global const uchar *in, global uchar *out)
{
    size_t base = (get_global_id(0) - get_sub_group_local_id()) * 16;
    uchar16 all = intel_sub_group_block_read_uc16(in + base);
    intel_sub_group_block_write_uc16(out + base, all.s1032547698badcfe);
}

SIXTEEN kernel void copy_words(global const uint *in, global uint *out)
{
    size_t base = (get_global_id(0) - get_sub_group_local_id()) * 12;
    uint4 c = intel_sub_group_block_read4(in + base);
    uint8 d = intel_sub_group_block_read8(in + base + 64);
    intel_sub_group_block_write4(out + base + 128, c.wzyx);
    intel_sub_group_block_write8(out + base, d ^ 5u);
}
