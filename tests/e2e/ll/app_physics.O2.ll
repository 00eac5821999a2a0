; ModuleID = 'app_physics.cl'
source_filename = "app_physics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(3) noundef align 16 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %57

12:                                               ; preds = %5
  %13 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %7
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %2, i64 %7
  %15 = icmp eq i64 %8, 0
  %16 = trunc i64 %8 to i32
  br label %17

17:                                               ; preds = %12, %27
  %18 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %12 ], [ %28, %27 ]
  %19 = phi i32 [ 0, %12 ], [ %29, %27 ]
  %20 = sext i32 %19 to i64
  %21 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !12
  store <4 x float> %22, ptr addrspace(3) %14, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  br i1 %15, label %27, label %23

23:                                               ; preds = %17
  %24 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %31

25:                                               ; preds = %31
  %26 = shufflevector <3 x float> %52, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %27

27:                                               ; preds = %25, %17
  %28 = phi <4 x float> [ %18, %17 ], [ %26, %25 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %29 = add i32 %19, %16
  %30 = icmp slt i32 %29, %3
  br i1 %30, label %17, label %55

31:                                               ; preds = %23, %31
  %32 = phi <3 x float> [ %52, %31 ], [ %24, %23 ]
  %33 = phi i64 [ %53, %31 ], [ 0, %23 ]
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %2, i64 %33
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16
  %36 = fsub <4 x float> %35, %10
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = extractelement <4 x float> %36, i64 0
  %39 = extractelement <4 x float> %36, i64 1
  %40 = fmul float %39, %39
  %41 = tail call float @llvm.fmuladd.f32(float %38, float %38, float %40)
  %42 = extractelement <4 x float> %36, i64 2
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %42, float %41)
  %44 = fadd float %4, %43
  %45 = tail call spir_func float @_Z5rsqrtf(float noundef %44) #12
  %46 = extractelement <4 x float> %35, i64 3
  %47 = fmul float %46, %45
  %48 = fmul float %45, %47
  %49 = fmul float %45, %48
  %50 = insertelement <3 x float> poison, float %49, i64 0
  %51 = shufflevector <3 x float> %50, <3 x float> poison, <3 x i32> zeroinitializer
  %52 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %37, <3 x float> %51, <3 x float> %32)
  %53 = add nuw i64 %33, 1
  %54 = icmp eq i64 %53, %8
  br i1 %54, label %25, label %31

55:                                               ; preds = %27
  %56 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %57

57:                                               ; preds = %55, %5
  %58 = phi <3 x float> [ zeroinitializer, %5 ], [ %56, %55 ]
  %59 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %60 = fmul <3 x float> %59, %58
  %61 = shufflevector <3 x float> %60, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %62 = insertelement <4 x float> %61, float 0.000000e+00, i64 3
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %6
  store <4 x float> %62, ptr addrspace(1) %63, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(3) noundef align 16 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %5
  %13 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %7
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %2, i64 %7
  %15 = icmp eq i64 %8, 0
  %16 = trunc i64 %8 to i32
  br label %26

17:                                               ; preds = %36
  %18 = shufflevector <4 x float> %37, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %19

19:                                               ; preds = %17, %5
  %20 = phi <3 x float> [ zeroinitializer, %5 ], [ %18, %17 ]
  %21 = shufflevector <4 x float> %10, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %22 = fmul <3 x float> %21, %20
  %23 = shufflevector <3 x float> %22, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %24 = insertelement <4 x float> %23, float 0.000000e+00, i64 3
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %6
  store <4 x float> %24, ptr addrspace(1) %25, align 16, !tbaa !12
  ret void

