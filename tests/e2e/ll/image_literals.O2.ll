; ModuleID = 'image_literals.cl'
source_filename = "image_literals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @at_file_scope(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %8) #6
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x float> noundef %8) #6
  %16 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %6
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %8) #6
  %19 = shl i64 %6, 5
  %20 = getelementptr i8, ptr addrspace(1) %13, i64 %19
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %8) #6
  %23 = mul i64 %6, 48
  %24 = getelementptr i8, ptr addrspace(1) %13, i64 %23
  store <4 x float> %22, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %10) #6
  %27 = shl i64 %6, 6
  %28 = getelementptr i8, ptr addrspace(1) %13, i64 %27
  store <4 x float> %26, ptr addrspace(1) %28, align 16, !tbaa !12
  %29 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %30 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %29, <2 x float> noundef %10) #6
  %31 = mul i64 %6, 80
  %32 = getelementptr i8, ptr addrspace(1) %13, i64 %31
  store <4 x float> %30, ptr addrspace(1) %32, align 16, !tbaa !12
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %34 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <2 x float> noundef %10) #6
  %35 = mul i64 %6, 96
  %36 = getelementptr i8, ptr addrspace(1) %13, i64 %35
  store <4 x float> %34, ptr addrspace(1) %36, align 16, !tbaa !12
  %37 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %38 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %37, <2 x float> noundef %10) #6
  %39 = mul i64 %6, 112
  %40 = getelementptr i8, ptr addrspace(1) %13, i64 %39
  store <4 x float> %38, ptr addrspace(1) %40, align 16, !tbaa !12
  %41 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %42 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %41, <2 x float> noundef %10) #6
  %43 = shl i64 %6, 7
  %44 = getelementptr i8, ptr addrspace(1) %13, i64 %43
  store <4 x float> %42, ptr addrspace(1) %44, align 16, !tbaa !12
  %45 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %46 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %45, <2 x float> noundef %10) #6
  %47 = mul i64 %6, 144
  %48 = getelementptr i8, ptr addrspace(1) %13, i64 %47
  store <4 x float> %46, ptr addrspace(1) %48, align 16, !tbaa !12
  %49 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %50 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %49, <2 x float> noundef %10) #6
  %51 = mul i64 %6, 160
  %52 = getelementptr i8, ptr addrspace(1) %13, i64 %51
  store <4 x float> %50, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %54 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %53, <2 x float> noundef %10) #6
  %55 = mul i64 %6, 176
  %56 = getelementptr i8, ptr addrspace(1) %13, i64 %55
  store <4 x float> %54, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_at_file_scope(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %8 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %11, <2 x float> noundef %8) #6
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x float> noundef %8) #6
  %16 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %6
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %8) #6
  %19 = shl i64 %6, 5
  %20 = getelementptr i8, ptr addrspace(1) %13, i64 %19
  store <4 x float> %18, ptr addrspace(1) %20, align 16, !tbaa !12
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %8) #6
  %23 = mul i64 %6, 48
  %24 = getelementptr i8, ptr addrspace(1) %13, i64 %23
  store <4 x float> %22, ptr addrspace(1) %24, align 16, !tbaa !12
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %10) #6
  %27 = shl i64 %6, 6
  %28 = getelementptr i8, ptr addrspace(1) %13, i64 %27
  store <4 x float> %26, ptr addrspace(1) %28, align 16, !tbaa !12
  %29 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %30 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %29, <2 x float> noundef %10) #6
  %31 = mul i64 %6, 80
  %32 = getelementptr i8, ptr addrspace(1) %13, i64 %31
  store <4 x float> %30, ptr addrspace(1) %32, align 16, !tbaa !12
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %34 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <2 x float> noundef %10) #6
  %35 = mul i64 %6, 96
  %36 = getelementptr i8, ptr addrspace(1) %13, i64 %35
  store <4 x float> %34, ptr addrspace(1) %36, align 16, !tbaa !12
  %37 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %38 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %37, <2 x float> noundef %10) #6
  %39 = mul i64 %6, 112
  %40 = getelementptr i8, ptr addrspace(1) %13, i64 %39
  store <4 x float> %38, ptr addrspace(1) %40, align 16, !tbaa !12
  %41 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %42 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %41, <2 x float> noundef %10) #6
  %43 = shl i64 %6, 7
  %44 = getelementptr i8, ptr addrspace(1) %13, i64 %43
  store <4 x float> %42, ptr addrspace(1) %44, align 16, !tbaa !12
  %45 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %46 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %45, <2 x float> noundef %10) #6
  %47 = mul i64 %6, 144
  %48 = getelementptr i8, ptr addrspace(1) %13, i64 %47
  store <4 x float> %46, ptr addrspace(1) %48, align 16, !tbaa !12
  %49 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %50 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %49, <2 x float> noundef %10) #6
  %51 = mul i64 %6, 160
  %52 = getelementptr i8, ptr addrspace(1) %13, i64 %51
  store <4 x float> %50, ptr addrspace(1) %52, align 16, !tbaa !12
  %53 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %54 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %53, <2 x float> noundef %10) #6
  %55 = mul i64 %6, 176
  %56 = getelementptr i8, ptr addrspace(1) %13, i64 %55
  store <4 x float> %54, ptr addrspace(1) %56, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, float noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, float noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, float noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, float noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, float noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, float noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, float noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, float noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, float noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, float noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, float noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, float noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, float noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, float noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, float noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, float noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, float noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, float noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, float noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, float noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, float noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, float noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, float noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load float, ptr addrspace(1) %26, align 4, !tbaa !15
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, float noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <2 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <2 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <2 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <2 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <2 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <2 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <2 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <2 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <2 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <2 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <2 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <2 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <2 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <2 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <2 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <2 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <2 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <2 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <2 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <2 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <2 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <2 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <2 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <2 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <2 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <2 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <2 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <2 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <2 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <2 x float>, ptr addrspace(1) %26, align 8, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <2 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <4 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <4 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <4 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <4 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <4 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <4 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <4 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <4 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <4 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <4 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <4 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <4 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <4 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <4 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <4 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <4 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <4 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <4 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <4 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <4 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <4 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <4 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <4 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <4 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <4 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <4 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <4 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <4 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %14 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <4 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %18 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <4 x float> noundef %18) #6
  store <4 x float> %19, ptr addrspace(1) %16, align 16, !tbaa !12
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #5
  %22 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %23 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x float> noundef %22) #6
  store <4 x float> %23, ptr addrspace(1) %20, align 16, !tbaa !12
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %20, i64 %6
  %25 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #5
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %25, <4 x float> noundef %27) #6
  store <4 x float> %28, ptr addrspace(1) %24, align 16, !tbaa !12
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %6
  %30 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %31 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %30, <4 x float> noundef %31) #6
  store <4 x float> %32, ptr addrspace(1) %29, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %6
  %34 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #5
  %35 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %36 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %34, <4 x float> noundef %35) #6
  store <4 x float> %36, ptr addrspace(1) %33, align 16, !tbaa !12
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %6
  %38 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #5
  %39 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %40 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %38, <4 x float> noundef %39) #6
  store <4 x float> %40, ptr addrspace(1) %37, align 16, !tbaa !12
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %6
  %42 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #5
  %43 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %42, <4 x float> noundef %43) #6
  store <4 x float> %44, ptr addrspace(1) %41, align 16, !tbaa !12
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %6
  %46 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 37) #5
  %47 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %48 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %46, <4 x float> noundef %47) #6
  store <4 x float> %48, ptr addrspace(1) %45, align 16, !tbaa !12
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %45, i64 %6
  %50 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %51 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %50, <4 x float> noundef %51) #6
  store <4 x float> %52, ptr addrspace(1) %49, align 16, !tbaa !12
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %6
  %54 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41) #5
  %55 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !12
  %56 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %54, <4 x float> noundef %55) #6
  store <4 x float> %56, ptr addrspace(1) %53, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @inside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 32) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 17) #5
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %19 = load <2 x float>, ptr addrspace(1) %18, align 8, !tbaa !12
  %20 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %19) #6
  store <4 x float> %20, ptr addrspace(1) %16, align 16, !tbaa !12
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %22 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 33) #5
  %23 = load <2 x float>, ptr addrspace(1) %18, align 8, !tbaa !12
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %22, <2 x float> noundef %23) #6
  store <4 x float> %24, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_inside(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16) #5
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %10 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, <2 x float> noundef %10) #6
  store <4 x float> %11, ptr addrspace(1) %7, align 16, !tbaa !12
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %6
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 32) #5
  %14 = load <2 x float>, ptr addrspace(1) %9, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  store <4 x float> %15, ptr addrspace(1) %12, align 16, !tbaa !12
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %6
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 17) #5
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %5
  %19 = load <2 x float>, ptr addrspace(1) %18, align 8, !tbaa !12
  %20 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x float> noundef %19) #6
  store <4 x float> %20, ptr addrspace(1) %16, align 16, !tbaa !12
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %6
  %22 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 33) #5
  %23 = load <2 x float>, ptr addrspace(1) %18, align 8, !tbaa !12
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %22, <2 x float> noundef %23) #6
  store <4 x float> %24, ptr addrspace(1) %21, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @on_edges(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16
  %11 = extractelement <4 x float> %10, i64 0
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, float noundef %11) #6
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %15 = load <2 x float>, ptr addrspace(1) %9, align 16
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %14, <2 x float> noundef %15) #6
  %17 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %7
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %19 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %20 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %18, <4 x float> noundef %19) #6
  %21 = shl i64 %7, 5
  %22 = getelementptr i8, ptr addrspace(1) %13, i64 %21
  store <4 x float> %20, ptr addrspace(1) %22, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_on_edges(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %6
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16
  %11 = extractelement <4 x float> %10, i64 0
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %8, float noundef %11) #6
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %6
  store <4 x float> %12, ptr addrspace(1) %13, align 16, !tbaa !12
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %15 = load <2 x float>, ptr addrspace(1) %9, align 16
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %14, <2 x float> noundef %15) #6
  %17 = getelementptr <4 x float>, ptr addrspace(1) %13, i64 %7
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !12
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #5
  %19 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %20 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %2, target("spirv.Sampler") %18, <4 x float> noundef %19) #6
  %21 = shl i64 %7, 5
  %22 = getelementptr i8, ptr addrspace(1) %13, i64 %21
  store <4 x float> %20, ptr addrspace(1) %22, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @chosen(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = and i64 %4, 1
  %6 = icmp eq i64 %5, 0
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  br i1 %6, label %12, label %8

8:                                                ; preds = %3
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %10 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x float> noundef %10) #6
  br label %16

