; ModuleID = 'image_writes.cl'
source_filename = "image_writes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <2 x i32> @place() #0 {
  %1 = alloca <2 x i32>, align 8
  %2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %3 = trunc i64 %2 to i32
  %4 = insertelement <2 x i32> poison, i32 %3, i32 0
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> %4, i32 %6, i32 1
  store <2 x i32> %7, ptr %1, align 8
  %8 = load <2 x i32>, ptr %1, align 8
  ret <2 x i32> %8
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x i32> @place3() #0 {
  %1 = alloca <4 x i32>, align 16
  %2 = call spir_func <2 x i32> @place() #6
  %3 = shufflevector <2 x i32> %2, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> %4, i32 %6, i32 2
  %8 = insertelement <4 x i32> %7, i32 0, i32 3
  store <4 x i32> %8, ptr %1, align 16
  %9 = load <4 x i32>, ptr %1, align 16
  ret <4 x i32> %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = sitofp i32 %11 to float
  %13 = insertelement <4 x float> poison, float %12, i32 0
  %14 = load i32, ptr %5, align 4
  %15 = sitofp i32 %14 to float
  %16 = load float, ptr %4, align 4
  %17 = fmul float %15, %16
  %18 = insertelement <4 x float> %13, float %17, i32 1
  %19 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %20 = call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %19) #5
  %21 = sitofp i32 %20 to float
  %22 = insertelement <4 x float> %18, float %21, i32 2
  %23 = insertelement <4 x float> %22, float -1.000000e+00, i32 3
  store <4 x float> %23, ptr %6, align 16
  %24 = load <4 x float>, ptr %6, align 16
  call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %9, i32 noundef %10, <4 x float> noundef %24) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call spir_func <2 x i32> @place() #6
  store <2 x i32> %7, ptr %5, align 8
  %8 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %9 = load <2 x i32>, ptr %5, align 8
  %10 = load <2 x i32>, ptr %5, align 8
  %11 = extractelement <2 x i32> %10, i64 0
  %12 = insertelement <4 x i32> poison, i32 %11, i32 0
  %13 = load <2 x i32>, ptr %5, align 8
  %14 = extractelement <2 x i32> %13, i64 1
  %15 = insertelement <4 x i32> %12, i32 %14, i32 1
  %16 = load <2 x i32>, ptr %5, align 8
  %17 = extractelement <2 x i32> %16, i64 0
  %18 = load <2 x i32>, ptr %5, align 8
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = mul nsw i32 %17, %19
  %21 = insertelement <4 x i32> %15, i32 %20, i32 2
  %22 = load i32, ptr %4, align 4
  %23 = zext i32 %22 to i64
  %24 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %25 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %24) #5
  %26 = mul i64 %23, %25
  %27 = trunc i64 %26 to i32
  %28 = insertelement <4 x i32> %21, i32 %27, i32 3
  store <4 x i32> %28, ptr %6, align 16
  %29 = load <4 x i32>, ptr %6, align 16
  call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %8, <2 x i32> noundef %9, <4 x i32> noundef %29) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = load i32, ptr %7, align 4
  %18 = insertelement <4 x i32> poison, i32 %17, i32 0
  %19 = load i32, ptr %7, align 4
  %20 = sub nsw i32 0, %19
  %21 = insertelement <4 x i32> %18, i32 %20, i32 1
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %22, %23
  %25 = insertelement <4 x i32> %21, i32 %24, i32 2
  %26 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %27 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %26) #5
  %28 = insertelement <4 x i32> %25, i32 %27, i32 3
  store <4 x i32> %28, ptr %8, align 16
  %29 = load <4 x i32>, ptr %8, align 16
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %11, i32 noundef %16, <4 x i32> noundef %29) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call spir_func <2 x i32> @place() #6
  store <2 x i32> %8, ptr %7, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %10 = load <2 x i32>, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = load <2 x i32>, ptr %7, align 8
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = mul nsw i32 %13, 7
  %15 = load <2 x i32>, ptr %7, align 8
  %16 = extractelement <2 x i32> %15, i64 1
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %14, %17
  %19 = load i32, ptr %6, align 4
  %20 = srem i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %11, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9, <2 x i32> noundef %10, <4 x float> noundef %23) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store <4 x i32> %1, ptr %4, align 16
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %6 = load <4 x i32>, ptr %4, align 16
  call spir_func void @__clang_ocl_kern_imp_fill_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %5, <4 x i32> noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, <4 x i32> noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store <4 x i32> %1, ptr %4, align 16
  %6 = call spir_func <4 x i32> @place3() #6
  store <4 x i32> %6, ptr %5, align 16
  %7 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %8 = load <4 x i32>, ptr %5, align 16
  %9 = load <4 x i32>, ptr %5, align 16
  %10 = load <4 x i32>, ptr %4, align 16
  %11 = mul <4 x i32> %9, %10
  %12 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %13 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %12) #5
  %14 = trunc i64 %13 to i32
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = sub <4 x i32> %11, %16
  call spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %7, <4 x i32> noundef %8, <4 x i32> noundef %17) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  %5 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = call spir_func <4 x i32> @place3() #6
  store <4 x i32> %6, ptr %5, align 16
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %8 = load <4 x i32>, ptr %5, align 16
  %9 = load <4 x i32>, ptr %5, align 16
  %10 = call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %9) #5
  %11 = load i32, ptr %4, align 4
  %12 = insertelement <4 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <4 x i32> zeroinitializer
  %14 = mul <4 x i32> %10, %13
  %15 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %16 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %15) #5
  %17 = insertelement <4 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i32> %14, %18
  call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %7, <4 x i32> noundef %8, <4 x i32> noundef %19) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  %5 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %6 = call spir_func <2 x i32> @place() #6
  store <2 x i32> %6, ptr %5, align 8
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), ptr %3, align 8
  %8 = load <2 x i32>, ptr %5, align 8
  %9 = load <2 x i32>, ptr %5, align 8
  %10 = extractelement <2 x i32> %9, i64 0
  %11 = sitofp i32 %10 to float
  %12 = load float, ptr %4, align 4
  %13 = load <2 x i32>, ptr %5, align 8
  %14 = extractelement <2 x i32> %13, i64 1
  %15 = sitofp i32 %14 to float
  %16 = call float @llvm.fmuladd.f32(float %11, float %12, float %15)
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %7, <2 x i32> noundef %8, float noundef %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @fill_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_fill_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_fill_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, float noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  %4 = alloca float, align 4
  %5 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %6 = call spir_func <4 x i32> @place3() #6
  store <4 x i32> %6, ptr %5, align 16
  %7 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %3, align 8
  %8 = load <4 x i32>, ptr %5, align 16
  %9 = load <4 x i32>, ptr %5, align 16
  %10 = extractelement <4 x i32> %9, i64 0
  %11 = sitofp i32 %10 to float
  %12 = load float, ptr %4, align 4
  %13 = load <4 x i32>, ptr %5, align 16
  %14 = extractelement <4 x i32> %13, i64 1
  %15 = sitofp i32 %14 to float
  %16 = call float @llvm.fmuladd.f32(float %11, float %12, float %15)
  %17 = load <4 x i32>, ptr %5, align 16
  %18 = extractelement <4 x i32> %17, i64 2
  %19 = sitofp i32 %18 to float
  %20 = fneg float %19
  %21 = call float @llvm.fmuladd.f32(float %20, float 8.000000e+00, float %16)
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %7, <4 x i32> noundef %8, float noundef %21) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scatter(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_scatter(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 16 %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scatter(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %9, i64 %10
  %12 = load <2 x i32>, ptr addrspace(1) %11, align 8
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = icmp sge i32 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %3
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %17, i64 %18
  %20 = load <2 x i32>, ptr addrspace(1) %19, align 8
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x i32>, ptr addrspace(1) %23, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %16, <2 x i32> noundef %20, <4 x i32> noundef %24) #6
  br label %25

25:                                               ; preds = %15, %3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_columns(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, i32 noundef %1) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca i32, align 4
  %11 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %5, align 4
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %15 = call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %14) #5
  store i32 %15, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %16

16:                                               ; preds = %40, %2
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %43

20:                                               ; preds = %16
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = insertelement <2 x i32> poison, i32 %22, i32 0
  %24 = load i32, ptr %7, align 4
  %25 = insertelement <2 x i32> %23, i32 %24, i32 1
  store <2 x i32> %25, ptr %8, align 8
  %26 = load <2 x i32>, ptr %8, align 8
  %27 = load i32, ptr %5, align 4
  %28 = insertelement <4 x i32> poison, i32 %27, i32 0
  %29 = load i32, ptr %7, align 4
  %30 = insertelement <4 x i32> %28, i32 %29, i32 1
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %31, %32
  %34 = insertelement <4 x i32> %30, i32 %33, i32 2
  %35 = load i32, ptr %5, align 4
  %36 = load i32, ptr %7, align 4
  %37 = sub nsw i32 %35, %36
  %38 = insertelement <4 x i32> %34, i32 %37, i32 3
  store <4 x i32> %38, ptr %9, align 16
  %39 = load <4 x i32>, ptr %9, align 16
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %21, <2 x i32> noundef %26, <4 x i32> noundef %39) #6
  br label %40

