; ModuleID = 'image_programs.cl'
source_filename = "image_programs.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@gauss = addrspace(2) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@transpose.tile = internal addrspace(3) global [8 x [9 x <4 x float>]] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <2 x i32> @place() #0 {
  %1 = alloca <2 x i32>, align 8
  %2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %3 = trunc i64 %2 to i32
  %4 = insertelement <2 x i32> poison, i32 %3, i32 0
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> %4, i32 %6, i32 1
  store <2 x i32> %7, ptr %1, align 8
  %8 = load <2 x i32>, ptr %1, align 8
  ret <2 x i32> %8
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %1) #0 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store <2 x i32> %1, ptr %4, align 8
  store <4 x float> zeroinitializer, ptr %5, align 16
  store i32 -2, ptr %6, align 4
  br label %7

7:                                                ; preds = %30, %2
  %8 = load i32, ptr %6, align 4
  %9 = icmp sle i32 %8, 2
  br i1 %9, label %10, label %33

10:                                               ; preds = %7
  %11 = load i32, ptr %6, align 4
  %12 = add nsw i32 %11, 2
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x float], ptr addrspace(2) @gauss, i64 0, i64 %13
  %15 = load float, ptr addrspace(2) %14, align 4
  %16 = insertelement <4 x float> poison, float %15, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %19 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %20 = call spir_func <2 x i32> @place() #7
  %21 = load i32, ptr %6, align 4
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = shufflevector <2 x i32> %22, <2 x i32> poison, <2 x i32> zeroinitializer
  %24 = load <2 x i32>, ptr %4, align 8
  %25 = mul <2 x i32> %23, %24
  %26 = add <2 x i32> %20, %25
  %27 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %18, target("spirv.Sampler") %19, <2 x i32> noundef %26) #8
  %28 = load <4 x float>, ptr %5, align 16
  %29 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> %27, <4 x float> %28)
  store <4 x float> %29, ptr %5, align 16
  br label %30

30:                                               ; preds = %10
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %7

33:                                               ; preds = %7
  %34 = load <4 x float>, ptr %5, align 16
  ret <4 x float> %34
}

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blur_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_blur_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blur_rows(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = call spir_func <2 x i32> @place() #7
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  store <2 x i32> <i32 1, i32 0>, ptr %7, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, <2 x i32> noundef %11) #7
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, <2 x i32> noundef %9, <4 x float> noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blur_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_blur_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blur_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %9 = call spir_func <2 x i32> @place() #7
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  store <2 x i32> <i32 0, i32 1>, ptr %7, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = call spir_func <4 x float> @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, <2 x i32> noundef %11) #7
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, <2 x i32> noundef %9, <4 x float> noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @resize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_resize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_resize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca target("spirv.Sampler"), align 8
  %6 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %7 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %7, ptr %5, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %9 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8) #6
  %10 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %9) #6
  store <2 x float> %10, ptr %6, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %12 = call spir_func <2 x i32> @place() #7
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %14 = load target("spirv.Sampler"), ptr %5, align 8
  %15 = call spir_func <2 x i32> @place() #7
  %16 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %15) #6
  %17 = fadd <2 x float> %16, splat (float 5.000000e-01)
  %18 = load <2 x float>, ptr %6, align 8
  %19 = fdiv <2 x float> %17, %18, !fpmath !12
  %20 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <2 x float> noundef %19) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %11, <2 x i32> noundef %12, <4 x float> noundef %20) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rotate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, float noundef %2, float noundef %3) #4 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %11 = load float, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_rotate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %10, float noundef %11, float noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rotate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, float noundef %2, float noundef %3) #4 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca target("spirv.Sampler"), align 8
  %10 = alloca <2 x float>, align 8
  %11 = alloca <2 x float>, align 8
  %12 = alloca <2 x float>, align 8
  %13 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %14 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  store target("spirv.Sampler") %14, ptr %9, align 8
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %16 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %15) #6
  %17 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %16) #6
  %18 = fmul <2 x float> %17, splat (float 5.000000e-01)
  store <2 x float> %18, ptr %10, align 8
  %19 = call spir_func <2 x i32> @place() #7
  %20 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %19) #6
  %21 = fadd <2 x float> %20, splat (float 5.000000e-01)
  %22 = load <2 x float>, ptr %10, align 8
  %23 = fsub <2 x float> %21, %22
  store <2 x float> %23, ptr %11, align 8
  %24 = load float, ptr %7, align 4
  %25 = load <2 x float>, ptr %11, align 8
  %26 = extractelement <2 x float> %25, i64 0
  %27 = load float, ptr %8, align 4
  %28 = load <2 x float>, ptr %11, align 8
  %29 = extractelement <2 x float> %28, i64 1
  %30 = fmul float %27, %29
  %31 = call float @llvm.fmuladd.f32(float %24, float %26, float %30)
  %32 = insertelement <2 x float> poison, float %31, i32 0
  %33 = load float, ptr %7, align 4
  %34 = load <2 x float>, ptr %11, align 8
  %35 = extractelement <2 x float> %34, i64 1
  %36 = load float, ptr %8, align 4
  %37 = load <2 x float>, ptr %11, align 8
  %38 = extractelement <2 x float> %37, i64 0
  %39 = fmul float %36, %38
  %40 = fneg float %39
  %41 = call float @llvm.fmuladd.f32(float %33, float %35, float %40)
  %42 = insertelement <2 x float> %32, float %41, i32 1
  store <2 x float> %42, ptr %13, align 8
  %43 = load <2 x float>, ptr %13, align 8
  store <2 x float> %43, ptr %12, align 8
  %44 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %45 = call spir_func <2 x i32> @place() #7
  %46 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %47 = load target("spirv.Sampler"), ptr %9, align 8
  %48 = load <2 x float>, ptr %12, align 8
  %49 = load <2 x float>, ptr %10, align 8
  %50 = fadd <2 x float> %48, %49
  %51 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %46, target("spirv.Sampler") %47, <2 x float> noundef %50) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %44, <2 x i32> noundef %45, <4 x float> noundef %51) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(3) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %14 = mul i64 %12, %13
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %16 = add i64 %14, %15
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %7, align 4
  %18 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %19 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #6
  %20 = mul i64 %18, %19
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %8, align 4
  %22 = load i32, ptr %7, align 4
  store i32 %22, ptr %9, align 4
  br label %23

