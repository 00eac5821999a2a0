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

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @integers(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i64 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i64, ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef align 4 %7, i32 noundef %8, i64 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i64 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %9 = load i32, ptr %5, align 4
  %10 = trunc i32 %9 to i8
  store i8 %10, ptr %7, align 1
  %11 = load i32, ptr %5, align 4
  %12 = trunc i32 %11 to i16
  store i16 %12, ptr %8, align 2
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  %20 = sub nsw i32 0, %19
  %21 = load i32, ptr %5, align 4
  %22 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %20, i32 noundef %21) #4
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %5, align 4
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %5, align 4
  %30 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29) #4
  %31 = load i8, ptr %7, align 1
  %32 = sext i8 %31 to i32
  %33 = load i8, ptr %7, align 1
  %34 = zext i8 %33 to i32
  %35 = load i8, ptr %7, align 1
  %36 = zext i8 %35 to i32
  %37 = load i16, ptr %8, align 2
  %38 = sext i16 %37 to i32
  %39 = load i16, ptr %8, align 2
  %40 = zext i16 %39 to i32
  %41 = load i16, ptr %8, align 2
  %42 = zext i16 %41 to i32
  %43 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.2, i32 noundef %32, i32 noundef %34, i32 noundef %36, i32 noundef %38, i32 noundef %40, i32 noundef %42) #4
  %44 = load i64, ptr %6, align 8
  %45 = load i64, ptr %6, align 8
  %46 = load i64, ptr %6, align 8
  %47 = load i64, ptr %6, align 8
  %48 = load i64, ptr %6, align 8
  %49 = load i64, ptr %6, align 8
  %50 = load i64, ptr %6, align 8
  %51 = load i64, ptr %6, align 8
  %52 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, i64 noundef %44, i64 noundef %45, i64 noundef %46, i64 noundef %47, i64 noundef %48, i64 noundef %49, i64 noundef %50, i64 noundef %51) #4
  %53 = load i32, ptr %5, align 4
  %54 = srem i32 %53, 7
  %55 = add nsw i32 97, %54
  %56 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.4, i32 noundef %55, i32 noundef 90, i32 noundef 37, i32 noundef 114, i32 noundef 108) #4
  %57 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.5, ptr addrspace(2) noundef @.str.6, ptr addrspace(2) noundef @.str.7, ptr addrspace(2) noundef @.str.8, ptr addrspace(2) noundef @.str.9, ptr addrspace(2) noundef @.str.10) #4
  %58 = icmp sge i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 0
  store i32 %59, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @floats(ptr addrspace(1) noundef align 4 %0, float noundef %1, double noundef %2, half noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca double, align 8
  %8 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store double %2, ptr %7, align 8
  store half %3, ptr %8, align 2
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load float, ptr %6, align 4
  %11 = load double, ptr %7, align 8
  %12 = load half, ptr %8, align 2
  call spir_func void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef align 4 %9, float noundef %10, double noundef %11, half noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef align 4 %0, float noundef %1, double noundef %2, half noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca double, align 8
  %8 = alloca half, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store double %2, ptr %7, align 8
  store half %3, ptr %8, align 2
  %9 = load float, ptr %6, align 4
  %10 = fpext float %9 to double
  %11 = load float, ptr %6, align 4
  %12 = fpext float %11 to double
  %13 = load float, ptr %6, align 4
  %14 = fpext float %13 to double
  %15 = load float, ptr %6, align 4
  %16 = fpext float %15 to double
  %17 = load float, ptr %6, align 4
  %18 = fpext float %17 to double
  %19 = load float, ptr %6, align 4
  %20 = fpext float %19 to double
  %21 = load float, ptr %6, align 4
  %22 = fpext float %21 to double
  %23 = load float, ptr %6, align 4
  %24 = fpext float %23 to double
  %25 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.11, double noundef %10, double noundef %12, double noundef %14, double noundef %16, double noundef %18, double noundef %20, double noundef %22, double noundef %24) #4
  %26 = load float, ptr %6, align 4
  %27 = fpext float %26 to double
  %28 = load float, ptr %6, align 4
  %29 = fpext float %28 to double
  %30 = load float, ptr %6, align 4
  %31 = fpext float %30 to double
  %32 = load float, ptr %6, align 4
  %33 = fpext float %32 to double
  %34 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.12, double noundef %27, double noundef %29, double noundef %31, double noundef %33) #4
  %35 = load float, ptr %6, align 4
  %36 = fpext float %35 to double
  %37 = load float, ptr %6, align 4
  %38 = fpext float %37 to double
  %39 = load float, ptr %6, align 4
  %40 = fpext float %39 to double
  %41 = load float, ptr %6, align 4
  %42 = fmul float %41, 1.000000e+09
  %43 = fpext float %42 to double
  %44 = load float, ptr %6, align 4
  %45 = fpext float %44 to double
  %46 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.13, double noundef %36, double noundef %38, double noundef %40, double noundef %43, double noundef %45) #4
  %47 = load float, ptr %6, align 4
  %48 = fpext float %47 to double
  %49 = load float, ptr %6, align 4
  %50 = fpext float %49 to double
  %51 = load double, ptr %7, align 8
  %52 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.14, double noundef %48, double noundef %50, double noundef %51) #4
  %53 = load double, ptr %7, align 8
  %54 = load double, ptr %7, align 8
  %55 = load double, ptr %7, align 8
  %56 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.15, double noundef %53, double noundef %54, double noundef %55) #4
  %57 = load half, ptr %8, align 2
  %58 = fpext half %57 to double
  %59 = load half, ptr %8, align 2
  %60 = fpext half %59 to float
  %61 = fpext float %60 to double
  %62 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.16, double noundef %58, double noundef %61) #4
  %63 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.17, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000) #4
  %64 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.18) #4
  %65 = icmp sge i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = load ptr addrspace(1), ptr %5, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 0
  store i32 %66, ptr addrspace(1) %68, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @vectors(ptr addrspace(1) noundef align 4 %0, <4 x i32> noundef %1, <4 x float> noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store <4 x i32> %1, ptr %5, align 16
  store <4 x float> %2, ptr %6, align 16
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load <4 x i32>, ptr %5, align 16
  %9 = load <4 x float>, ptr %6, align 16
  call spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %7, <4 x i32> noundef %8, <4 x float> noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %0, <4 x i32> noundef %1, <4 x float> noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8
  store <4 x i32> %1, ptr %5, align 16
  store <4 x float> %2, ptr %6, align 16
  %8 = load <4 x i32>, ptr %5, align 16
  %9 = shufflevector <4 x i32> %8, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %10 = load <4 x i32>, ptr %5, align 16
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %12 = load <4 x i32>, ptr %5, align 16
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %14 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.19, <2 x i32> noundef %9, <2 x i32> noundef %11, <2 x i32> noundef %13) #4
  %15 = load <4 x i32>, ptr %5, align 16
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = call spir_func <3 x i8> @_Z13convert_char3Dv3_i(<3 x i32> noundef %16) #5
  %18 = load <4 x i32>, ptr %5, align 16
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %20 = call spir_func <3 x i16> @_Z14convert_short3Dv3_i(<3 x i32> noundef %19) #5
  %21 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.20, <3 x i8> noundef %17, <3 x i16> noundef %20) #4
  %22 = load <4 x i32>, ptr %5, align 16
  %23 = load <4 x i32>, ptr %5, align 16
  %24 = load <4 x i32>, ptr %5, align 16
  %25 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.21, <4 x i32> noundef %22, <4 x i32> noundef %23, <4 x i32> noundef %24) #4
  %26 = load <4 x i32>, ptr %5, align 16
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i32> %27, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = load <4 x i32>, ptr %5, align 16
  %30 = add <4 x i32> %29, splat (i32 1)
  %31 = shufflevector <4 x i32> %30, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i32> %28, <8 x i32> %31, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i32> %32, ptr %7, align 32
  %33 = load <8 x i32>, ptr %7, align 32
  %34 = call spir_func <8 x i8> @_Z14convert_uchar8Dv8_i(<8 x i32> noundef %33) #5
  %35 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.22, <8 x i8> noundef %34) #4
  %36 = load <4 x i32>, ptr %5, align 16
  %37 = bitcast <4 x i32> %36 to <16 x i8>
  %38 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.23, <16 x i8> noundef %37) #4
  %39 = load <4 x i32>, ptr %5, align 16
  %40 = shufflevector <4 x i32> %39, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %41 = call spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> noundef %40) #5
  %42 = shl <2 x i64> %41, splat (i64 33)
  %43 = load <4 x i32>, ptr %5, align 16
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %45 = call spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> noundef %44) #5
  %46 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.24, <2 x i64> noundef %42, <2 x i64> noundef %45) #4
  %47 = load <4 x float>, ptr %6, align 16
  %48 = load <4 x float>, ptr %6, align 16
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %50 = load <4 x float>, ptr %6, align 16
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.25, <4 x float> noundef %47, <2 x float> noundef %49, <3 x float> noundef %51) #4
  %53 = load <4 x float>, ptr %6, align 16
  %54 = shufflevector <4 x float> %53, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %55 = call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %54) #5
  %56 = load <4 x float>, ptr %6, align 16
  %57 = call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %56) #5
  %58 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.26, <2 x double> noundef %55, <4 x double> noundef %57) #4
  %59 = load <4 x float>, ptr %6, align 16
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %61 = call spir_func <2 x half> @_Z13convert_half2Dv2_f(<2 x float> noundef %60) #5
  %62 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.27, <2 x half> noundef %61) #4
  %63 = load <4 x i32>, ptr %5, align 16
  %64 = load <4 x i32>, ptr %5, align 16
  %65 = shufflevector <4 x i32> %64, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %66 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.28, <4 x i32> noundef %63, <2 x i32> noundef %65) #4
  %67 = icmp sge i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 0
  store i32 %68, ptr addrspace(1) %70, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @in_branches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_in_branches(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_in_branches(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %42, %2
  %10 = load i32, ptr %7, align 4
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = icmp slt i32 %10, %14
  br i1 %15, label %16, label %45

16:                                               ; preds = %9
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = and i32 %20, 1
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %16
  %24 = load i64, ptr %5, align 8
  %25 = trunc i64 %24 to i32
  %26 = load i32, ptr %7, align 4
  %27 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.29, i32 noundef %25, i32 noundef %26) #4
  br label %41

28:                                               ; preds = %16
  %29 = load i32, ptr %7, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %40

31:                                               ; preds = %28
  %32 = load i64, ptr %5, align 8
  %33 = trunc i64 %32 to i32
  %34 = load i64, ptr %5, align 8
  %35 = and i64 %34, 1
  %36 = icmp ne i64 %35, 0
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, ptr addrspace(2) @.str.31, ptr addrspace(2) @.str.10
  %39 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.30, i32 noundef %33, ptr addrspace(2) noundef %38) #4
  br label %40

40:                                               ; preds = %31, %28
  br label %41

41:                                               ; preds = %40, %23
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %7, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %7, align 4
  br label %9

45:                                               ; preds = %9
  %46 = load i64, ptr %5, align 8
  %47 = trunc i64 %46 to i32
  %48 = load i32, ptr %6, align 4
  %49 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.32, i32 noundef %47, i32 noundef %48) #4
  %50 = load i32, ptr %6, align 4
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %5, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %52
  store i32 %50, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @printf(ptr addrspace(2) noundef, ...) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z13convert_char3Dv3_i(<3 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z14convert_short3Dv3_i(<3 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z14convert_uchar8Dv8_i(<8 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x half> @_Z13convert_half2Dv2_f(<2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int", !"long"}
!6 = !{!"", !"", !""}
!7 = !{i32 1, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"float", !"double", !"half"}
!10 = !{!"", !"", !"", !""}
!11 = !{!"int*", !"int4", !"float4"}
!12 = !{!"int*", !"int __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))"}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int*", !"int*"}
!16 = !{!"const", !""}
