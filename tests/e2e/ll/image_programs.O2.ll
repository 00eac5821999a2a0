; ModuleID = 'image_programs.cl'
source_filename = "image_programs.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@gauss = local_unnamed_addr addrspace(2) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@transpose.tile = internal unnamed_addr addrspace(3) global [8 x [9 x <4 x float>]] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func <2 x i32> @place() local_unnamed_addr #0 {
  %1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %2 = trunc i64 %1 to i32
  %3 = insertelement <2 x i32> poison, i32 %2, i64 0
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> %3, i32 %5, i64 1
  ret <2 x i32> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %1) local_unnamed_addr #2 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = shl <2 x i32> %1, splat (i32 1)
  %11 = sub <2 x i32> %9, %10
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x i32> noundef %11) #15
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> splat (float 6.250000e-02), <4 x float> zeroinitializer)
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %16 = trunc i64 %15 to i32
  %17 = insertelement <2 x i32> poison, i32 %16, i64 0
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %19 = trunc i64 %18 to i32
  %20 = insertelement <2 x i32> %17, i32 %19, i64 1
  %21 = sub <2 x i32> %20, %1
  %22 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %21) #15
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %22, <4 x float> splat (float 2.500000e-01), <4 x float> %13)
  %24 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %26 = trunc i64 %25 to i32
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %29 = trunc i64 %28 to i32
  %30 = insertelement <2 x i32> %27, i32 %29, i64 1
  %31 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %24, <2 x i32> noundef %30) #15
  %32 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %31, <4 x float> splat (float 3.750000e-01), <4 x float> %23)
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %34 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %35 = trunc i64 %34 to i32
  %36 = insertelement <2 x i32> poison, i32 %35, i64 0
  %37 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %38 = trunc i64 %37 to i32
  %39 = insertelement <2 x i32> %36, i32 %38, i64 1
  %40 = add <2 x i32> %39, %1
  %41 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <2 x i32> noundef %40) #15
  %42 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %41, <4 x float> splat (float 2.500000e-01), <4 x float> %32)
  %43 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %44 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %45 = trunc i64 %44 to i32
  %46 = insertelement <2 x i32> poison, i32 %45, i64 0
  %47 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %48 = trunc i64 %47 to i32
  %49 = insertelement <2 x i32> %46, i32 %48, i64 1
  %50 = shl <2 x i32> %1, splat (i32 1)
  %51 = add <2 x i32> %49, %50
  %52 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %43, <2 x i32> noundef %51) #15
  %53 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %52, <4 x float> splat (float 6.250000e-02), <4 x float> %42)
  ret <4 x float> %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #4

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @blur_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #6 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef <i32 1, i32 0>) #16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %10) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_blur_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef <i32 1, i32 0>) #16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %9, <4 x float> noundef %10) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @blur_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #6 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef <i32 0, i32 1>) #16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x float> noundef %10) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_blur_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = trunc i64 %4 to i32
  %6 = insertelement <2 x i32> poison, i32 %5, i64 0
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> %6, i32 %8, i64 1
  %10 = tail call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef <i32 0, i32 1>) #16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %9, <4 x float> noundef %10) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @resize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #13
  %5 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %4) #13
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %11) #13
  %13 = fadd <2 x float> %12, splat (float 5.000000e-01)
  %14 = fdiv <2 x float> %13, %5, !fpmath !16
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x float> noundef %14) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %11, <4 x float> noundef %15) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_resize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %4 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #13
  %5 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %4) #13
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %11) #13
  %13 = fadd <2 x float> %12, splat (float 5.000000e-01)
  %14 = fdiv <2 x float> %13, %5, !fpmath !16
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x float> noundef %14) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %11, <4 x float> noundef %15) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @rotate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, float noundef %2, float noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #14
  %6 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #13
  %7 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %6) #13
  %8 = fmul <2 x float> %7, splat (float 5.000000e-01)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i64 1
  %15 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %14) #13
  %16 = fadd <2 x float> %15, splat (float 5.000000e-01)
  %17 = fsub <2 x float> %16, %8
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = fmul float %3, %19
  %21 = tail call float @llvm.fmuladd.f32(float %2, float %18, float %20)
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = fneg float %18
  %24 = fmul float %3, %23
  %25 = tail call float @llvm.fmuladd.f32(float %2, float %19, float %24)
  %26 = insertelement <2 x float> %22, float %25, i64 1
  %27 = fadd <2 x float> %8, %26
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %27) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %14, <4 x float> noundef %28) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_rotate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, float noundef %2, float noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36) #14
  %6 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #13
  %7 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %6) #13
  %8 = fmul <2 x float> %7, splat (float 5.000000e-01)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i64 1
  %15 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %14) #13
  %16 = fadd <2 x float> %15, splat (float 5.000000e-01)
  %17 = fsub <2 x float> %16, %8
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = fmul float %3, %19
  %21 = tail call float @llvm.fmuladd.f32(float %2, float %18, float %20)
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = fneg float %18
  %24 = fmul float %3, %23
  %25 = tail call float @llvm.fmuladd.f32(float %2, float %19, float %24)
  %26 = insertelement <2 x float> %22, float %25, i64 1
  %27 = fadd <2 x float> %8, %26
  %28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %27) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %14, <4 x float> noundef %28) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #13
  %11 = mul i64 %10, %5
  %12 = icmp slt i32 %9, 64
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = shl i64 %8, 32
  %15 = ashr exact i64 %14, 32
  %16 = shl i64 %11, 32
  %17 = ashr exact i64 %16, 32
  br label %51

