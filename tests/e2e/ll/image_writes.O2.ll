; ModuleID = 'image_writes.cl'
source_filename = "image_writes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <2 x i32> @place() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %2 = trunc i64 %1 to i32
  %3 = insertelement <2 x i32> poison, i32 %2, i64 0
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> %3, i32 %5, i64 1
  ret <2 x i32> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <4 x i32> @place3() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %2 = trunc i64 %1 to i32
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %2, i64 0
  %8 = insertelement <4 x i32> %7, i32 %4, i64 1
  %9 = insertelement <4 x i32> %8, i32 %6, i64 2
  ret <4 x i32> %9
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sitofp i32 %4 to float
  %6 = fmul float %1, %5
  %7 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #6
  %8 = sitofp i32 %7 to float
  %9 = insertelement <4 x float> <float poison, float poison, float poison, float -1.000000e+00>, float %5, i64 0
  %10 = insertelement <4 x float> %9, float %6, i64 1
  %11 = insertelement <4 x float> %10, float %8, i64 2
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, i32 noundef %4, <4 x float> noundef %11) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = sitofp i32 %4 to float
  %6 = fmul float %1, %5
  %7 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0) #6
  %8 = sitofp i32 %7 to float
  %9 = insertelement <4 x float> <float poison, float poison, float poison, float -1.000000e+00>, float %5, i64 0
  %10 = insertelement <4 x float> %9, float %6, i64 1
  %11 = insertelement <4 x float> %10, float %8, i64 2
  tail call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, i32 noundef %4, <4 x float> noundef %11) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i64> poison, i64 %3, i64 0
  %7 = insertelement <2 x i64> %6, i64 %4, i64 1
  %8 = trunc <2 x i64> %7 to <2 x i32>
  %9 = trunc i64 %3 to i32
  %10 = shufflevector <2 x i32> %8, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %11 = mul nsw i32 %5, %9
  %12 = insertelement <4 x i32> %10, i32 %11, i64 2
  %13 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #6
  %14 = trunc i64 %13 to i32
  %15 = mul i32 %1, %14
  %16 = insertelement <4 x i32> %12, i32 %15, i64 3
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, <2 x i32> noundef %8, <4 x i32> noundef %16) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i64> poison, i64 %3, i64 0
  %7 = insertelement <2 x i64> %6, i64 %4, i64 1
  %8 = trunc <2 x i64> %7 to <2 x i32>
  %9 = trunc i64 %3 to i32
  %10 = shufflevector <2 x i32> %8, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %11 = mul nsw i32 %5, %9
  %12 = insertelement <4 x i32> %10, i32 %11, i64 2
  %13 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0) #6
  %14 = trunc i64 %13 to i32
  %15 = mul i32 %1, %14
  %16 = insertelement <4 x i32> %12, i32 %15, i64 3
  tail call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, <2 x i32> noundef %8, <4 x i32> noundef %16) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = insertelement <4 x i32> poison, i32 %5, i64 0
  %11 = sub nsw i32 0, %5
  %12 = insertelement <4 x i32> %10, i32 %11, i64 1
  %13 = add nsw i32 %2, %5
  %14 = insertelement <4 x i32> %12, i32 %13, i64 2
  %15 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0) #6
  %16 = insertelement <4 x i32> %14, i32 %15, i64 3
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, i32 noundef %9, <4 x i32> noundef %16) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = insertelement <4 x i32> poison, i32 %5, i64 0
  %11 = sub nsw i32 0, %5
  %12 = insertelement <4 x i32> %10, i32 %11, i64 1
  %13 = add nsw i32 %2, %5
  %14 = insertelement <4 x i32> %12, i32 %13, i64 2
  %15 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0) #6
  %16 = insertelement <4 x i32> %14, i32 %15, i64 3
  tail call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, i32 noundef %9, <4 x i32> noundef %16) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = mul nsw i32 %5, 7
  %11 = mul nsw i32 %8, 3
  %12 = add nsw i32 %11, %10
  %13 = srem i32 %12, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !18
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %9, <4 x float> noundef %16) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = mul nsw i32 %5, 7
  %11 = mul nsw i32 %8, 3
  %12 = add nsw i32 %11, %10
  %13 = srem i32 %12, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !18
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %9, <4 x float> noundef %16) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = mul <4 x i32> %11, %1
  %13 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #6
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = sub <4 x i32> %12, %16
  tail call spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %11, <4 x i32> noundef %17) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = mul <4 x i32> %11, %1
  %13 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0) #6
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = sub <4 x i32> %12, %16
  tail call spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %11, <4 x i32> noundef %17) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %11) #6
  %13 = insertelement <4 x i32> poison, i32 %1, i64 0
  %14 = shufflevector <4 x i32> %13, <4 x i32> poison, <4 x i32> zeroinitializer
  %15 = mul <4 x i32> %12, %14
  %16 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0) #6
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i32> %18, %15
  tail call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, <4 x i32> noundef %11, <4 x i32> noundef %19) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %11) #6
  %13 = insertelement <4 x i32> poison, i32 %1, i64 0
  %14 = shufflevector <4 x i32> %13, <4 x i32> poison, <4 x i32> zeroinitializer
  %15 = mul <4 x i32> %12, %14
  %16 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0) #6
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i32> %18, %15
  tail call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, <4 x i32> noundef %11, <4 x i32> noundef %19) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = sitofp i32 %4 to float
  %10 = sitofp i32 %7 to float
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %1, float %10)
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %8, float noundef %11) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = sitofp i32 %4 to float
  %10 = sitofp i32 %7 to float
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %1, float %10)
  tail call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %8, float noundef %11) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fill_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = sitofp i32 %4 to float
  %13 = sitofp i32 %6 to float
  %14 = tail call float @llvm.fmuladd.f32(float %12, float %1, float %13)
  %15 = sitofp i32 %8 to float
  %16 = fneg float %15
  %17 = tail call float @llvm.fmuladd.f32(float %16, float 8.000000e+00, float %14)
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %11, float noundef %17) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fill_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = sitofp i32 %4 to float
  %13 = sitofp i32 %6 to float
  %14 = tail call float @llvm.fmuladd.f32(float %12, float %1, float %13)
  %15 = sitofp i32 %8 to float
  %16 = fneg float %15
  %17 = tail call float @llvm.fmuladd.f32(float %16, float 8.000000e+00, float %14)
  tail call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %11, float noundef %17) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scatter(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x i32>, ptr addrspace(1) %5, align 8
  %7 = extractelement <2 x i32> %6, i64 0
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !18
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %6, <4 x i32> noundef %11) #7
  br label %12

12:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_scatter(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x i32>, ptr addrspace(1) %5, align 8
  %7 = extractelement <2 x i32> %6, i64 0
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !18
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %6, <4 x i32> noundef %11) #7
  br label %12

12:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) #6
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = insertelement <2 x i32> poison, i32 %4, i64 0
  %9 = insertelement <4 x i32> poison, i32 %4, i64 0
  br label %15

10:                                               ; preds = %15, %2
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %33

12:                                               ; preds = %10
  %13 = sub nsw i32 %5, %1
  %14 = insertelement <2 x i32> poison, i32 %4, i64 0
  br label %25

15:                                               ; preds = %7, %15
  %16 = phi i32 [ 0, %7 ], [ %23, %15 ]
  %17 = insertelement <2 x i32> %8, i32 %16, i64 1
  %18 = insertelement <4 x i32> %9, i32 %16, i64 1
  %19 = add nsw i32 %16, %4
  %20 = insertelement <4 x i32> %18, i32 %19, i64 2
  %21 = sub nsw i32 %4, %16
  %22 = insertelement <4 x i32> %20, i32 %21, i64 3
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %17, <4 x i32> noundef %22) #7
  %23 = add nuw nsw i32 %16, 1
  %24 = icmp eq i32 %23, %5
  br i1 %24, label %10, label %15

25:                                               ; preds = %12, %25
  %26 = phi i32 [ %13, %12 ], [ %31, %25 ]
  %27 = insertelement <2 x i32> %14, i32 %26, i64 1
  %28 = mul nsw i32 %26, 1000
  %29 = insertelement <4 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> zeroinitializer
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %27, <4 x i32> noundef %30) #7
  %31 = add nsw i32 %26, 1
  %32 = icmp slt i32 %31, %5
  br i1 %32, label %25, label %33

