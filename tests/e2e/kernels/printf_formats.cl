// printf: every conversion, flag, width and length of OpenCL C 6.15.14.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void integers(global int *out, int x, long y)
{
    char c = (char)x;
    short s = (short)x;
    printf("d %d|%i|%6d|%-6d|%06d|%+d|% d|%.4d\n", x, x, x, x, x, x, -x, x);
    printf("u %u|%o|%#o|%x|%X|%#x|%08X\n", x, x, x, x, x, x, x);
    printf("hh %hhd|%hhu|%hhx; h %hd|%hu|%hx\n", c, (uchar)c, (uchar)c, s, (ushort)s, (ushort)s);
    printf("l %ld|%li|%lu|%lo|%lx|%lX|%20ld|%-20ld|\n", y, y, y, y, y, y, y, y);
    printf("c %c%c%c|%3c|%-3c|\n", 'a' + x % 7, 'Z', '%', 'r', 'l');
    out[0] = printf("s %s|%8s|%-8s|%.2s|%s\n", "text", "right", "left", "cut", "") >= 0;
}

kernel void floats(global int *out, float x, double y, half h)
{
    printf("f %f|%F|%.0f|%8.2f|%-9.1f|%+.3f|%09.3f|%#.0f\n", x, x, x, x, x, x, x, x);
    printf("e %e|%E|%.2e|%+12.4e\n", x, x, x, x);
    printf("g %g|%G|%.3g|%g|%#g\n", x, x, x, x * 1.0e9f, x);
    printf("a %a|%A|%.2a\n", x, x, y);
    printf("double %f|%.17g|%.10e\n", y, y, y);
    printf("half %f %.3f\n", h, (float)h);
    printf("not finite %f %F %e %G\n", INFINITY, -INFINITY, (double)INFINITY, -(double)INFINITY);
    out[0] = printf("percent %%\n") >= 0;
}

kernel void vectors(global int *out, int4 i, float4 f)
{
    printf("v2 %v2hld|%v2hlu|%v2hlx\n", i.xy, as_uint2(i.xy), as_uint2(i.zw));
    printf("v3 %v3hhd|%v3hd\n", convert_char3(i.xyz), convert_short3(i.xyz));
    printf("v4 %v4hlx|%#v4hlx|%v4hlX\n", as_uint4(i), as_uint4(i), as_uint4(i));
    printf("v8 %v8hhu\n", convert_uchar8((int8)(i, i + 1)));
    printf("v16 %v16hhx\n", as_uchar16(i));
    printf("wide %v2ld|%v2lu\n", convert_long2(i.xy) << 33, convert_ulong2(i.zw));
    printf("float %v4hlf|%v2hle|%.2v3hlf\n", f, f.xy, f.xyz);
    printf("double %v2lf|%v4lg\n", convert_double2(f.xy), convert_double4(f));
    printf("half %v2hf\n", convert_half2(f.xy));
    out[0] = printf("%5v4hld|%-5v2hld|\n", i, i.xy) >= 0;
}

kernel void in_branches(global const int *in, global int *out)
{
    // Calls under control flow and in loops; formats shared by several calls.
    size_t i = get_global_id(0);
    int sum = 0;
    for (int k = 0; k < in[i]; k++) {
        sum += k;
        if (k & 1)
            printf("item %d odd %d\n", (int)i, k);
        else if (k == 2)
            printf("item %d two%s\n", (int)i, i & 1 ? " here" : "");
    }
    printf("item %d sum %d\n", (int)i, sum);
    out[i] = sum;
}
