// printf of every kind of value. The lines come in any order.

kernel void print_values(global const int *in, global int *done)
{
    size_t i = get_global_id(0);
    printf("item %d of %u: %x\n", (int)i, (uint)get_global_size(0), in[i]);
    if (i == 1) {
        printf("float %.3f, char %c, string %s, percent %%\n", 2.5f, 'q', "inner");
        printf("long %ld, hex %lx\n", -5000000000L, 0xfeedfacecafeul);
        printf("vector %v4d; floats %v2hlf\n", (int4)(1, -2, 3, -4), (float2)(0.5f, -1.5f));
        printf("nothing\n");
    }
    done[i] = in[i] + 1;
}

kernel void print_nothing(global int *done)
{
    size_t i = get_global_id(0);
    if (done[i] < 0)
        printf("never %d\n", done[i]);
    done[i] = printf("") == 0 ? 4 : 5;
}
