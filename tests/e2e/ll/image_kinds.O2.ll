; ModuleID = 'image_kinds.cl'
source_filename = "image_kinds.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reverse_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #5
  %6 = xor i32 %4, -1
  %7 = add i32 %5, %6
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, i32 noundef %4) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #7
  %11 = fadd <4 x float> %9, %10
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %7, <4 x float> noundef %11) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reverse_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #5
  %6 = xor i32 %4, -1
  %7 = add i32 %5, %6
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %9 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, i32 noundef %4) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #7
  %11 = fadd <4 x float> %9, %10
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, i32 noundef %7, <4 x float> noundef %11) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @shift_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %12 = add nsw i32 %7, 1
  %13 = srem i32 %12, %10
  %14 = insertelement <2 x i32> %5, i32 %13, i64 1
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %14) #7
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %15) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_shift_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %12 = add nsw i32 %7, 1
  %13 = srem i32 %12, %10
  %14 = insertelement <2 x i32> %5, i32 %13, i64 1
  %15 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x i32> noundef %14) #7
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %15) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @gather_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %9) #7
  %11 = shl <4 x i32> %10, splat (i32 1)
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2, i32 noundef %5, <4 x i32> noundef %11) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_gather_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %9) #7
  %11 = shl <4 x i32> %10, splat (i32 1)
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2, i32 noundef %5, <4 x i32> noundef %11) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @rotate_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %15 = add i32 %8, -1
  %16 = add i32 %15, %13
  %17 = srem i32 %16, %13
  %18 = insertelement <4 x i32> %10, i32 0, i64 3
  %19 = insertelement <4 x i32> %18, i32 %17, i64 2
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <4 x i32> noundef %19) #7
  %21 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %22 = fadd <4 x float> %20, %21
  tail call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x float> noundef %22) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_rotate_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %15 = add i32 %8, -1
  %16 = add i32 %15, %13
  %17 = srem i32 %16, %13
  %18 = insertelement <4 x i32> %10, i32 0, i64 3
  %19 = insertelement <4 x i32> %18, i32 %17, i64 2
  %20 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <4 x i32> noundef %19) #7
  %21 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %22 = fadd <4 x float> %20, %21
  tail call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x float> noundef %22) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @transpose_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %14 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x i32> noundef %11) #7
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %17 = fsub <4 x float> %14, %16
  tail call spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %12, <4 x float> noundef %17) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_transpose_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = shufflevector <4 x i32> %11, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #6
  %14 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x i32> noundef %11) #7
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %11) #7
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %17 = fsub <4 x float> %14, %16
  tail call spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %12, <4 x float> noundef %17) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32 noundef) local_unnamed_addr #4

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

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
!8 = !{!"read_only", !"write_only"}
!9 = !{!"image1d_t", !"image1d_t"}
!10 = !{!"", !""}
!11 = !{!"image1d_array_t", !"image1d_array_t"}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"read_only", !"none", !"write_only"}
!14 = !{!"image1d_buffer_t", !"int*", !"image1d_buffer_t"}
!15 = !{!"", !"const", !""}
!16 = !{!"image2d_array_t", !"image2d_array_t"}
!17 = !{!"image3d_t", !"image3d_t"}
