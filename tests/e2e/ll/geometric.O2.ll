; ModuleID = 'geometric.cl'
source_filename = "geometric.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @geometry_rows(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %13 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %14 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %12, <2 x float> noundef %13) #9
  %15 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %16 = getelementptr float, ptr addrspace(1) %15, i64 %4
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !13
  %17 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %7) #9
  %18 = shl i64 %5, 3
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %4
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %21) #9
  %23 = mul i64 %5, 12
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %4
  store float %22, ptr addrspace(1) %25, align 4, !tbaa !13
  %26 = tail call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %27 = shl i64 %5, 4
  %28 = getelementptr i8, ptr addrspace(1) %2, i64 %27
  %29 = getelementptr float, ptr addrspace(1) %28, i64 %4
  store float %26, ptr addrspace(1) %29, align 4, !tbaa !13
  %30 = extractelement <4 x float> %7, i64 0
  %31 = extractelement <4 x float> %9, i64 0
  %32 = tail call spir_func float @_Z8distanceff(float noundef %30, float noundef %31) #9
  %33 = mul i64 %5, 20
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %4
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !13
  %36 = tail call spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef %7) #9
  %37 = mul i64 %5, 24
  %38 = getelementptr i8, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %4
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !13
  %40 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %41 = tail call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %21, <3 x float> noundef %40) #9
  %42 = mul i64 %5, 28
  %43 = getelementptr i8, ptr addrspace(1) %2, i64 %42
  %44 = getelementptr float, ptr addrspace(1) %43, i64 %4
  store float %41, ptr addrspace(1) %44, align 4, !tbaa !13
  %45 = extractelement <4 x float> %9, i64 1
  %46 = tail call spir_func float @_Z3dotff(float noundef %30, float noundef %45) #9
  %47 = shl i64 %5, 5
  %48 = getelementptr i8, ptr addrspace(1) %2, i64 %47
  %49 = getelementptr float, ptr addrspace(1) %48, i64 %4
  store float %46, ptr addrspace(1) %49, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_geometry_rows(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !13
  %12 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %13 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %14 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %12, <2 x float> noundef %13) #9
  %15 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %16 = getelementptr float, ptr addrspace(1) %15, i64 %4
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !13
  %17 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %7) #9
  %18 = shl i64 %5, 3
  %19 = getelementptr i8, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %4
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %21) #9
  %23 = mul i64 %5, 12
  %24 = getelementptr i8, ptr addrspace(1) %2, i64 %23
  %25 = getelementptr float, ptr addrspace(1) %24, i64 %4
  store float %22, ptr addrspace(1) %25, align 4, !tbaa !13
  %26 = tail call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %27 = shl i64 %5, 4
  %28 = getelementptr i8, ptr addrspace(1) %2, i64 %27
  %29 = getelementptr float, ptr addrspace(1) %28, i64 %4
  store float %26, ptr addrspace(1) %29, align 4, !tbaa !13
  %30 = extractelement <4 x float> %7, i64 0
  %31 = extractelement <4 x float> %9, i64 0
  %32 = tail call spir_func float @_Z8distanceff(float noundef %30, float noundef %31) #9
  %33 = mul i64 %5, 20
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %33
  %35 = getelementptr float, ptr addrspace(1) %34, i64 %4
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !13
  %36 = tail call spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef %7) #9
  %37 = mul i64 %5, 24
  %38 = getelementptr i8, ptr addrspace(1) %2, i64 %37
  %39 = getelementptr float, ptr addrspace(1) %38, i64 %4
  store float %36, ptr addrspace(1) %39, align 4, !tbaa !13
  %40 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %41 = tail call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %21, <3 x float> noundef %40) #9
  %42 = mul i64 %5, 28
  %43 = getelementptr i8, ptr addrspace(1) %2, i64 %42
  %44 = getelementptr float, ptr addrspace(1) %43, i64 %4
  store float %41, ptr addrspace(1) %44, align 4, !tbaa !13
  %45 = extractelement <4 x float> %9, i64 1
  %46 = tail call spir_func float @_Z3dotff(float noundef %30, float noundef %45) #9
  %47 = shl i64 %5, 5
  %48 = getelementptr i8, ptr addrspace(1) %2, i64 %47
  %49 = getelementptr float, ptr addrspace(1) %48, i64 %4
  store float %46, ptr addrspace(1) %49, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @directions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %9) #9
  %13 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %4
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %16 = shl i64 %5, 5
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr <4 x float>, ptr addrspace(1) %17, i64 %4
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %19, <3 x float> noundef %20) #9
  %22 = shufflevector <3 x float> %21, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %23 = insertelement <4 x float> %22, float 1.000000e+00, i64 3
  %24 = mul i64 %5, 48
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr <4 x float>, ptr addrspace(1) %25, i64 %4
  store <4 x float> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %20) #9
  %28 = shufflevector <3 x float> %27, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %29 = extractelement <4 x float> %9, i64 3
  %30 = tail call spir_func float @_Z9normalizef(float noundef %29) #9
  %31 = insertelement <4 x float> %28, float %30, i64 3
  %32 = shl i64 %5, 6
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr <4 x float>, ptr addrspace(1) %33, i64 %4
  store <4 x float> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_directions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %10, ptr addrspace(1) %11, align 16, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef %9) #9
  %13 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %4
  store <4 x float> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #9
  %16 = shl i64 %5, 5
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr <4 x float>, ptr addrspace(1) %17, i64 %4
  store <4 x float> %15, ptr addrspace(1) %18, align 16, !tbaa !12
  %19 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %19, <3 x float> noundef %20) #9
  %22 = shufflevector <3 x float> %21, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %23 = insertelement <4 x float> %22, float 1.000000e+00, i64 3
  %24 = mul i64 %5, 48
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr <4 x float>, ptr addrspace(1) %25, i64 %4
  store <4 x float> %23, ptr addrspace(1) %26, align 16, !tbaa !12
  %27 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %20) #9
  %28 = shufflevector <3 x float> %27, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %29 = extractelement <4 x float> %9, i64 3
  %30 = tail call spir_func float @_Z9normalizef(float noundef %29) #9
  %31 = insertelement <4 x float> %28, float %30, i64 3
  %32 = shl i64 %5, 6
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr <4 x float>, ptr addrspace(1) %33, i64 %4
  store <4 x float> %31, ptr addrspace(1) %34, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @ray_spheres(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = shl i64 %6, 1
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %9 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %7, ptr addrspace(4) noundef %8) #10
  %10 = or disjoint i64 %7, 1
  %11 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %10, ptr addrspace(4) noundef %8) #10
  %12 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %11) #9
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %46

