; ModuleID = 'math_native.cl'
source_filename = "math_native.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z10native_sinf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z10native_cosf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z10native_tanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z10native_expf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z11native_exp2f(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z12native_exp10f(float noundef %6) #3
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = tail call spir_func float @_Z10native_logf(float noundef %6) #3
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %3
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = tail call spir_func float @_Z11native_log2f(float noundef %6) #3
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %3
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !11
  %36 = tail call spir_func float @_Z12native_log10f(float noundef %6) #3
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %3
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !11
  %40 = tail call spir_func float @_Z11native_sqrtf(float noundef %6) #3
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr float, ptr addrspace(1) %42, i64 %3
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !11
  %44 = tail call spir_func float @_Z12native_rsqrtf(float noundef %6) #3
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr float, ptr addrspace(1) %46, i64 %3
  store float %44, ptr addrspace(1) %47, align 4, !tbaa !11
  %48 = tail call spir_func float @_Z12native_recipf(float noundef %6) #3
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr float, ptr addrspace(1) %50, i64 %3
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !11
  %52 = tail call spir_func float @_Z11native_powrff(float noundef %6, float noundef 1.500000e+00) #3
  %53 = mul i64 %4, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %3
  store float %52, ptr addrspace(1) %55, align 4, !tbaa !11
  %56 = tail call spir_func float @_Z13native_divideff(float noundef %6, float noundef 3.000000e+00) #3
  %57 = mul i64 %4, 52
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr float, ptr addrspace(1) %58, i64 %3
  store float %56, ptr addrspace(1) %59, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z10native_sinf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z10native_cosf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z10native_tanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z10native_expf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z11native_exp2f(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z12native_exp10f(float noundef %6) #3
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = tail call spir_func float @_Z10native_logf(float noundef %6) #3
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %3
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = tail call spir_func float @_Z11native_log2f(float noundef %6) #3
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %3
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !11
  %36 = tail call spir_func float @_Z12native_log10f(float noundef %6) #3
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %3
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !11
  %40 = tail call spir_func float @_Z11native_sqrtf(float noundef %6) #3
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr float, ptr addrspace(1) %42, i64 %3
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !11
  %44 = tail call spir_func float @_Z12native_rsqrtf(float noundef %6) #3
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr float, ptr addrspace(1) %46, i64 %3
  store float %44, ptr addrspace(1) %47, align 4, !tbaa !11
  %48 = tail call spir_func float @_Z12native_recipf(float noundef %6) #3
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr float, ptr addrspace(1) %50, i64 %3
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !11
  %52 = tail call spir_func float @_Z11native_powrff(float noundef %6, float noundef 1.500000e+00) #3
  %53 = mul i64 %4, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %3
  store float %52, ptr addrspace(1) %55, align 4, !tbaa !11
  %56 = tail call spir_func float @_Z13native_divideff(float noundef %6, float noundef 3.000000e+00) #3
  %57 = mul i64 %4, 52
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr float, ptr addrspace(1) %58, i64 %3
  store float %56, ptr addrspace(1) %59, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @half_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z8half_sinf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z8half_cosf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z8half_tanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z8half_expf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z9half_exp2f(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z10half_exp10f(float noundef %6) #3
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = tail call spir_func float @_Z8half_logf(float noundef %6) #3
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %3
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = tail call spir_func float @_Z9half_log2f(float noundef %6) #3
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %3
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !11
  %36 = tail call spir_func float @_Z10half_log10f(float noundef %6) #3
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %3
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !11
  %40 = tail call spir_func float @_Z9half_sqrtf(float noundef %6) #3
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr float, ptr addrspace(1) %42, i64 %3
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !11
  %44 = tail call spir_func float @_Z10half_rsqrtf(float noundef %6) #3
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr float, ptr addrspace(1) %46, i64 %3
  store float %44, ptr addrspace(1) %47, align 4, !tbaa !11
  %48 = tail call spir_func float @_Z10half_recipf(float noundef %6) #3
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr float, ptr addrspace(1) %50, i64 %3
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !11
  %52 = tail call spir_func float @_Z9half_powrff(float noundef %6, float noundef 1.500000e+00) #3
  %53 = mul i64 %4, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %3
  store float %52, ptr addrspace(1) %55, align 4, !tbaa !11
  %56 = tail call spir_func float @_Z11half_divideff(float noundef %6, float noundef 3.000000e+00) #3
  %57 = mul i64 %4, 52
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr float, ptr addrspace(1) %58, i64 %3
  store float %56, ptr addrspace(1) %59, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_half_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z8half_sinf(float noundef %6) #3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z8half_cosf(float noundef %6) #3
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z8half_tanf(float noundef %6) #3
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z8half_expf(float noundef %6) #3
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z9half_exp2f(float noundef %6) #3
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z10half_exp10f(float noundef %6) #3
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  %28 = tail call spir_func float @_Z8half_logf(float noundef %6) #3
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %3
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = tail call spir_func float @_Z9half_log2f(float noundef %6) #3
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %3
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !11
  %36 = tail call spir_func float @_Z10half_log10f(float noundef %6) #3
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %3
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !11
  %40 = tail call spir_func float @_Z9half_sqrtf(float noundef %6) #3
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr float, ptr addrspace(1) %42, i64 %3
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !11
  %44 = tail call spir_func float @_Z10half_rsqrtf(float noundef %6) #3
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr float, ptr addrspace(1) %46, i64 %3
  store float %44, ptr addrspace(1) %47, align 4, !tbaa !11
  %48 = tail call spir_func float @_Z10half_recipf(float noundef %6) #3
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr float, ptr addrspace(1) %50, i64 %3
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !11
  %52 = tail call spir_func float @_Z9half_powrff(float noundef %6, float noundef 1.500000e+00) #3
  %53 = mul i64 %4, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %3
  store float %52, ptr addrspace(1) %55, align 4, !tbaa !11
  %56 = tail call spir_func float @_Z11half_divideff(float noundef %6, float noundef 3.000000e+00) #3
  %57 = mul i64 %4, 52
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr float, ptr addrspace(1) %58, i64 %3
  store float %56, ptr addrspace(1) %59, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @gaussian_rows(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = fmul float %2, 2.000000e+00
  %8 = fmul float %2, %7
  %9 = tail call spir_func float @_Z12native_recipf(float noundef %8) #3
  %10 = fneg <4 x float> %6
  %11 = fmul <4 x float> %6, %10
  %12 = insertelement <4 x float> poison, float %9, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = fmul <4 x float> %11, %13
  %15 = tail call spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> noundef %14) #3
  %16 = fmul float %2, 0x401921FB60000000
  %17 = fmul float %2, %16
  %18 = insertelement <4 x float> poison, float %17, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef %19) #3
  %21 = fmul <4 x float> %15, %20
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_gaussian_rows(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = fmul float %2, 2.000000e+00
  %8 = fmul float %2, %7
  %9 = tail call spir_func float @_Z12native_recipf(float noundef %8) #3
  %10 = fneg <4 x float> %6
  %11 = fmul <4 x float> %6, %10
  %12 = insertelement <4 x float> poison, float %9, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = fmul <4 x float> %11, %13
  %15 = tail call spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> noundef %14) #3
  %16 = fmul float %2, 0x401921FB60000000
  %17 = fmul float %2, %16
  %18 = insertelement <4 x float> poison, float %17, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef %19) #3
  %21 = fmul <4 x float> %15, %20
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_sinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_tanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_exp10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_log10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_sinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_tanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9half_exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_exp10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9half_log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_log10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9half_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_recipf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9half_powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11half_divideff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"float"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!17 = !{!"const", !"", !""}
!18 = !{!5, !5, i64 0}
