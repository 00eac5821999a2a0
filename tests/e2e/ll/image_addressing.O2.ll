; ModuleID = 'image_addressing.cl'
source_filename = "image_addressing.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @int_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !15
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, float noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_int_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !15
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, float noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @int_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_int_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @uint_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_uint_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @uint_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_uint_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @uint_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_uint_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, i32 noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, i32 noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x i32>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @texel_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_texel_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x i32> noundef %7) #5
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) }

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
!7 = !{i32 1, i32 0, i32 1, i32 1}
!8 = !{!"read_only", !"none", !"none", !"none"}
!9 = !{!"image1d_array_t", !"sampler_t", !"float2*", !"float4*"}
!10 = !{!"image1d_array_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"image1d_t", !"sampler_t", !"float*", !"int4*"}
!14 = !{!"image1d_t", !"sampler_t", !"float*", !"int __attribute__((ext_vector_type(4)))*"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{!"image1d_array_t", !"sampler_t", !"float2*", !"int4*"}
!18 = !{!"image1d_array_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(4)))*"}
!19 = !{!"image2d_t", !"sampler_t", !"float2*", !"uint4*"}
!20 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!21 = !{!"image2d_array_t", !"sampler_t", !"float4*", !"uint4*"}
!22 = !{!"image2d_array_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!23 = !{!"image3d_t", !"sampler_t", !"float4*", !"uint4*"}
!24 = !{!"image3d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!25 = !{!"image1d_t", !"sampler_t", !"int*", !"float4*"}
!26 = !{!"image1d_t", !"sampler_t", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!"image2d_t", !"sampler_t", !"int2*", !"float4*"}
!28 = !{!"image2d_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!29 = !{!"image3d_t", !"sampler_t", !"int4*", !"float4*"}
!30 = !{!"image3d_t", !"sampler_t", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!31 = !{!"image1d_array_t", !"sampler_t", !"int2*", !"uint4*"}
!32 = !{!"image1d_array_t", !"sampler_t", !"int __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!33 = !{!"image2d_array_t", !"sampler_t", !"int4*", !"int4*"}
!34 = !{!"image2d_array_t", !"sampler_t", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