18:                                               ; preds = %51, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i64 0
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i64 1
  %25 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %24) #15
  %26 = lshr <4 x i32> %25, splat (i32 4)
  %27 = extractelement <4 x i32> %26, i64 0
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %28
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #16
  %31 = extractelement <4 x i32> %26, i64 1
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 64
  %35 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %34) #16
  %36 = extractelement <4 x i32> %26, i64 2
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 128
  %40 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %39) #16
  %41 = extractelement <4 x i32> %26, i64 3
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %43, i64 192
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %44) #16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  br i1 %12, label %46, label %67

46:                                               ; preds = %18
  %47 = shl i64 %8, 32
  %48 = ashr exact i64 %47, 32
  %49 = shl i64 %11, 32
  %50 = ashr exact i64 %49, 32
  br label %56

51:                                               ; preds = %13, %51
  %52 = phi i64 [ %15, %13 ], [ %54, %51 ]
  %53 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %52
  store i32 0, ptr addrspace(3) %53, align 4, !tbaa !3
  %54 = add nsw i64 %52, %17
  %55 = icmp slt i64 %54, 64
  br i1 %55, label %51, label %18

56:                                               ; preds = %46, %64
  %57 = phi i64 [ %48, %46 ], [ %65, %64 ]
  %58 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !3
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:                                               ; preds = %56
  %62 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %57
  %63 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %62, i32 noundef %59) #16
  br label %64

64:                                               ; preds = %61, %56
  %65 = add nsw i64 %57, %50
  %66 = icmp slt i64 %65, 64
  br i1 %66, label %56, label %67

67:                                               ; preds = %64, %18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #13
  %11 = mul i64 %10, %5
  %12 = icmp slt i32 %9, 64
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = shl i64 %8, 32
  %15 = ashr exact i64 %14, 32
  %16 = shl i64 %11, 32
  %17 = ashr exact i64 %16, 32
  br label %51

18:                                               ; preds = %51, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i64 0
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i64 1
  %25 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %24) #15
  %26 = lshr <4 x i32> %25, splat (i32 4)
  %27 = extractelement <4 x i32> %26, i64 0
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %28
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #16
  %31 = extractelement <4 x i32> %26, i64 1
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 64
  %35 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %34) #16
  %36 = extractelement <4 x i32> %26, i64 2
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 128
  %40 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %39) #16
  %41 = extractelement <4 x i32> %26, i64 3
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %43, i64 192
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef nonnull %44) #16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  br i1 %12, label %46, label %56

46:                                               ; preds = %18
  %47 = shl i64 %8, 32
  %48 = ashr exact i64 %47, 32
  %49 = shl i64 %11, 32
  %50 = ashr exact i64 %49, 32
  br label %57

51:                                               ; preds = %13, %51
  %52 = phi i64 [ %15, %13 ], [ %54, %51 ]
  %53 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %52
  store i32 0, ptr addrspace(3) %53, align 4, !tbaa !3
  %54 = add nsw i64 %52, %17
  %55 = icmp slt i64 %54, 64
  br i1 %55, label %51, label %18

56:                                               ; preds = %65, %18
  ret void

57:                                               ; preds = %46, %65
  %58 = phi i64 [ %48, %46 ], [ %66, %65 ]
  %59 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !3
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %65, label %62

62:                                               ; preds = %57
  %63 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %58
  %64 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %63, i32 noundef %60) #16
  br label %65

65:                                               ; preds = %57, %62
  %66 = add nsw i64 %58, %50
  %67 = icmp slt i64 %66, 64
  br i1 %67, label %57, label %56
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @slice(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %2, <4 x float> noundef %3, <4 x float> noundef %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = sitofp i32 %8 to float
  %14 = insertelement <4 x float> poison, float %13, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %3, <4 x float> %2)
  %17 = sitofp i32 %11 to float
  %18 = insertelement <4 x float> poison, float %17, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %4, <4 x float> %16)
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %20) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, <2 x i32> noundef %12, <4 x float> noundef %21) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_slice(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %2, <4 x float> noundef %3, <4 x float> noundef %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5) local_unnamed_addr #7 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = sitofp i32 %8 to float
  %14 = insertelement <4 x float> poison, float %13, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %3, <4 x float> %2)
  %17 = sitofp i32 %11 to float
  %18 = insertelement <4 x float> poison, float %17, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %4, <4 x float> %16)
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %20) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, <2 x i32> noundef %12, <4 x float> noundef %21) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @projection(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !7 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #13
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %3, %6
  %7 = phi <4 x float> [ %18, %6 ], [ splat (float 0xFFF0000000000000), %3 ]
  %8 = phi <4 x float> [ %19, %6 ], [ zeroinitializer, %3 ]
  %9 = phi i32 [ %20, %6 ], [ 0, %3 ]
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %13 = trunc i64 %12 to i32
  %14 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %11, i64 0
  %15 = insertelement <4 x i32> %14, i32 %13, i64 1
  %16 = insertelement <4 x i32> %15, i32 %9, i64 2
  %17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %16) #15
  %18 = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %17) #13
  %19 = fadd <4 x float> %8, %17
  %20 = add nuw nsw i32 %9, 1
  %21 = icmp eq i32 %20, %4
  br i1 %21, label %22, label %6