14:                                               ; preds = %5
  %15 = zext nneg i32 %2 to i64
  br label %16

16:                                               ; preds = %14, %41
  %17 = phi i64 [ 0, %14 ], [ %44, %41 ]
  %18 = phi float [ 0x7FF0000000000000, %14 ], [ %43, %41 ]
  %19 = phi i32 [ -1, %14 ], [ %42, %41 ]
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(2) %1, i64 %17
  %21 = load <4 x float>, ptr addrspace(2) %20, align 16, !tbaa !12
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = fsub <3 x float> %22, %9
  %24 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %23, <3 x float> noundef %12) #9
  %25 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %23, <3 x float> noundef %23) #9
  %26 = fneg float %24
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %24, float %25)
  %28 = extractelement <4 x float> %21, i64 3
  %29 = fneg float %27
  %30 = tail call float @llvm.fmuladd.f32(float %28, float %28, float %29)
  %31 = fcmp olt float %30, 0.000000e+00
  br i1 %31, label %41, label %32

32:                                               ; preds = %16
  %33 = tail call spir_func float @_Z4sqrtf(float noundef %30) #9, !fpmath !22
  %34 = fsub float %24, %33
  %35 = fcmp ogt float %34, 0.000000e+00
  %36 = fcmp olt float %34, %18
  %37 = select i1 %35, i1 %36, i1 false
  %38 = trunc nuw nsw i64 %17 to i32
  %39 = select i1 %37, i32 %38, i32 %19
  %40 = select i1 %37, float %34, float %18
  br label %41

41:                                               ; preds = %32, %16
  %42 = phi i32 [ %39, %32 ], [ %19, %16 ]
  %43 = phi float [ %40, %32 ], [ %18, %16 ]
  %44 = add nuw nsw i64 %17, 1
  %45 = icmp eq i64 %44, %15
  br i1 %45, label %46, label %16

