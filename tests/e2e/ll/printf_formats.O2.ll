; ModuleID = 'printf_formats.cl'
source_filename = "printf_formats.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@.str = private unnamed_addr addrspace(2) constant [36 x i8] c"d %d|%i|%6d|%-6d|%06d|%+d|% d|%.4d\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [28 x i8] c"u %u|%o|%#o|%x|%X|%#x|%08X\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [34 x i8] c"hh %hhd|%hhu|%hhx; h %hd|%hu|%hx\0A\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [41 x i8] c"l %ld|%li|%lu|%lo|%lx|%lX|%20ld|%-20ld|\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(2) constant [20 x i8] c"c %c%c%c|%3c|%-3c|\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(2) constant [23 x i8] c"s %s|%8s|%-8s|%.2s|%s\0A\00", align 1
@.str.6 = private unnamed_addr addrspace(2) constant [5 x i8] c"text\00", align 1
@.str.7 = private unnamed_addr addrspace(2) constant [6 x i8] c"right\00", align 1
@.str.8 = private unnamed_addr addrspace(2) constant [5 x i8] c"left\00", align 1
@.str.9 = private unnamed_addr addrspace(2) constant [4 x i8] c"cut\00", align 1
@.str.10 = private unnamed_addr addrspace(2) constant [1 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr addrspace(2) constant [46 x i8] c"f %f|%F|%.0f|%8.2f|%-9.1f|%+.3f|%09.3f|%#.0f\0A\00", align 1
@.str.12 = private unnamed_addr addrspace(2) constant [22 x i8] c"e %e|%E|%.2e|%+12.4e\0A\00", align 1
@.str.13 = private unnamed_addr addrspace(2) constant [21 x i8] c"g %g|%G|%.3g|%g|%#g\0A\00", align 1
@.str.14 = private unnamed_addr addrspace(2) constant [14 x i8] c"a %a|%A|%.2a\0A\00", align 1
@.str.15 = private unnamed_addr addrspace(2) constant [23 x i8] c"double %f|%.17g|%.10e\0A\00", align 1
@.str.16 = private unnamed_addr addrspace(2) constant [14 x i8] c"half %f %.3f\0A\00", align 1
@.str.17 = private unnamed_addr addrspace(2) constant [24 x i8] c"not finite %f %F %e %G\0A\00", align 1
@.str.18 = private unnamed_addr addrspace(2) constant [12 x i8] c"percent %%\0A\00", align 1
@.str.19 = private unnamed_addr addrspace(2) constant [25 x i8] c"v2 %v2hld|%v2hlu|%v2hlx\0A\00", align 1
@.str.20 = private unnamed_addr addrspace(2) constant [17 x i8] c"v3 %v3hhd|%v3hd\0A\00", align 1
@.str.21 = private unnamed_addr addrspace(2) constant [26 x i8] c"v4 %v4hlx|%#v4hlx|%v4hlX\0A\00", align 1
@.str.22 = private unnamed_addr addrspace(2) constant [11 x i8] c"v8 %v8hhu\0A\00", align 1
@.str.23 = private unnamed_addr addrspace(2) constant [13 x i8] c"v16 %v16hhx\0A\00", align 1
@.str.24 = private unnamed_addr addrspace(2) constant [18 x i8] c"wide %v2ld|%v2lu\0A\00", align 1
@.str.25 = private unnamed_addr addrspace(2) constant [30 x i8] c"float %v4hlf|%v2hle|%.2v3hlf\0A\00", align 1
@.str.26 = private unnamed_addr addrspace(2) constant [20 x i8] c"double %v2lf|%v4lg\0A\00", align 1
@.str.27 = private unnamed_addr addrspace(2) constant [12 x i8] c"half %v2hf\0A\00", align 1
@.str.28 = private unnamed_addr addrspace(2) constant [19 x i8] c"%5v4hld|%-5v2hld|\0A\00", align 1
@.str.29 = private unnamed_addr addrspace(2) constant [16 x i8] c"item %d odd %d\0A\00", align 1
@.str.30 = private unnamed_addr addrspace(2) constant [15 x i8] c"item %d two%s\0A\00", align 1
@.str.31 = private unnamed_addr addrspace(2) constant [6 x i8] c" here\00", align 1
@.str.32 = private unnamed_addr addrspace(2) constant [16 x i8] c"item %d sum %d\0A\00", align 1

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @integers(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = sub nsw i32 0, %1
  %5 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %4, i32 noundef %1) #4
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1) #4
  %7 = shl i32 %1, 24
  %8 = ashr exact i32 %7, 24
  %9 = and i32 %1, 255
  %10 = shl i32 %1, 16
  %11 = ashr exact i32 %10, 16
  %12 = and i32 %1, 65535
  %13 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, i32 noundef %8, i32 noundef %9, i32 noundef %9, i32 noundef %11, i32 noundef %12, i32 noundef %12) #4
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2) #4
  %15 = srem i32 %1, 7
  %16 = add nsw i32 %15, 97
  %17 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %16, i32 noundef 90, i32 noundef 37, i32 noundef 114, i32 noundef 108) #4
  %18 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, ptr addrspace(2) noundef @.str.6, ptr addrspace(2) noundef @.str.7, ptr addrspace(2) noundef @.str.8, ptr addrspace(2) noundef @.str.9, ptr addrspace(2) noundef @.str.10) #4
  %19 = icmp sgt i32 %18, -1
  %20 = zext i1 %19 to i32
  store i32 %20, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = sub nsw i32 0, %1
  %5 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %4, i32 noundef %1) #4
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1, i32 noundef %1) #4
  %7 = shl i32 %1, 24
  %8 = ashr exact i32 %7, 24
  %9 = and i32 %1, 255
  %10 = shl i32 %1, 16
  %11 = ashr exact i32 %10, 16
  %12 = and i32 %1, 65535
  %13 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, i32 noundef %8, i32 noundef %9, i32 noundef %9, i32 noundef %11, i32 noundef %12, i32 noundef %12) #4
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2, i64 noundef %2) #4
  %15 = srem i32 %1, 7
  %16 = add nsw i32 %15, 97
  %17 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %16, i32 noundef 90, i32 noundef 37, i32 noundef 114, i32 noundef 108) #4
  %18 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, ptr addrspace(2) noundef @.str.6, ptr addrspace(2) noundef @.str.7, ptr addrspace(2) noundef @.str.8, ptr addrspace(2) noundef @.str.9, ptr addrspace(2) noundef @.str.10) #4
  %19 = icmp sgt i32 %18, -1
  %20 = zext i1 %19 to i32
  store i32 %20, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @floats(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, float noundef %1, double noundef %2, half noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = fpext float %1 to double
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.11, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5) #4
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.12, double noundef %5, double noundef %5, double noundef %5, double noundef %5) #4
  %8 = fmul float %1, 1.000000e+09
  %9 = fpext float %8 to double
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.13, double noundef %5, double noundef %5, double noundef %5, double noundef %9, double noundef %5) #4
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.14, double noundef %5, double noundef %5, double noundef %2) #4
  %12 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.15, double noundef %2, double noundef %2, double noundef %2) #4
  %13 = fpext half %3 to double
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.16, double noundef %13, double noundef %13) #4
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.17, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000) #4
  %16 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.18) #4
  %17 = icmp sgt i32 %16, -1
  %18 = zext i1 %17 to i32
  store i32 %18, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, float noundef %1, double noundef %2, half noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = fpext float %1 to double
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.11, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5, double noundef %5) #4
  %7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.12, double noundef %5, double noundef %5, double noundef %5, double noundef %5) #4
  %8 = fmul float %1, 1.000000e+09
  %9 = fpext float %8 to double
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.13, double noundef %5, double noundef %5, double noundef %5, double noundef %9, double noundef %5) #4
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.14, double noundef %5, double noundef %5, double noundef %2) #4
  %12 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.15, double noundef %2, double noundef %2, double noundef %2) #4
  %13 = fpext half %3 to double
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.16, double noundef %13, double noundef %13) #4
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.17, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000) #4
  %16 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.18) #4
  %17 = icmp sgt i32 %16, -1
  %18 = zext i1 %17 to i32
  store i32 %18, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @vectors(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <4 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %4 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.19, <2 x i32> noundef %4, <2 x i32> noundef %4, <2 x i32> noundef %5) #4
  %7 = shufflevector <4 x i32> %1, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = tail call spir_func <3 x i8> @_Z13convert_char3Dv3_i(<3 x i32> noundef %7) #5
  %9 = tail call spir_func <3 x i16> @_Z14convert_short3Dv3_i(<3 x i32> noundef %7) #5
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.20, <3 x i8> noundef %8, <3 x i16> noundef %9) #4
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.21, <4 x i32> noundef %1, <4 x i32> noundef %1, <4 x i32> noundef %1) #4
  %12 = add <4 x i32> %1, splat (i32 1)
  %13 = shufflevector <4 x i32> %1, <4 x i32> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %14 = tail call spir_func <8 x i8> @_Z14convert_uchar8Dv8_i(<8 x i32> noundef %13) #5
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.22, <8 x i8> noundef %14) #4
  %16 = bitcast <4 x i32> %1 to <16 x i8>
  %17 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.23, <16 x i8> noundef %16) #4
  %18 = tail call spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> noundef %4) #5
  %19 = shl <2 x i64> %18, splat (i64 33)
  %20 = tail call spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> noundef %5) #5
  %21 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.24, <2 x i64> noundef %19, <2 x i64> noundef %20) #4
  %22 = shufflevector <4 x float> %2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %23 = shufflevector <4 x float> %2, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.25, <4 x float> noundef %2, <2 x float> noundef %22, <3 x float> noundef %23) #4
  %25 = tail call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %22) #5
  %26 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %2) #5
  %27 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.26, <2 x double> noundef %25, <4 x double> noundef %26) #4
  %28 = tail call spir_func <2 x half> @_Z13convert_half2Dv2_f(<2 x float> noundef %22) #5
  %29 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.27, <2 x half> noundef %28) #4
  %30 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.28, <4 x i32> noundef %1, <2 x i32> noundef %4) #4
  %31 = icmp sgt i32 %30, -1
  %32 = zext i1 %31 to i32
  store i32 %32, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %0, <4 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %4 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %6 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.19, <2 x i32> noundef %4, <2 x i32> noundef %4, <2 x i32> noundef %5) #4
  %7 = shufflevector <4 x i32> %1, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = tail call spir_func <3 x i8> @_Z13convert_char3Dv3_i(<3 x i32> noundef %7) #5
  %9 = tail call spir_func <3 x i16> @_Z14convert_short3Dv3_i(<3 x i32> noundef %7) #5
  %10 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.20, <3 x i8> noundef %8, <3 x i16> noundef %9) #4
  %11 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.21, <4 x i32> noundef %1, <4 x i32> noundef %1, <4 x i32> noundef %1) #4
  %12 = add <4 x i32> %1, splat (i32 1)
  %13 = shufflevector <4 x i32> %1, <4 x i32> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %14 = tail call spir_func <8 x i8> @_Z14convert_uchar8Dv8_i(<8 x i32> noundef %13) #5
  %15 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.22, <8 x i8> noundef %14) #4
  %16 = bitcast <4 x i32> %1 to <16 x i8>
  %17 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.23, <16 x i8> noundef %16) #4
  %18 = tail call spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> noundef %4) #5
  %19 = shl <2 x i64> %18, splat (i64 33)
  %20 = tail call spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> noundef %5) #5
  %21 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.24, <2 x i64> noundef %19, <2 x i64> noundef %20) #4
  %22 = shufflevector <4 x float> %2, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %23 = shufflevector <4 x float> %2, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.25, <4 x float> noundef %2, <2 x float> noundef %22, <3 x float> noundef %23) #4
  %25 = tail call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %22) #5
  %26 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %2) #5
  %27 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.26, <2 x double> noundef %25, <4 x double> noundef %26) #4
  %28 = tail call spir_func <2 x half> @_Z13convert_half2Dv2_f(<2 x float> noundef %22) #5
  %29 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.27, <2 x half> noundef %28) #4
  %30 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.28, <4 x i32> noundef %1, <2 x i32> noundef %4) #4
  %31 = icmp sgt i32 %30, -1
  %32 = zext i1 %31 to i32
  store i32 %32, ptr addrspace(1) %0, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define spir_kernel void @in_branches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp sgt i32 %5, 0
  %7 = trunc i64 %3 to i32
  br i1 %6, label %8, label %35

