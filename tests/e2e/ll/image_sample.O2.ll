; ModuleID = 'image_sample.cl'
source_filename = "image_sample.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_2d(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_2d_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_2d_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %5
  store <4 x i32> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !17
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, float noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_1d(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !17
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, float noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_3d(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @sample_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sample_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %7) #7
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @literals(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #8
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #8
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #8
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #8
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #8
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !12
  %13 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %14 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %13) #6
  %15 = fdiv <2 x float> %12, %14, !fpmath !28
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %12) #7
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %9
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %12) #7
  %19 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %10
  %20 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %9
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %6, <2 x float> noundef %15) #7
  %22 = shl i64 %10, 5
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr <4 x float>, ptr addrspace(1) %23, i64 %9
  store <4 x float> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %7, <2 x float> noundef %15) #7
  %26 = mul i64 %10, 48
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr <4 x float>, ptr addrspace(1) %27, i64 %9
  store <4 x float> %25, ptr addrspace(1) %28, align 16, !tbaa !12
  %29 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %15) #7
  %30 = shl i64 %10, 6
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr <4 x float>, ptr addrspace(1) %31, i64 %9
  store <4 x float> %29, ptr addrspace(1) %32, align 16, !tbaa !12
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #8
  %34 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <2 x float> noundef %15) #7
  %35 = mul i64 %10, 80
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr <4 x float>, ptr addrspace(1) %36, i64 %9
  store <4 x float> %34, ptr addrspace(1) %37, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_literals(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #8
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #8
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #8
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #8
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #8
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !12
  %13 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #6
  %14 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %13) #6
  %15 = fdiv <2 x float> %12, %14, !fpmath !28
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %12) #7
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %9
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %12) #7
  %19 = getelementptr <4 x float>, ptr addrspace(1) %2, i64 %10
  %20 = getelementptr <4 x float>, ptr addrspace(1) %19, i64 %9
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %6, <2 x float> noundef %15) #7
  %22 = shl i64 %10, 5
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr <4 x float>, ptr addrspace(1) %23, i64 %9
  store <4 x float> %21, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %7, <2 x float> noundef %15) #7
  %26 = mul i64 %10, 48
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr <4 x float>, ptr addrspace(1) %27, i64 %9
  store <4 x float> %25, ptr addrspace(1) %28, align 16, !tbaa !12
  %29 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %15) #7
  %30 = shl i64 %10, 6
  %31 = getelementptr i8, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr <4 x float>, ptr addrspace(1) %31, i64 %9
  store <4 x float> %29, ptr addrspace(1) %32, align 16, !tbaa !12
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #8
  %34 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <2 x float> noundef %15) #7
  %35 = mul i64 %10, 80
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr <4 x float>, ptr addrspace(1) %36, i64 %9
  store <4 x float> %34, ptr addrspace(1) %37, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @outside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, <2 x i32> noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !29 !kernel_arg_access_qual !8 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #8
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = shl i64 %10, 32
  %14 = ashr exact i64 %13, 32
  %15 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %16 = mul i64 %14, %15
  %17 = shl i64 %7, 32
  %18 = ashr exact i64 %17, 32
  %19 = add i64 %16, %18
  %20 = add <2 x i32> %12, %3
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x i32> noundef %20) #7
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %6, <2 x i32> noundef %20) #7
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_outside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, <2 x i32> noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !29 !kernel_arg_access_qual !8 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #8
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = shl i64 %10, 32
  %14 = ashr exact i64 %13, 32
  %15 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %16 = mul i64 %14, %15
  %17 = shl i64 %7, 32
  %18 = ashr exact i64 %17, 32
  %19 = add i64 %16, %18
  %20 = add <2 x i32> %12, %3
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x i32> noundef %20) #7
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %6, <2 x i32> noundef %20) #7
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #5

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { nounwind }

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
!9 = !{!"image2d_t", !"sampler_t", !"float2*", !"float4*"}
!10 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"image2d_t", !"sampler_t", !"float2*", !"int4*"}
!14 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(4)))*"}
!15 = !{!"image1d_t", !"sampler_t", !"float*", !"float4*"}
!16 = !{!"image1d_t", !"sampler_t", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = !{!"image3d_t", !"sampler_t", !"float4*", !"float4*"}
!20 = !{!"image3d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!21 = !{!"image2d_array_t", !"sampler_t", !"float4*", !"float4*"}
!22 = !{!"image2d_array_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!23 = !{i32 1, i32 1, i32 1}
!24 = !{!"read_only", !"none", !"none"}
!25 = !{!"image2d_t", !"float2*", !"float4*"}
!26 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!"", !"const", !""}
!28 = !{float 2.500000e+00}
!29 = !{i32 1, i32 1, i32 1, i32 0}
!30 = !{!"image2d_t", !"float4*", !"float4*", !"int2"}
!31 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))"}
!32 = !{!"", !"", !"", !""}
