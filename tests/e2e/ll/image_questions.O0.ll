; ModuleID = 'image_questions.cl'
source_filename = "image_questions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_formats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5) #5
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  store i32 %6, ptr addrspace(1) %8, align 4
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9) #5
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1
  store i32 %10, ptr addrspace(1) %12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_written_formats(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %8 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_of_written_formats(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %7, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_written_formats(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %8 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %7) #5
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 0
  store i32 %8, ptr addrspace(1) %10, align 4
  %11 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %12 = call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %11) #5
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  store i32 %12, ptr addrspace(1) %14, align 4
  %15 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %16 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %15) #5
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  store i32 %16, ptr addrspace(1) %18, align 4
  %19 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %20 = call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %19) #5
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 3
  store i32 %20, ptr addrspace(1) %22, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_of_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %7) #5
  %9 = load ptr addrspace(1), ptr %6, align 8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %8, i64 noundef 0, ptr addrspace(4) noundef %10) #6
  %11 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = call spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %11) #5
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 2
  store i32 %12, ptr addrspace(1) %14, align 4
  %15 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %16 = call spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %15) #5
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 3
  store i32 %16, ptr addrspace(1) %18, align 4
  %19 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %20 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %19) #5
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 4
  store i32 %20, ptr addrspace(1) %22, align 4
  %23 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %4, align 8
  %24 = call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %23) #5
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 5
  store i32 %24, ptr addrspace(1) %26, align 4
  %27 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %28 = call spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %27) #5
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %28, i64 noundef 3, ptr addrspace(4) noundef %30) #6
  %31 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %32 = call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %31) #5
  %33 = trunc i64 %32 to i32
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 8
  store i32 %33, ptr addrspace(1) %35, align 4
  %36 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %37 = call spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %36) #5
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 9
  store i32 %37, ptr addrspace(1) %39, align 4
  %40 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %41 = call spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %40) #5
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 10
  store i32 %41, ptr addrspace(1) %43, align 4
  %44 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), ptr %5, align 8
  %45 = call spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %44) #5
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 11
  store i32 %45, ptr addrspace(1) %47, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_both(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %9 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %10 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %13 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %14 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %8, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, ptr %9, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, ptr %10, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, ptr %12, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %8, align 8
  %16 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %9, align 8
  %17 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %10, align 8
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %11, align 8
  %19 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %12, align 8
  %20 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_of_both(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %15, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %16, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %17, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %18, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %19, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %20, ptr addrspace(1) noundef align 4 %21) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_both(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %9 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %10 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %13 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %14 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %8, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %1, ptr %9, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %2, ptr %10, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %3, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %4, ptr %12, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %8, align 8
  %16 = call spir_func i32 @_Z15get_image_width14ocl_image1d_rw(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %15) #5
  %17 = load ptr addrspace(1), ptr %14, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 0
  store i32 %16, ptr addrspace(1) %18, align 4
  %19 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %9, align 8
  %20 = call spir_func i32 @_Z15get_image_width20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %19) #5
  %21 = load ptr addrspace(1), ptr %14, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 1
  store i32 %20, ptr addrspace(1) %22, align 4
  %23 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %9, align 8
  %24 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %23) #5
  %25 = trunc i64 %24 to i32
  %26 = load ptr addrspace(1), ptr %14, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 2
  store i32 %25, ptr addrspace(1) %27, align 4
  %28 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %10, align 8
  %29 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_rw(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %28) #5
  %30 = load ptr addrspace(1), ptr %14, align 8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 3
  store i32 %29, ptr addrspace(1) %31, align 4
  %32 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %11, align 8
  %33 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %32) #5
  %34 = load ptr addrspace(1), ptr %14, align 8
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %33, i64 noundef 2, ptr addrspace(4) noundef %35) #6
  %36 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %12, align 8
  %37 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %36) #5
  %38 = load ptr addrspace(1), ptr %14, align 8
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %37, i64 noundef 3, ptr addrspace(4) noundef %39) #6
  %40 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %12, align 8
  %41 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %40) #5
  %42 = trunc i64 %41 to i32
  %43 = load ptr addrspace(1), ptr %14, align 8
  %44 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 8
  store i32 %42, ptr addrspace(1) %44, align 4
  %45 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %13, align 8
  %46 = call spir_func i32 @_Z15get_image_width14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %45) #5
  %47 = load ptr addrspace(1), ptr %14, align 8
  %48 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 9
  store i32 %46, ptr addrspace(1) %48, align 4
  %49 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %13, align 8
  %50 = call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %49) #5
  %51 = load ptr addrspace(1), ptr %14, align 8
  %52 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 10
  store i32 %50, ptr addrspace(1) %52, align 4
  %53 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %13, align 8
  %54 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %53) #5
  %55 = load ptr addrspace(1), ptr %14, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 11
  store i32 %54, ptr addrspace(1) %56, align 4
  %57 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %13, align 8
  %58 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %57) #5
  %59 = load ptr addrspace(1), ptr %14, align 8
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %58, i64 noundef 3, ptr addrspace(4) noundef %60) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_two(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_of_two(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_two(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %9 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8) #5
  %10 = shufflevector <2 x i32> %9, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %13 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12) #5
  %14 = shufflevector <2 x i32> %13, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %15 = shufflevector <4 x i32> %11, <4 x i32> %14, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i32> %15, ptr %7, align 16
  %16 = load <4 x i32>, ptr %7, align 16
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %18 = add i64 %17, 1
  %19 = trunc i64 %18 to i32
  %20 = insertelement <4 x i32> poison, i32 %19, i64 0
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> zeroinitializer
  %22 = mul <4 x i32> %16, %21
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %25 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %23, i64 %24
  store <4 x i32> %22, ptr addrspace(1) %25, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @by_channels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_by_channels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 16 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_by_channels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
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
  %15 = call spir_func i64 @_Z20get_global_linear_idv() #6
  store i64 %15, ptr %7, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %17 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %16) #5
  switch i32 %17, label %36 [
    i32 4311, label %18
    i32 4312, label %18
    i32 4313, label %18
    i32 4314, label %27
    i32 4315, label %27
    i32 4316, label %27
  ]

