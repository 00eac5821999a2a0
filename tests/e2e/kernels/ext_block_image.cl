// cl_intel_subgroups: rows of an image read and written by a sub-group.

#define DECLARED __attribute__((overloadable, convergent))
uint DECLARED intel_sub_group_block_read(read_only image2d_t image, int2 at);
uint2 DECLARED intel_sub_group_block_read2(read_only image2d_t image, int2 at);
uint4 DECLARED intel_sub_group_block_read4(read_only image2d_t image, int2 at);
void DECLARED intel_sub_group_block_write(write_only image2d_t image, int2 at, uint value);
void DECLARED intel_sub_group_block_write2(write_only image2d_t image, int2 at, uint2 value);

// The columns of a place count bytes.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void copy_rows(read_only image2d_t from, write_only image2d_t to, global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int left = (int)(i - get_sub_group_local_id()) * 4;
    uint4 rows = intel_sub_group_block_read4(from, (int2)(left, 0));
    uint2 two = intel_sub_group_block_read2(from, (int2)(left, 1));
    out[0 * n + i] = rows.x + rows.w;
    out[1 * n + i] = two.x * two.y;
    out[2 * n + i] = intel_sub_group_block_read(from, (int2)(left, 3));
    intel_sub_group_block_write2(to, (int2)(left, 0), rows.zw);
    intel_sub_group_block_write(to, (int2)(left, 2), rows.x + 1u);
}
