; ModuleID = 'image_read_write.cl'
source_filename = "image_read_write.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <2 x i32> @place() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %2 = trunc i64 %1 to i32
  %3 = insertelement <2 x i32> poison, i32 %2, i64 0
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> %3, i32 %5, i64 1
  ret <2 x i32> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <4 x i32> @place3() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %2 = trunc i64 %1 to i32
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %2, i64 0
  %8 = insertelement <4 x i32> %7, i32 %4, i64 1
  %9 = insertelement <4 x i32> %8, i32 %6, i64 2
  ret <4 x i32> %9
}

; Function Attrs: convergent norecurse nounwind
define spir_func void @fence() local_unnamed_addr #2 {
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %6 = fadd <4 x float> %5, splat (float 1.000000e+00)
  tail call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x float> noundef %6) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %7 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %8 = shl i64 %3, 32
  %9 = ashr exact i64 %8, 28
  %10 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  store <4 x float> %7, ptr addrspace(1) %10, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %6 = fadd <4 x float> %5, splat (float 1.000000e+00)
  tail call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x float> noundef %6) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %7 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %8 = shl i64 %3, 32
  %9 = ashr exact i64 %8, 28
  %10 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  store <4 x float> %7, ptr addrspace(1) %10, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %10 = mul <4 x i32> %9, splat (i32 3)
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %10) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %12
  store <4 x i32> %11, ptr addrspace(1) %13, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %10 = mul <4 x i32> %9, splat (i32 3)
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %10) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %12
  store <4 x i32> %11, ptr addrspace(1) %13, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = icmp slt i32 %1, 1
  br i1 %5, label %15, label %6

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %13, %6 ], [ 1, %2 ]
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %9 = shufflevector <4 x i32> %8, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %10 = insertelement <4 x i32> poison, i32 %7, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = add <4 x i32> %9, %11
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x i32> noundef %12) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %13 = add nuw i32 %7, 1
  %14 = icmp eq i32 %7, %1
  br i1 %14, label %15, label %6

15:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = icmp slt i32 %1, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %14, %7 ], [ 1, %2 ]
  %9 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #9
  %10 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %11 = insertelement <4 x i32> poison, i32 %8, i64 0
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <4 x i32> zeroinitializer
  %13 = add <4 x i32> %10, %12
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x i32> noundef %13) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %14 = add nuw i32 %8, 1
  %15 = icmp eq i32 %8, %1
  br i1 %15, label %6, label %7
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %36

4:                                                ; preds = %2, %33
  %5 = phi i32 [ %34, %33 ], [ 0, %2 ]
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %11) #9
  %13 = extractelement <4 x float> %12, i64 0
  %14 = fcmp ogt float %13, 2.500000e-01
  br i1 %14, label %15, label %24

15:                                               ; preds = %4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %17 = trunc i64 %16 to i32
  %18 = insertelement <2 x i32> poison, i32 %17, i64 0
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> %18, i32 %20, i64 1
  %22 = fmul <4 x float> %12, splat (float 5.000000e-01)
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %21, <4 x float> noundef %23) #8
  br label %33

24:                                               ; preds = %4
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %26 = trunc i64 %25 to i32
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %29 = trunc i64 %28 to i32
  %30 = insertelement <2 x i32> %27, i32 %29, i64 1
  %31 = fadd <4 x float> %12, splat (float 1.250000e-01)
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %30, <4 x float> noundef %32) #8
  br label %33

33:                                               ; preds = %24, %15
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %34 = add nuw nsw i32 %5, 1
  %35 = icmp eq i32 %34, %1
  br i1 %35, label %36, label %4

36:                                               ; preds = %33, %2
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %34, %2
  ret void

5:                                                ; preds = %2, %34
  %6 = phi i32 [ %35, %34 ], [ 0, %2 ]
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %12) #9
  %14 = extractelement <4 x float> %13, i64 0
  %15 = fcmp ogt float %14, 2.500000e-01
  br i1 %15, label %16, label %25

16:                                               ; preds = %5
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %18 = trunc i64 %17 to i32
  %19 = insertelement <2 x i32> poison, i32 %18, i64 0
  %20 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %21 = trunc i64 %20 to i32
  %22 = insertelement <2 x i32> %19, i32 %21, i64 1
  %23 = fmul <4 x float> %13, splat (float 5.000000e-01)
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %22, <4 x float> noundef %24) #8
  br label %34