18:                                               ; preds = %2, %2, %2
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %20 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %21 = load <2 x i32>, ptr %5, align 8
  %22 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %19, target("spirv.Sampler") %20, <2 x i32> noundef %21) #7
  %23 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %22) #5
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %7, align 8
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %25
  store <4 x float> %23, ptr addrspace(1) %26, align 16
  br label %44

27:                                               ; preds = %2, %2, %2
  %28 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %29 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %30 = load <2 x i32>, ptr %5, align 8
  %31 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %28, target("spirv.Sampler") %29, <2 x i32> noundef %30) #7
  %32 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %31) #5
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %34
  store <4 x float> %32, ptr addrspace(1) %35, align 16
  br label %44

36:                                               ; preds = %2
  %37 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %38 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %39 = load <2 x i32>, ptr %5, align 8
  %40 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %37, target("spirv.Sampler") %38, <2 x i32> noundef %39) #7
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %7, align 8
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %41, i64 %42
  store <4 x float> %40, ptr addrspace(1) %43, align 16
  br label %44

44:                                               ; preds = %36, %27, %18
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @over_all(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_over_all(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_over_all(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %12 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %11) #5
  store <4 x i32> %12, ptr %5, align 16
  %13 = load <4 x i32>, ptr %5, align 16
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = load <4 x i32>, ptr %5, align 16
  %16 = extractelement <4 x i32> %15, i64 1
  %17 = mul nsw i32 %14, %16
  %18 = load <4 x i32>, ptr %5, align 16
  %19 = extractelement <4 x i32> %18, i64 2
  %20 = mul nsw i32 %17, %19
  store i32 %20, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %21 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %8, align 4
  br label %23

23:                                               ; preds = %60, %2
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %66

27:                                               ; preds = %23
  %28 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %29 = load i32, ptr %8, align 4
  %30 = load <4 x i32>, ptr %5, align 16
  %31 = extractelement <4 x i32> %30, i64 0
  %32 = srem i32 %29, %31
  %33 = insertelement <4 x i32> poison, i32 %32, i32 0
  %34 = load i32, ptr %8, align 4
  %35 = load <4 x i32>, ptr %5, align 16
  %36 = extractelement <4 x i32> %35, i64 0
  %37 = sdiv i32 %34, %36
  %38 = load <4 x i32>, ptr %5, align 16
  %39 = extractelement <4 x i32> %38, i64 1
  %40 = srem i32 %37, %39
  %41 = insertelement <4 x i32> %33, i32 %40, i32 1
  %42 = load i32, ptr %8, align 4
  %43 = load <4 x i32>, ptr %5, align 16
  %44 = extractelement <4 x i32> %43, i64 0
  %45 = load <4 x i32>, ptr %5, align 16
  %46 = extractelement <4 x i32> %45, i64 1
  %47 = mul nsw i32 %44, %46
  %48 = sdiv i32 %42, %47
  %49 = insertelement <4 x i32> %41, i32 %48, i32 2
  %50 = insertelement <4 x i32> %49, i32 0, i32 3
  store <4 x i32> %50, ptr %9, align 16
  %51 = load <4 x i32>, ptr %9, align 16
  %52 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %28, <4 x i32> noundef %51) #7
  store <4 x i32> %52, ptr %10, align 16
  %53 = load <4 x i32>, ptr %10, align 16
  %54 = extractelement <4 x i32> %53, i64 0
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  %57 = mul i32 %54, %56
  %58 = load i32, ptr %7, align 4
  %59 = add i32 %58, %57
  store i32 %59, ptr %7, align 4
  br label %60

60:                                               ; preds = %27
  %61 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = add i64 %63, %61
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %8, align 4
  br label %23

66:                                               ; preds = %23
  %67 = load i32, ptr %7, align 4
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_rw(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_rw(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_rw(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_rw(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"none"}
!5 = !{!"image2d_t", !"int*"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"write_only", !"read_write", !"none"}
!9 = !{!"image1d_t", !"image3d_t", !"int*"}
!10 = !{!"", !"", !""}
!11 = !{!"read_only", !"write_only", !"none"}
!12 = !{!"image2d_depth_t", !"image2d_array_depth_t", !"int*"}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"read_write", !"read_write", !"read_write", !"read_write", !"read_write", !"read_write", !"none"}
!15 = !{!"image1d_t", !"image1d_array_t", !"image1d_buffer_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"int*"}
!16 = !{!"", !"", !"", !"", !"", !"", !""}
!17 = !{!"read_only", !"read_only", !"none"}
!18 = !{!"image2d_t", !"image2d_t", !"int4*"}
!19 = !{!"image2d_t", !"image2d_t", !"int __attribute__((ext_vector_type(4)))*"}
!20 = !{!"image2d_t", !"float4*"}
!21 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!22 = !{!"image3d_t", !"uint*"}
