; ModuleID = 'image_copy.cl'
source_filename = "image_copy.cl"
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

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %11) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %11) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = add <4 x i32> %10, <i32 1, i32 0, i32 -1, i32 7>
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = add <4 x i32> %10, <i32 1, i32 0, i32 -1, i32 7>
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = lshr <4 x i32> %10, splat (i32 1)
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = lshr <4 x i32> %10, splat (i32 1)
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @flip(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #6
  %10 = xor i32 %4, -1
  %11 = add i32 %9, %10
  %12 = insertelement <2 x i32> %8, i32 %11, i64 0
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #8
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %12, <4 x float> noundef %13) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_flip(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #6
  %10 = xor i32 %4, -1
  %11 = add i32 %9, %10
  %12 = insertelement <2 x i32> %8, i32 %11, i64 0
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %8) #8
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %12, <4 x float> noundef %13) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @widen_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %8
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %14
  store <4 x i32> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = mul <4 x i32> %10, splat (i32 3)
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %16) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_widen_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %8
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %14
  store <4 x i32> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = mul <4 x i32> %10, splat (i32 3)
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %16) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @widen_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %8
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %14
  store <4 x i32> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = mul <4 x i32> %10, splat (i32 3)
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %16) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_widen_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %8
  %13 = add nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %14
  store <4 x i32> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  %16 = mul <4 x i32> %10, splat (i32 3)
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x i32> noundef %16) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @swizzle(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %7
  %13 = add nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  store <4 x float> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_swizzle(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x i32> noundef %8) #8
  %11 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %12 = mul nsw i32 %11, %7
  %13 = add nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  store <4 x float> %10, ptr addrspace(1) %15, align 16, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x i32> noundef %9) #8
  %11 = fsub <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float poison>, %10
  %12 = shufflevector <4 x float> %11, <4 x float> %10, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %12) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #7
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x i32> noundef %9) #8
  %11 = fsub <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float poison>, %10
  %12 = shufflevector <4 x float> %11, <4 x float> %10, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %12) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @in_place(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %3 = trunc i64 %2 to i32
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> %4, i32 %6, i64 1
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %7) #8
  %9 = fmul <4 x float> %8, splat (float 5.000000e-01)
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %7, <4 x float> noundef %10) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_in_place(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %3 = trunc i64 %2 to i32
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> %4, i32 %6, i64 1
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %7) #8
  %9 = fmul <4 x float> %8, splat (float 5.000000e-01)
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  tail call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %7, <4 x float> noundef %10) #9
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #5

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }
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
!8 = !{!"read_only", !"write_only"}
!9 = !{!"image2d_t", !"image2d_t"}
!10 = !{!"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"read_only", !"none", !"write_only"}
!13 = !{!"image2d_t", !"int4*", !"image2d_t"}
!14 = !{!"image2d_t", !"int __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!15 = !{!"", !"", !""}
!16 = !{!5, !5, i64 0}
!17 = !{!"image2d_t", !"uint4*", !"image2d_t"}
!18 = !{!"image2d_t", !"uint __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!19 = !{!"read_only", !"none"}
!20 = !{!"image2d_t", !"float4*"}
!21 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!22 = !{i32 1}
!23 = !{!"read_write"}
!24 = !{!"image2d_t"}
!25 = !{!""}
