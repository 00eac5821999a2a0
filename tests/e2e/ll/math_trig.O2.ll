; ModuleID = 'math_trig.cl'
source_filename = "math_trig.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @circular(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3sinf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z3cosf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z3tanf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5sinpif(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z5cospif(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z5tanpif(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_circular(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z3sinf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z3cosf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z3tanf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5sinpif(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z5cospif(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z5tanpif(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @inverse_circular(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4asinf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4acosf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z4atanf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z6asinpif(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z6acospif(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z6atanpif(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_inverse_circular(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4asinf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4acosf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z4atanf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z6asinpif(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z6acospif(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z6atanpif(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @hyperbolic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4sinhf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4coshf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z4tanhf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5asinhf(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z4fabsf(float noundef %6) #7
  %21 = fadd float %20, 1.000000e+00
  %22 = tail call spir_func float @_Z5acoshf(float noundef %21) #7
  %23 = shl i64 %4, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %3
  store float %22, ptr addrspace(1) %25, align 4, !tbaa !11
  %26 = fmul float %6, 1.250000e-01
  %27 = tail call spir_func float @_Z5atanhf(float noundef %26) #7
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %3
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_hyperbolic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4sinhf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z4coshf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z4tanhf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z5asinhf(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z4fabsf(float noundef %6) #7
  %21 = fadd float %20, 1.000000e+00
  %22 = tail call spir_func float @_Z5acoshf(float noundef %21) #7
  %23 = shl i64 %4, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %3
  store float %22, ptr addrspace(1) %25, align 4, !tbaa !11
  %26 = fmul float %6, 1.250000e-01
  %27 = tail call spir_func float @_Z5atanhf(float noundef %26) #7
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %3
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @polar(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %5
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !18
  %9 = extractelement <2 x float> %8, i64 0
  %10 = extractelement <2 x float> %8, i64 1
  %11 = tail call spir_func float @_Z5hypotff(float noundef %9, float noundef %10) #7
  %12 = tail call spir_func float @_Z5atan2ff(float noundef %10, float noundef %9) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  %14 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %12, ptr addrspace(4) noundef %13) #9
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = getelementptr float, ptr addrspace(1) %1, i64 %6
  %17 = getelementptr float, ptr addrspace(1) %16, i64 %5
  store float %12, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = call spir_func float @_Z7atan2piff(float noundef %10, float noundef %9) #7
  %19 = shl i64 %6, 3
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %5
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !11
  %22 = insertelement <2 x float> poison, float %11, i64 0
  %23 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> zeroinitializer
  %24 = load float, ptr %4, align 4, !tbaa !11
  %25 = insertelement <2 x float> poison, float %24, i64 0
  %26 = insertelement <2 x float> %25, float %14, i64 1
  %27 = fmul <2 x float> %23, %26
  %28 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  store <2 x float> %27, ptr addrspace(1) %28, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_polar(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %5
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !18
  %9 = extractelement <2 x float> %8, i64 0
  %10 = extractelement <2 x float> %8, i64 1
  %11 = tail call spir_func float @_Z5hypotff(float noundef %9, float noundef %10) #7
  %12 = tail call spir_func float @_Z5atan2ff(float noundef %10, float noundef %9) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  %14 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %12, ptr addrspace(4) noundef %13) #9
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = getelementptr float, ptr addrspace(1) %1, i64 %6
  %17 = getelementptr float, ptr addrspace(1) %16, i64 %5
  store float %12, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = call spir_func float @_Z7atan2piff(float noundef %10, float noundef %9) #7
  %19 = shl i64 %6, 3
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr float, ptr addrspace(1) %20, i64 %5
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !11
  %22 = insertelement <2 x float> poison, float %11, i64 0
  %23 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> zeroinitializer
  %24 = load float, ptr %4, align 4, !tbaa !11
  %25 = insertelement <2 x float> poison, float %24, i64 0
  %26 = insertelement <2 x float> %25, float %14, i64 1
  %27 = fmul <2 x float> %23, %26
  %28 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  store <2 x float> %27, ptr addrspace(1) %28, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3tanf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5sinpif(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5cospif(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5tanpif(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4asinf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4acosf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4atanf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6asinpif(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6acospif(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6atanpif(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sinhf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4coshf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4tanhf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5asinhf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5acoshf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5atanhf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5hypotff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5atan2ff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7atan2piff(float noundef, float noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float2*", !"float*", !"float2*"}
!16 = !{!"float __attribute__((ext_vector_type(2)))*", !"float*", !"float __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !"", !""}
!18 = !{!5, !5, i64 0}
