; ModuleID = 'math_round.cl'
source_filename = "math_round.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @roundings(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4ceilf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z5floorf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5truncf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z4rintf(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z5roundf(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z4fabsf(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_roundings(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4ceilf(float noundef %6) #7
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func float @_Z5floorf(float noundef %6) #7
  %10 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr float, ptr addrspace(1) %10, i64 %3
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z5truncf(float noundef %6) #7
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr float, ptr addrspace(1) %14, i64 %3
  store float %12, ptr addrspace(1) %15, align 4, !tbaa !11
  %16 = tail call spir_func float @_Z4rintf(float noundef %6) #7
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = tail call spir_func float @_Z5roundf(float noundef %6) #7
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %3
  store float %20, ptr addrspace(1) %23, align 4, !tbaa !11
  %24 = tail call spir_func float @_Z4fabsf(float noundef %6) #7
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr float, ptr addrspace(1) %26, i64 %3
  store float %24, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @pairs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z4fmodff(float noundef %7, float noundef %9) #7
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z9remainderff(float noundef %7, float noundef %9) #7
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4fmaxff(float noundef %7, float noundef %9) #7
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = tail call spir_func float @_Z4fminff(float noundef %7, float noundef %9) #7
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = tail call spir_func float @_Z4fdimff(float noundef %7, float noundef %9) #7
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = tail call spir_func float @_Z8copysignff(float noundef %7, float noundef %9) #7
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z9nextafterff(float noundef %7, float noundef %9) #7
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr float, ptr addrspace(1) %33, i64 %4
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !11
  %35 = tail call spir_func float @_Z6maxmagff(float noundef %7, float noundef %9) #7
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr float, ptr addrspace(1) %37, i64 %4
  store float %35, ptr addrspace(1) %38, align 4, !tbaa !11
  %39 = tail call spir_func float @_Z6minmagff(float noundef %7, float noundef %9) #7
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %4
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  %43 = tail call spir_func float @_Z3fmafff(float noundef %7, float noundef %9, float noundef 5.000000e-01) #7
  %44 = mul i64 %5, 36
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr float, ptr addrspace(1) %45, i64 %4
  store float %43, ptr addrspace(1) %46, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_pairs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = tail call spir_func float @_Z4fmodff(float noundef %7, float noundef %9) #7
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = tail call spir_func float @_Z9remainderff(float noundef %7, float noundef %9) #7
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4fmaxff(float noundef %7, float noundef %9) #7
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = tail call spir_func float @_Z4fminff(float noundef %7, float noundef %9) #7
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = tail call spir_func float @_Z4fdimff(float noundef %7, float noundef %9) #7
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = tail call spir_func float @_Z8copysignff(float noundef %7, float noundef %9) #7
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = tail call spir_func float @_Z9nextafterff(float noundef %7, float noundef %9) #7
  %32 = mul i64 %5, 24
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr float, ptr addrspace(1) %33, i64 %4
  store float %31, ptr addrspace(1) %34, align 4, !tbaa !11
  %35 = tail call spir_func float @_Z6maxmagff(float noundef %7, float noundef %9) #7
  %36 = mul i64 %5, 28
  %37 = getelementptr i8, ptr addrspace(1) %2, i64 %36
  %38 = getelementptr float, ptr addrspace(1) %37, i64 %4
  store float %35, ptr addrspace(1) %38, align 4, !tbaa !11
  %39 = tail call spir_func float @_Z6minmagff(float noundef %7, float noundef %9) #7
  %40 = shl i64 %5, 5
  %41 = getelementptr i8, ptr addrspace(1) %2, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %4
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  %43 = tail call spir_func float @_Z3fmafff(float noundef %7, float noundef %9, float noundef 5.000000e-01) #7
  %44 = mul i64 %5, 36
  %45 = getelementptr i8, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr float, ptr addrspace(1) %45, i64 %4
  store float %43, ptr addrspace(1) %46, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @split_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = call spir_func float @_Z4modffPU3AS4f(float noundef %11, ptr addrspace(4) noundef %12) #9
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = load float, ptr %4, align 4, !tbaa !11
  %16 = add i64 %9, %8
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = addrspacecast ptr %5 to ptr addrspace(4)
  %19 = call spir_func float @_Z5fractfPU3AS4f(float noundef %11, ptr addrspace(4) noundef %18) #9
  %20 = shl i64 %9, 1
  %21 = add i64 %20, %8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = load float, ptr %5, align 4, !tbaa !11
  %24 = mul i64 %9, 12
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %8
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = addrspacecast ptr %6 to ptr addrspace(4)
  %28 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %11, ptr addrspace(4) noundef %27) #9
  %29 = shl i64 %9, 4
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %8
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = add nsw i32 %32, -3
  %34 = call spir_func float @_Z5ldexpfi(float noundef %11, i32 noundef %33) #7
  %35 = mul i64 %9, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr float, ptr addrspace(1) %36, i64 %8
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = addrspacecast ptr %7 to ptr addrspace(4)
  %39 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %11, float noundef 7.500000e-01, ptr addrspace(4) noundef %38) #9
  %40 = mul i64 %9, 24
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %8
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = call spir_func i32 @_Z5ilogbf(float noundef %11) #7
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = icmp slt i32 %47, 0
  %49 = sub nsw i32 0, %47
  %50 = and i32 %49, 127
  %51 = sub nsw i32 0, %50
  %52 = and i32 %47, 127
  %53 = select i1 %48, i32 %51, i32 %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_split_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = call spir_func float @_Z4modffPU3AS4f(float noundef %11, ptr addrspace(4) noundef %12) #9
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = load float, ptr %4, align 4, !tbaa !11
  %16 = add i64 %9, %8
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !11
  %18 = addrspacecast ptr %5 to ptr addrspace(4)
  %19 = call spir_func float @_Z5fractfPU3AS4f(float noundef %11, ptr addrspace(4) noundef %18) #9
  %20 = shl i64 %9, 1
  %21 = add i64 %20, %8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = load float, ptr %5, align 4, !tbaa !11
  %24 = mul i64 %9, 12
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %8
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = addrspacecast ptr %6 to ptr addrspace(4)
  %28 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %11, ptr addrspace(4) noundef %27) #9
  %29 = shl i64 %9, 4
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %8
  store float %28, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = add nsw i32 %32, -3
  %34 = call spir_func float @_Z5ldexpfi(float noundef %11, i32 noundef %33) #7
  %35 = mul i64 %9, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr float, ptr addrspace(1) %36, i64 %8
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = addrspacecast ptr %7 to ptr addrspace(4)
  %39 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %11, float noundef 7.500000e-01, ptr addrspace(4) noundef %38) #9
  %40 = mul i64 %9, 24
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr float, ptr addrspace(1) %41, i64 %8
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !11
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = call spir_func i32 @_Z5ilogbf(float noundef %11) #7
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = icmp slt i32 %47, 0
  %49 = sub nsw i32 0, %47
  %50 = and i32 %49, 127
  %51 = sub nsw i32 0, %50
  %52 = and i32 %47, 127
  %53 = select i1 %48, i32 %51, i32 %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @quiet_nans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func float @_Z3nanj(i32 noundef %6) #7
  %8 = bitcast float %7 to i32
  %9 = and i32 %8, 2143289344
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = uitofp i64 %4 to float
  %12 = tail call spir_func float @_Z4fmaxff(float noundef %7, float noundef %11) #7
  %13 = tail call spir_func float @_Z4fminff(float noundef 2.000000e+00, float noundef %7) #7
  %14 = fadd float %12, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_quiet_nans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func float @_Z3nanj(i32 noundef %6) #7
  %8 = bitcast float %7 to i32
  %9 = and i32 %8, 2143289344
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = uitofp i64 %4 to float
  %12 = tail call spir_func float @_Z4fmaxff(float noundef %7, float noundef %11) #7
  %13 = tail call spir_func float @_Z4fminff(float noundef 2.000000e+00, float noundef %7) #7
  %14 = fadd float %12, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5truncf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9remainderff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6maxmagff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3nanj(i32 noundef) local_unnamed_addr #5

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
!15 = !{!"float*", !"float*", !"float*"}
!16 = !{!"const", !"const", !""}
!17 = !{!"float*", !"float*", !"int*"}
!18 = !{!"const", !"", !""}
!19 = !{!"uint*", !"uint*", !"float*"}