22:                                               ; preds = %6, %3
  %23 = phi <4 x float> [ zeroinitializer, %3 ], [ %19, %6 ]
  %24 = phi <4 x float> [ splat (float 0xFFF0000000000000), %3 ], [ %18, %6 ]
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %26 = trunc i64 %25 to i32
  %27 = insertelement <2 x i32> poison, i32 %26, i64 0
  %28 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %29 = trunc i64 %28 to i32
  %30 = insertelement <2 x i32> %27, i32 %29, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %30, <4 x float> noundef %24) #16
  %31 = extractelement <4 x float> %23, i64 0
  %32 = sitofp i32 %4 to float
  %33 = fdiv float %31, %32, !fpmath !16
  %34 = tail call spir_func i64 @_Z20get_global_linear_idv() #16
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %34
  store float %33, ptr addrspace(1) %35, align 4, !tbaa !31
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_projection(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #13
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %20, %3
  %7 = phi <4 x float> [ zeroinitializer, %3 ], [ %33, %20 ]
  %8 = phi <4 x float> [ splat (float 0xFFF0000000000000), %3 ], [ %32, %20 ]
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %14, <4 x float> noundef %8) #16
  %15 = extractelement <4 x float> %7, i64 0
  %16 = sitofp i32 %4 to float
  %17 = fdiv float %15, %16, !fpmath !16
  %18 = tail call spir_func i64 @_Z20get_global_linear_idv() #16
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %18
  store float %17, ptr addrspace(1) %19, align 4, !tbaa !31
  ret void

20:                                               ; preds = %3, %20
  %21 = phi <4 x float> [ %32, %20 ], [ splat (float 0xFFF0000000000000), %3 ]
  %22 = phi <4 x float> [ %33, %20 ], [ zeroinitializer, %3 ]
  %23 = phi i32 [ %34, %20 ], [ 0, %3 ]
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %25 = trunc i64 %24 to i32
  %26 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %27 = trunc i64 %26 to i32
  %28 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %25, i64 0
  %29 = insertelement <4 x i32> %28, i32 %27, i64 1
  %30 = insertelement <4 x i32> %29, i32 %23, i64 2
  %31 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %30) #15
  %32 = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %21, <4 x float> noundef %31) #13
  %33 = fadd <4 x float> %22, %31
  %34 = add nuw nsw i32 %23, 1
  %35 = icmp eq i32 %34, %4
  br i1 %35, label %6, label %20
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @mandelbrot(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #6 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %7 = uitofp i64 %6 to float
  %8 = fmul float %3, %7
  %9 = fadd float %1, %8
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = uitofp i64 %10 to float
  %12 = fmul float %3, %11
  %13 = fadd float %2, %12
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %31

15:                                               ; preds = %5, %23
  %16 = phi float [ %25, %23 ], [ 0.000000e+00, %5 ]
  %17 = phi float [ %28, %23 ], [ 0.000000e+00, %5 ]
  %18 = phi i32 [ %29, %23 ], [ 0, %5 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp olt float %21, 4.000000e+00
  br i1 %22, label %23, label %31

23:                                               ; preds = %15
  %24 = fsub float %19, %20
  %25 = fadd float %9, %24
  %26 = fmul float %16, 2.000000e+00
  %27 = fmul float %17, %26
  %28 = fadd float %13, %27
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp eq i32 %29, %4
  br i1 %30, label %31, label %15

31:                                               ; preds = %15, %23, %5
  %32 = phi i32 [ 0, %5 ], [ %4, %23 ], [ %18, %15 ]
  %33 = shl nsw i32 %32, 3
  %34 = uitofp nneg i32 %33 to float
  %35 = sub nsw i32 255, %33
  %36 = sitofp i32 %35 to float
  %37 = icmp eq i32 %32, %4
  %38 = select i1 %37, i32 255, i32 0
  %39 = uitofp nneg i32 %38 to float
  %40 = insertelement <4 x float> <float poison, float poison, float poison, float 2.550000e+02>, float %34, i64 0
  %41 = insertelement <4 x float> %40, float %36, i64 1
  %42 = insertelement <4 x float> %41, float %39, i64 2
  %43 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %44 = trunc i64 %43 to i32
  %45 = insertelement <2 x i32> poison, i32 %44, i64 0
  %46 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %47 = trunc i64 %46 to i32
  %48 = insertelement <2 x i32> %45, i32 %47, i64 1
  %49 = fdiv <4 x float> %42, splat (float 2.550000e+02), !fpmath !16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %48, <4 x float> noundef %49) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_mandelbrot(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #7 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %7 = uitofp i64 %6 to float
  %8 = fmul float %3, %7
  %9 = fadd float %1, %8
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = uitofp i64 %10 to float
  %12 = fmul float %3, %11
  %13 = fadd float %2, %12
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %31

15:                                               ; preds = %5, %23
  %16 = phi float [ %25, %23 ], [ 0.000000e+00, %5 ]
  %17 = phi float [ %28, %23 ], [ 0.000000e+00, %5 ]
  %18 = phi i32 [ %29, %23 ], [ 0, %5 ]
  %19 = fmul float %16, %16
  %20 = fmul float %17, %17
  %21 = fadd float %20, %19
  %22 = fcmp olt float %21, 4.000000e+00
  br i1 %22, label %23, label %31

23:                                               ; preds = %15
  %24 = fsub float %19, %20
  %25 = fadd float %9, %24
  %26 = fmul float %16, 2.000000e+00
  %27 = fmul float %17, %26
  %28 = fadd float %13, %27
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp eq i32 %29, %4
  br i1 %30, label %31, label %15

31:                                               ; preds = %15, %23, %5
  %32 = phi i32 [ 0, %5 ], [ %4, %23 ], [ %18, %15 ]
  %33 = shl nsw i32 %32, 3
  %34 = uitofp nneg i32 %33 to float
  %35 = sub nsw i32 255, %33
  %36 = sitofp i32 %35 to float
  %37 = icmp eq i32 %32, %4
  %38 = select i1 %37, i32 255, i32 0
  %39 = uitofp nneg i32 %38 to float
  %40 = insertelement <4 x float> <float poison, float poison, float poison, float 2.550000e+02>, float %34, i64 0
  %41 = insertelement <4 x float> %40, float %36, i64 1
  %42 = insertelement <4 x float> %41, float %39, i64 2
  %43 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %44 = trunc i64 %43 to i32
  %45 = insertelement <2 x i32> poison, i32 %44, i64 0
  %46 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %47 = trunc i64 %46 to i32
  %48 = insertelement <2 x i32> %45, i32 %47, i64 1
  %49 = fdiv <4 x float> %42, splat (float 2.550000e+02), !fpmath !16
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %48, <4 x float> noundef %49) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @recolor(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #6 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #15
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = uitofp i32 %12 to float
  %14 = fadd float %13, 8.000000e+00
  %15 = fmul float %14, 3.906250e-03
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %4, float noundef %15) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %10, <4 x float> noundef %16) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_recolor(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35) #14
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #15
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = uitofp i32 %12 to float
  %14 = fadd float %13, 8.000000e+00
  %15 = fmul float %14, 3.906250e-03
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %4, float noundef %15) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, <2 x i32> noundef %10, <4 x float> noundef %16) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sum_rows(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(3) noundef align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #6 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %8 = icmp sgt i32 %1, %6
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = trunc i64 %7 to i32
  %11 = mul nsw i32 %1, %10
  br label %21

12:                                               ; preds = %21, %4
  %13 = phi <4 x i32> [ zeroinitializer, %4 ], [ %26, %21 ]
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 28
  %16 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %15
  store <4 x i32> %13, ptr addrspace(3) %16, align 16, !tbaa !42
  %17 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %18 = lshr i64 %17, 1
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %33, label %31

21:                                               ; preds = %9, %21
  %22 = phi i32 [ %6, %9 ], [ %29, %21 ]
  %23 = phi <4 x i32> [ zeroinitializer, %9 ], [ %26, %21 ]
  %24 = add nsw i32 %22, %11
  %25 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %24) #15
  %26 = add <4 x i32> %25, %23
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %28 = trunc i64 %27 to i32
  %29 = add i32 %22, %28
  %30 = icmp slt i32 %29, %1
  br i1 %30, label %21, label %12

