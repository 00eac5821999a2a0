; ModuleID = 'image_in_place.cl'
source_filename = "image_in_place.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %9, i32 noundef %10) #6
  store <4 x float> %11, ptr %6, align 16
  %12 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = load <4 x float>, ptr %6, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = sitofp i32 %20 to float
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = fadd <4 x float> %15, %23
  call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %12, i32 noundef %13, <4 x float> noundef %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = insertelement <2 x i32> poison, i32 %9, i32 0
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = insertelement <2 x i32> %10, i32 %12, i32 1
  store <2 x i32> %13, ptr %6, align 8
  %14 = load <2 x i32>, ptr %6, align 8
  store <2 x i32> %14, ptr %5, align 8
  %15 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %16 = load <2 x i32>, ptr %5, align 8
  %17 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %15, <2 x i32> noundef %16) #6
  store <4 x i32> %17, ptr %7, align 16
  %18 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %19 = load <2 x i32>, ptr %5, align 8
  %20 = load <4 x i32>, ptr %7, align 16
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load <2 x i32>, ptr %5, align 8
  %23 = extractelement <2 x i32> %22, i64 0
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = insertelement <4 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <4 x i32> %27, <4 x i32> poison, <4 x i32> zeroinitializer
  %29 = mul <4 x i32> %20, %28
  %30 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %31 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %30) #5
  %32 = trunc i64 %31 to i32
  %33 = insertelement <4 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <4 x i32> %33, <4 x i32> poison, <4 x i32> zeroinitializer
  %35 = add <4 x i32> %29, %34
  call spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %18, <2 x i32> noundef %19, <4 x i32> noundef %35) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %10, i32 noundef %11) #6
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = insertelement <4 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> zeroinitializer
  %20 = xor <4 x i32> %12, %19
  call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %8, i32 noundef %9, <4 x i32> noundef %20) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <2 x i32> poison, i32 %8, i32 0
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = insertelement <2 x i32> %9, i32 %11, i32 1
  store <2 x i32> %12, ptr %6, align 8
  %13 = load <2 x i32>, ptr %6, align 8
  store <2 x i32> %13, ptr %5, align 8
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %15 = load <2 x i32>, ptr %5, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %17 = load <2 x i32>, ptr %5, align 8
  %18 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %16, <2 x i32> noundef %17) #6
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %20 = call spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %19) #5
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load <2 x i32>, ptr %5, align 8
  %23 = extractelement <2 x i32> %22, i64 0
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = mul i32 %20, %26
  %28 = insertelement <4 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <4 x i32> %28, <4 x i32> poison, <4 x i32> zeroinitializer
  %30 = add <4 x i32> %18, %29
  call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %14, <2 x i32> noundef %15, <4 x i32> noundef %30) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> poison, i32 %8, i32 0
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = insertelement <4 x i32> %9, i32 %11, i32 1
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> %12, i32 %14, i32 2
  %16 = insertelement <4 x i32> %15, i32 0, i32 3
  store <4 x i32> %16, ptr %6, align 16
  %17 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %17, ptr %5, align 16
  %18 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %19 = load <4 x i32>, ptr %5, align 16
  %20 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %21 = load <4 x i32>, ptr %5, align 16
  %22 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %20, <4 x i32> noundef %21) #6
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load <4 x i32>, ptr %5, align 16
  %25 = extractelement <4 x i32> %24, i64 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = insertelement <4 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> zeroinitializer
  %31 = sub <4 x i32> %22, %30
  call spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %18, <4 x i32> noundef %19, <4 x i32> noundef %31) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> poison, i32 %8, i32 0
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = insertelement <4 x i32> %9, i32 %11, i32 1
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> %12, i32 %14, i32 2
  %16 = insertelement <4 x i32> %15, i32 0, i32 3
  store <4 x i32> %16, ptr %6, align 16
  %17 = load <4 x i32>, ptr %6, align 16
  store <4 x i32> %17, ptr %5, align 16
  %18 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %19 = load <4 x i32>, ptr %5, align 16
  %20 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %21 = load <4 x i32>, ptr %5, align 16
  %22 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %20, <4 x i32> noundef %21) #6
  %23 = mul <4 x i32> %22, splat (i32 3)
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load <4 x i32>, ptr %5, align 16
  %26 = extractelement <4 x i32> %25, i64 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %31 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %30) #5
  %32 = mul nsw i32 %29, %31
  %33 = insertelement <4 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <4 x i32> %33, <4 x i32> poison, <4 x i32> zeroinitializer
  %35 = sub <4 x i32> %23, %34
  call spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %18, <4 x i32> noundef %19, <4 x i32> noundef %35) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{!"read_write", !"none"}
!5 = !{!"image1d_t", !"int*"}
!6 = !{!"", !"const"}
!7 = !{!"image1d_array_t", !"int*"}
!8 = !{!"image1d_buffer_t", !"int*"}
!9 = !{!"image2d_t", !"int*"}
!10 = !{!"image2d_array_t", !"int*"}
!11 = !{!"image3d_t", !"int*"}