26:                                               ; preds = %12, %36
  %27 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %12 ], [ %37, %36 ]
  %28 = phi i32 [ 0, %12 ], [ %38, %36 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %29
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16, !tbaa !12
  store <4 x float> %31, ptr addrspace(3) %14, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  br i1 %15, label %36, label %32

32:                                               ; preds = %26
  %33 = shufflevector <4 x float> %27, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %40

34:                                               ; preds = %40
  %35 = shufflevector <3 x float> %61, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %36

36:                                               ; preds = %34, %26
  %37 = phi <4 x float> [ %27, %26 ], [ %35, %34 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #13
  %38 = add i32 %28, %16
  %39 = icmp slt i32 %38, %3
  br i1 %39, label %26, label %17

40:                                               ; preds = %32, %40
  %41 = phi <3 x float> [ %61, %40 ], [ %33, %32 ]
  %42 = phi i64 [ %62, %40 ], [ 0, %32 ]
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %2, i64 %42
  %44 = load <4 x float>, ptr addrspace(3) %43, align 16
  %45 = fsub <4 x float> %44, %10
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %47 = extractelement <4 x float> %45, i64 0
  %48 = extractelement <4 x float> %45, i64 1
  %49 = fmul float %48, %48
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %47, float %49)
  %51 = extractelement <4 x float> %45, i64 2
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %51, float %50)
  %53 = fadd float %4, %52
  %54 = tail call spir_func float @_Z5rsqrtf(float noundef %53) #12
  %55 = extractelement <4 x float> %44, i64 3
  %56 = fmul float %55, %54
  %57 = fmul float %54, %56
  %58 = fmul float %54, %57
  %59 = insertelement <3 x float> poison, float %58, i64 0
  %60 = shufflevector <3 x float> %59, <3 x float> poison, <3 x i32> zeroinitializer
  %61 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %46, <3 x float> %60, <3 x float> %41)
  %62 = add nuw i64 %42, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %34, label %40
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @life(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %8 = trunc i64 %7 to i32
  %9 = add i32 %3, %8
  %10 = add i32 %2, %6
  %11 = add i32 %9, -1
  %12 = srem i32 %11, %3
  %13 = mul nsw i32 %12, %2
  %14 = add i32 %10, -1
  %15 = srem i32 %14, %2
  %16 = add nsw i32 %13, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  %21 = srem i32 %11, %3
  %22 = mul nsw i32 %21, %2
  %23 = srem i32 %10, %2
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = zext i8 %27 to i32
  %29 = add nuw nsw i32 %20, %28
  %30 = srem i32 %11, %3
  %31 = mul nsw i32 %30, %2
  %32 = add i32 %10, 1
  %33 = srem i32 %32, %2
  %34 = add nsw i32 %31, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !12
  %38 = zext i8 %37 to i32
  %39 = add nuw nsw i32 %29, %38
  %40 = srem i32 %9, %3
  %41 = mul nsw i32 %40, %2
  %42 = add i32 %10, -1
  %43 = srem i32 %42, %2
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !12
  %48 = zext i8 %47 to i32
  %49 = add nuw nsw i32 %39, %48
  %50 = srem i32 %9, %3
  %51 = mul nsw i32 %50, %2
  %52 = add i32 %10, 1
  %53 = srem i32 %52, %2
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %55
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !12
  %58 = zext i8 %57 to i32
  %59 = add nuw nsw i32 %49, %58
  %60 = add i32 %9, 1
  %61 = srem i32 %60, %3
  %62 = mul nsw i32 %61, %2
  %63 = add i32 %10, -1
  %64 = srem i32 %63, %2
  %65 = add nsw i32 %62, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = zext i8 %68 to i32
  %70 = add nuw nsw i32 %59, %69
  %71 = srem i32 %60, %3
  %72 = mul nsw i32 %71, %2
  %73 = srem i32 %10, %2
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !12
  %78 = zext i8 %77 to i32
  %79 = add nuw nsw i32 %70, %78
  %80 = srem i32 %60, %3
  %81 = mul nsw i32 %80, %2
  %82 = add i32 %10, 1
  %83 = srem i32 %82, %2
  %84 = add nsw i32 %81, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !12
  %88 = zext i8 %87 to i32
  %89 = add nuw nsw i32 %79, %88
  %90 = mul nsw i32 %2, %8
  %91 = add nsw i32 %90, %6
  %92 = sext i32 %91 to i64
  %93 = icmp eq i32 %89, 3
  br i1 %93, label %101, label %94

94:                                               ; preds = %4
  %95 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %92
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !12
  %97 = icmp ne i8 %96, 0
  %98 = icmp eq i32 %89, 2
  %99 = and i1 %97, %98
  %100 = zext i1 %99 to i8
  br label %101

101:                                              ; preds = %4, %94
  %102 = phi i8 [ 1, %4 ], [ %100, %94 ]
  %103 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %92
  store i8 %102, ptr addrspace(1) %103, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_life(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %8 = trunc i64 %7 to i32
  %9 = add i32 %3, %8
  %10 = add i32 %2, %6
  %11 = add i32 %9, -1
  %12 = srem i32 %11, %3
  %13 = mul nsw i32 %12, %2
  %14 = add i32 %10, -1
  %15 = srem i32 %14, %2
  %16 = add nsw i32 %13, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  %21 = srem i32 %11, %3
  %22 = mul nsw i32 %21, %2
  %23 = srem i32 %10, %2
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = zext i8 %27 to i32
  %29 = add nuw nsw i32 %20, %28
  %30 = srem i32 %11, %3
  %31 = mul nsw i32 %30, %2
  %32 = add i32 %10, 1
  %33 = srem i32 %32, %2
  %34 = add nsw i32 %31, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !12
  %38 = zext i8 %37 to i32
  %39 = add nuw nsw i32 %29, %38
  %40 = srem i32 %9, %3
  %41 = mul nsw i32 %40, %2
  %42 = add i32 %10, -1
  %43 = srem i32 %42, %2
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !12
  %48 = zext i8 %47 to i32
  %49 = add nuw nsw i32 %39, %48
  %50 = srem i32 %9, %3
  %51 = mul nsw i32 %50, %2
  %52 = add i32 %10, 1
  %53 = srem i32 %52, %2
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %55
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !12
  %58 = zext i8 %57 to i32
  %59 = add nuw nsw i32 %49, %58
  %60 = add i32 %9, 1
  %61 = srem i32 %60, %3
  %62 = mul nsw i32 %61, %2
  %63 = add i32 %10, -1
  %64 = srem i32 %63, %2
  %65 = add nsw i32 %62, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = zext i8 %68 to i32
  %70 = add nuw nsw i32 %59, %69
  %71 = srem i32 %60, %3
  %72 = mul nsw i32 %71, %2
  %73 = srem i32 %10, %2
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !12
  %78 = zext i8 %77 to i32
  %79 = add nuw nsw i32 %70, %78
  %80 = srem i32 %60, %3
  %81 = mul nsw i32 %80, %2
  %82 = add i32 %10, 1
  %83 = srem i32 %82, %2
  %84 = add nsw i32 %81, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !12
  %88 = zext i8 %87 to i32
  %89 = add nuw nsw i32 %79, %88
  %90 = mul nsw i32 %2, %8
  %91 = add nsw i32 %90, %6
  %92 = sext i32 %91 to i64
  %93 = icmp eq i32 %89, 3
  br i1 %93, label %101, label %94

94:                                               ; preds = %4
  %95 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %92
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !12
  %97 = icmp ne i8 %96, 0
  %98 = icmp eq i32 %89, 2
  %99 = and i1 %97, %98
  %100 = zext i1 %99 to i8
  br label %101

101:                                              ; preds = %94, %4
  %102 = phi i8 [ 1, %4 ], [ %100, %94 ]
  %103 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %92
  store i8 %102, ptr addrspace(1) %103, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @rule_110(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %5 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = zext nneg i32 %2 to i64
  %10 = mul i64 %6, %9
  %11 = getelementptr i32, ptr addrspace(1) %0, i64 %10
  %12 = shl nuw nsw i64 %9, 2
  call void @llvm.memcpy.p0.p1.i64(ptr nonnull align 4 %5, ptr addrspace(1) align 4 %11, i64 %12, i1 false), !tbaa !3
  br label %13

13:                                               ; preds = %8, %4
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = sext i32 %2 to i64
  %17 = getelementptr i32, ptr %5, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -4
  %19 = zext nneg i32 %2 to i64
  br label %26

20:                                               ; preds = %31, %13
  br i1 %7, label %21, label %53

21:                                               ; preds = %20
  %22 = zext nneg i32 %2 to i64
  %23 = mul i64 %6, %22
  %24 = getelementptr i32, ptr addrspace(1) %1, i64 %23
  %25 = shl nuw nsw i64 %22, 2
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %24, ptr nonnull align 4 %5, i64 %25, i1 false), !tbaa !3
  br label %53

26:                                               ; preds = %15, %31
  %27 = phi i32 [ 0, %15 ], [ %32, %31 ]
  %28 = load i32, ptr %5, align 4, !tbaa !3
  br i1 %7, label %29, label %31

29:                                               ; preds = %26
  %30 = load i32, ptr %18, align 4, !tbaa !3
  br label %34

31:                                               ; preds = %44, %26
  %32 = add nuw nsw i32 %27, 1
  %33 = icmp eq i32 %32, %3
  br i1 %33, label %20, label %26

34:                                               ; preds = %29, %44
  %35 = phi i64 [ 0, %29 ], [ %39, %44 ]
  %36 = phi i32 [ %30, %29 ], [ %38, %44 ]
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %35
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nuw nsw i64 %35, 1
  %40 = icmp slt i64 %39, %16
  br i1 %40, label %41, label %44

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i32, ptr %5, i64 %39
  %43 = load i32, ptr %42, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %41, %34
  %45 = phi i32 [ %43, %41 ], [ %28, %34 ]
  %46 = tail call i32 @llvm.fshl.i32(i32 %38, i32 %36, i32 1)
  %47 = tail call i32 @llvm.fshl.i32(i32 %45, i32 %38, i32 31)
  %48 = or i32 %47, %38
  %49 = and i32 %46, %38
  %50 = and i32 %49, %47
  %51 = xor i32 %50, %48
  store i32 %51, ptr %37, align 4, !tbaa !3
  %52 = icmp eq i64 %39, %19
  br i1 %52, label %31, label %34

53:                                               ; preds = %21, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_rule_110(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %5 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = zext nneg i32 %2 to i64
  %10 = mul i64 %6, %9
  %11 = getelementptr i32, ptr addrspace(1) %0, i64 %10
  %12 = shl nuw nsw i64 %9, 2
  call void @llvm.memcpy.p0.p1.i64(ptr nonnull align 4 %5, ptr addrspace(1) align 4 %11, i64 %12, i1 false), !tbaa !3
  br label %13

13:                                               ; preds = %8, %4
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = sext i32 %2 to i64
  %17 = getelementptr i32, ptr %5, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -4
  %19 = zext nneg i32 %2 to i64
  br label %26

20:                                               ; preds = %31, %13
  br i1 %7, label %21, label %53

21:                                               ; preds = %20
  %22 = zext nneg i32 %2 to i64
  %23 = mul i64 %6, %22
  %24 = getelementptr i32, ptr addrspace(1) %1, i64 %23
  %25 = shl nuw nsw i64 %22, 2
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %24, ptr nonnull align 4 %5, i64 %25, i1 false), !tbaa !3
  br label %53

26:                                               ; preds = %15, %31
  %27 = phi i32 [ 0, %15 ], [ %32, %31 ]
  %28 = load i32, ptr %5, align 4, !tbaa !3
  br i1 %7, label %29, label %31

29:                                               ; preds = %26
  %30 = load i32, ptr %18, align 4, !tbaa !3
  br label %34

31:                                               ; preds = %44, %26
  %32 = add nuw nsw i32 %27, 1
  %33 = icmp eq i32 %32, %3
  br i1 %33, label %20, label %26

34:                                               ; preds = %29, %44
  %35 = phi i64 [ 0, %29 ], [ %39, %44 ]
  %36 = phi i32 [ %30, %29 ], [ %38, %44 ]
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %35
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nuw nsw i64 %35, 1
  %40 = icmp slt i64 %39, %16
  br i1 %40, label %41, label %44

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i32, ptr %5, i64 %39
  %43 = load i32, ptr %42, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %34, %41
  %45 = phi i32 [ %43, %41 ], [ %28, %34 ]
  %46 = tail call i32 @llvm.fshl.i32(i32 %38, i32 %36, i32 1)
  %47 = tail call i32 @llvm.fshl.i32(i32 %45, i32 %38, i32 31)
  %48 = or i32 %47, %38
  %49 = and i32 %46, %38
  %50 = and i32 %49, %47
  %51 = xor i32 %50, %48
  store i32 %51, ptr %37, align 4, !tbaa !3
  %52 = icmp eq i64 %39, %19
  br i1 %52, label %31, label %34

53:                                               ; preds = %21, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @relax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %9 = trunc i64 %8 to i32
  %10 = add i32 %9, 1
  %11 = mul nsw i32 %10, %3
  %12 = add i32 %11, %7
  %13 = add i32 %12, 1
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = sext i32 %13 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !20
  %21 = fadd float %16, %20
  %22 = sub nsw i32 %13, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !20
  %26 = fadd float %21, %25
  %27 = add nsw i32 %13, %3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !20
  %31 = fadd float %26, %30
  %32 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %33 = fneg float %32
  %34 = tail call float @llvm.fmuladd.f32(float %31, float 2.500000e-01, float %33)
  %35 = tail call spir_func float @_Z4fabsf(float noundef %34) #12
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !20
  %37 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %38 = tail call spir_func float @_Z3madfff(float noundef %4, float noundef %34, float noundef %37) #12
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_relax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #12
  %9 = trunc i64 %8 to i32
  %10 = add i32 %9, 1
  %11 = mul nsw i32 %10, %3
  %12 = add i32 %11, %7
  %13 = add i32 %12, 1
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = sext i32 %13 to i64
  %18 = getelementptr float, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !20
  %21 = fadd float %16, %20
  %22 = sub nsw i32 %13, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !20
  %26 = fadd float %21, %25
  %27 = add nsw i32 %13, %3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !20
  %31 = fadd float %26, %30
  %32 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %33 = fneg float %32
  %34 = tail call float @llvm.fmuladd.f32(float %31, float 2.500000e-01, float %33)
  %35 = tail call spir_func float @_Z4fabsf(float noundef %34) #12
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !20
  %37 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %38 = tail call spir_func float @_Z3madfff(float noundef %4, float noundef %34, float noundef %37) #12
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { convergent nounwind }
attributes #14 = { nounwind }

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
!7 = !{i32 1, i32 1, i32 3, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"float4*", !"float4*", !"float4*", !"int", !"float"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!11 = !{!"const", !"", !"", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"uchar*", !"uchar*", !"int", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{!"uint*", !"uint*", !"int", !"int"}
!18 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!19 = !{!"float*", !"float*", !"float*", !"int", !"float"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !5, i64 0}