23:                                               ; preds = %31, %3
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %24, 64
  br i1 %25, label %26, label %35

26:                                               ; preds = %23
  %27 = load ptr addrspace(3), ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(3) %27, i64 %29
  store i32 0, ptr addrspace(3) %30, align 4
  br label %31

31:                                               ; preds = %26
  %32 = load i32, ptr %8, align 4
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %9, align 4
  br label %23

35:                                               ; preds = %23
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %36 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %37 = call spir_func <2 x i32> @place() #7
  %38 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %36, <2 x i32> noundef %37) #8
  %39 = lshr <4 x i32> %38, splat (i32 4)
  store <4 x i32> %39, ptr %10, align 16
  %40 = load ptr addrspace(3), ptr %5, align 8
  %41 = load <4 x i32>, ptr %10, align 16
  %42 = extractelement <4 x i32> %41, i64 0
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) %40, i64 %43
  %45 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %44) #7
  %46 = load ptr addrspace(3), ptr %5, align 8
  %47 = load <4 x i32>, ptr %10, align 16
  %48 = extractelement <4 x i32> %47, i64 1
  %49 = add i32 16, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %46, i64 %50
  %52 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %51) #7
  %53 = load ptr addrspace(3), ptr %5, align 8
  %54 = load <4 x i32>, ptr %10, align 16
  %55 = extractelement <4 x i32> %54, i64 2
  %56 = add i32 32, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) %53, i64 %57
  %59 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %58) #7
  %60 = load ptr addrspace(3), ptr %5, align 8
  %61 = load <4 x i32>, ptr %10, align 16
  %62 = extractelement <4 x i32> %61, i64 3
  %63 = add i32 48, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) %60, i64 %64
  %66 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %65) #7
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %67 = load i32, ptr %7, align 4
  store i32 %67, ptr %11, align 4
  br label %68

68:                                               ; preds = %90, %35
  %69 = load i32, ptr %11, align 4
  %70 = icmp slt i32 %69, 64
  br i1 %70, label %71, label %94

71:                                               ; preds = %68
  %72 = load ptr addrspace(3), ptr %5, align 8
  %73 = load i32, ptr %11, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(3) %72, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %89

78:                                               ; preds = %71
  %79 = load ptr addrspace(1), ptr %6, align 8
  %80 = load i32, ptr %11, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 %81
  %83 = load ptr addrspace(3), ptr %5, align 8
  %84 = load i32, ptr %11, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(3) %83, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4
  %88 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %82, i32 noundef %87) #7
  br label %89

89:                                               ; preds = %78, %71
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %8, align 4
  %92 = load i32, ptr %11, align 4
  %93 = add nsw i32 %92, %91
  store i32 %93, ptr %11, align 4
  br label %68