25:                                               ; preds = %5
  %26 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %27 = trunc i64 %26 to i32
  %28 = insertelement <2 x i32> poison, i32 %27, i64 0
  %29 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %30 = trunc i64 %29 to i32
  %31 = insertelement <2 x i32> %28, i32 %30, i64 1
  %32 = fadd <4 x float> %13, splat (float 1.250000e-01)
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %31, <4 x float> noundef %33) #8
  br label %34

34:                                               ; preds = %25, %16
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %35 = add nuw nsw i32 %6, 1
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %4, label %5
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %13 = add <4 x i32> %12, <i32 -1, i32 -2, i32 -3, i32 -4>
  tail call spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %13) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %14 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %15
  store <4 x i32> %14, ptr addrspace(1) %16, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %13 = add <4 x i32> %12, <i32 -1, i32 -2, i32 -3, i32 -4>
  tail call spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %13) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %14 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %15
  store <4 x i32> %14, ptr addrspace(1) %16, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %13 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %11) #7
  %14 = xor <4 x i32> %13, %12
  tail call spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %14) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %16 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0) #7
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i32> %18, %15
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %20
  store <4 x i32> %19, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %13 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %11) #7
  %14 = xor <4 x i32> %13, %12
  tail call spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %14) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #9
  %16 = tail call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0) #7
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i32> %18, %15
  %20 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %20
  store <4 x i32> %19, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %10 = fmul float %9, 2.000000e+00
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, float noundef %10) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %10 = fmul float %9, 2.000000e+00
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, float noundef %10) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  %12 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %3, i64 0
  %9 = insertelement <4 x i32> %8, i32 %5, i64 1
  %10 = insertelement <4 x i32> %9, i32 %7, i64 2
  %11 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %10) #9
  %12 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_rw(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) #7
  %13 = uitofp i64 %12 to float
  %14 = fadd float %11, %13
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %10, float noundef %14) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %3, i64 0
  %9 = insertelement <4 x i32> %8, i32 %5, i64 1
  %10 = insertelement <4 x i32> %9, i32 %7, i64 2
  %11 = tail call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %10) #9
  %12 = tail call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_rw(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) #7
  %13 = uitofp i64 %12 to float
  %14 = fadd float %11, %13
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %10, float noundef %14) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @rounded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !12
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %9, <4 x float> noundef %12) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %9) #9
  %14 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %14
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_rounded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !12
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %9, <4 x float> noundef %12) #8
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #8
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %9) #9
  %14 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %14
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @blend(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #4 !kernel_arg_addr_space !29 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, <2 x i32> noundef %9) #9
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %10) #8
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #9
  %12 = add <4 x i32> %11, %10
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, <2 x i32> noundef %9, <4 x i32> noundef %12) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_blend(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #5 !kernel_arg_addr_space !29 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, <2 x i32> noundef %9) #9
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %10) #8
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #9
  %12 = add <4 x i32> %11, %10
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, <2 x i32> noundef %9, <4 x i32> noundef %12) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scan(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %5, 1
  br i1 %6, label %7, label %19

7:                                                ; preds = %1, %15
  %8 = phi i32 [ %17, %15 ], [ 1, %1 ]
  %9 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %3) #9
  %10 = icmp sgt i32 %8, %3
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = sub nsw i32 %3, %8
  %13 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %12) #9
  %14 = add <4 x i32> %13, %9
  br label %15

15:                                               ; preds = %11, %7
  %16 = phi <4 x i32> [ %14, %11 ], [ %9, %7 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  tail call spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %3, <4 x i32> noundef %16) #8
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %17 = shl nsw i32 %8, 1
  %18 = icmp slt i32 %17, %5
  br i1 %18, label %7, label %19

19:                                               ; preds = %15, %1
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_scan(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %5, 1
  br i1 %6, label %8, label %7

7:                                                ; preds = %16, %1
  ret void

8:                                                ; preds = %1, %16
  %9 = phi i32 [ %18, %16 ], [ 1, %1 ]
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %3) #9
  %11 = icmp sgt i32 %9, %3
  br i1 %11, label %16, label %12

12:                                               ; preds = %8
  %13 = sub nsw i32 %3, %9
  %14 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %13) #9
  %15 = add <4 x i32> %14, %10
  br label %16

