; ModuleID = 'image_accesses.cl'
source_filename = "image_accesses.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Window = type { <2 x i32>, float, i8 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <2 x i32> @place() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %2 = trunc i64 %1 to i32
  %3 = insertelement <2 x i32> poison, i32 %2, i64 0
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> %3, i32 %5, i64 1
  ret <2 x i32> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @in_loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %24

12:                                               ; preds = %4, %12
  %13 = phi <4 x i32> [ %21, %12 ], [ zeroinitializer, %4 ]
  %14 = phi i32 [ %22, %12 ], [ 0, %4 ]
  %15 = mul <4 x i32> %13, splat (i32 3)
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %17 = mul nsw i32 %14, %2
  %18 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %17, i64 0
  %19 = add <2 x i32> %18, %10
  %20 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %16, <2 x i32> noundef %19) #19
  %21 = add <4 x i32> %20, %15
  %22 = add nuw nsw i32 %14, 1
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %24, label %12

24:                                               ; preds = %12, %4
  %25 = phi <4 x i32> [ zeroinitializer, %4 ], [ %21, %12 ]
  %26 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %26
  store <4 x i32> %25, ptr addrspace(1) %27, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_in_loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %16, %4
  %13 = phi <4 x i32> [ zeroinitializer, %4 ], [ %25, %16 ]
  %14 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %14
  store <4 x i32> %13, ptr addrspace(1) %15, align 16, !tbaa !12
  ret void

16:                                               ; preds = %4, %16
  %17 = phi <4 x i32> [ %25, %16 ], [ zeroinitializer, %4 ]
  %18 = phi i32 [ %26, %16 ], [ 0, %4 ]
  %19 = mul <4 x i32> %17, splat (i32 3)
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %21 = mul nsw i32 %18, %2
  %22 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %21, i64 0
  %23 = add <2 x i32> %22, %10
  %24 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x i32> noundef %23) #19
  %25 = add <4 x i32> %24, %19
  %26 = add nuw nsw i32 %18, 1
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %12, label %16
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @in_branches(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = xor i32 %8, %5
  %11 = srem i32 %10, 3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %9) #19
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %15) #20
  br label %23

16:                                               ; preds = %3
  %17 = and i32 %5, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = shufflevector <2 x i32> %9, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %21 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #19
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %20, <4 x i32> noundef %22) #20
  br label %23

23:                                               ; preds = %13, %16, %19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_in_branches(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = xor i32 %8, %5
  %11 = srem i32 %10, 3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %9) #19
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %15) #20
  br label %23

16:                                               ; preds = %3
  %17 = and i32 %5, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = shufflevector <2 x i32> %9, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %21 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #19
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %20, <4 x i32> noundef %22) #20
  br label %23

23:                                               ; preds = %16, %19, %13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @in_cases(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  switch i32 %8, label %37 [
    i32 0, label %9
    i32 1, label %17
    i32 2, label %27
    i32 7, label %40
  ]

9:                                                ; preds = %5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %14 = trunc i64 %13 to i32
  %15 = insertelement <2 x i32> %12, i32 %14, i64 1
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %15) #19
  br label %37

17:                                               ; preds = %5
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i64 0
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i64 1
  %25 = add <2 x i32> %24, splat (i32 -1)
  %26 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %18, <2 x i32> noundef %25) #19
  br label %27

27:                                               ; preds = %17, %5
  %28 = phi <4 x i32> [ %26, %17 ], [ splat (i32 -1), %5 ]
  %29 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %30 = trunc i64 %29 to i32
  %31 = insertelement <2 x i32> poison, i32 %30, i64 0
  %32 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %33 = trunc i64 %32 to i32
  %34 = insertelement <2 x i32> %31, i32 %33, i64 1
  %35 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, <2 x i32> noundef %34) #19
  %36 = add <4 x i32> %35, %28
  br label %37

37:                                               ; preds = %27, %9, %5
  %38 = phi <4 x i32> [ splat (i32 -1), %5 ], [ %16, %9 ], [ %36, %27 ]
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %6
  store <4 x i32> %38, ptr addrspace(1) %39, align 16, !tbaa !12
  br label %40

40:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_in_cases(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  switch i32 %8, label %37 [
    i32 0, label %9
    i32 1, label %17
    i32 2, label %27
    i32 7, label %40
  ]

9:                                                ; preds = %5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %14 = trunc i64 %13 to i32
  %15 = insertelement <2 x i32> %12, i32 %14, i64 1
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %15) #19
  br label %37

17:                                               ; preds = %5
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i64 0
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i64 1
  %25 = add <2 x i32> %24, splat (i32 -1)
  %26 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %18, <2 x i32> noundef %25) #19
  br label %27

27:                                               ; preds = %5, %17
  %28 = phi <4 x i32> [ %26, %17 ], [ splat (i32 -1), %5 ]
  %29 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %30 = trunc i64 %29 to i32
  %31 = insertelement <2 x i32> poison, i32 %30, i64 0
  %32 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %33 = trunc i64 %32 to i32
  %34 = insertelement <2 x i32> %31, i32 %33, i64 1
  %35 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, <2 x i32> noundef %34) #19
  %36 = add <4 x i32> %35, %28
  br label %37

37:                                               ; preds = %5, %27, %9
  %38 = phi <4 x i32> [ splat (i32 -1), %5 ], [ %16, %9 ], [ %36, %27 ]
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %6
  store <4 x i32> %38, ptr addrspace(1) %39, align 16, !tbaa !12
  br label %40

40:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @until_mark(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  br label %5

5:                                                ; preds = %12, %2
  %6 = phi i32 [ 0, %2 ], [ %8, %12 ]
  %7 = phi i32 [ %4, %2 ], [ %9, %12 ]
  %8 = add nuw nsw i32 %6, 1
  %9 = add nsw i32 %7, 1
  %10 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #17
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %9) #19
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = urem i32 %14, 5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %5

17:                                               ; preds = %5, %12
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %8, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_until_mark(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  br label %5

5:                                                ; preds = %12, %2
  %6 = phi i32 [ 0, %2 ], [ %8, %12 ]
  %7 = phi i32 [ %4, %2 ], [ %9, %12 ]
  %8 = add nuw nsw i32 %6, 1
  %9 = add nsw i32 %7, 1
  %10 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0) #17
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %9) #19
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = urem i32 %14, 5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %5

17:                                               ; preds = %5, %12
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %8, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read)
define spir_func <4 x float> @average(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) local_unnamed_addr #6 {
  %4 = fadd <2 x float> %2, <float -1.000000e+00, float -0.000000e+00>
  %5 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %4) #19
  %6 = fadd <2 x float> %2, <float 1.000000e+00, float 0.000000e+00>
  %7 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %6) #19
  %8 = fadd <4 x float> %5, %7
  %9 = fmul <4 x float> %8, splat (float 5.000000e-01)
  ret <4 x float> %9
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read)
define spir_func <4 x float> @difference(target("spirv.Sampler") %0, <2 x float> noundef %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2) local_unnamed_addr #6 {
  %4 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %0, <2 x float> noundef %1) #19
  %5 = fadd <2 x float> %1, <float -1.000000e+00, float -0.000000e+00>
  %6 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %0, <2 x float> noundef %5) #19
  %7 = fadd <2 x float> %1, <float 1.000000e+00, float 0.000000e+00>
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %0, <2 x float> noundef %7) #19
  %9 = fadd <4 x float> %6, %8
  %10 = fmul <4 x float> %9, splat (float 5.000000e-01)
  %11 = fsub <4 x float> %4, %10
  ret <4 x float> %11
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_helpers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %9) #17
  %11 = fadd <2 x float> %10, splat (float 5.000000e-01)
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %11) #19
  %13 = fadd <2 x float> %11, <float -1.000000e+00, float -0.000000e+00>
  %14 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %13) #19
  %15 = fadd <2 x float> %11, <float 1.000000e+00, float 0.000000e+00>
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %15) #19
  %17 = fadd <4 x float> %14, %16
  %18 = fmul <4 x float> %17, splat (float 5.000000e-01)
  %19 = fsub <4 x float> %12, %18
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %20
  store <4 x float> %19, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_helpers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %9) #17
  %11 = fadd <2 x float> %10, splat (float 5.000000e-01)
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %11) #19
  %13 = fadd <2 x float> %11, <float -1.000000e+00, float -0.000000e+00>
  %14 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %13) #19
  %15 = fadd <2 x float> %11, <float 1.000000e+00, float 0.000000e+00>
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %15) #19
  %17 = fadd <4 x float> %14, %16
  %18 = fmul <4 x float> %17, splat (float 5.000000e-01)
  %19 = fsub <4 x float> %12, %18
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %20
  store <4 x float> %19, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read)
define spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) local_unnamed_addr #8 {
  %4 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) #19
  ret <4 x float> %4
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read)
define spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2, float noundef %3) local_unnamed_addr #8 {
  %5 = tail call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) #20
  %6 = insertelement <2 x float> poison, float %3, i64 0
  %7 = shufflevector <2 x float> %6, <2 x float> poison, <2 x i32> zeroinitializer
  %8 = fadd <2 x float> %2, %7
  %9 = tail call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %8) #20
  %10 = fsub <4 x float> %5, %9
  ret <4 x float> %10
}

; Function Attrs: convergent noinline norecurse nounwind
define spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %1, <4 x float> noundef %2) local_unnamed_addr #9 {
  %4 = extractelement <2 x i32> %1, i64 0
  %5 = extractelement <2 x i32> %1, i64 1
  %6 = icmp eq i32 %4, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %1, <4 x float> noundef %2) #20
  br label %8

8:                                                ; preds = %7, %3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #10

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4) local_unnamed_addr #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %11) #17
  %13 = fadd <2 x float> %12, splat (float 5.000000e-01)
  %14 = tail call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %13, float noundef 2.000000e+00) #20
  tail call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %11, <4 x float> noundef %14) #20
  %15 = shufflevector <2 x i32> %11, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %17 = tail call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %16, <2 x float> noundef %13, float noundef 1.000000e+00) #20
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %19 = fadd <2 x float> %13, splat (float -1.000000e+00)
  %20 = tail call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %18, <2 x float> noundef %19) #20
  %21 = fadd <4 x float> %17, %20
  tail call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, <2 x i32> noundef %15, <4 x float> noundef %21) #20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4) local_unnamed_addr #3 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %11) #17
  %13 = fadd <2 x float> %12, splat (float 5.000000e-01)
  %14 = tail call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %13, float noundef 2.000000e+00) #20
  tail call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %11, <4 x float> noundef %14) #20
  %15 = shufflevector <2 x i32> %11, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %17 = tail call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %16, <2 x float> noundef %13, float noundef 1.000000e+00) #20
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %19 = fadd <2 x float> %13, splat (float -1.000000e+00)
  %20 = tail call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %18, <2 x float> noundef %19) #20
  %21 = fadd <4 x float> %17, %20
  tail call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, <2 x i32> noundef %15, <4 x float> noundef %21) #20
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none)
define spir_func i32 @width_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) local_unnamed_addr #11 {
  %3 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #17
  %4 = mul nsw i32 %3, 100
  %5 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #17
  %6 = add nsw i32 %4, %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @queries_in_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #12 !kernel_arg_addr_space !13 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i32 @width_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #20
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = add i32 %4, %6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_queries_in_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #13 !kernel_arg_addr_space !13 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !16 {
  %4 = tail call spir_func i32 @width_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #20
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = add i32 %4, %6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @two_samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #14 !kernel_arg_addr_space !35 !kernel_arg_access_qual !36 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %6
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %8) #19
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %11 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float -2.000000e+00), <4 x float> %9)
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %11, ptr addrspace(1) %12, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_two_samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #15 !kernel_arg_addr_space !35 !kernel_arg_access_qual !36 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %6
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %8) #19
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %11 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float -2.000000e+00), <4 x float> %9)
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %11, ptr addrspace(1) %12, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @two_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #14 !kernel_arg_addr_space !30 !kernel_arg_access_qual !40 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !39 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %6
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %11 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float 4.000000e+00), <4 x float> %9)
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %11, ptr addrspace(1) %12, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_two_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #15 !kernel_arg_addr_space !30 !kernel_arg_access_qual !40 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !39 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %6
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x float> noundef %8) #19
  %11 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float 4.000000e+00), <4 x float> %9)
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %11, ptr addrspace(1) %12, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @computed_places(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #19
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %13 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = insertelement <2 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = mul <2 x i32> %17, %13
  %19 = add <2 x i32> %18, %12
  %20 = and <2 x i32> %19, splat (i32 7)
  %21 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %20) #19
  %22 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %23 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %22
  store <4 x i32> %21, ptr addrspace(1) %23, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_computed_places(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #19
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %13 = shufflevector <4 x i32> %11, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = insertelement <2 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = mul <2 x i32> %17, %13
  %19 = add <2 x i32> %18, %12
  %20 = and <2 x i32> %19, splat (i32 7)
  %21 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %20) #19
  %22 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %23 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %22
  store <4 x i32> %21, ptr addrspace(1) %23, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @mixed_arguments(float noundef %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(3) noundef align 16 captures(none) %2, ptr noundef readonly byval(%struct.Window) align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, target("spirv.Sampler") %5, i16 noundef signext %6, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(2) noundef readonly align 16 captures(none) %8) local_unnamed_addr #2 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !50 !kernel_arg_base_type !51 !kernel_arg_type_qual !52 {
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load float, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %14 = load i8, ptr %13, align 4
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %16 = trunc i64 %15 to i32
  %17 = insertelement <2 x i32> poison, i32 %16, i64 0
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %19 = trunc i64 %18 to i32
  %20 = insertelement <2 x i32> %17, i32 %19, i64 1
  %21 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %22 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #17
  %23 = add <2 x i32> %20, %10
  %24 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %23) #17
  %25 = fadd <2 x float> %24, splat (float 5.000000e-01)
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %5, <2 x float> noundef %25) #19
  %27 = insertelement <4 x float> poison, float %12, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = insertelement <4 x float> poison, float %0, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %28, <4 x float> %30)
  %32 = shl i64 %21, 32
  %33 = ashr exact i64 %32, 28
  %34 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %33
  store <4 x float> %31, ptr addrspace(3) %34, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %35 = icmp eq i8 %14, 0
  %36 = xor i64 %21, -1
  %37 = add i64 %22, %36
  %38 = select i1 %35, i64 %21, i64 %37
  %39 = shl i64 %38, 32
  %40 = ashr exact i64 %39, 28
  %41 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %40
  %42 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !12
  %43 = sext i16 %6 to i32
  %44 = srem i32 %19, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x float>, ptr addrspace(2) %8, i64 %45
  %47 = load <4 x float>, ptr addrspace(2) %46, align 16, !tbaa !12
  %48 = fmul <4 x float> %42, %47
  %49 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %49
  store <4 x float> %48, ptr addrspace(1) %50, align 16, !tbaa !12
  %51 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, <2 x i32> noundef %20, <4 x float> noundef %51) #20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_mixed_arguments(float noundef %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(3) noundef align 16 captures(none) %2, ptr noundef readonly byval(%struct.Window) align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, target("spirv.Sampler") %5, i16 noundef signext %6, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(2) noundef readonly align 16 captures(none) %8) local_unnamed_addr #3 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !50 !kernel_arg_base_type !51 !kernel_arg_type_qual !52 {
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %14 = trunc i64 %13 to i32
  %15 = insertelement <2 x i32> %12, i32 %14, i64 1
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %17 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #17
  %18 = load <2 x i32>, ptr %3, align 8, !tbaa !12
  %19 = add <2 x i32> %18, %15
  %20 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %19) #17
  %21 = fadd <2 x float> %20, splat (float 5.000000e-01)
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %5, <2 x float> noundef %21) #19
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load float, ptr %23, align 8, !tbaa !53
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = insertelement <4 x float> poison, float %0, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %22, <4 x float> %26, <4 x float> %28)
  %30 = shl i64 %16, 32
  %31 = ashr exact i64 %30, 28
  %32 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %31
  store <4 x float> %29, ptr addrspace(3) %32, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #20
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %34 = load i8, ptr %33, align 4, !tbaa !56
  %35 = icmp eq i8 %34, 0
  %36 = xor i64 %16, -1
  %37 = add i64 %17, %36
  %38 = select i1 %35, i64 %16, i64 %37
  %39 = shl i64 %38, 32
  %40 = ashr exact i64 %39, 28
  %41 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %40
  %42 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !12
  %43 = sext i16 %6 to i32
  %44 = srem i32 %14, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x float>, ptr addrspace(2) %8, i64 %45
  %47 = load <4 x float>, ptr addrspace(2) %46, align 16, !tbaa !12
  %48 = fmul <4 x float> %42, %47
  %49 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %49
  store <4 x float> %48, ptr addrspace(1) %50, align 16, !tbaa !12
  %51 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, <2 x i32> noundef %15, <4 x float> noundef %51) #20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @many_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6) local_unnamed_addr #2 !kernel_arg_addr_space !57 !kernel_arg_access_qual !58 !kernel_arg_type !59 !kernel_arg_base_type !59 !kernel_arg_type_qual !60 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i64 1
  %14 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #19
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, <2 x i32> noundef %13) #19
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, <2 x i32> noundef %13) #19
  %17 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x i32> noundef %13) #19
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x i32> noundef %13) #19
  %19 = shl <4 x i32> %15, splat (i32 1)
  %20 = add <4 x i32> %19, %14
  %21 = mul <4 x i32> %16, splat (i32 3)
  %22 = add <4 x i32> %20, %21
  %23 = shl <4 x i32> %17, splat (i32 2)
  %24 = add <4 x i32> %22, %23
  %25 = mul <4 x i32> %18, splat (i32 5)
  %26 = add <4 x i32> %24, %25
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %13, <4 x i32> noundef %26) #20
  %27 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %14, <4 x i32> noundef %15) #17
  %28 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %16, <4 x i32> noundef %17) #17
  %29 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %27, <4 x i32> noundef %28) #17
  %30 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %29, <4 x i32> noundef %18) #17
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, <2 x i32> noundef %13, <4 x i32> noundef %30) #20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_many_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6) local_unnamed_addr #3 !kernel_arg_addr_space !57 !kernel_arg_access_qual !58 !kernel_arg_type !59 !kernel_arg_base_type !59 !kernel_arg_type_qual !60 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i64 1
  %14 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %13) #19
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, <2 x i32> noundef %13) #19
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, <2 x i32> noundef %13) #19
  %17 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x i32> noundef %13) #19
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x i32> noundef %13) #19
  %19 = shl <4 x i32> %15, splat (i32 1)
  %20 = add <4 x i32> %19, %14
  %21 = mul <4 x i32> %16, splat (i32 3)
  %22 = add <4 x i32> %20, %21
  %23 = shl <4 x i32> %17, splat (i32 2)
  %24 = add <4 x i32> %22, %23
  %25 = mul <4 x i32> %18, splat (i32 5)
  %26 = add <4 x i32> %24, %25
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %13, <4 x i32> noundef %26) #20
  %27 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %14, <4 x i32> noundef %15) #17
  %28 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %16, <4 x i32> noundef %17) #17
  %29 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %27, <4 x i32> noundef %28) #17
  %30 = tail call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %29, <4 x i32> noundef %18) #17
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, <2 x i32> noundef %13, <4 x i32> noundef %30) #20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @many_kinds(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr addrspace(1) noundef writeonly align 16 captures(none) %7) local_unnamed_addr #2 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i64 1
  %15 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i32> %15, <4 x i32> <i32 poison, i32 poison, i32 1, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %10) #19
  %18 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, i32 noundef %10) #19
  %19 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %18) #17
  %20 = fadd <4 x float> %17, %19
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %22 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Sampler") %21, <2 x i32> noundef %14) #19
  %23 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %22) #17
  %24 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %25 = add <2 x i32> %14, splat (i32 -1)
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Sampler") %24, <2 x i32> noundef %25) #19
  %27 = fadd <4 x float> %23, %26
  %28 = fadd <4 x float> %20, %27
  %29 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, <4 x i32> noundef %16) #19
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %31 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Sampler") %30, <4 x i32> noundef %16) #19
  %32 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %31) #17
  %33 = fadd <4 x float> %29, %32
  %34 = fadd <4 x float> %28, %33
  %35 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, <2 x i32> noundef %14) #19
  %36 = insertelement <4 x float> poison, float %35, i64 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> zeroinitializer
  %38 = fadd <4 x float> %34, %37
  %39 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %39
  store <4 x float> %38, ptr addrspace(1) %40, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_many_kinds(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr addrspace(1) noundef writeonly align 16 captures(none) %7) local_unnamed_addr #3 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i64 1
  %15 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i32> %15, <4 x i32> <i32 poison, i32 poison, i32 1, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %10) #19
  %18 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, i32 noundef %10) #19
  %19 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %18) #17
  %20 = fadd <4 x float> %17, %19
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %22 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Sampler") %21, <2 x i32> noundef %14) #19
  %23 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %22) #17
  %24 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #18
  %25 = add <2 x i32> %14, splat (i32 -1)
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Sampler") %24, <2 x i32> noundef %25) #19
  %27 = fadd <4 x float> %23, %26
  %28 = fadd <4 x float> %20, %27
  %29 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, <4 x i32> noundef %16) #19
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %31 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Sampler") %30, <4 x i32> noundef %16) #19
  %32 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %31) #17
  %33 = fadd <4 x float> %29, %32
  %34 = fadd <4 x float> %28, %33
  %35 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, <2 x i32> noundef %14) #19
  %36 = insertelement <4 x float> poison, float %35, i64 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> zeroinitializer
  %38 = fadd <4 x float> %34, %37
  %39 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %39
  store <4 x float> %38, ptr addrspace(1) %40, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @bits(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !66 !kernel_arg_type !67 !kernel_arg_base_type !67 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #19
  %10 = bitcast <4 x i32> %9 to <4 x float>
  %11 = extractelement <4 x float> %10, i64 0
  %12 = fmul float %11, 2.000000e+00
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = bitcast <4 x float> %13 to <4 x i32>
  %15 = shufflevector <4 x i32> %14, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %15) #20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_bits(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !66 !kernel_arg_type !67 !kernel_arg_base_type !67 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #19
  %10 = bitcast <4 x i32> %9 to <4 x float>
  %11 = extractelement <4 x float> %10, i64 0
  %12 = fmul float %11, 2.000000e+00
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = bitcast <4 x float> %13 to <4 x i32>
  %15 = shufflevector <4 x i32> %14, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %15) #20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @one_component(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !68 !kernel_arg_access_qual !8 !kernel_arg_type !69 !kernel_arg_base_type !69 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %11) #19
  %13 = extractelement <4 x float> %12, i64 1
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !70
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <2 x i32> noundef %11) #19
  %17 = zext i32 %1 to i64
  %18 = add i64 %5, %17
  %19 = and i64 %18, 3
  %20 = extractelement <4 x float> %16, i64 %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !70
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_one_component(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !68 !kernel_arg_access_qual !8 !kernel_arg_type !69 !kernel_arg_base_type !69 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %11) #19
  %13 = extractelement <4 x float> %12, i64 1
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !70
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <2 x i32> noundef %11) #19
  %17 = zext i32 %1 to i64
  %18 = add i64 %5, %17
  %19 = and i64 %18, 3
  %20 = extractelement <4 x float> %16, i64 %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !70
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !71 !kernel_arg_type !72 !kernel_arg_base_type !73 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %11) #19
  %13 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %13
  store <4 x i32> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !30 !kernel_arg_access_qual !71 !kernel_arg_type !72 !kernel_arg_base_type !73 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %11) #19
  %13 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %13
  store <4 x i32> %12, ptr addrspace(1) %14, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @guarded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !66 !kernel_arg_type !67 !kernel_arg_base_type !67 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #17
  %10 = icmp sgt i32 %9, %4
  br i1 %10, label %11, label %21

