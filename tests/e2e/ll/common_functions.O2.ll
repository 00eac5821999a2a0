; ModuleID = 'common_functions.cl'
source_filename = "common_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @common_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z5clampfff(float noundef %7, float noundef -1.000000e+00, float noundef 2.500000e+00) #3
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z7degreesf(float noundef %7) #3
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z7radiansf(float noundef %7) #3
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = tail call spir_func float @_Z3maxff(float noundef %7, float noundef %9) #3
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = tail call spir_func float @_Z3minff(float noundef %7, float noundef %9) #3
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = tail call spir_func float @_Z3mixfff(float noundef %7, float noundef %9, float noundef 2.500000e-01) #3
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z4stepff(float noundef %9, float noundef %7) #3
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr float, ptr addrspace(1) %33, i64 %4
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !11
  %35 = tail call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 3.000000e+00, float noundef %7) #3
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr float, ptr addrspace(1) %37, i64 %4
  store float %35, ptr addrspace(1) %38, align 4, !tbaa !11
  %39 = tail call spir_func float @_Z4signf(float noundef %7) #3
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %4
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_common_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z5clampfff(float noundef %7, float noundef -1.000000e+00, float noundef 2.500000e+00) #3
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z7degreesf(float noundef %7) #3
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z7radiansf(float noundef %7) #3
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = tail call spir_func float @_Z3maxff(float noundef %7, float noundef %9) #3
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = tail call spir_func float @_Z3minff(float noundef %7, float noundef %9) #3
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = tail call spir_func float @_Z3mixfff(float noundef %7, float noundef %9, float noundef 2.500000e-01) #3
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z4stepff(float noundef %9, float noundef %7) #3
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr float, ptr addrspace(1) %33, i64 %4
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !11
  %35 = tail call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 3.000000e+00, float noundef %7) #3
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr float, ptr addrspace(1) %37, i64 %4
  store float %35, ptr addrspace(1) %38, align 4, !tbaa !11
  %39 = tail call spir_func float @_Z4signf(float noundef %7) #3
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %4
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @common_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, float noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !18
  %9 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %8, float noundef %2, float noundef %3) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %9, ptr addrspace(1) %10, align 16, !tbaa !18
  %11 = fmul <4 x float> %8, %8
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %8, <4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef %12) #3
  %14 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %6
  %15 = getelementptr <4 x float>, ptr addrspace(1) %14, i64 %5
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = tail call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %8, float noundef %2) #3
  %17 = shl i64 %6, 5
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr <4 x float>, ptr addrspace(1) %18, i64 %5
  store <4 x float> %16, ptr addrspace(1) %19, align 16, !tbaa !18
  %20 = tail call spir_func <4 x float> @_Z3minDv4_ff(<4 x float> noundef %8, float noundef %3) #3
  %21 = mul i64 %6, 48
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr <4 x float>, ptr addrspace(1) %22, i64 %5
  store <4 x float> %20, ptr addrspace(1) %23, align 16, !tbaa !18
  %24 = insertelement <4 x float> poison, float %3, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %8, <4 x float> noundef %25, float noundef 5.000000e-01) #3
  %27 = shl i64 %6, 6
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr <4 x float>, ptr addrspace(1) %28, i64 %5
  store <4 x float> %26, ptr addrspace(1) %29, align 16, !tbaa !18
  %30 = tail call spir_func <4 x float> @_Z4stepfDv4_f(float noundef %2, <4 x float> noundef %8) #3
  %31 = mul i64 %6, 80
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <4 x float>, ptr addrspace(1) %32, i64 %5
  store <4 x float> %30, ptr addrspace(1) %33, align 16, !tbaa !18
  %34 = tail call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef %2, float noundef %3, <4 x float> noundef %8) #3
  %35 = mul i64 %6, 96
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr <4 x float>, ptr addrspace(1) %36, i64 %5
  store <4 x float> %34, ptr addrspace(1) %37, align 16, !tbaa !18
  %38 = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %8) #3
  %39 = mul i64 %6, 112
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr <4 x float>, ptr addrspace(1) %40, i64 %5
  store <4 x float> %38, ptr addrspace(1) %41, align 16, !tbaa !18
  %42 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %8) #3
  %43 = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %42) #3
  %44 = shl i64 %6, 7
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr <4 x float>, ptr addrspace(1) %45, i64 %5
  store <4 x float> %43, ptr addrspace(1) %46, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_common_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, float noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !18
  %9 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %8, float noundef %2, float noundef %3) #3
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %9, ptr addrspace(1) %10, align 16, !tbaa !18
  %11 = fmul <4 x float> %8, %8
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %8, <4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef %12) #3
  %14 = getelementptr <4 x float>, ptr addrspace(1) %1, i64 %6
  %15 = getelementptr <4 x float>, ptr addrspace(1) %14, i64 %5
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = tail call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %8, float noundef %2) #3
  %17 = shl i64 %6, 5
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr <4 x float>, ptr addrspace(1) %18, i64 %5
  store <4 x float> %16, ptr addrspace(1) %19, align 16, !tbaa !18
  %20 = tail call spir_func <4 x float> @_Z3minDv4_ff(<4 x float> noundef %8, float noundef %3) #3
  %21 = mul i64 %6, 48
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr <4 x float>, ptr addrspace(1) %22, i64 %5
  store <4 x float> %20, ptr addrspace(1) %23, align 16, !tbaa !18
  %24 = insertelement <4 x float> poison, float %3, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %8, <4 x float> noundef %25, float noundef 5.000000e-01) #3
  %27 = shl i64 %6, 6
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr <4 x float>, ptr addrspace(1) %28, i64 %5
  store <4 x float> %26, ptr addrspace(1) %29, align 16, !tbaa !18
  %30 = tail call spir_func <4 x float> @_Z4stepfDv4_f(float noundef %2, <4 x float> noundef %8) #3
  %31 = mul i64 %6, 80
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <4 x float>, ptr addrspace(1) %32, i64 %5
  store <4 x float> %30, ptr addrspace(1) %33, align 16, !tbaa !18
  %34 = tail call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef %2, float noundef %3, <4 x float> noundef %8) #3
  %35 = mul i64 %6, 96
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr <4 x float>, ptr addrspace(1) %36, i64 %5
  store <4 x float> %34, ptr addrspace(1) %37, align 16, !tbaa !18
  %38 = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %8) #3
  %39 = mul i64 %6, 112
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr <4 x float>, ptr addrspace(1) %40, i64 %5
  store <4 x float> %38, ptr addrspace(1) %41, align 16, !tbaa !18
  %42 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %8) #3
  %43 = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %42) #3
  %44 = shl i64 %6, 7
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr <4 x float>, ptr addrspace(1) %45, i64 %5
  store <4 x float> %43, ptr addrspace(1) %46, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @common_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %3
  %6 = load <2 x double>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = tail call spir_func <2 x double> @_Z5clampDv2_ddd(<2 x double> noundef %6, double noundef -5.000000e-01, double noundef 5.000000e-01) #3
  %8 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %3
  store <2 x double> %7, ptr addrspace(1) %8, align 16, !tbaa !18
  %9 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %10 = tail call spir_func <2 x double> @_Z3mixDv2_dS_d(<2 x double> noundef %6, <2 x double> noundef %9, double noundef 1.250000e-01) #3
  %11 = getelementptr <2 x double>, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr <2 x double>, ptr addrspace(1) %11, i64 %3
  store <2 x double> %10, ptr addrspace(1) %12, align 16, !tbaa !18
  %13 = tail call spir_func <2 x double> @_Z10smoothstepddDv2_d(double noundef -1.000000e+00, double noundef 1.000000e+00, <2 x double> noundef %6) #3
  %14 = shl i64 %4, 5
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr <2 x double>, ptr addrspace(1) %15, i64 %3
  store <2 x double> %13, ptr addrspace(1) %16, align 16, !tbaa !18
  %17 = tail call spir_func <2 x double> @_Z4signDv2_d(<2 x double> noundef %6) #3
  %18 = tail call spir_func <2 x double> @_Z4stepdDv2_d(double noundef 2.500000e-01, <2 x double> noundef %6) #3
  %19 = fadd <2 x double> %17, %18
  %20 = mul i64 %4, 48
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr <2 x double>, ptr addrspace(1) %21, i64 %3
  store <2 x double> %19, ptr addrspace(1) %22, align 16, !tbaa !18
  %23 = tail call spir_func <2 x double> @_Z3minDv2_dd(<2 x double> noundef %9, double noundef 7.500000e-01) #3
  %24 = tail call spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> noundef %6, <2 x double> noundef %23) #3
  %25 = shl i64 %4, 6
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <2 x double>, ptr addrspace(1) %26, i64 %3
  store <2 x double> %24, ptr addrspace(1) %27, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_common_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %3
  %6 = load <2 x double>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = tail call spir_func <2 x double> @_Z5clampDv2_ddd(<2 x double> noundef %6, double noundef -5.000000e-01, double noundef 5.000000e-01) #3
  %8 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %3
  store <2 x double> %7, ptr addrspace(1) %8, align 16, !tbaa !18
  %9 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %10 = tail call spir_func <2 x double> @_Z3mixDv2_dS_d(<2 x double> noundef %6, <2 x double> noundef %9, double noundef 1.250000e-01) #3
  %11 = getelementptr <2 x double>, ptr addrspace(1) %1, i64 %4
  %12 = getelementptr <2 x double>, ptr addrspace(1) %11, i64 %3
  store <2 x double> %10, ptr addrspace(1) %12, align 16, !tbaa !18
  %13 = tail call spir_func <2 x double> @_Z10smoothstepddDv2_d(double noundef -1.000000e+00, double noundef 1.000000e+00, <2 x double> noundef %6) #3
  %14 = shl i64 %4, 5
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr <2 x double>, ptr addrspace(1) %15, i64 %3
  store <2 x double> %13, ptr addrspace(1) %16, align 16, !tbaa !18
  %17 = tail call spir_func <2 x double> @_Z4signDv2_d(<2 x double> noundef %6) #3
  %18 = tail call spir_func <2 x double> @_Z4stepdDv2_d(double noundef 2.500000e-01, <2 x double> noundef %6) #3
  %19 = fadd <2 x double> %17, %18
  %20 = mul i64 %4, 48
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr <2 x double>, ptr addrspace(1) %21, i64 %3
  store <2 x double> %19, ptr addrspace(1) %22, align 16, !tbaa !18
  %23 = tail call spir_func <2 x double> @_Z3minDv2_dd(<2 x double> noundef %9, double noundef 7.500000e-01) #3
  %24 = tail call spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> noundef %6, <2 x double> noundef %23) #3
  %25 = shl i64 %4, 6
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <2 x double>, ptr addrspace(1) %26, i64 %3
  store <2 x double> %24, ptr addrspace(1) %27, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7degreesf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7radiansf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3maxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3minff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3minDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepfDv4_f(float noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef, float noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5clampDv2_ddd(<2 x double> noundef, double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3mixDv2_dS_d(<2 x double> noundef, <2 x double> noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z10smoothstepddDv2_d(double noundef, double noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4signDv2_d(<2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4stepdDv2_d(double noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3minDv2_dd(<2 x double> noundef, double noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"float", !"float"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"float"}
!17 = !{!"const", !"", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"double2*", !"double2*"}
!22 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!23 = !{!"const", !""}
