; ModuleID = 'image_queries.cl'
source_filename = "image_queries.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %5) #3
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  store i32 %6, ptr addrspace(1) %8, align 4
  %9 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %9) #3
  %11 = icmp eq i32 %10, 4318
  %12 = zext i1 %11 to i32
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  store i32 %12, ptr addrspace(1) %14, align 4
  %15 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %16 = call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %15) #3
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  store i32 %16, ptr addrspace(1) %18, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %6 = call spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %5) #3
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  store i32 %6, ptr addrspace(1) %8, align 4
  %9 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %10 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %9) #3
  %11 = trunc i64 %10 to i32
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 1
  store i32 %11, ptr addrspace(1) %13, align 4
  %14 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %15 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 2
  store i32 %15, ptr addrspace(1) %17, align 4
  %18 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), ptr %3, align 8
  %19 = call spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %18) #3
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 3
  store i32 %19, ptr addrspace(1) %21, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_of_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %5) #3
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 0
  store i32 %6, ptr addrspace(1) %8, align 4
  %9 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %10 = call spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %9) #3
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1
  store i32 %10, ptr addrspace(1) %12, align 4
  %13 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %14 = call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %13) #3
  %15 = icmp eq i32 %14, 4272
  %16 = zext i1 %15 to i32
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  store i32 %16, ptr addrspace(1) %18, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_of_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7) #3
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 0
  store i32 %8, ptr addrspace(1) %10, align 4
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11) #3
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  store i32 %12, ptr addrspace(1) %14, align 4
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %16 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %15) #3
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  store i32 %16, ptr addrspace(1) %18, align 4
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %20 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %19) #3
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 3
  store i32 %20, ptr addrspace(1) %22, align 4
  %23 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %24 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %23) #3
  %25 = load ptr addrspace(1), ptr %6, align 8
  store <2 x i32> %24, ptr addrspace(1) %25, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %10 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %9) #3
  %11 = load ptr addrspace(1), ptr %6, align 8
  store i64 %10, ptr addrspace(1) %11, align 8
  %12 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %13 = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %12) #3
  %14 = load ptr addrspace(1), ptr %7, align 8
  %15 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 0
  store i32 %13, ptr addrspace(1) %15, align 4
  %16 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %17 = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %16) #3
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 1
  store i32 %17, ptr addrspace(1) %19, align 4
  %20 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %21 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 2
  store i32 %21, ptr addrspace(1) %23, align 4
  %24 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %25 = call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %24) #3
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 3
  store i32 %25, ptr addrspace(1) %27, align 4
  %28 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), ptr %5, align 8
  %29 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %28) #3
  %30 = load ptr addrspace(1), ptr %8, align 8
  store <2 x i32> %29, ptr addrspace(1) %30, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @of_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_of_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_of_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !14 {
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = call spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %7) #3
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 0
  store i32 %8, ptr addrspace(1) %10, align 4
  %11 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %11) #3
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  store i32 %12, ptr addrspace(1) %14, align 4
  %15 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %16 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %15) #3
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  store i32 %16, ptr addrspace(1) %18, align 4
  %19 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %20 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %19) #3
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 3
  store i32 %20, ptr addrspace(1) %22, align 4
  %23 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %24 = call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %23) #3
  %25 = load ptr addrspace(1), ptr %5, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 4
  store i32 %24, ptr addrspace(1) %26, align 4
  %27 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %28 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %27) #3
  %29 = load ptr addrspace(1), ptr %6, align 8
  store <4 x i32> %28, ptr addrspace(1) %29, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"none"}
!5 = !{!"image1d_t", !"int*"}
!6 = !{!"", !""}
!7 = !{!"write_only", !"none"}
!8 = !{!"image1d_array_t", !"int*"}
!9 = !{!"image1d_buffer_t", !"int*"}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"read_only", !"none", !"none"}
!12 = !{!"image2d_t", !"int*", !"int2*"}
!13 = !{!"image2d_t", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!14 = !{!"", !"", !""}
!15 = !{i32 1, i32 1, i32 1, i32 1}
!16 = !{!"write_only", !"none", !"none", !"none"}
!17 = !{!"image2d_array_t", !"ulong*", !"int*", !"int2*"}
!18 = !{!"image2d_array_t", !"ulong*", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!19 = !{!"", !"", !"", !""}
!20 = !{!"image3d_t", !"int*", !"int4*"}
!21 = !{!"image3d_t", !"int*", !"int __attribute__((ext_vector_type(4)))*"}