16:                                               ; preds = %12, %8
  %17 = phi <4 x i32> [ %15, %12 ], [ %10, %8 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  tail call spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %3, <4 x i32> noundef %17) #8
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %18 = shl nsw i32 %9, 1
  %19 = icmp slt i32 %18, %5
  br i1 %19, label %8, label %7
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @life(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #7
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %67

11:                                               ; preds = %2
  %12 = add <2 x i32> %8, %9
  %13 = add <2 x i32> %12, splat (i32 -1)
  %14 = srem <2 x i32> %13, %9
  %15 = add <2 x i32> %12, <i32 0, i32 -1>
  %16 = srem <2 x i32> %15, %9
  %17 = add <2 x i32> %12, <i32 1, i32 -1>
  %18 = srem <2 x i32> %17, %9
  %19 = add <2 x i32> %12, <i32 -1, i32 0>
  %20 = srem <2 x i32> %19, %9
  %21 = add <2 x i32> %12, <i32 1, i32 0>
  %22 = srem <2 x i32> %21, %9
  %23 = add <2 x i32> %12, <i32 -1, i32 1>
  %24 = srem <2 x i32> %23, %9
  %25 = add <2 x i32> %12, <i32 0, i32 1>
  %26 = srem <2 x i32> %25, %9
  %27 = add <2 x i32> %12, splat (i32 1)
  %28 = srem <2 x i32> %27, %9
  br label %29

29:                                               ; preds = %62, %11
  %30 = phi i32 [ 0, %11 ], [ %65, %62 ]
  %31 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %14) #9
  %32 = extractelement <4 x i32> %31, i64 0
  %33 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %16) #9
  %34 = extractelement <4 x i32> %33, i64 0
  %35 = add i32 %34, %32
  %36 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %18) #9
  %37 = extractelement <4 x i32> %36, i64 0
  %38 = add i32 %37, %35
  %39 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %20) #9
  %40 = extractelement <4 x i32> %39, i64 0
  %41 = add i32 %40, %38
  %42 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %22) #9
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = add i32 %43, %41
  %45 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %24) #9
  %46 = extractelement <4 x i32> %45, i64 0
  %47 = add i32 %46, %44
  %48 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %26) #9
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = add i32 %49, %47
  %51 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %28) #9
  %52 = extractelement <4 x i32> %51, i64 0
  %53 = add i32 %52, %50
  %54 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %55 = icmp eq i32 %53, 3
  br i1 %55, label %62, label %56

56:                                               ; preds = %29
  %57 = extractelement <4 x i32> %54, i64 0
  %58 = icmp ne i32 %57, 0
  %59 = icmp eq i32 %53, 2
  %60 = select i1 %58, i1 %59, i1 false
  %61 = zext i1 %60 to i32
  br label %62

62:                                               ; preds = %56, %29
  %63 = phi i32 [ 1, %29 ], [ %61, %56 ]
  %64 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %63, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %64) #8
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %65 = add nuw nsw i32 %30, 1
  %66 = icmp eq i32 %65, %1
  br i1 %66, label %67, label %29

67:                                               ; preds = %62, %2
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_life(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #7
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %29

11:                                               ; preds = %2
  %12 = add <2 x i32> %8, %9
  %13 = add <2 x i32> %12, splat (i32 -1)
  %14 = srem <2 x i32> %13, %9
  %15 = add <2 x i32> %12, <i32 0, i32 -1>
  %16 = srem <2 x i32> %15, %9
  %17 = add <2 x i32> %12, <i32 1, i32 -1>
  %18 = srem <2 x i32> %17, %9
  %19 = add <2 x i32> %12, <i32 -1, i32 0>
  %20 = srem <2 x i32> %19, %9
  %21 = add <2 x i32> %12, <i32 1, i32 0>
  %22 = srem <2 x i32> %21, %9
  %23 = add <2 x i32> %12, <i32 -1, i32 1>
  %24 = srem <2 x i32> %23, %9
  %25 = add <2 x i32> %12, <i32 0, i32 1>
  %26 = srem <2 x i32> %25, %9
  %27 = add <2 x i32> %12, splat (i32 1)
  %28 = srem <2 x i32> %27, %9
  br label %30

29:                                               ; preds = %63, %2
  ret void

30:                                               ; preds = %63, %11
  %31 = phi i32 [ 0, %11 ], [ %66, %63 ]
  %32 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %14) #9
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %16) #9
  %35 = extractelement <4 x i32> %34, i64 0
  %36 = add i32 %35, %33
  %37 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %18) #9
  %38 = extractelement <4 x i32> %37, i64 0
  %39 = add i32 %38, %36
  %40 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %20) #9
  %41 = extractelement <4 x i32> %40, i64 0
  %42 = add i32 %41, %39
  %43 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %22) #9
  %44 = extractelement <4 x i32> %43, i64 0
  %45 = add i32 %44, %42
  %46 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %24) #9
  %47 = extractelement <4 x i32> %46, i64 0
  %48 = add i32 %47, %45
  %49 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %26) #9
  %50 = extractelement <4 x i32> %49, i64 0
  %51 = add i32 %50, %48
  %52 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %28) #9
  %53 = extractelement <4 x i32> %52, i64 0
  %54 = add i32 %53, %51
  %55 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #9
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %56 = icmp eq i32 %54, 3
  br i1 %56, label %63, label %57