8:                                                ; preds = %2
  %9 = and i64 %3, 1
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, ptr addrspace(2) @.str.10, ptr addrspace(2) @.str.31
  %12 = icmp eq i32 %5, 1
  br i1 %12, label %35, label %13

13:                                               ; preds = %8
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.29, i32 noundef %7, i32 noundef 1) #4
  %15 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %16 = icmp sgt i32 %15, 2
  br i1 %16, label %17, label %35

17:                                               ; preds = %13
  %18 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.30, i32 noundef %7, ptr addrspace(2) noundef %11) #4
  %19 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 3
  br i1 %20, label %21, label %35

21:                                               ; preds = %17, %31
  %22 = phi i32 [ %32, %31 ], [ %19, %17 ]
  %23 = phi i32 [ %33, %31 ], [ 3, %17 ]
  %24 = phi i32 [ %25, %31 ], [ 3, %17 ]
  %25 = add nuw nsw i32 %23, %24
  %26 = and i32 %23, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %21
  %29 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.29, i32 noundef %7, i32 noundef %23) #4
  %30 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %21, %28
  %32 = phi i32 [ %30, %28 ], [ %22, %21 ]
  %33 = add nuw nsw i32 %23, 1
  %34 = icmp slt i32 %33, %32
  br i1 %34, label %21, label %35, !llvm.loop !21

