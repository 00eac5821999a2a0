; ModuleID = 'image_kinds.cl'
source_filename = "image_kinds.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @reverse_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_reverse_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_reverse_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca i32, align 4
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %10 = call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %9) #5
  %11 = sub nsw i32 %10, 1
  %12 = load i32, ptr %5, align 4
  %13 = sub nsw i32 %11, %12
  %14 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %15 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %16 = load i32, ptr %5, align 4
  %17 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %14, target("spirv.Sampler") %15, i32 noundef %16) #6
  %18 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %18, i32 noundef %19) #6
  %21 = fadd <4 x float> %17, %20
  call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %8, i32 noundef %13, <4 x float> noundef %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @shift_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_shift_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_shift_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> poison, i32 %10, i32 0
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = insertelement <2 x i32> %11, i32 %13, i32 1
  store <2 x i32> %14, ptr %6, align 8
  %15 = load <2 x i32>, ptr %6, align 8
  store <2 x i32> %15, ptr %5, align 8
  %16 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %17 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %16) #5
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %7, align 4
  %19 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  %20 = load <2 x i32>, ptr %5, align 8
  %21 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %22 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %23 = load <2 x i32>, ptr %5, align 8
  %24 = extractelement <2 x i32> %23, i64 0
  %25 = insertelement <2 x i32> poison, i32 %24, i32 0
  %26 = load <2 x i32>, ptr %5, align 8
  %27 = extractelement <2 x i32> %26, i64 1
  %28 = add nsw i32 %27, 1
  %29 = load i32, ptr %7, align 4
  %30 = srem i32 %28, %29
  %31 = insertelement <2 x i32> %25, i32 %30, i32 1
  store <2 x i32> %31, ptr %8, align 8
  %32 = load <2 x i32>, ptr %8, align 8
  %33 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %21, target("spirv.Sampler") %22, <2 x i32> noundef %32) #6
  call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %19, <2 x i32> noundef %20, <4 x i32> noundef %33) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @gather_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_gather_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_gather_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %7, align 4
  %10 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %12, i32 noundef %17) #6
  %19 = mul <4 x i32> %18, splat (i32 2)
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %10, i32 noundef %11, <4 x i32> noundef %19) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rotate_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_rotate_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rotate_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca i32, align 4
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = insertelement <4 x i32> poison, i32 %11, i32 0
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> %12, i32 %14, i32 1
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %17 = trunc i64 %16 to i32
  %18 = insertelement <4 x i32> %15, i32 %17, i32 2
  %19 = insertelement <4 x i32> %18, i32 0, i32 3
  store <4 x i32> %19, ptr %6, align 16
  %20 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %20, ptr %5, align 16
  %21 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %22 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %21) #5
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %7, align 4
  %24 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %25 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %26 = load <4 x i32>, ptr %5, align 16
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %28 = shufflevector <2 x i32> %27, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %29 = shufflevector <4 x i32> %28, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %30 = load <4 x i32>, ptr %5, align 16
  %31 = extractelement <4 x i32> %30, i64 2
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %31, %32
  %34 = sub nsw i32 %33, 1
  %35 = load i32, ptr %7, align 4
  %36 = srem i32 %34, %35
  %37 = insertelement <4 x i32> %29, i32 %36, i32 2
  %38 = insertelement <4 x i32> %37, i32 0, i32 3
  store <4 x i32> %38, ptr %9, align 16
  %39 = load <4 x i32>, ptr %9, align 16
  %40 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %24, target("spirv.Sampler") %25, <4 x i32> noundef %39) #6
  store <4 x float> %40, ptr %8, align 16
  %41 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %4, align 8
  %42 = load <4 x i32>, ptr %5, align 16
  %43 = load <4 x float>, ptr %8, align 16
  %44 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %3, align 8
  %45 = load <4 x i32>, ptr %5, align 16
  %46 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %44, <4 x i32> noundef %45) #6
  %47 = fadd <4 x float> %43, %46
  call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %41, <4 x i32> noundef %42, <4 x float> noundef %47) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @transpose_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_transpose_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = insertelement <4 x i32> poison, i32 %9, i32 0
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = insertelement <4 x i32> %10, i32 %12, i32 1
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %15 = trunc i64 %14 to i32
  %16 = insertelement <4 x i32> %13, i32 %15, i32 2
  %17 = insertelement <4 x i32> %16, i32 0, i32 3
  store <4 x i32> %17, ptr %6, align 16
  %18 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %18, ptr %5, align 16
  %19 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %20 = load <4 x i32>, ptr %5, align 16
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  %22 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %23 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %24 = load <4 x i32>, ptr %5, align 16
  %25 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %22, target("spirv.Sampler") %23, <4 x i32> noundef %24) #6
  %26 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %27 = load <4 x i32>, ptr %5, align 16
  %28 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %26, <4 x i32> noundef %27) #6
  store <4 x float> %28, ptr %7, align 16
  %29 = load <4 x float>, ptr %7, align 16
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %31 = fsub <4 x float> %25, %30
  call spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %19, <4 x i32> noundef %21, <4 x float> noundef %31) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32 noundef) #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"write_only"}
!5 = !{!"image1d_t", !"image1d_t"}
!6 = !{!"", !""}
!7 = !{!"image1d_array_t", !"image1d_array_t"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"read_only", !"none", !"write_only"}
!10 = !{!"image1d_buffer_t", !"int*", !"image1d_buffer_t"}
!11 = !{!"", !"const", !""}
!12 = !{!"image2d_array_t", !"image2d_array_t"}
!13 = !{!"image3d_t", !"image3d_t"}