33:                                               ; preds = %25, %10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) #6
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = insertelement <2 x i32> poison, i32 %4, i64 0
  %9 = insertelement <4 x i32> poison, i32 %4, i64 0
  br label %15

10:                                               ; preds = %15, %2
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %25

12:                                               ; preds = %10
  %13 = sub nsw i32 %5, %1
  %14 = insertelement <2 x i32> poison, i32 %4, i64 0
  br label %26

15:                                               ; preds = %7, %15
  %16 = phi i32 [ 0, %7 ], [ %23, %15 ]
  %17 = insertelement <2 x i32> %8, i32 %16, i64 1
  %18 = insertelement <4 x i32> %9, i32 %16, i64 1
  %19 = add nsw i32 %16, %4
  %20 = insertelement <4 x i32> %18, i32 %19, i64 2
  %21 = sub nsw i32 %4, %16
  %22 = insertelement <4 x i32> %20, i32 %21, i64 3
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %17, <4 x i32> noundef %22) #7
  %23 = add nuw nsw i32 %16, 1
  %24 = icmp eq i32 %23, %5
  br i1 %24, label %10, label %15

25:                                               ; preds = %26, %10
  ret void

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %13, %12 ], [ %32, %26 ]
  %28 = insertelement <2 x i32> %14, i32 %27, i64 1
  %29 = mul nsw i32 %27, 1000
  %30 = insertelement <4 x i32> poison, i32 %29, i64 0
  %31 = shufflevector <4 x i32> %30, <4 x i32> poison, <4 x i32> zeroinitializer
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %28, <4 x i32> noundef %31) #7
  %32 = add nsw i32 %27, 1
  %33 = icmp slt i32 %32, %5
  br i1 %33, label %26, label %25
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @two_targets(ptr addrspace(1) noundef readonly align 16 captures(none) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %12, <4 x float> noundef %6) #7
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %12, <4 x float> noundef %6) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_two_targets(ptr addrspace(1) noundef readonly align 16 captures(none) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call spir_func i64 @_Z20get_global_linear_idv() #7
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %12, <4 x float> noundef %6) #7
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %12, <4 x float> noundef %6) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) local_unnamed_addr #2 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %10, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #7
  br label %18

11:                                               ; preds = %1
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> poison, i32 %13, i64 0
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %16 = trunc i64 %15 to i32
  %17 = insertelement <2 x i32> %14, i32 %16, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %17, <4 x i32> noundef zeroinitializer) #7
  br label %18

18:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) local_unnamed_addr #3 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %10, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #7
  br label %18

11:                                               ; preds = %1
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> poison, i32 %13, i64 0
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %16 = trunc i64 %15 to i32
  %17 = insertelement <2 x i32> %14, i32 %16, i64 1
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %17, <4 x i32> noundef zeroinitializer) #7
  br label %18

18:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32> noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32> noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
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
!7 = !{i32 1, i32 0}
!8 = !{!"write_only", !"none"}
!9 = !{!"image1d_t", !"float"}
!10 = !{!"", !""}
!11 = !{!"image1d_array_t", !"uint"}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"write_only", !"none", !"none"}
!14 = !{!"image1d_buffer_t", !"int*", !"int"}
!15 = !{!"", !"const", !""}
!16 = !{!"image2d_t", !"float4*", !"int"}
!17 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!18 = !{!5, !5, i64 0}
!19 = !{!"image2d_array_t", !"int4"}
!20 = !{!"image2d_array_t", !"int __attribute__((ext_vector_type(4)))"}
!21 = !{!"image3d_t", !"uint"}
!22 = !{!"image2d_depth_t", !"float"}
!23 = !{!"image2d_array_depth_t", !"float"}
!24 = !{i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"write_only"}
!26 = !{!"int2*", !"uint4*", !"image2d_t"}
!27 = !{!"int __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!28 = !{!"const", !"const", !""}
!29 = !{!"image2d_t", !"int"}
!30 = !{!"none", !"write_only", !"write_only"}
!31 = !{!"float4*", !"image2d_t", !"image2d_t"}
!32 = !{!"float __attribute__((ext_vector_type(4)))*", !"image2d_t", !"image2d_t"}
!33 = !{!"const", !"", !""}
!34 = !{i32 1}
!35 = !{!"write_only"}
!36 = !{!"image2d_t"}
!37 = !{!""}