57:                                               ; preds = %30
  %58 = extractelement <4 x i32> %55, i64 0
  %59 = icmp ne i32 %58, 0
  %60 = icmp eq i32 %54, 2
  %61 = select i1 %59, i1 %60, i1 false
  %62 = zext i1 %61 to i32
  br label %63

63:                                               ; preds = %57, %30
  %64 = phi i32 [ 1, %30 ], [ %62, %57 ]
  %65 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %64, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %65) #8
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %66 = add nuw nsw i32 %31, 1
  %67 = icmp eq i32 %66, %1
  br i1 %67, label %29, label %30
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sort(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = shl i32 %3, 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 1
  %8 = icmp sgt i32 %4, 0
  br i1 %8, label %9, label %25

9:                                                ; preds = %1, %22
  %10 = phi i32 [ %23, %22 ], [ 0, %1 ]
  %11 = and i32 %10, 1
  %12 = or disjoint i32 %11, %7
  %13 = add nsw i32 %12, 1
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %22

15:                                               ; preds = %9
  %16 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %12) #9
  %17 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %13) #9
  %18 = extractelement <4 x i32> %16, i64 0
  %19 = extractelement <4 x i32> %17, i64 0
  %20 = icmp ugt i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %12, <4 x i32> noundef %17) #8
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %13, <4 x i32> noundef %16) #8
  br label %22

22:                                               ; preds = %21, %15, %9
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %23 = add nuw nsw i32 %10, 1
  %24 = icmp eq i32 %23, %4
  br i1 %24, label %25, label %9

25:                                               ; preds = %22, %1
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sort(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !28 {
  %2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = shl i32 %3, 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 1
  %8 = icmp sgt i32 %4, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %23, %1
  ret void

10:                                               ; preds = %1, %23
  %11 = phi i32 [ %24, %23 ], [ 0, %1 ]
  %12 = and i32 %11, 1
  %13 = or disjoint i32 %12, %7
  %14 = add nsw i32 %13, 1
  %15 = icmp slt i32 %14, %4
  br i1 %15, label %16, label %23

16:                                               ; preds = %10
  %17 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %13) #9
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %14) #9
  %19 = extractelement <4 x i32> %17, i64 0
  %20 = extractelement <4 x i32> %18, i64 0
  %21 = icmp ugt i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %16
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %13, <4 x i32> noundef %18) #8
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %14, <4 x i32> noundef %17) #8
  br label %23

23:                                               ; preds = %16, %22, %10
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #8
  %24 = add nuw nsw i32 %11, 1
  %25 = icmp eq i32 %24, %4
  br i1 %25, label %9, label %10
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32> noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32> noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_rw(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }

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
!8 = !{!"read_write", !"none"}
!9 = !{!"image1d_t", !"float4*"}
!10 = !{!"image1d_t", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"image1d_array_t", !"uint4*"}
!14 = !{!"image1d_array_t", !"uint __attribute__((ext_vector_type(4)))*"}
!15 = !{i32 1, i32 0}
!16 = !{!"image1d_buffer_t", !"int"}
!17 = !{!"image2d_t", !"int"}
!18 = !{!"image2d_array_t", !"int4*"}
!19 = !{!"image2d_array_t", !"int __attribute__((ext_vector_type(4)))*"}
!20 = !{!"image3d_t", !"uint4*"}
!21 = !{!"image3d_t", !"uint __attribute__((ext_vector_type(4)))*"}
!22 = !{!"image2d_depth_t", !"float*"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !5, i64 0}
!25 = !{i32 1}
!26 = !{!"read_write"}
!27 = !{!"image2d_array_depth_t"}
!28 = !{!""}
!29 = !{i32 1, i32 1, i32 1}
!30 = !{!"read_write", !"none", !"none"}
!31 = !{!"image2d_t", !"float4*", !"float4*"}
!32 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!33 = !{!"", !"const", !""}
!34 = !{!"read_only", !"read_write", !"write_only"}
!35 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!36 = !{!"", !"", !""}
!37 = !{!"image1d_t"}
!38 = !{!"image1d_buffer_t"}