40:                                               ; preds = %20
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %7, align 4
  br label %16

43:                                               ; preds = %16
  %44 = load i32, ptr %6, align 4
  %45 = load i32, ptr %4, align 4
  %46 = sub nsw i32 %44, %45
  store i32 %46, ptr %10, align 4
  br label %47

47:                                               ; preds = %62, %43
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %6, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %65

51:                                               ; preds = %47
  %52 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %3, align 8
  %53 = load i32, ptr %5, align 4
  %54 = insertelement <2 x i32> poison, i32 %53, i32 0
  %55 = load i32, ptr %10, align 4
  %56 = insertelement <2 x i32> %54, i32 %55, i32 1
  store <2 x i32> %56, ptr %11, align 8
  %57 = load <2 x i32>, ptr %11, align 8
  %58 = load i32, ptr %10, align 4
  %59 = mul nsw i32 %58, 1000
  %60 = insertelement <4 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <4 x i32> %60, <4 x i32> poison, <4 x i32> zeroinitializer
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %52, <2 x i32> noundef %57, <4 x i32> noundef %61) #6
  br label %62

62:                                               ; preds = %51
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4
  br label %47

65:                                               ; preds = %47
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_targets(ptr addrspace(1) noundef align 16 %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_two_targets(ptr addrspace(1) noundef align 16 %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_targets(ptr addrspace(1) noundef align 16 %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %9
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  store <4 x float> %11, ptr %7, align 16
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %5, align 8
  %13 = call spir_func <2 x i32> @place() #6
  %14 = load <4 x float>, ptr %7, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %12, <2 x i32> noundef %13, <4 x float> noundef %14) #6
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %16 = call spir_func <2 x i32> @place() #6
  %17 = load <4 x float>, ptr %7, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %15, <2 x i32> noundef %16, <4 x float> noundef %17) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) #2 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %2 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_constants(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0) #2 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %2 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %3 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %2, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %2, align 8
  %8 = call spir_func <2 x i32> @place() #6
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %3, align 16
  %9 = load <4 x i32>, ptr %3, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, <2 x i32> noundef %8, <4 x i32> noundef %9) #6
  br label %13