31:                                               ; preds = %43, %12
  %32 = icmp eq i32 %6, 0
  br i1 %32, label %46, label %51

33:                                               ; preds = %12, %43
  %34 = phi i32 [ %44, %43 ], [ %19, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %35 = icmp sgt i32 %34, %6
  br i1 %35, label %36, label %43

36:                                               ; preds = %33
  %37 = add nsw i32 %34, %6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %2, i64 %38
  %40 = load <4 x i32>, ptr addrspace(3) %39, align 16, !tbaa !42
  %41 = load <4 x i32>, ptr addrspace(3) %16, align 16, !tbaa !42
  %42 = add <4 x i32> %41, %40
  store <4 x i32> %42, ptr addrspace(3) %16, align 16, !tbaa !42
  br label %43

43:                                               ; preds = %36, %33
  %44 = lshr i32 %34, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %31, label %33

46:                                               ; preds = %31
  %47 = load <4 x i32>, ptr addrspace(3) %2, align 16, !tbaa !42
  %48 = shl i64 %7, 32
  %49 = ashr exact i64 %48, 28
  %50 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %49
  store <4 x i32> %47, ptr addrspace(1) %50, align 16, !tbaa !42
  br label %51

51:                                               ; preds = %31, %46
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sum_rows(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(3) noundef align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #7 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %8 = icmp sgt i32 %1, %6
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = trunc i64 %7 to i32
  %11 = mul nsw i32 %1, %10
  br label %21

12:                                               ; preds = %21, %4
  %13 = phi <4 x i32> [ zeroinitializer, %4 ], [ %26, %21 ]
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 28
  %16 = getelementptr inbounds i8, ptr addrspace(3) %2, i64 %15
  store <4 x i32> %13, ptr addrspace(3) %16, align 16, !tbaa !42
  %17 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %18 = lshr i64 %17, 1
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %33, label %31

21:                                               ; preds = %9, %21
  %22 = phi i32 [ %6, %9 ], [ %29, %21 ]
  %23 = phi <4 x i32> [ zeroinitializer, %9 ], [ %26, %21 ]
  %24 = add nsw i32 %22, %11
  %25 = tail call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %24) #15
  %26 = add <4 x i32> %25, %23
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13
  %28 = trunc i64 %27 to i32
  %29 = add i32 %22, %28
  %30 = icmp slt i32 %29, %1
  br i1 %30, label %21, label %12

31:                                               ; preds = %43, %12
  %32 = icmp eq i32 %6, 0
  br i1 %32, label %46, label %51

33:                                               ; preds = %12, %43
  %34 = phi i32 [ %44, %43 ], [ %19, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %35 = icmp sgt i32 %34, %6
  br i1 %35, label %36, label %43

36:                                               ; preds = %33
  %37 = add nsw i32 %34, %6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %2, i64 %38
  %40 = load <4 x i32>, ptr addrspace(3) %39, align 16, !tbaa !42
  %41 = load <4 x i32>, ptr addrspace(3) %16, align 16, !tbaa !42
  %42 = add <4 x i32> %41, %40
  store <4 x i32> %42, ptr addrspace(3) %16, align 16, !tbaa !42
  br label %43

43:                                               ; preds = %33, %36
  %44 = lshr i32 %34, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %31, label %33

46:                                               ; preds = %31
  %47 = load <4 x i32>, ptr addrspace(3) %2, align 16, !tbaa !42
  %48 = shl i64 %7, 32
  %49 = ashr exact i64 %48, 28
  %50 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %49
  store <4 x i32> %47, ptr addrspace(1) %50, align 16, !tbaa !42
  br label %51

51:                                               ; preds = %46, %31
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sobel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [3 x [3 x i32]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %44, %4 ]
  %6 = getelementptr inbounds nuw [3 x i32], ptr %3, i64 %5
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i64 1
  %14 = trunc i64 %5 to i32
  %15 = add i32 %14, -1
  %16 = insertelement <2 x i32> <i32 -1, i32 poison>, i32 %15, i64 1
  %17 = add <2 x i32> %13, %16
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %7, <2 x i32> noundef %17) #15
  %19 = extractelement <4 x i32> %18, i64 0
  store i32 %19, ptr %6, align 4, !tbaa !3
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %22 = trunc i64 %21 to i32
  %23 = insertelement <2 x i32> poison, i32 %22, i64 0
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %25 = trunc i64 %24 to i32
  %26 = insertelement <2 x i32> %23, i32 %25, i64 1
  %27 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %15, i64 1
  %28 = add <2 x i32> %26, %27
  %29 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x i32> noundef %28) #15
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %30, ptr %31, align 4, !tbaa !3
  %32 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %34 = trunc i64 %33 to i32
  %35 = insertelement <2 x i32> poison, i32 %34, i64 0
  %36 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %37 = trunc i64 %36 to i32
  %38 = insertelement <2 x i32> %35, i32 %37, i64 1
  %39 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %15, i64 1
  %40 = add <2 x i32> %38, %39
  %41 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %32, <2 x i32> noundef %40) #15
  %42 = extractelement <4 x i32> %41, i64 0
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %42, ptr %43, align 4, !tbaa !3
  %44 = add nuw nsw i64 %5, 1
  %45 = icmp eq i64 %44, 3
  br i1 %45, label %46, label %4

