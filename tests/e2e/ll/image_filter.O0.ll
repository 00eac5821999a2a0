; ModuleID = 'image_filter.cl'
source_filename = "image_filter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @weighted(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %2, ptr addrspace(2) noundef %3) #0 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca ptr addrspace(2), align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store <2 x i32> %2, ptr %7, align 8
  store ptr addrspace(2) %3, ptr %8, align 8
  store <4 x float> zeroinitializer, ptr %9, align 16
  store i32 -1, ptr %10, align 4
  br label %13

13:                                               ; preds = %49, %4
  %14 = load i32, ptr %10, align 4
  %15 = icmp sle i32 %14, 1
  br i1 %15, label %16, label %52

16:                                               ; preds = %13
  store i32 -1, ptr %11, align 4
  br label %17

17:                                               ; preds = %45, %16
  %18 = load i32, ptr %11, align 4
  %19 = icmp sle i32 %18, 1
  br i1 %19, label %20, label %48

20:                                               ; preds = %17
  %21 = load ptr addrspace(2), ptr %8, align 8
  %22 = load i32, ptr %10, align 4
  %23 = add nsw i32 %22, 1
  %24 = mul nsw i32 %23, 3
  %25 = load i32, ptr %11, align 4
  %26 = add nsw i32 %24, %25
  %27 = add nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(2) %21, i64 %28
  %30 = load float, ptr addrspace(2) %29, align 4
  %31 = insertelement <4 x float> poison, float %30, i64 0
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer
  %33 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %34 = load target("spirv.Sampler"), ptr %6, align 8
  %35 = load <2 x i32>, ptr %7, align 8
  %36 = load i32, ptr %11, align 4
  %37 = insertelement <2 x i32> poison, i32 %36, i32 0
  %38 = load i32, ptr %10, align 4
  %39 = insertelement <2 x i32> %37, i32 %38, i32 1
  store <2 x i32> %39, ptr %12, align 8
  %40 = load <2 x i32>, ptr %12, align 8
  %41 = add <2 x i32> %35, %40
  %42 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %33, target("spirv.Sampler") %34, <2 x i32> noundef %41) #6
  %43 = load <4 x float>, ptr %9, align 16
  %44 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %42, <4 x float> %43)
  store <4 x float> %44, ptr %9, align 16
  br label %45

45:                                               ; preds = %20
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4
  br label %17

48:                                               ; preds = %17
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %10, align 4
  br label %13