11:                                               ; preds = %2
  %12 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #17
  %13 = icmp sgt i32 %12, %7
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <2 x i32> noundef %8) #19
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %18 = add <2 x i32> %8, splat (i32 1)
  %19 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x i32> noundef %18) #19
  %20 = add <4 x i32> %19, %16
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %20) #20
  br label %21

21:                                               ; preds = %2, %11, %14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_guarded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !66 !kernel_arg_type !67 !kernel_arg_base_type !67 !kernel_arg_type_qual !25 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #17
  %10 = icmp sgt i32 %9, %4
  br i1 %10, label %11, label %21

11:                                               ; preds = %2
  %12 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #17
  %13 = icmp sgt i32 %12, %7
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <2 x i32> noundef %8) #19
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #18
  %18 = add <2 x i32> %8, splat (i32 1)
  %19 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x i32> noundef %18) #19
  %20 = add <4 x i32> %19, %16
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %20) #20
  br label %21

21:                                               ; preds = %2, %11, %14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @over_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !74 !kernel_arg_base_type !74 !kernel_arg_type_qual !16 {
  br label %4

4:                                                ; preds = %12, %3
  %5 = phi i32 [ 0, %3 ], [ %24, %12 ]
  %6 = phi i32 [ -1, %3 ], [ %23, %12 ]
  %7 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #17
  %8 = trunc i64 %7 to i32
  %9 = icmp slt i32 %5, %8
  %10 = icmp slt i32 %6, 0
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %25

12:                                               ; preds = %4
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %16 = trunc i64 %15 to i32
  %17 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %14, i64 0
  %18 = insertelement <4 x i32> %17, i32 %16, i64 1
  %19 = insertelement <4 x i32> %18, i32 %5, i64 2
  %20 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %19) #19
  %21 = extractelement <4 x i32> %20, i64 0
  %22 = icmp ult i32 %21, %1
  %23 = select i1 %22, i32 %6, i32 %5
  %24 = add nuw nsw i32 %5, 1
  br label %4

