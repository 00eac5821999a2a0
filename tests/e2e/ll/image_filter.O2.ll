; ModuleID = 'image_filter.cl'
source_filename = "image_filter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(read)
define spir_func <4 x float> @weighted(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %2, ptr addrspace(2) noundef readonly captures(none) %3) local_unnamed_addr #0 {
  br label %5

5:                                                ; preds = %4, %5
  %6 = phi i64 [ -1, %4 ], [ %37, %5 ]
  %7 = phi <4 x float> [ zeroinitializer, %4 ], [ %36, %5 ]
  %8 = mul nsw i64 %6, 3
  %9 = getelementptr float, ptr addrspace(2) %3, i64 %8
  %10 = getelementptr i8, ptr addrspace(2) %9, i64 12
  %11 = load float, ptr addrspace(2) %10, align 4, !tbaa !7
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = trunc nsw i64 %6 to i32
  %15 = insertelement <2 x i32> <i32 -1, i32 poison>, i32 %14, i64 1
  %16 = add <2 x i32> %15, %2
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %16) #9
  %18 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %17, <4 x float> %7)
  %19 = getelementptr float, ptr addrspace(2) %3, i64 %8
  %20 = getelementptr i8, ptr addrspace(2) %19, i64 16
  %21 = load float, ptr addrspace(2) %20, align 4, !tbaa !7
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %14, i64 1
  %25 = add <2 x i32> %24, %2
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %25) #9
  %27 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %23, <4 x float> %26, <4 x float> %18)
  %28 = getelementptr float, ptr addrspace(2) %3, i64 %8
  %29 = getelementptr i8, ptr addrspace(2) %28, i64 20
  %30 = load float, ptr addrspace(2) %29, align 4, !tbaa !7
  %31 = insertelement <4 x float> poison, float %30, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  %33 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %14, i64 1
  %34 = add <2 x i32> %33, %2
  %35 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %34) #9
  %36 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %35, <4 x float> %27)
  %37 = add nsw i64 %6, 1
  %38 = icmp eq i64 %37, 2
  br i1 %38, label %39, label %5