52:                                               ; preds = %13
  %53 = load <4 x float>, ptr %9, align 16
  ret <4 x float> %53
}

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @convolve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(2) noundef align 4 %2) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(2), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(2) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load ptr addrspace(2), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_convolve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, ptr addrspace(2) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_convolve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr addrspace(2) noundef align 4 %2) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(2), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(2) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i32 0
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i32 1
  store <2 x i32> %14, ptr %8, align 8
  %15 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %15, ptr %7, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %17 = load <2 x i32>, ptr %7, align 8
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %19 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %20 = load <2 x i32>, ptr %7, align 8
  %21 = load ptr addrspace(2), ptr %6, align 8
  %22 = call spir_func <4 x float> @weighted(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %18, target("spirv.Sampler") %19, <2 x i32> noundef %20, ptr addrspace(2) noundef %21) #9
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %16, <2 x i32> noundef %17, <4 x float> noundef %22) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @halve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_halve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_halve(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i32 0
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i32 1
  store <2 x i32> %12, ptr %6, align 8
  %13 = load <2 x i32>, ptr %6, align 8
  store <2 x i32> %13, ptr %5, align 8
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %15 = load <2 x i32>, ptr %5, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %17 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %18 = load <2 x i32>, ptr %5, align 8
  %19 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %18) #8
  %20 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %19, <2 x float> splat (float 2.000000e+00), <2 x float> splat (float 1.000000e+00))
  %21 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %16, target("spirv.Sampler") %17, <2 x float> noundef %20) #6
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %14, <2 x i32> noundef %15, <4 x float> noundef %21) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_histogram(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  %13 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  %16 = insertelement <2 x i32> poison, i32 %15, i32 0
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %18 = trunc i64 %17 to i32
  %19 = insertelement <2 x i32> %16, i32 %18, i32 1
  store <2 x i32> %19, ptr %8, align 8
  %20 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %20, ptr %7, align 8
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %22 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %23 = load <2 x i32>, ptr %7, align 8
  %24 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %21, target("spirv.Sampler") %22, <2 x i32> noundef %23) #6
  store <4 x i32> %24, ptr %10, align 16
  %25 = load <4 x i32>, ptr %10, align 16
  %26 = extractelement <4 x i32> %25, i64 0
  store i32 %26, ptr %9, align 4
  %27 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %28 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %29 = load <2 x i32>, ptr %7, align 8
  store <2 x i32> <i32 1, i32 0>, ptr %12, align 8
  %30 = load <2 x i32>, ptr %12, align 8
  %31 = add <2 x i32> %29, %30
  %32 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %27, target("spirv.Sampler") %28, <2 x i32> noundef %31) #6
  store <4 x i32> %32, ptr %13, align 16
  %33 = load <4 x i32>, ptr %13, align 16
  %34 = extractelement <4 x i32> %33, i64 0
  store i32 %34, ptr %11, align 4
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = load i32, ptr %9, align 4
  %37 = lshr i32 %36, 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %38
  %40 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %39) #9
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %11, align 4
  %44 = call spir_func i32 @_Z8abs_diffjj(i32 noundef %42, i32 noundef %43) #8
  %45 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %41, i32 noundef %44) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @follow(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !12 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_follow(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_follow(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !12 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> poison, i32 %13, i32 0
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %16 = trunc i64 %15 to i32
  %17 = insertelement <2 x i32> %14, i32 %16, i32 1
  store <2 x i32> %17, ptr %8, align 8
  %18 = load <2 x i32>, ptr %8, align 8
  store <2 x i32> %18, ptr %7, align 8
  %19 = load <2 x i32>, ptr %7, align 8
  %20 = extractelement <2 x i32> %19, i64 1
  %21 = sext i32 %20 to i64
  %22 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %23 = mul i64 %21, %22
  %24 = load <2 x i32>, ptr %7, align 8
  %25 = extractelement <2 x i32> %24, i64 0
  %26 = sext i32 %25 to i64
  %27 = add i64 %23, %26
  store i64 %27, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %28

28:                                               ; preds = %43, %3
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %46

32:                                               ; preds = %28
  %33 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %34 = load <2 x i32>, ptr %7, align 8
  %35 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %33, <2 x i32> noundef %34) #6
  store <4 x i32> %35, ptr %11, align 16
  %36 = load <4 x i32>, ptr %11, align 16
  %37 = extractelement <4 x i32> %36, i64 2
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  br label %46

40:                                               ; preds = %32
  %41 = load <4 x i32>, ptr %11, align 16
  %42 = shufflevector <4 x i32> %41, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i32> %42, ptr %7, align 8
  br label %43

43:                                               ; preds = %40
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %28

46:                                               ; preds = %39, %28
  %47 = load <2 x i32>, ptr %7, align 8
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i64, ptr %9, align 8
  %50 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %48, i64 %49
  store <2 x i32> %47, ptr addrspace(1) %50, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #5

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) #5

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 2}
!4 = !{!"read_only", !"write_only", !"none"}
!5 = !{!"image2d_t", !"image2d_t", !"float*"}
!6 = !{!"", !"", !"const"}
!7 = !{i32 1, i32 1}
!8 = !{!"read_only", !"write_only"}
!9 = !{!"image2d_t", !"image2d_t"}
!10 = !{!"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"read_only", !"none", !"none"}
!13 = !{!"image2d_t", !"uint*", !"uint*"}
!14 = !{!"", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"image2d_t", !"int2*", !"int"}
!17 = !{!"image2d_t", !"int __attribute__((ext_vector_type(2)))*", !"int"}