46:                                               ; preds = %4
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = load i32, ptr %3, align 4, !tbaa !3
  %56 = load i32, ptr %49, align 4, !tbaa !3
  %57 = load i32, ptr %52, align 4, !tbaa !3
  %58 = sub i32 %51, %56
  %59 = shl i32 %58, 1
  %60 = add i32 %54, %48
  %61 = add i32 %55, %57
  %62 = sub i32 %60, %61
  %63 = add i32 %62, %59
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = sub i32 %65, %67
  %69 = shl i32 %68, 1
  %70 = add i32 %48, %55
  %71 = sub i32 %54, %70
  %72 = add i32 %71, %57
  %73 = add i32 %72, %69
  %74 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %75 = trunc i64 %74 to i32
  %76 = insertelement <2 x i32> poison, i32 %75, i64 0
  %77 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %78 = trunc i64 %77 to i32
  %79 = insertelement <2 x i32> %76, i32 %78, i64 1
  %80 = tail call spir_func i32 @_Z3absi(i32 noundef %63) #13
  %81 = tail call spir_func i32 @_Z3absi(i32 noundef %73) #13
  %82 = add i32 %81, %80
  %83 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 1>, i32 %82, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %79, <4 x i32> noundef %83) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sobel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [3 x [3 x i32]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %44, %4 ]
  %6 = getelementptr inbounds nuw [3 x i32], ptr %3, i64 %5
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i64 1
  %14 = trunc i64 %5 to i32
  %15 = add i32 %14, -1
  %16 = insertelement <2 x i32> <i32 -1, i32 poison>, i32 %15, i64 1
  %17 = add <2 x i32> %13, %16
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %7, <2 x i32> noundef %17) #15
  %19 = extractelement <4 x i32> %18, i64 0
  store i32 %19, ptr %6, align 4, !tbaa !3
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %22 = trunc i64 %21 to i32
  %23 = insertelement <2 x i32> poison, i32 %22, i64 0
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %25 = trunc i64 %24 to i32
  %26 = insertelement <2 x i32> %23, i32 %25, i64 1
  %27 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %15, i64 1
  %28 = add <2 x i32> %26, %27
  %29 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x i32> noundef %28) #15
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %30, ptr %31, align 4, !tbaa !3
  %32 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %34 = trunc i64 %33 to i32
  %35 = insertelement <2 x i32> poison, i32 %34, i64 0
  %36 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %37 = trunc i64 %36 to i32
  %38 = insertelement <2 x i32> %35, i32 %37, i64 1
  %39 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %15, i64 1
  %40 = add <2 x i32> %38, %39
  %41 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %32, <2 x i32> noundef %40) #15
  %42 = extractelement <4 x i32> %41, i64 0
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %42, ptr %43, align 4, !tbaa !3
  %44 = add nuw nsw i64 %5, 1
  %45 = icmp eq i64 %44, 3
  br i1 %45, label %46, label %4