35:                                               ; preds = %31, %2, %8, %13, %17
  %36 = phi i32 [ 0, %2 ], [ 3, %17 ], [ 0, %8 ], [ 1, %13 ], [ %25, %31 ]
  %37 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.32, i32 noundef %7, i32 noundef %36) #4
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_in_branches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp sgt i32 %5, 0
  %7 = trunc i64 %3 to i32
  br i1 %6, label %8, label %21

8:                                                ; preds = %2
  %9 = and i64 %3, 1
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, ptr addrspace(2) @.str.10, ptr addrspace(2) @.str.31
  %12 = icmp eq i32 %5, 1
  br i1 %12, label %21, label %13

13:                                               ; preds = %8
  %14 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.29, i32 noundef %7, i32 noundef 1) #4
  %15 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %16 = icmp sgt i32 %15, 2
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.30, i32 noundef %7, ptr addrspace(2) noundef %11) #4
  %19 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 3
  br i1 %20, label %25, label %21

21:                                               ; preds = %35, %2, %8, %13, %17
  %22 = phi i32 [ 0, %2 ], [ 3, %17 ], [ 0, %8 ], [ 1, %13 ], [ %29, %35 ]
  %23 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.32, i32 noundef %7, i32 noundef %22) #4
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %22, ptr addrspace(1) %24, align 4, !tbaa !3
  ret void