39:                                               ; preds = %5
  ret <4 x float> %36
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @convolve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(2) noundef readonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %11 = load float, ptr addrspace(2) %2, align 4, !tbaa !7
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = add <2 x i32> %9, splat (i32 -1)
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %14) #9
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %15, <4 x float> zeroinitializer)
  %17 = getelementptr i8, ptr addrspace(2) %2, i64 4
  %18 = load float, ptr addrspace(2) %17, align 4, !tbaa !7
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = add <2 x i32> %9, <i32 0, i32 -1>
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %21) #9
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %20, <4 x float> %22, <4 x float> %16)
  %24 = getelementptr i8, ptr addrspace(2) %2, i64 8
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !7
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = add <2 x i32> %9, <i32 1, i32 -1>
  %29 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %28) #9
  %30 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %29, <4 x float> %23)
  %31 = getelementptr i8, ptr addrspace(2) %2, i64 12
  %32 = load float, ptr addrspace(2) %31, align 4, !tbaa !7
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = add <2 x i32> %9, <i32 -1, i32 0>
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %35) #9
  %37 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %34, <4 x float> %36, <4 x float> %30)
  %38 = getelementptr i8, ptr addrspace(2) %2, i64 16
  %39 = load float, ptr addrspace(2) %38, align 4, !tbaa !7
  %40 = insertelement <4 x float> poison, float %39, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %9) #9
  %43 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %41, <4 x float> %42, <4 x float> %37)
  %44 = getelementptr i8, ptr addrspace(2) %2, i64 20
  %45 = load float, ptr addrspace(2) %44, align 4, !tbaa !7
  %46 = insertelement <4 x float> poison, float %45, i64 0
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> zeroinitializer
  %48 = add <2 x i32> %9, <i32 1, i32 0>
  %49 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %48) #9
  %50 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %47, <4 x float> %49, <4 x float> %43)
  %51 = getelementptr i8, ptr addrspace(2) %2, i64 24
  %52 = load float, ptr addrspace(2) %51, align 4, !tbaa !7
  %53 = insertelement <4 x float> poison, float %52, i64 0
  %54 = shufflevector <4 x float> %53, <4 x float> poison, <4 x i32> zeroinitializer
  %55 = add <2 x i32> %9, <i32 -1, i32 1>
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %55) #9
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %54, <4 x float> %56, <4 x float> %50)
  %58 = getelementptr i8, ptr addrspace(2) %2, i64 28
  %59 = load float, ptr addrspace(2) %58, align 4, !tbaa !7
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = add <2 x i32> %9, <i32 0, i32 1>
  %63 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %62) #9
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %61, <4 x float> %63, <4 x float> %57)
  %65 = getelementptr i8, ptr addrspace(2) %2, i64 32
  %66 = load float, ptr addrspace(2) %65, align 4, !tbaa !7
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = add <2 x i32> %9, splat (i32 1)
  %70 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %69) #9
  %71 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %68, <4 x float> %70, <4 x float> %64)
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %71) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_convolve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(2) noundef readonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %11 = load float, ptr addrspace(2) %2, align 4, !tbaa !7
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = add <2 x i32> %9, splat (i32 -1)
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %14) #9
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %15, <4 x float> zeroinitializer)
  %17 = getelementptr i8, ptr addrspace(2) %2, i64 4
  %18 = load float, ptr addrspace(2) %17, align 4, !tbaa !7
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = add <2 x i32> %9, <i32 0, i32 -1>
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %21) #9
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %20, <4 x float> %22, <4 x float> %16)
  %24 = getelementptr i8, ptr addrspace(2) %2, i64 8
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !7
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = add <2 x i32> %9, <i32 1, i32 -1>
  %29 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %28) #9
  %30 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> %29, <4 x float> %23)
  %31 = getelementptr i8, ptr addrspace(2) %2, i64 12
  %32 = load float, ptr addrspace(2) %31, align 4, !tbaa !7
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = add <2 x i32> %9, <i32 -1, i32 0>
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %35) #9
  %37 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %34, <4 x float> %36, <4 x float> %30)
  %38 = getelementptr i8, ptr addrspace(2) %2, i64 16
  %39 = load float, ptr addrspace(2) %38, align 4, !tbaa !7
  %40 = insertelement <4 x float> poison, float %39, i64 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %9) #9
  %43 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %41, <4 x float> %42, <4 x float> %37)
  %44 = getelementptr i8, ptr addrspace(2) %2, i64 20
  %45 = load float, ptr addrspace(2) %44, align 4, !tbaa !7
  %46 = insertelement <4 x float> poison, float %45, i64 0
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> zeroinitializer
  %48 = add <2 x i32> %9, <i32 1, i32 0>
  %49 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %48) #9
  %50 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %47, <4 x float> %49, <4 x float> %43)
  %51 = getelementptr i8, ptr addrspace(2) %2, i64 24
  %52 = load float, ptr addrspace(2) %51, align 4, !tbaa !7
  %53 = insertelement <4 x float> poison, float %52, i64 0
  %54 = shufflevector <4 x float> %53, <4 x float> poison, <4 x i32> zeroinitializer
  %55 = add <2 x i32> %9, <i32 -1, i32 1>
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %55) #9
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %54, <4 x float> %56, <4 x float> %50)
  %58 = getelementptr i8, ptr addrspace(2) %2, i64 28
  %59 = load float, ptr addrspace(2) %58, align 4, !tbaa !7
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = add <2 x i32> %9, <i32 0, i32 1>
  %63 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %62) #9
  %64 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %61, <4 x float> %63, <4 x float> %57)
  %65 = getelementptr i8, ptr addrspace(2) %2, i64 32
  %66 = load float, ptr addrspace(2) %65, align 4, !tbaa !7
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = add <2 x i32> %9, splat (i32 1)
  %70 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %69) #9
  %71 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %68, <4 x float> %70, <4 x float> %64)
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %71) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @halve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #11
  %10 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %8) #10
  %11 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %10, <2 x float> splat (float 2.000000e+00), <2 x float> splat (float 1.000000e+00))
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x float> noundef %11) #9
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %12) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_halve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #4 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #11
  %10 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %8) #10
  %11 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %10, <2 x float> splat (float 2.000000e+00), <2 x float> splat (float 1.000000e+00))
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x float> noundef %11) #9
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %12) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %9) #9
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %14 = add <2 x i32> %9, <i32 1, i32 0>
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x i32> noundef %14) #9
  %16 = extractelement <4 x i32> %15, i64 0
  %17 = lshr i32 %12, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %20 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %19) #12
  %21 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %12, i32 noundef %16) #10
  %22 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %21) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x i32> noundef %9) #9
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #11
  %14 = add <2 x i32> %9, <i32 1, i32 0>
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x i32> noundef %14) #9
  %16 = extractelement <4 x i32> %15, i64 0
  %17 = lshr i32 %12, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %20 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %19) #12
  %21 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %12, i32 noundef %16) #10
  %22 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %21) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @follow(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %3, %18
  %13 = phi <2 x i32> [ %19, %18 ], [ %9, %3 ]
  %14 = phi i32 [ %20, %18 ], [ 0, %3 ]
  %15 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #9
  %16 = extractelement <4 x i32> %15, i64 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %12
  %19 = shufflevector <4 x i32> %15, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %20 = add nuw nsw i32 %14, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %12

22:                                               ; preds = %12, %18, %3
  %23 = phi <2 x i32> [ %9, %3 ], [ %19, %18 ], [ %13, %12 ]
  %24 = shl i64 %7, 32
  %25 = ashr exact i64 %24, 32
  %26 = mul i64 %25, %10
  %27 = shl i64 %4, 32
  %28 = getelementptr <2 x i32>, ptr addrspace(1) %1, i64 %26
  %29 = ashr exact i64 %27, 29
  %30 = getelementptr i8, ptr addrspace(1) %28, i64 %29
  store <2 x i32> %23, ptr addrspace(1) %30, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_follow(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #10
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %3, %18
  %13 = phi <2 x i32> [ %19, %18 ], [ %9, %3 ]
  %14 = phi i32 [ %20, %18 ], [ 0, %3 ]
  %15 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #9
  %16 = extractelement <4 x i32> %15, i64 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %12
  %19 = shufflevector <4 x i32> %15, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %20 = add nuw nsw i32 %14, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %12

22:                                               ; preds = %12, %18, %3
  %23 = phi <2 x i32> [ %9, %3 ], [ %19, %18 ], [ %13, %12 ]
  %24 = shl i64 %7, 32
  %25 = ashr exact i64 %24, 32
  %26 = mul i64 %25, %10
  %27 = shl i64 %4, 32
  %28 = getelementptr <2 x i32>, ptr addrspace(1) %1, i64 %26
  %29 = ashr exact i64 %27, 29
  %30 = getelementptr i8, ptr addrspace(1) %28, i64 %29
  store <2 x i32> %23, ptr addrspace(1) %30, align 8, !tbaa !24
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #8

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #1

attributes #0 = { convergent nofree norecurse nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind }

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{i32 1, i32 1, i32 2}
!10 = !{!"read_only", !"write_only", !"none"}
!11 = !{!"image2d_t", !"image2d_t", !"float*"}
!12 = !{!"", !"", !"const"}
!13 = !{i32 1, i32 1}
!14 = !{!"read_only", !"write_only"}
!15 = !{!"image2d_t", !"image2d_t"}
!16 = !{!"", !""}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"read_only", !"none", !"none"}
!19 = !{!"image2d_t", !"uint*", !"uint*"}
!20 = !{!"", !"", !""}
!21 = !{i32 1, i32 1, i32 0}
!22 = !{!"image2d_t", !"int2*", !"int"}
!23 = !{!"image2d_t", !"int __attribute__((ext_vector_type(2)))*", !"int"}
!24 = !{!5, !5, i64 0}
