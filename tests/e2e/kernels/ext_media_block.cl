// cl_intel_media_block_io: a rectangle of an image, read and written by a sub-group.

#define DECLARED __attribute__((overloadable, convergent))
uint4 DECLARED intel_sub_group_media_block_read_ui4(int2 at, int width, int height, read_only image2d_t image);
void DECLARED intel_sub_group_media_block_write_ui4(int2 at, int width, int height, uint4 value, write_only image2d_t image);

__attribute__((intel_reqd_sub_group_size(16)))
kernel void copy_block(read_only image2d_t from, write_only image2d_t to)
{
    uint4 block = intel_sub_group_media_block_read_ui4((int2)(0, 0), 16, 4, from);
    intel_sub_group_media_block_write_ui4((int2)(0, 0), 16, 4, block + 1u, to);
}