25:                                               ; preds = %17, %35
  %26 = phi i32 [ %36, %35 ], [ %19, %17 ]
  %27 = phi i32 [ %37, %35 ], [ 3, %17 ]
  %28 = phi i32 [ %29, %35 ], [ 3, %17 ]
  %29 = add nuw nsw i32 %27, %28
  %30 = and i32 %27, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %25
  %33 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.29, i32 noundef %7, i32 noundef %27) #4
  %34 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %25, %32
  %36 = phi i32 [ %34, %32 ], [ %26, %25 ]
  %37 = add nuw nsw i32 %27, 1
  %38 = icmp slt i32 %37, %36
  br i1 %38, label %25, label %21, !llvm.loop !23
}

; Function Attrs: convergent nofree nounwind
declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z13convert_char3Dv3_i(<3 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z14convert_short3Dv3_i(<3 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z14convert_uchar8Dv8_i(<8 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x half> @_Z13convert_half2Dv2_f(<2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int", !"long"}
!10 = !{!"", !"", !""}
!11 = !{i32 1, i32 0, i32 0, i32 0}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"int*", !"float", !"double", !"half"}
!14 = !{!"", !"", !"", !""}
!15 = !{!"int*", !"int4", !"float4"}
!16 = !{!"int*", !"int __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))"}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"int*", !"int*"}
!20 = !{!"const", !""}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.peeled.count", i32 3}
!23 = distinct !{!23, !22}