12:                                               ; preds = %3
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %14 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  br label %16

16:                                               ; preds = %8, %12
  %17 = phi <4 x float> [ %15, %12 ], [ %11, %8 ]
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_chosen(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = and i64 %4, 1
  %6 = icmp eq i64 %5, 0
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  br i1 %6, label %12, label %8

8:                                                ; preds = %3
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #5
  %10 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <2 x float> noundef %10) #6
  br label %16

12:                                               ; preds = %3
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #5
  %14 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !12
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %13, <2 x float> noundef %14) #6
  br label %16

16:                                               ; preds = %12, %8
  %17 = phi <4 x float> [ %15, %12 ], [ %11, %8 ]
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %17, ptr addrspace(1) %18, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_direct(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @direct_twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %11 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x float> noundef %11) #6
  %13 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %14 = fadd <4 x float> %12, %13
  store <4 x float> %14, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_direct_twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #5
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %4
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %7) #6
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %4
  store <4 x float> %8, ptr addrspace(1) %9, align 16, !tbaa !12
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21) #5
  %11 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !12
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <2 x float> noundef %11) #6
  %13 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !12
  %14 = fadd <4 x float> %12, %13
  store <4 x float> %14, ptr addrspace(1) %9, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(read) }

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"read_only", !"none", !"none", !"none"}
!9 = !{!"image2d_t", !"float2*", !"float2*", !"float4*"}
!10 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"const", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"image1d_t", !"float*", !"float*", !"float4*"}
!14 = !{!"image1d_t", !"float*", !"float*", !"float __attribute__((ext_vector_type(4)))*"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{!"image1d_array_t", !"float2*", !"float2*", !"float4*"}
!18 = !{!"image1d_array_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!19 = !{!"image2d_array_t", !"float4*", !"float4*", !"float4*"}
!20 = !{!"image2d_array_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!21 = !{!"image3d_t", !"float4*", !"float4*", !"float4*"}
!22 = !{!"image3d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!23 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!24 = !{!"read_only", !"read_only", !"read_only", !"none", !"none"}
!25 = !{!"image1d_t", !"image2d_t", !"image3d_t", !"float4*", !"float4*"}
!26 = !{!"image1d_t", !"image2d_t", !"image3d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!"", !"", !"", !"const", !""}
!28 = !{i32 1, i32 1, i32 1}
!29 = !{!"read_only", !"none", !"none"}
!30 = !{!"image2d_t", !"float2*", !"float4*"}
!31 = !{!"image2d_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!32 = !{!"", !"const", !""}