94:                                               ; preds = %68
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @slice(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %2, <4 x float> noundef %3, <4 x float> noundef %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5) #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %7, align 8
  store target("spirv.Sampler") %1, ptr %8, align 8
  store <4 x float> %2, ptr %9, align 16
  store <4 x float> %3, ptr %10, align 16
  store <4 x float> %4, ptr %11, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, ptr %12, align 8
  %13 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %14 = load target("spirv.Sampler"), ptr %8, align 8
  %15 = load <4 x float>, ptr %9, align 16
  %16 = load <4 x float>, ptr %10, align 16
  %17 = load <4 x float>, ptr %11, align 16
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_slice(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <4 x float> noundef %15, <4 x float> noundef %16, <4 x float> noundef %17, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %18) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_slice(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> noundef %2, <4 x float> noundef %3, <4 x float> noundef %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5) #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %13 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %7, align 8
  store target("spirv.Sampler") %1, ptr %8, align 8
  store <4 x float> %2, ptr %9, align 16
  store <4 x float> %3, ptr %10, align 16
  store <4 x float> %4, ptr %11, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, ptr %12, align 8
  %14 = call spir_func <2 x i32> @place() #7
  store <2 x i32> %14, ptr %13, align 8
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %12, align 8
  %16 = load <2 x i32>, ptr %13, align 8
  %17 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %18 = load target("spirv.Sampler"), ptr %8, align 8
  %19 = load <4 x float>, ptr %9, align 16
  %20 = load <2 x i32>, ptr %13, align 8
  %21 = extractelement <2 x i32> %20, i64 0
  %22 = sitofp i32 %21 to float
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = load <4 x float>, ptr %10, align 16
  %26 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %24, <4 x float> %25, <4 x float> %19)
  %27 = load <2 x i32>, ptr %13, align 8
  %28 = extractelement <2 x i32> %27, i64 1
  %29 = sitofp i32 %28 to float
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = load <4 x float>, ptr %11, align 16
  %33 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %31, <4 x float> %32, <4 x float> %26)
  %34 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %17, target("spirv.Sampler") %18, <4 x float> noundef %33) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %15, <2 x i32> noundef %16, <4 x float> noundef %34) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @projection(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_projection(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, ptr addrspace(1) noundef align 4 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_projection(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca i32, align 4
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %14 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %13) #6
  store i32 %14, ptr %7, align 4
  store <4 x float> splat (float 0xFFF0000000000000), ptr %8, align 16
  store <4 x float> zeroinitializer, ptr %9, align 16
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %35, %3
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %38

19:                                               ; preds = %15
  %20 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %21 = call spir_func <2 x i32> @place() #7
  %22 = shufflevector <2 x i32> %21, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %23 = shufflevector <4 x i32> %22, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %24 = load i32, ptr %10, align 4
  %25 = insertelement <4 x i32> %23, i32 %24, i32 2
  %26 = insertelement <4 x i32> %25, i32 0, i32 3
  store <4 x i32> %26, ptr %12, align 16
  %27 = load <4 x i32>, ptr %12, align 16
  %28 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %20, <4 x i32> noundef %27) #8
  store <4 x float> %28, ptr %11, align 16
  %29 = load <4 x float>, ptr %8, align 16
  %30 = load <4 x float>, ptr %11, align 16
  %31 = call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %29, <4 x float> noundef %30) #6
  store <4 x float> %31, ptr %8, align 16
  %32 = load <4 x float>, ptr %11, align 16
  %33 = load <4 x float>, ptr %9, align 16
  %34 = fadd <4 x float> %33, %32
  store <4 x float> %34, ptr %9, align 16
  br label %35

35:                                               ; preds = %19
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %10, align 4
  br label %15