10:                                               ; preds = %1
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %2, align 8
  %12 = call spir_func <2 x i32> @place() #6
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %11, <2 x i32> noundef %12, <4 x i32> noundef zeroinitializer) #6
  br label %13

13:                                               ; preds = %10, %6
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32> noundef, float noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32> noundef, float noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0}
!4 = !{!"write_only", !"none"}
!5 = !{!"image1d_t", !"float"}
!6 = !{!"", !""}
!7 = !{!"image1d_array_t", !"uint"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"write_only", !"none", !"none"}
!10 = !{!"image1d_buffer_t", !"int*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{!"image2d_t", !"float4*", !"int"}
!13 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!14 = !{!"image2d_array_t", !"int4"}
!15 = !{!"image2d_array_t", !"int __attribute__((ext_vector_type(4)))"}
!16 = !{!"image3d_t", !"uint"}
!17 = !{!"image2d_depth_t", !"float"}
!18 = !{!"image2d_array_depth_t", !"float"}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"write_only"}
!21 = !{!"int2*", !"uint4*", !"image2d_t"}
!22 = !{!"int __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(4)))*", !"image2d_t"}
!23 = !{!"const", !"const", !""}
!24 = !{!"image2d_t", !"int"}
!25 = !{!"none", !"write_only", !"write_only"}
!26 = !{!"float4*", !"image2d_t", !"image2d_t"}
!27 = !{!"float __attribute__((ext_vector_type(4)))*", !"image2d_t", !"image2d_t"}
!28 = !{!"const", !"", !""}
!29 = !{i32 1}
!30 = !{!"write_only"}
!31 = !{!"image2d_t"}
!32 = !{!""}