46:                                               ; preds = %4
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = load i32, ptr %3, align 4, !tbaa !3
  %56 = load i32, ptr %49, align 4, !tbaa !3
  %57 = load i32, ptr %52, align 4, !tbaa !3
  %58 = sub i32 %51, %56
  %59 = shl i32 %58, 1
  %60 = add i32 %54, %48
  %61 = add i32 %55, %57
  %62 = sub i32 %60, %61
  %63 = add i32 %62, %59
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = sub i32 %65, %67
  %69 = shl i32 %68, 1
  %70 = add i32 %48, %55
  %71 = sub i32 %54, %70
  %72 = add i32 %71, %57
  %73 = add i32 %72, %69
  %74 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %75 = trunc i64 %74 to i32
  %76 = insertelement <2 x i32> poison, i32 %75, i64 0
  %77 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %78 = trunc i64 %77 to i32
  %79 = insertelement <2 x i32> %76, i32 %78, i64 1
  %80 = tail call spir_func i32 @_Z3absi(i32 noundef %63) #13
  %81 = tail call spir_func i32 @_Z3absi(i32 noundef %73) #13
  %82 = add i32 %81, %80
  %83 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 1>, i32 %82, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %79, <4 x i32> noundef %83) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @transpose(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %12) #15
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) @transpose.tile, i64 %15
  %17 = shl i64 %3, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(3) %16, i64 %18
  store <4 x float> %13, ptr addrspace(3) %19, align 16, !tbaa !42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %20 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #13
  %21 = trunc i64 %20 to i32
  %22 = shl i32 %21, 3
  %23 = insertelement <2 x i32> poison, i32 %22, i64 0
  %24 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %25 = trunc i64 %24 to i32
  %26 = shl i32 %25, 3
  %27 = insertelement <2 x i32> %23, i32 %26, i64 1
  %28 = insertelement <2 x i32> poison, i32 %4, i64 0
  %29 = insertelement <2 x i32> %28, i32 %6, i64 1
  %30 = add <2 x i32> %27, %29
  %31 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) @transpose.tile, i64 %18
  %32 = getelementptr inbounds <4 x float>, ptr addrspace(3) %31, i64 %15
  %33 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !42
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %30, <4 x float> noundef %33) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_transpose(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i64 0
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i64 1
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %12) #15
  %14 = shl i64 %5, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) @transpose.tile, i64 %15
  %17 = shl i64 %3, 32
  %18 = ashr exact i64 %17, 32
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(3) %16, i64 %18
  store <4 x float> %13, ptr addrspace(3) %19, align 16, !tbaa !42
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #16
  %20 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #13
  %21 = trunc i64 %20 to i32
  %22 = shl i32 %21, 3
  %23 = insertelement <2 x i32> poison, i32 %22, i64 0
  %24 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13
  %25 = trunc i64 %24 to i32
  %26 = shl i32 %25, 3
  %27 = insertelement <2 x i32> %23, i32 %26, i64 1
  %28 = insertelement <2 x i32> poison, i32 %4, i64 0
  %29 = insertelement <2 x i32> %28, i32 %6, i64 1
  %30 = add <2 x i32> %27, %29
  %31 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) @transpose.tile, i64 %18
  %32 = getelementptr inbounds <4 x float>, ptr addrspace(3) %31, i64 %15
  %33 = load <4 x float>, ptr addrspace(3) %32, align 16, !tbaa !42
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %30, <4 x float> noundef %33) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @warp(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) local_unnamed_addr #6 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #15
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %13 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %10) #13
  %14 = fadd <2 x float> %13, splat (float 5.000000e-01)
  %15 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %12, <2 x float> splat (float 4.000000e+00), <2 x float> %14)
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x float> noundef %15) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %10, <4 x float> noundef %16) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_warp(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) local_unnamed_addr #7 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !20 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> %7, i32 %9, i64 1
  %11 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %10) #15
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %13 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %10) #13
  %14 = fadd <2 x float> %13, splat (float 5.000000e-01)
  %15 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %12, <2 x float> splat (float 4.000000e+00), <2 x float> %14)
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x float> noundef %15) #15
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, <2 x i32> noundef %10, <4 x float> noundef %16) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @composite(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #13
  %4 = trunc i64 %3 to i32
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %2, %6
  %7 = phi <4 x float> [ %23, %6 ], [ zeroinitializer, %2 ]
  %8 = phi i32 [ %9, %6 ], [ %4, %2 ]
  %9 = add nsw i32 %8, -1
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %12, i64 0
  %16 = insertelement <4 x i32> %15, i32 %14, i64 1
  %17 = insertelement <4 x i32> %16, i32 %9, i64 2
  %18 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %10, <4 x i32> noundef %17) #15
  %19 = extractelement <4 x float> %18, i64 3
  %20 = fsub float 1.000000e+00, %19
  %21 = insertelement <4 x float> poison, float %20, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %7, <4 x float> %22, <4 x float> %18)
  %24 = icmp samesign ugt i32 %8, 1
  br i1 %24, label %6, label %25

25:                                               ; preds = %6, %2
  %26 = phi <4 x float> [ zeroinitializer, %2 ], [ %23, %6 ]
  %27 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %28 = trunc i64 %27 to i32
  %29 = insertelement <2 x i32> poison, i32 %28, i64 0
  %30 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %31 = trunc i64 %30 to i32
  %32 = insertelement <2 x i32> %29, i32 %31, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %32, <4 x float> noundef %26) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_composite(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0) #13
  %4 = trunc i64 %3 to i32
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %14, %2
  %7 = phi <4 x float> [ zeroinitializer, %2 ], [ %31, %14 ]
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i64 0
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %13, <4 x float> noundef %7) #16
  ret void