38:                                               ; preds = %15
  %39 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %40 = call spir_func <2 x i32> @place() #7
  %41 = load <4 x float>, ptr %8, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %39, <2 x i32> noundef %40, <4 x float> noundef %41) #7
  %42 = load <4 x float>, ptr %9, align 16
  %43 = extractelement <4 x float> %42, i64 0
  %44 = load i32, ptr %7, align 4
  %45 = sitofp i32 %44 to float
  %46 = fdiv float %43, %45, !fpmath !12
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = call spir_func i64 @_Z20get_global_linear_idv() #7
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %47, i64 %48
  store float %46, ptr addrspace(1) %49, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mandelbrot(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %6, align 8
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %12 = load float, ptr %7, align 4
  %13 = load float, ptr %8, align 4
  %14 = load float, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_mandelbrot(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %11, float noundef %12, float noundef %13, float noundef %14, i32 noundef %15) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mandelbrot(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %6, align 8
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = load float, ptr %7, align 4
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = uitofp i64 %20 to float
  %22 = load float, ptr %9, align 4
  %23 = fmul float %21, %22
  %24 = fadd float %19, %23
  store float %24, ptr %11, align 4
  %25 = load float, ptr %8, align 4
  %26 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %27 = uitofp i64 %26 to float
  %28 = load float, ptr %9, align 4
  %29 = fmul float %27, %28
  %30 = fadd float %25, %29
  store float %30, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %31

31:                                               ; preds = %46, %5
  %32 = load i32, ptr %15, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %44

35:                                               ; preds = %31
  %36 = load float, ptr %13, align 4
  %37 = load float, ptr %13, align 4
  %38 = fmul float %36, %37
  %39 = load float, ptr %14, align 4
  %40 = load float, ptr %14, align 4
  %41 = fmul float %39, %40
  %42 = fadd float %38, %41
  %43 = fcmp olt float %42, 4.000000e+00
  br label %44

44:                                               ; preds = %35, %31
  %45 = phi i1 [ false, %31 ], [ %43, %35 ]
  br i1 %45, label %46, label %65

46:                                               ; preds = %44
  %47 = load float, ptr %13, align 4
  %48 = load float, ptr %13, align 4
  %49 = fmul float %47, %48
  %50 = load float, ptr %14, align 4
  %51 = load float, ptr %14, align 4
  %52 = fmul float %50, %51
  %53 = fsub float %49, %52
  %54 = load float, ptr %11, align 4
  %55 = fadd float %53, %54
  store float %55, ptr %16, align 4
  %56 = load float, ptr %13, align 4
  %57 = fmul float 2.000000e+00, %56
  %58 = load float, ptr %14, align 4
  %59 = fmul float %57, %58
  %60 = load float, ptr %12, align 4
  %61 = fadd float %59, %60
  store float %61, ptr %14, align 4
  %62 = load float, ptr %16, align 4
  store float %62, ptr %13, align 4
  %63 = load i32, ptr %15, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4
  br label %31

65:                                               ; preds = %44
  %66 = load i32, ptr %15, align 4
  %67 = mul nsw i32 %66, 8
  %68 = sitofp i32 %67 to float
  %69 = insertelement <4 x float> poison, float %68, i32 0
  %70 = load i32, ptr %15, align 4
  %71 = mul nsw i32 %70, 8
  %72 = sub nsw i32 255, %71
  %73 = sitofp i32 %72 to float
  %74 = insertelement <4 x float> %69, float %73, i32 1
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %10, align 4
  %77 = icmp eq i32 %75, %76
  %78 = zext i1 %77 to i64
  %79 = select i1 %77, i32 255, i32 0
  %80 = sitofp i32 %79 to float
  %81 = insertelement <4 x float> %74, float %80, i32 2
  %82 = insertelement <4 x float> %81, float 2.550000e+02, i32 3
  store <4 x float> %82, ptr %18, align 16
  %83 = load <4 x float>, ptr %18, align 16
  store <4 x float> %83, ptr %17, align 16
  %84 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %85 = call spir_func <2 x i32> @place() #7
  %86 = load <4 x float>, ptr %17, align 16
  %87 = fdiv <4 x float> %86, splat (float 2.550000e+02), !fpmath !12
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %84, <2 x i32> noundef %85, <4 x float> noundef %87) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @recolor(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_recolor(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_recolor(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca float, align 4
  %9 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %10 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  store target("spirv.Sampler") %10, ptr %7, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = call spir_func <2 x i32> @place() #7
  %13 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, <2 x i32> noundef %12) #8
  store <4 x i32> %13, ptr %9, align 16
  %14 = load <4 x i32>, ptr %9, align 16
  %15 = extractelement <4 x i32> %14, i64 0
  %16 = uitofp i32 %15 to float
  store float %16, ptr %8, align 4
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %18 = call spir_func <2 x i32> @place() #7
  %19 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %20 = load target("spirv.Sampler"), ptr %7, align 8
  %21 = load float, ptr %8, align 4
  %22 = fadd float %21, 8.000000e+00
  %23 = fdiv float %22, 2.560000e+02, !fpmath !12
  %24 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %19, target("spirv.Sampler") %20, float noundef %23) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %17, <2 x i32> noundef %18, <4 x float> noundef %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sum_rows(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(3) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #4 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_sum_rows(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %9, i32 noundef %10, ptr addrspace(3) noundef align 16 %11, ptr addrspace(1) noundef align 16 %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sum_rows(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(3) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #4 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(3) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %10, align 4
  store <4 x i32> zeroinitializer, ptr %11, align 16
  %18 = load i32, ptr %9, align 4
  store i32 %18, ptr %12, align 4
  br label %19

19:                                               ; preds = %33, %4
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %39

23:                                               ; preds = %19
  %24 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %6, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %12, align 4
  %29 = add nsw i32 %27, %28
  %30 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %24, i32 noundef %29) #8
  %31 = load <4 x i32>, ptr %11, align 16
  %32 = add <4 x i32> %31, %30
  store <4 x i32> %32, ptr %11, align 16
  br label %33

33:                                               ; preds = %23
  %34 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %35 = load i32, ptr %12, align 4
  %36 = sext i32 %35 to i64
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %12, align 4
  br label %19

39:                                               ; preds = %19
  %40 = load <4 x i32>, ptr %11, align 16
  %41 = load ptr addrspace(3), ptr %7, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %41, i64 %43
  store <4 x i32> %40, ptr addrspace(3) %44, align 16
  %45 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %46 = udiv i64 %45, 2
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr %13, align 4
  br label %48

48:                                               ; preds = %70, %39
  %49 = load i32, ptr %13, align 4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %73

51:                                               ; preds = %48
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %52 = load i32, ptr %9, align 4
  %53 = load i32, ptr %13, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %69

55:                                               ; preds = %51
  %56 = load ptr addrspace(3), ptr %7, align 8
  %57 = load i32, ptr %9, align 4
  %58 = load i32, ptr %13, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %56, i64 %60
  %62 = load <4 x i32>, ptr addrspace(3) %61, align 16
  %63 = load ptr addrspace(3), ptr %7, align 8
  %64 = load i32, ptr %9, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %63, i64 %65
  %67 = load <4 x i32>, ptr addrspace(3) %66, align 16
  %68 = add <4 x i32> %67, %62
  store <4 x i32> %68, ptr addrspace(3) %66, align 16
  br label %69

69:                                               ; preds = %55, %51
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %13, align 4
  %72 = sdiv i32 %71, 2
  store i32 %72, ptr %13, align 4
  br label %48

73:                                               ; preds = %48
  %74 = load i32, ptr %9, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %84

76:                                               ; preds = %73
  %77 = load ptr addrspace(3), ptr %7, align 8
  %78 = getelementptr inbounds <4 x i32>, ptr addrspace(3) %77, i64 0
  %79 = load <4 x i32>, ptr addrspace(3) %78, align 16
  %80 = load ptr addrspace(1), ptr %8, align 8
  %81 = load i32, ptr %10, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %80, i64 %82
  store <4 x i32> %79, ptr addrspace(1) %83, align 16
  br label %84

84:                                               ; preds = %76, %73
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sobel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_sobel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sobel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca [3 x [3 x i32]], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %45, %2
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %14, 3
  br i1 %15, label %16, label %48

16:                                               ; preds = %13
  store i32 0, ptr %7, align 4
  br label %17

17:                                               ; preds = %41, %16
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 3
  br i1 %19, label %20, label %44

20:                                               ; preds = %17
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %22 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %23 = call spir_func <2 x i32> @place() #7
  %24 = load i32, ptr %7, align 4
  %25 = sub nsw i32 %24, 1
  %26 = insertelement <2 x i32> poison, i32 %25, i32 0
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %27, 1
  %29 = insertelement <2 x i32> %26, i32 %28, i32 1
  store <2 x i32> %29, ptr %8, align 8
  %30 = load <2 x i32>, ptr %8, align 8
  %31 = add <2 x i32> %23, %30
  %32 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %21, target("spirv.Sampler") %22, <2 x i32> noundef %31) #8
  store <4 x i32> %32, ptr %9, align 16
  %33 = load <4 x i32>, ptr %9, align 16
  %34 = extractelement <4 x i32> %33, i64 0
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 %36
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x i32], ptr %37, i64 0, i64 %39
  store i32 %34, ptr %40, align 4
  br label %41

