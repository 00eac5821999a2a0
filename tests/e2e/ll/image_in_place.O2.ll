; ModuleID = 'image_in_place.cl'
source_filename = "image_in_place.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #6
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %7 = shl i64 %3, 32
  %8 = ashr exact i64 %7, 30
  %9 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = sitofp i32 %10 to float
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = fadd <4 x float> %6, %13
  tail call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x float> noundef %14) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #6
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %7 = shl i64 %3, 32
  %8 = ashr exact i64 %7, 30
  %9 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = sitofp i32 %10 to float
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = fadd <4 x float> %6, %13
  tail call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x float> noundef %14) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #6
  %10 = shl i64 %3, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = insertelement <4 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <4 x i32> zeroinitializer
  %16 = mul <4 x i32> %15, %9
  %17 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0) #5
  %18 = trunc i64 %17 to i32
  %19 = insertelement <4 x i32> poison, i32 %18, i64 0
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> zeroinitializer
  %21 = add <4 x i32> %20, %16
  tail call spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %21) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #6
  %10 = shl i64 %3, 32
  %11 = ashr exact i64 %10, 30
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = insertelement <4 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <4 x i32> zeroinitializer
  %16 = mul <4 x i32> %15, %9
  %17 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0) #5
  %18 = trunc i64 %17 to i32
  %19 = insertelement <4 x i32> poison, i32 %18, i64 0
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> zeroinitializer
  %21 = add <4 x i32> %20, %16
  tail call spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %21) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #6
  %6 = shl i64 %3, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = insertelement <4 x i32> poison, i32 %9, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = xor <4 x i32> %11, %5
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x i32> noundef %12) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4) #6
  %6 = shl i64 %3, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = insertelement <4 x i32> poison, i32 %9, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = xor <4 x i32> %11, %5
  tail call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %4, <4 x i32> noundef %12) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #6
  %10 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #5
  %11 = shl i64 %3, 32
  %12 = ashr exact i64 %11, 30
  %13 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = mul i32 %14, %10
  %16 = insertelement <4 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <4 x i32> %16, <4 x i32> poison, <4 x i32> zeroinitializer
  %18 = add <4 x i32> %17, %9
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %18) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #6
  %10 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #5
  %11 = shl i64 %3, 32
  %12 = ashr exact i64 %11, 30
  %13 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %15 = mul i32 %14, %10
  %16 = insertelement <4 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <4 x i32> %16, <4 x i32> poison, <4 x i32> zeroinitializer
  %18 = add <4 x i32> %17, %9
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %18) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #6
  %13 = shl i64 %7, 32
  %14 = ashr exact i64 %13, 30
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = sub <4 x i32> %12, %18
  tail call spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %19) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #6
  %13 = shl i64 %7, 32
  %14 = ashr exact i64 %13, 30
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = sub <4 x i32> %12, %18
  tail call spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %19) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #6
  %13 = mul <4 x i32> %12, splat (i32 3)
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 30
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0) #5
  %19 = mul nsw i32 %18, %17
  %20 = insertelement <4 x i32> poison, i32 %19, i64 0
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> zeroinitializer
  %22 = sub <4 x i32> %13, %21
  tail call spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %22) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11) #6
  %13 = mul <4 x i32> %12, splat (i32 3)
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 30
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0) #5
  %19 = mul nsw i32 %18, %17
  %20 = insertelement <4 x i32> poison, i32 %19, i64 0
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> zeroinitializer
  %22 = sub <4 x i32> %13, %21
  tail call spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, <4 x i32> noundef %11, <4 x i32> noundef %22) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

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
!9 = !{!"image1d_t", !"int*"}
!10 = !{!"", !"const"}
!11 = !{!"image1d_array_t", !"int*"}
!12 = !{!"image1d_buffer_t", !"int*"}
!13 = !{!"image2d_t", !"int*"}
!14 = !{!"image2d_array_t", !"int*"}
!15 = !{!"image3d_t", !"int*"}