14:                                               ; preds = %2, %14
  %15 = phi <4 x float> [ %31, %14 ], [ zeroinitializer, %2 ]
  %16 = phi i32 [ %17, %14 ], [ %4, %2 ]
  %17 = add nsw i32 %16, -1
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #14
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %20 = trunc i64 %19 to i32
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %22 = trunc i64 %21 to i32
  %23 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %20, i64 0
  %24 = insertelement <4 x i32> %23, i32 %22, i64 1
  %25 = insertelement <4 x i32> %24, i32 %17, i64 2
  %26 = tail call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %18, <4 x i32> noundef %25) #15
  %27 = extractelement <4 x float> %26, i64 3
  %28 = fsub float 1.000000e+00, %27
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %30, <4 x float> %26)
  %32 = icmp samesign ugt i32 %16, 1
  br i1 %32, label %14, label %6
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_kernel void @shadow(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #8 !kernel_arg_addr_space !47 !kernel_arg_access_qual !39 !kernel_arg_type !48 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !42
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %9 = extractelement <4 x float> %7, i64 2
  %10 = fadd <2 x float> %8, zeroinitializer
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %10) #15
  %12 = fcmp oge float %11, %9
  %13 = zext i1 %12 to i32
  %14 = fadd <2 x float> %8, <float 1.000000e+00, float 0.000000e+00>
  %15 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %14) #15
  %16 = fcmp oge float %15, %9
  %17 = zext i1 %16 to i32
  %18 = add nuw nsw i32 %13, %17
  %19 = fadd <2 x float> %8, <float 0.000000e+00, float 1.000000e+00>
  %20 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %19) #15
  %21 = fcmp oge float %20, %9
  %22 = zext i1 %21 to i32
  %23 = add nuw nsw i32 %18, %22
  %24 = fadd <2 x float> %8, splat (float 1.000000e+00)
  %25 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %24) #15
  %26 = fcmp oge float %25, %9
  %27 = zext i1 %26 to i32
  %28 = add nuw nsw i32 %23, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shadow(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #9 !kernel_arg_addr_space !47 !kernel_arg_access_qual !39 !kernel_arg_type !48 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !42
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %9 = extractelement <4 x float> %7, i64 2
  %10 = fadd <2 x float> %8, zeroinitializer
  %11 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %10) #15
  %12 = fcmp oge float %11, %9
  %13 = zext i1 %12 to i32
  %14 = fadd <2 x float> %8, <float 1.000000e+00, float 0.000000e+00>
  %15 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %14) #15
  %16 = fcmp oge float %15, %9
  %17 = zext i1 %16 to i32
  %18 = add nuw nsw i32 %13, %17
  %19 = fadd <2 x float> %8, <float 0.000000e+00, float 1.000000e+00>
  %20 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %19) #15
  %21 = fcmp oge float %20, %9
  %22 = zext i1 %21 to i32
  %23 = add nuw nsw i32 %18, %22
  %24 = fadd <2 x float> %8, splat (float 1.000000e+00)
  %25 = tail call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %24) #15
  %26 = fcmp oge float %25, %9
  %27 = zext i1 %26 to i32
  %28 = add nuw nsw i32 %23, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @neighbours(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !51 !kernel_arg_base_type !51 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  br label %12

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %68, %12 ]
  %14 = phi i32 [ -1, %2 ], [ %69, %12 ]
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %16 = insertelement <4 x i32> <i32 -1, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %17 = add <4 x i32> %16, %11
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <4 x i32> noundef %17) #15
  %19 = extractelement <4 x i32> %18, i64 0
  %20 = add i32 %19, %13
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %22 = insertelement <4 x i32> <i32 0, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %23 = add <4 x i32> %22, %11
  %24 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x i32> noundef %23) #15
  %25 = extractelement <4 x i32> %24, i64 0
  %26 = add i32 %25, %20
  %27 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %28 = insertelement <4 x i32> <i32 1, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %29 = add <4 x i32> %28, %11
  %30 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %27, <4 x i32> noundef %29) #15
  %31 = extractelement <4 x i32> %30, i64 0
  %32 = add i32 %31, %26
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %34 = insertelement <4 x i32> <i32 -1, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %35 = add <4 x i32> %34, %11
  %36 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <4 x i32> noundef %35) #15
  %37 = extractelement <4 x i32> %36, i64 0
  %38 = add i32 %37, %32
  %39 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %40 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %41 = add <4 x i32> %40, %11
  %42 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %39, <4 x i32> noundef %41) #15
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = add i32 %43, %38
  %45 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %46 = insertelement <4 x i32> <i32 1, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %47 = add <4 x i32> %46, %11
  %48 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %45, <4 x i32> noundef %47) #15
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = add i32 %49, %44
  %51 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %52 = insertelement <4 x i32> <i32 -1, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %53 = add <4 x i32> %52, %11
  %54 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %51, <4 x i32> noundef %53) #15
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = add i32 %55, %50
  %57 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %58 = insertelement <4 x i32> <i32 0, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %59 = add <4 x i32> %58, %11
  %60 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %57, <4 x i32> noundef %59) #15
  %61 = extractelement <4 x i32> %60, i64 0
  %62 = add i32 %61, %56
  %63 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %64 = insertelement <4 x i32> <i32 1, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %65 = add <4 x i32> %64, %11
  %66 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %63, <4 x i32> noundef %65) #15
  %67 = extractelement <4 x i32> %66, i64 0
  %68 = add i32 %67, %62
  %69 = add nsw i32 %14, 1
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %71, label %12