41:                                               ; preds = %20
  %42 = load i32, ptr %7, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %7, align 4
  br label %17

44:                                               ; preds = %17
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %6, align 4
  br label %13

48:                                               ; preds = %13
  %49 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 0
  %50 = getelementptr inbounds [3 x i32], ptr %49, i64 0, i64 2
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 1
  %53 = getelementptr inbounds [3 x i32], ptr %52, i64 0, i64 2
  %54 = load i32, ptr %53, align 4
  %55 = mul nsw i32 2, %54
  %56 = add nsw i32 %51, %55
  %57 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 2
  %58 = getelementptr inbounds [3 x i32], ptr %57, i64 0, i64 2
  %59 = load i32, ptr %58, align 4
  %60 = add nsw i32 %56, %59
  %61 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 0
  %62 = getelementptr inbounds [3 x i32], ptr %61, i64 0, i64 0
  %63 = load i32, ptr %62, align 4
  %64 = sub nsw i32 %60, %63
  %65 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 1
  %66 = getelementptr inbounds [3 x i32], ptr %65, i64 0, i64 0
  %67 = load i32, ptr %66, align 4
  %68 = mul nsw i32 2, %67
  %69 = sub nsw i32 %64, %68
  %70 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 2
  %71 = getelementptr inbounds [3 x i32], ptr %70, i64 0, i64 0
  %72 = load i32, ptr %71, align 4
  %73 = sub nsw i32 %69, %72
  store i32 %73, ptr %10, align 4
  %74 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 2
  %75 = getelementptr inbounds [3 x i32], ptr %74, i64 0, i64 0
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 2
  %78 = getelementptr inbounds [3 x i32], ptr %77, i64 0, i64 1
  %79 = load i32, ptr %78, align 4
  %80 = mul nsw i32 2, %79
  %81 = add nsw i32 %76, %80
  %82 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 2
  %83 = getelementptr inbounds [3 x i32], ptr %82, i64 0, i64 2
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %81, %84
  %86 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 0
  %87 = getelementptr inbounds [3 x i32], ptr %86, i64 0, i64 0
  %88 = load i32, ptr %87, align 4
  %89 = sub nsw i32 %85, %88
  %90 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 0
  %91 = getelementptr inbounds [3 x i32], ptr %90, i64 0, i64 1
  %92 = load i32, ptr %91, align 4
  %93 = mul nsw i32 2, %92
  %94 = sub nsw i32 %89, %93
  %95 = getelementptr inbounds [3 x [3 x i32]], ptr %5, i64 0, i64 0
  %96 = getelementptr inbounds [3 x i32], ptr %95, i64 0, i64 2
  %97 = load i32, ptr %96, align 4
  %98 = sub nsw i32 %94, %97
  store i32 %98, ptr %11, align 4
  %99 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %100 = call spir_func <2 x i32> @place() #7
  %101 = load i32, ptr %10, align 4
  %102 = call spir_func i32 @_Z3absi(i32 noundef %101) #6
  %103 = load i32, ptr %11, align 4
  %104 = call spir_func i32 @_Z3absi(i32 noundef %103) #6
  %105 = add i32 %102, %104
  %106 = insertelement <4 x i32> poison, i32 %105, i32 0
  %107 = insertelement <4 x i32> %106, i32 0, i32 1
  %108 = insertelement <4 x i32> %107, i32 0, i32 2
  %109 = insertelement <4 x i32> %108, i32 1, i32 3
  store <4 x i32> %109, ptr %12, align 16
  %110 = load <4 x i32>, ptr %12, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %99, <2 x i32> noundef %100, <4 x i32> noundef %110) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %6, align 4
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %15 = call spir_func <2 x i32> @place() #7
  %16 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %14, <2 x i32> noundef %15) #8
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [8 x [9 x <4 x float>]], ptr addrspace(3) @transpose.tile, i64 0, i64 %18
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) %19, i64 0, i64 %21
  store <4 x float> %16, ptr addrspace(3) %22, align 16
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %24 = mul i64 %23, 8
  %25 = trunc i64 %24 to i32
  %26 = insertelement <2 x i32> poison, i32 %25, i32 0
  %27 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %28 = mul i64 %27, 8
  %29 = trunc i64 %28 to i32
  %30 = insertelement <2 x i32> %26, i32 %29, i32 1
  store <2 x i32> %30, ptr %8, align 8
  %31 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %31, ptr %7, align 8
  %32 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %33 = load <2 x i32>, ptr %7, align 8
  %34 = load i32, ptr %5, align 4
  %35 = insertelement <2 x i32> poison, i32 %34, i32 0
  %36 = load i32, ptr %6, align 4
  %37 = insertelement <2 x i32> %35, i32 %36, i32 1
  store <2 x i32> %37, ptr %9, align 8
  %38 = load <2 x i32>, ptr %9, align 8
  %39 = add <2 x i32> %33, %38
  %40 = load i32, ptr %5, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [8 x [9 x <4 x float>]], ptr addrspace(3) @transpose.tile, i64 0, i64 %41
  %43 = load i32, ptr %6, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [9 x <4 x float>], ptr addrspace(3) %42, i64 0, i64 %44
  %46 = load <4 x float>, ptr addrspace(3) %45, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %32, <2 x i32> noundef %39, <4 x float> noundef %46) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @warp(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) #4 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %6, align 8
  store target("spirv.Sampler") %2, ptr %7, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %11 = load target("spirv.Sampler"), ptr %7, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_warp(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, target("spirv.Sampler") %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_warp(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) #4 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !16 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %9 = alloca <2 x float>, align 8
  %10 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %6, align 8
  store target("spirv.Sampler") %2, ptr %7, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, ptr %8, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = call spir_func <2 x i32> @place() #7
  %13 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, <2 x i32> noundef %12) #8
  store <4 x float> %13, ptr %10, align 16
  %14 = load <4 x float>, ptr %10, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %15, ptr %9, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %8, align 8
  %17 = call spir_func <2 x i32> @place() #7
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %19 = load target("spirv.Sampler"), ptr %7, align 8
  %20 = call spir_func <2 x i32> @place() #7
  %21 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %20) #6
  %22 = fadd <2 x float> %21, splat (float 5.000000e-01)
  %23 = load <2 x float>, ptr %9, align 8
  %24 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %23, <2 x float> splat (float 4.000000e+00), <2 x float> %22)
  %25 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %18, target("spirv.Sampler") %19, <2 x float> noundef %24) #8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %16, <2 x i32> noundef %17, <4 x float> noundef %25) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @composite(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_composite(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_composite(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  store <4 x float> zeroinitializer, ptr %5, align 16
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %9) #6
  %11 = trunc i64 %10 to i32
  %12 = sub nsw i32 %11, 1
  store i32 %12, ptr %6, align 4
  br label %13