25:                                               ; preds = %4
  %26 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %26
  store i32 %6, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_over_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !74 !kernel_arg_base_type !74 !kernel_arg_type_qual !16 {
  br label %4

4:                                                ; preds = %15, %3
  %5 = phi i32 [ 0, %3 ], [ %27, %15 ]
  %6 = phi i32 [ -1, %3 ], [ %26, %15 ]
  %7 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #17
  %8 = trunc i64 %7 to i32
  %9 = icmp slt i32 %5, %8
  %10 = icmp slt i32 %6, 0
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = tail call spir_func i64 @_Z20get_global_linear_idv() #20
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %6, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void

15:                                               ; preds = %4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %17 = trunc i64 %16 to i32
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %19 = trunc i64 %18 to i32
  %20 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %17, i64 0
  %21 = insertelement <4 x i32> %20, i32 %19, i64 1
  %22 = insertelement <4 x i32> %21, i32 %5, i64 2
  %23 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %22) #19
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = icmp ult i32 %24, %1
  %26 = select i1 %25, i32 %6, i32 %5
  %27 = add nuw nsw i32 %5, 1
  br label %4
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #16

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #13 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #14 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #15 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #16 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { convergent nounwind willreturn memory(none) }
attributes #18 = { nounwind }
attributes #19 = { convergent nounwind willreturn memory(read) }
attributes #20 = { convergent nounwind }

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
!7 = !{i32 1, i32 0, i32 0, i32 1}
!8 = !{!"read_only", !"none", !"none", !"none"}
!9 = !{!"image2d_t", !"int", !"int", !"int4*"}
!10 = !{!"image2d_t", !"int", !"int", !"int __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"read_only", !"read_only", !"write_only"}
!15 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!16 = !{!"", !"", !""}
!17 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!18 = !{!"read_only", !"read_only", !"read_only", !"none", !"none"}
!19 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"int*", !"int4*"}
!20 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"int*", !"int __attribute__((ext_vector_type(4)))*"}
!21 = !{!"", !"", !"", !"", !""}
!22 = !{i32 1, i32 1}
!23 = !{!"read_only", !"none"}
!24 = !{!"image1d_t", !"int*"}
!25 = !{!"", !""}
!26 = !{i32 1, i32 0, i32 1}
!27 = !{!"read_only", !"none", !"none"}
!28 = !{!"image2d_t", !"sampler_t", !"float4*"}
!29 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*"}
!30 = !{i32 1, i32 1, i32 0, i32 1, i32 1}
!31 = !{!"read_only", !"read_only", !"none", !"write_only", !"write_only"}
!32 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"image2d_t", !"image2d_t"}
!33 = !{!"read_only", !"read_only", !"none"}
!34 = !{!"image2d_t", !"image3d_t", !"int*"}
!35 = !{i32 1, i32 0, i32 0, i32 1, i32 1}
!36 = !{!"read_only", !"none", !"none", !"none", !"none"}
!37 = !{!"image2d_t", !"sampler_t", !"sampler_t", !"float2*", !"float4*"}
!38 = !{!"image2d_t", !"sampler_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!39 = !{!"", !"", !"", !"const", !""}
!40 = !{!"read_only", !"read_only", !"none", !"none", !"none"}
!41 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"float2*", !"float4*"}
!42 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!43 = !{i32 1, i32 1, i32 1, i32 1}
!44 = !{!"read_only", !"read_only", !"none", !"none"}
!45 = !{!"image2d_t", !"image2d_t", !"int*", !"uint4*"}
!46 = !{!"image2d_t", !"image2d_t", !"int*", !"uint __attribute__((ext_vector_type(4)))*"}
!47 = !{!"", !"", !"const", !""}
!48 = !{i32 0, i32 1, i32 3, i32 0, i32 1, i32 0, i32 0, i32 1, i32 2}
!49 = !{!"none", !"read_only", !"none", !"none", !"none", !"none", !"none", !"write_only", !"none"}
!50 = !{!"float", !"image2d_t", !"float4*", !"Window", !"float4*", !"sampler_t", !"short", !"image2d_t", !"float4*"}
!51 = !{!"float", !"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"Window", !"float __attribute__((ext_vector_type(4)))*", !"sampler_t", !"short", !"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!52 = !{!"", !"", !"", !"", !"", !"", !"", !"", !"const"}
!53 = !{!54, !55, i64 8}
!54 = !{!"", !5, i64 0, !55, i64 8, !5, i64 12}
!55 = !{!"float", !5, i64 0}
!56 = !{!54, !5, i64 12}
!57 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!58 = !{!"read_only", !"write_only", !"read_only", !"read_only", !"write_only", !"read_only", !"read_only"}
!59 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t"}
!60 = !{!"", !"", !"", !"", !"", !"", !""}
!61 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!62 = !{!"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"none"}
!63 = !{!"image1d_t", !"image1d_buffer_t", !"image1d_array_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"image2d_depth_t", !"float4*"}
!64 = !{!"image1d_t", !"image1d_buffer_t", !"image1d_array_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"image2d_depth_t", !"float __attribute__((ext_vector_type(4)))*"}
!65 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!66 = !{!"read_only", !"write_only"}
!67 = !{!"image2d_t", !"image2d_t"}
!68 = !{i32 1, i32 0, i32 1, i32 1}
!69 = !{!"image2d_t", !"int", !"float*", !"float*"}
!70 = !{!55, !55, i64 0}
!71 = !{!"read_only", !"read_only", !"none", !"write_only", !"none"}
!72 = !{!"image3d_t", !"image2d_t", !"sampler_t", !"image1d_t", !"uint4*"}
!73 = !{!"image3d_t", !"image2d_t", !"sampler_t", !"image1d_t", !"uint __attribute__((ext_vector_type(4)))*"}
!74 = !{!"image2d_array_t", !"uint", !"int*"}