71:                                               ; preds = %12
  %72 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %68, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x i32> noundef %72) #16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_neighbours(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !51 !kernel_arg_base_type !51 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #13
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #13
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  br label %12

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %68, %12 ]
  %14 = phi i32 [ -1, %2 ], [ %69, %12 ]
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %16 = insertelement <4 x i32> <i32 -1, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %17 = add <4 x i32> %16, %11
  %18 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %15, <4 x i32> noundef %17) #15
  %19 = extractelement <4 x i32> %18, i64 0
  %20 = add i32 %19, %13
  %21 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %22 = insertelement <4 x i32> <i32 0, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %23 = add <4 x i32> %22, %11
  %24 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %21, <4 x i32> noundef %23) #15
  %25 = extractelement <4 x i32> %24, i64 0
  %26 = add i32 %25, %20
  %27 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %28 = insertelement <4 x i32> <i32 1, i32 -1, i32 poison, i32 0>, i32 %14, i64 2
  %29 = add <4 x i32> %28, %11
  %30 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %27, <4 x i32> noundef %29) #15
  %31 = extractelement <4 x i32> %30, i64 0
  %32 = add i32 %31, %26
  %33 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %34 = insertelement <4 x i32> <i32 -1, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %35 = add <4 x i32> %34, %11
  %36 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %33, <4 x i32> noundef %35) #15
  %37 = extractelement <4 x i32> %36, i64 0
  %38 = add i32 %37, %32
  %39 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %40 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %41 = add <4 x i32> %40, %11
  %42 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %39, <4 x i32> noundef %41) #15
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = add i32 %43, %38
  %45 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %46 = insertelement <4 x i32> <i32 1, i32 0, i32 poison, i32 0>, i32 %14, i64 2
  %47 = add <4 x i32> %46, %11
  %48 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %45, <4 x i32> noundef %47) #15
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = add i32 %49, %44
  %51 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %52 = insertelement <4 x i32> <i32 -1, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %53 = add <4 x i32> %52, %11
  %54 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %51, <4 x i32> noundef %53) #15
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = add i32 %55, %50
  %57 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %58 = insertelement <4 x i32> <i32 0, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %59 = add <4 x i32> %58, %11
  %60 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %57, <4 x i32> noundef %59) #15
  %61 = extractelement <4 x i32> %60, i64 0
  %62 = add i32 %61, %56
  %63 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #14
  %64 = insertelement <4 x i32> <i32 1, i32 1, i32 poison, i32 0>, i32 %14, i64 2
  %65 = add <4 x i32> %64, %11
  %66 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %63, <4 x i32> noundef %65) #15
  %67 = extractelement <4 x i32> %66, i64 0
  %68 = add i32 %67, %62
  %69 = add nsw i32 %14, 1
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %71, label %12

71:                                               ; preds = %12
  %72 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %68, i64 0
  tail call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, <4 x i32> noundef %11, <4 x i32> noundef %72) #16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_kernel void @find_keys(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #10 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #13
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = urem i32 %7, %5
  br label %9

9:                                                ; preds = %16, %3
  %10 = phi i32 [ %8, %3 ], [ %19, %16 ]
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %10) #15
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = icmp ne i32 %12, %7
  %14 = icmp ne i32 %12, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %9
  %17 = add nsw i32 %10, 1
  %18 = icmp slt i32 %17, %5
  %19 = select i1 %18, i32 %17, i32 0
  br label %9

20:                                               ; preds = %9
  %21 = select i1 %14, i32 %10, i32 -1
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_find_keys(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #11 !kernel_arg_addr_space !7 !kernel_arg_access_qual !22 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = tail call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0) #13
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = urem i32 %7, %5
  br label %9

9:                                                ; preds = %16, %3
  %10 = phi i32 [ %8, %3 ], [ %19, %16 ]
  %11 = tail call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %10) #15
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = icmp ne i32 %12, %7
  %14 = icmp ne i32 %12, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %9
  %17 = add nsw i32 %10, 1
  %18 = icmp slt i32 %17, %5
  %19 = select i1 %18, i32 %17, i32 0
  br label %9

20:                                               ; preds = %9
  %21 = select i1 %14, i32 %10, i32 -1
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #11 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #12 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { convergent nounwind willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind willreturn memory(read) }
attributes #16 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"read_only", !"write_only", !"write_only"}
!9 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!10 = !{!"", !"", !""}
!11 = !{!"read_only", !"read_only", !"write_only"}
!12 = !{i32 1, i32 1}
!13 = !{!"read_only", !"write_only"}
!14 = !{!"image2d_t", !"image2d_t"}
!15 = !{!"", !""}
!16 = !{float 2.500000e+00}
!17 = !{i32 1, i32 1, i32 0, i32 0}
!18 = !{!"read_only", !"write_only", !"none", !"none"}
!19 = !{!"image2d_t", !"image2d_t", !"float", !"float"}
!20 = !{!"", !"", !"", !""}
!21 = !{i32 1, i32 3, i32 1}
!22 = !{!"read_only", !"none", !"none"}
!23 = !{!"image2d_t", !"uint*", !"uint*"}
!24 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 1}
!25 = !{!"read_only", !"none", !"none", !"none", !"none", !"write_only"}
!26 = !{!"image3d_t", !"sampler_t", !"float4", !"float4", !"float4", !"image2d_t"}
!27 = !{!"image3d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))", !"image2d_t"}
!28 = !{!"", !"", !"", !"", !"", !""}
!29 = !{!"read_only", !"write_only", !"none"}
!30 = !{!"image3d_t", !"image2d_t", !"float*"}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !5, i64 0}
!33 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!34 = !{!"write_only", !"none", !"none", !"none", !"none"}
!35 = !{!"image2d_t", !"float", !"float", !"float", !"int"}
!36 = !{!"", !"", !"", !"", !""}
!37 = !{!"image2d_t", !"image1d_t", !"image2d_t"}
!38 = !{i32 1, i32 0, i32 3, i32 1}
!39 = !{!"read_only", !"none", !"none", !"none"}
!40 = !{!"image1d_buffer_t", !"int", !"int4*", !"int4*"}
!41 = !{!"image1d_buffer_t", !"int", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!42 = !{!5, !5, i64 0}
!43 = !{i32 1, i32 1, i32 0, i32 1}
!44 = !{!"read_only", !"read_only", !"none", !"write_only"}
!45 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"image2d_t"}
!46 = !{!"image2d_array_t", !"image2d_t"}
!47 = !{i32 1, i32 0, i32 1, i32 1}
!48 = !{!"image2d_depth_t", !"sampler_t", !"float4*", !"int*"}
!49 = !{!"image2d_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!50 = !{!"", !"", !"const", !""}
!51 = !{!"image3d_t", !"image3d_t"}
!52 = !{!"image1d_buffer_t", !"uint*", !"int*"}
!53 = !{!"", !"const", !""}