13:                                               ; preds = %35, %2
  %14 = load i32, ptr %6, align 4
  %15 = icmp sge i32 %14, 0
  br i1 %15, label %16, label %38

16:                                               ; preds = %13
  %17 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %18 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %19 = call spir_func <2 x i32> @place() #7
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %22 = load i32, ptr %6, align 4
  %23 = insertelement <4 x i32> %21, i32 %22, i32 2
  %24 = insertelement <4 x i32> %23, i32 0, i32 3
  store <4 x i32> %24, ptr %8, align 16
  %25 = load <4 x i32>, ptr %8, align 16
  %26 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %17, target("spirv.Sampler") %18, <4 x i32> noundef %25) #8
  store <4 x float> %26, ptr %7, align 16
  %27 = load <4 x float>, ptr %7, align 16
  %28 = load <4 x float>, ptr %5, align 16
  %29 = load <4 x float>, ptr %7, align 16
  %30 = extractelement <4 x float> %29, i64 3
  %31 = fsub float 1.000000e+00, %30
  %32 = insertelement <4 x float> poison, float %31, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %28, <4 x float> %33, <4 x float> %27)
  store <4 x float> %34, ptr %5, align 16
  br label %35

35:                                               ; preds = %16
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, -1
  store i32 %37, ptr %6, align 4
  br label %13