46:                                               ; preds = %41, %5
  %47 = phi i32 [ -1, %5 ], [ %42, %41 ]
  %48 = phi float [ 0x7FF0000000000000, %5 ], [ %43, %41 ]
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %6
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !13
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %47, ptr addrspace(1) %50, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef readonly align 16 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = shl i64 %6, 1
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %9 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %7, ptr addrspace(4) noundef %8) #10
  %10 = or disjoint i64 %7, 1
  %11 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %10, ptr addrspace(4) noundef %8) #10
  %12 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %11) #9
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = zext nneg i32 %2 to i64
  br label %21

16:                                               ; preds = %46, %5
  %17 = phi i32 [ -1, %5 ], [ %47, %46 ]
  %18 = phi float [ 0x7FF0000000000000, %5 ], [ %48, %46 ]
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %6
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !13
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  ret void

21:                                               ; preds = %14, %46
  %22 = phi i64 [ 0, %14 ], [ %49, %46 ]
  %23 = phi float [ 0x7FF0000000000000, %14 ], [ %48, %46 ]
  %24 = phi i32 [ -1, %14 ], [ %47, %46 ]
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(2) %1, i64 %22
  %26 = load <4 x float>, ptr addrspace(2) %25, align 16, !tbaa !12
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %28 = fsub <3 x float> %27, %9
  %29 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %28, <3 x float> noundef %12) #9
  %30 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %28, <3 x float> noundef %28) #9
  %31 = fneg float %29
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %29, float %30)
  %33 = extractelement <4 x float> %26, i64 3
  %34 = fneg float %32
  %35 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %34)
  %36 = fcmp olt float %35, 0.000000e+00
  br i1 %36, label %46, label %37

37:                                               ; preds = %21
  %38 = tail call spir_func float @_Z4sqrtf(float noundef %35) #9, !fpmath !22
  %39 = fsub float %29, %38
  %40 = fcmp ogt float %39, 0.000000e+00
  %41 = fcmp olt float %39, %23
  %42 = select i1 %40, i1 %41, i1 false
  %43 = trunc nuw nsw i64 %22 to i32
  %44 = select i1 %42, i32 %43, i32 %24
  %45 = select i1 %42, float %39, float %23
  br label %46

46:                                               ; preds = %21, %37
  %47 = phi i32 [ %44, %37 ], [ %24, %21 ]
  %48 = phi float [ %45, %37 ], [ %23, %21 ]
  %49 = add nuw nsw i64 %22, 1
  %50 = icmp eq i64 %49, %15
  br i1 %50, label %16, label %21
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @triangle_areas(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = mul i64 %3, 3
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %4, ptr addrspace(4) noundef %5) #10
  %7 = add i64 %4, 1
  %8 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %7, ptr addrspace(4) noundef %5) #10
  %9 = add i64 %4, 2
  %10 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %9, ptr addrspace(4) noundef %5) #10
  %11 = fsub <3 x double> %8, %6
  %12 = fsub <3 x double> %10, %6
  %13 = tail call spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> noundef %11, <3 x double> noundef %12) #9
  %14 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> noundef %13) #9
  %15 = fmul double %14, 5.000000e-01
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  store double %15, ptr addrspace(1) %16, align 8, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_triangle_areas(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = mul i64 %3, 3
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %4, ptr addrspace(4) noundef %5) #10
  %7 = add i64 %4, 1
  %8 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %7, ptr addrspace(4) noundef %5) #10
  %9 = add i64 %4, 2
  %10 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %9, ptr addrspace(4) noundef %5) #10
  %11 = fsub <3 x double> %8, %6
  %12 = fsub <3 x double> %10, %6
  %13 = tail call spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> noundef %11, <3 x double> noundef %12) #9
  %14 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> noundef %13) #9
  %15 = fmul double %14, 5.000000e-01
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %3
  store double %15, ptr addrspace(1) %16, align 8, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv4_f(<4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8distanceff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11fast_lengthDv4_f(<4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotff(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9normalizef(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z6lengthDv3_d(<3 x double> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> noundef, <3 x double> noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(read) }

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
!9 = !{!"float4*", !"float4*", !"float*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!11 = !{!"const", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!"float4*", !"float4*", !"float4*"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!17 = !{i32 1, i32 2, i32 0, i32 1, i32 1}
!18 = !{!"none", !"none", !"none", !"none", !"none"}
!19 = !{!"float*", !"float4*", !"int", !"float*", !"int*"}
!20 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float*", !"int*"}
!21 = !{!"const", !"const", !"", !"", !""}
!22 = !{float 3.000000e+00}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"double*", !"double*"}
!26 = !{!"const", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !5, i64 0}