38:                                               ; preds = %13
  %39 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %40 = call spir_func <2 x i32> @place() #7
  %41 = load <4 x float>, ptr %5, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %39, <2 x i32> noundef %40, <4 x float> noundef %41) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shadow(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #4 !kernel_arg_addr_space !40 !kernel_arg_access_qual !33 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !43 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_shadow(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shadow(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #4 !kernel_arg_addr_space !40 !kernel_arg_access_qual !33 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !43 {
  %5 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %7, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  store <4 x float> %18, ptr %10, align 16
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %19

19:                                               ; preds = %45, %4
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %20, 4
  br i1 %21, label %22, label %48

22:                                               ; preds = %19
  %23 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %5, align 8
  %24 = load target("spirv.Sampler"), ptr %6, align 8
  %25 = load <4 x float>, ptr %10, align 16
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %27 = load i32, ptr %12, align 4
  %28 = and i32 %27, 1
  %29 = sitofp i32 %28 to float
  %30 = insertelement <2 x float> poison, float %29, i32 0
  %31 = load i32, ptr %12, align 4
  %32 = ashr i32 %31, 1
  %33 = sitofp i32 %32 to float
  %34 = insertelement <2 x float> %30, float %33, i32 1
  store <2 x float> %34, ptr %13, align 8
  %35 = load <2 x float>, ptr %13, align 8
  %36 = fadd <2 x float> %26, %35
  %37 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %23, target("spirv.Sampler") %24, <2 x float> noundef %36) #8
  %38 = load <4 x float>, ptr %10, align 16
  %39 = extractelement <4 x float> %38, i64 2
  %40 = fcmp oge float %37, %39
  br i1 %40, label %41, label %44

41:                                               ; preds = %22
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %11, align 4
  br label %44

44:                                               ; preds = %41, %22
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %12, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %12, align 4
  br label %19

48:                                               ; preds = %19
  %49 = load i32, ptr %11, align 4
  %50 = load ptr addrspace(1), ptr %8, align 8
  %51 = load i64, ptr %9, align 8
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %51
  store i32 %49, ptr addrspace(1) %52, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @neighbours(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_neighbours(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %6) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_neighbours(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !11 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %14 = call spir_func <2 x i32> @place() #7
  %15 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #6
  %18 = trunc i64 %17 to i32
  %19 = insertelement <4 x i32> %16, i32 %18, i32 2
  %20 = insertelement <4 x i32> %19, i32 0, i32 3
  store <4 x i32> %20, ptr %6, align 16
  %21 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %21, ptr %5, align 16
  store i32 0, ptr %7, align 4
  store i32 -1, ptr %8, align 4
  br label %22

22:                                               ; preds = %59, %2
  %23 = load i32, ptr %8, align 4
  %24 = icmp sle i32 %23, 1
  br i1 %24, label %25, label %62

25:                                               ; preds = %22
  store i32 -1, ptr %9, align 4
  br label %26

26:                                               ; preds = %55, %25
  %27 = load i32, ptr %9, align 4
  %28 = icmp sle i32 %27, 1
  br i1 %28, label %29, label %58

29:                                               ; preds = %26
  store i32 -1, ptr %10, align 4
  br label %30

30:                                               ; preds = %51, %29
  %31 = load i32, ptr %10, align 4
  %32 = icmp sle i32 %31, 1
  br i1 %32, label %33, label %54

33:                                               ; preds = %30
  %34 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %35 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %36 = load <4 x i32>, ptr %5, align 16
  %37 = load i32, ptr %10, align 4
  %38 = insertelement <4 x i32> poison, i32 %37, i32 0
  %39 = load i32, ptr %9, align 4
  %40 = insertelement <4 x i32> %38, i32 %39, i32 1
  %41 = load i32, ptr %8, align 4
  %42 = insertelement <4 x i32> %40, i32 %41, i32 2
  %43 = insertelement <4 x i32> %42, i32 0, i32 3
  store <4 x i32> %43, ptr %11, align 16
  %44 = load <4 x i32>, ptr %11, align 16
  %45 = add <4 x i32> %36, %44
  %46 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %34, target("spirv.Sampler") %35, <4 x i32> noundef %45) #8
  store <4 x i32> %46, ptr %12, align 16
  %47 = load <4 x i32>, ptr %12, align 16
  %48 = extractelement <4 x i32> %47, i64 0
  %49 = load i32, ptr %7, align 4
  %50 = add i32 %49, %48
  store i32 %50, ptr %7, align 4
  br label %51

51:                                               ; preds = %33
  %52 = load i32, ptr %10, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %10, align 4
  br label %30

54:                                               ; preds = %30
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %26

58:                                               ; preds = %26
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %8, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %8, align 4
  br label %22

62:                                               ; preds = %22
  %63 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %64 = load <4 x i32>, ptr %5, align 16
  %65 = load i32, ptr %7, align 4
  %66 = insertelement <4 x i32> poison, i32 %65, i32 0
  %67 = insertelement <4 x i32> %66, i32 0, i32 1
  %68 = insertelement <4 x i32> %67, i32 0, i32 2
  %69 = insertelement <4 x i32> %68, i32 0, i32 3
  store <4 x i32> %69, ptr %13, align 16
  %70 = load <4 x i32>, ptr %13, align 16
  call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %63, <4 x i32> noundef %64, <4 x i32> noundef %70) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @find_keys(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !18 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_find_keys(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_find_keys(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !3 !kernel_arg_access_qual !18 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %12, ptr %7, align 8
  %13 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %14 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %13) #6
  store i32 %14, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = load i32, ptr %8, align 4
  %20 = urem i32 %18, %19
  store i32 %20, ptr %9, align 4
  br label %21

21:                                               ; preds = %46, %3
  %22 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %23 = load i32, ptr %9, align 4
  %24 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %22, i32 noundef %23) #8
  store <4 x i32> %24, ptr %11, align 16
  %25 = load <4 x i32>, ptr %11, align 16
  %26 = extractelement <4 x i32> %25, i64 0
  store i32 %26, ptr %10, align 4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = icmp ne i32 %26, %30
  br i1 %31, label %32, label %35

32:                                               ; preds = %21
  %33 = load i32, ptr %10, align 4
  %34 = icmp ne i32 %33, 0
  br label %35

35:                                               ; preds = %32, %21
  %36 = phi i1 [ false, %21 ], [ %34, %32 ]
  br i1 %36, label %37, label %48

37:                                               ; preds = %35
  %38 = load i32, ptr %9, align 4
  %39 = add nsw i32 %38, 1
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %45

42:                                               ; preds = %37
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %43, 1
  br label %46

45:                                               ; preds = %37
  br label %46

46:                                               ; preds = %45, %42
  %47 = phi i32 [ %44, %42 ], [ 0, %45 ]
  store i32 %47, ptr %9, align 4
  br label %21

48:                                               ; preds = %35
  %49 = load i32, ptr %10, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %48
  %52 = load i32, ptr %9, align 4
  br label %54

53:                                               ; preds = %48
  br label %54

54:                                               ; preds = %53, %51
  %55 = phi i32 [ %52, %51 ], [ -1, %53 ]
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i64, ptr %7, align 8
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %57
  store i32 %55, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) #5

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #5

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind "uniform-work-group-size"="false" }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"read_only", !"write_only", !"write_only"}
!5 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!6 = !{!"", !"", !""}
!7 = !{!"read_only", !"read_only", !"write_only"}
!8 = !{i32 1, i32 1}
!9 = !{!"read_only", !"write_only"}
!10 = !{!"image2d_t", !"image2d_t"}
!11 = !{!"", !""}
!12 = !{float 2.500000e+00}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"read_only", !"write_only", !"none", !"none"}
!15 = !{!"image2d_t", !"image2d_t", !"float", !"float"}
!16 = !{!"", !"", !"", !""}
!17 = !{i32 1, i32 3, i32 1}
!18 = !{!"read_only", !"none", !"none"}
!19 = !{!"image2d_t", !"uint*", !"uint*"}
!20 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 1}
!21 = !{!"read_only", !"none", !"none", !"none", !"none", !"write_only"}
!22 = !{!"image3d_t", !"sampler_t", !"float4", !"float4", !"float4", !"image2d_t"}
!23 = !{!"image3d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))", !"float __attribute__((ext_vector_type(4)))", !"image2d_t"}
!24 = !{!"", !"", !"", !"", !"", !""}
!25 = !{!"read_only", !"write_only", !"none"}
!26 = !{!"image3d_t", !"image2d_t", !"float*"}
!27 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!28 = !{!"write_only", !"none", !"none", !"none", !"none"}
!29 = !{!"image2d_t", !"float", !"float", !"float", !"int"}
!30 = !{!"", !"", !"", !"", !""}
!31 = !{!"image2d_t", !"image1d_t", !"image2d_t"}
!32 = !{i32 1, i32 0, i32 3, i32 1}
!33 = !{!"read_only", !"none", !"none", !"none"}
!34 = !{!"image1d_buffer_t", !"int", !"int4*", !"int4*"}
!35 = !{!"image1d_buffer_t", !"int", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!36 = !{i32 1, i32 1, i32 0, i32 1}
!37 = !{!"read_only", !"read_only", !"none", !"write_only"}
!38 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"image2d_t"}
!39 = !{!"image2d_array_t", !"image2d_t"}
!40 = !{i32 1, i32 0, i32 1, i32 1}
!41 = !{!"image2d_depth_t", !"sampler_t", !"float4*", !"int*"}
!42 = !{!"image2d_depth_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!43 = !{!"", !"", !"const", !""}
!44 = !{!"image3d_t", !"image3d_t"}
!45 = !{!"image1d_buffer_t", !"uint*", !"int*"}
!46 = !{!"", !"const", !""}
