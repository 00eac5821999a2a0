; ModuleID = 'image_read_write.cl'
source_filename = "image_read_write.cl"
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
define spir_func void @fence() #0 {
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 4, i32 noundef 4, i32 noundef 0) #6
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %5, align 4
  %8 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %10, i32 noundef %11) #8
  %13 = fadd <4 x float> %12, splat (float 1.000000e+00)
  call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %8, i32 noundef %9, <4 x float> noundef %13) #6
  call spir_func void @fence() #6
  %14 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %14, i32 noundef %15) #8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %17, i64 %19
  store <4 x float> %16, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_row_layers(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %6 = call spir_func <2 x i32> @place() #6
  %7 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %8 = call spir_func <2 x i32> @place() #6
  %9 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %7, <2 x i32> noundef %8) #8
  %10 = mul <4 x i32> %9, splat (i32 3)
  call spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %5, <2 x i32> noundef %6, <4 x i32> noundef %10) #6
  call spir_func void @fence() #6
  %11 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %12 = call spir_func <2 x i32> @place() #6
  %13 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %11, <2 x i32> noundef %12) #8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %14, i64 %15
  store <4 x i32> %13, ptr addrspace(1) %16, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  store i32 1, ptr %6, align 4
  br label %10

10:                                               ; preds = %26, %2
  %11 = load i32, ptr %6, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp sle i32 %11, %12
  br i1 %13, label %14, label %29

14:                                               ; preds = %10
  %15 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %17, i32 noundef %18) #8
  store <4 x i32> %19, ptr %7, align 16
  %20 = load <4 x i32>, ptr %7, align 16
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %22 = load i32, ptr %6, align 4
  %23 = insertelement <4 x i32> poison, i32 %22, i64 0
  %24 = shufflevector <4 x i32> %23, <4 x i32> poison, <4 x i32> zeroinitializer
  %25 = add <4 x i32> %21, %24
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %15, i32 noundef %16, <4 x i32> noundef %25) #6
  call spir_func void @fence() #6
  br label %26

26:                                               ; preds = %14
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %6, align 4
  br label %10

29:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_plane(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %31, %2
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %13 = call spir_func <2 x i32> @place() #6
  %14 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %12, <2 x i32> noundef %13) #8
  store <4 x float> %14, ptr %6, align 16
  %15 = load <4 x float>, ptr %6, align 16
  %16 = extractelement <4 x float> %15, i64 0
  %17 = fcmp ogt float %16, 2.500000e-01
  br i1 %17, label %18, label %24

18:                                               ; preds = %11
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %20 = call spir_func <2 x i32> @place() #6
  %21 = load <4 x float>, ptr %6, align 16
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %23 = fmul <4 x float> %22, splat (float 5.000000e-01)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %19, <2 x i32> noundef %20, <4 x float> noundef %23) #6
  br label %30

24:                                               ; preds = %11
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %26 = call spir_func <2 x i32> @place() #6
  %27 = load <4 x float>, ptr %6, align 16
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %29 = fadd <4 x float> %28, splat (float 1.250000e-01)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %25, <2 x i32> noundef %26, <4 x float> noundef %29) #6
  br label %30

30:                                               ; preds = %24, %18
  call spir_func void @fence() #6
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %7

34:                                               ; preds = %7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %7 = call spir_func <4 x i32> @place3() #6
  %8 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %9 = call spir_func <4 x i32> @place3() #6
  %10 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %8, <4 x i32> noundef %9) #8
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %5, align 16
  %11 = load <4 x i32>, ptr %5, align 16
  %12 = sub <4 x i32> %10, %11
  call spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %6, <4 x i32> noundef %7, <4 x i32> noundef %12) #6
  call spir_func void @fence() #6
  %13 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), ptr %3, align 8
  %14 = call spir_func <4 x i32> @place3() #6
  %15 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %13, <4 x i32> noundef %14) #8
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %16, i64 %17
  store <4 x i32> %15, ptr addrspace(1) %18, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_volume(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = call spir_func <4 x i32> @place3() #6
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %8 = call spir_func <4 x i32> @place3() #6
  %9 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %7, <4 x i32> noundef %8) #8
  %10 = call spir_func <4 x i32> @place3() #6
  %11 = call spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef %10) #5
  %12 = xor <4 x i32> %9, %11
  call spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %5, <4 x i32> noundef %6, <4 x i32> noundef %12) #6
  call spir_func void @fence() #6
  %13 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %14 = call spir_func <4 x i32> @place3() #6
  %15 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %13, <4 x i32> noundef %14) #8
  %16 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %17 = call spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %16) #5
  %18 = insertelement <4 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> zeroinitializer
  %20 = add <4 x i32> %15, %19
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %23 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %21, i64 %22
  store <4 x i32> %20, ptr addrspace(1) %23, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_depths(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 4 %1) #3 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = call spir_func <2 x i32> @place() #6
  %7 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), ptr %3, align 8
  %8 = call spir_func <2 x i32> @place() #6
  %9 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %7, <2 x i32> noundef %8) #8
  %10 = fmul float %9, 2.000000e+00
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %5, <2 x i32> noundef %6, float noundef %10) #6
  call spir_func void @fence() #6
  %11 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), ptr %3, align 8
  %12 = call spir_func <2 x i32> @place() #6
  %13 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %11, <2 x i32> noundef %12) #8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  store float %13, ptr addrspace(1) %16, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_depth_layers(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), align 8
  store target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), ptr %2, align 8
  %4 = call spir_func <4 x i32> @place3() #6
  %5 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), ptr %2, align 8
  %6 = call spir_func <4 x i32> @place3() #6
  %7 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %5, <4 x i32> noundef %6) #8
  %8 = load target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), ptr %2, align 8
  %9 = call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_rw(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %8) #5
  %10 = uitofp i64 %9 to float
  %11 = fadd float %7, %10
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %3, <4 x i32> noundef %4, float noundef %11) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @rounded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_rounded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_rounded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %4, align 8
  %8 = call spir_func <2 x i32> @place() #6
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %9, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %7, <2 x i32> noundef %8, <4 x float> noundef %12) #6
  call spir_func void @fence() #6
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %4, align 8
  %14 = call spir_func <2 x i32> @place() #6
  %15 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %13, <2 x i32> noundef %14) #8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = call spir_func i64 @_Z20get_global_linear_idv() #6
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  store <4 x float> %15, ptr addrspace(1) %18, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @blend(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_blend(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_blend(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %9 = call spir_func <2 x i32> @place() #6
  %10 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %8, <2 x i32> noundef %9) #8
  store <4 x i32> %10, ptr %7, align 16
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %12 = call spir_func <2 x i32> @place() #6
  %13 = load <4 x i32>, ptr %7, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %11, <2 x i32> noundef %12, <4 x i32> noundef %13) #6
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %5, align 8
  %15 = call spir_func <2 x i32> @place() #6
  %16 = load <4 x i32>, ptr %7, align 16
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %18 = call spir_func <2 x i32> @place() #6
  %19 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17, <2 x i32> noundef %18) #8
  %20 = add <4 x i32> %16, %19
  call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %14, <2 x i32> noundef %15, <4 x i32> noundef %20) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scan(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_scan(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scan(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %3, align 4
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %11

11:                                               ; preds = %34, %1
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %11
  %16 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %17 = load i32, ptr %3, align 4
  %18 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %16, i32 noundef %17) #8
  store <4 x i32> %18, ptr %6, align 16
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %5, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %30

22:                                               ; preds = %15
  %23 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %24 = load i32, ptr %3, align 4
  %25 = load i32, ptr %5, align 4
  %26 = sub nsw i32 %24, %25
  %27 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %23, i32 noundef %26) #8
  %28 = load <4 x i32>, ptr %6, align 16
  %29 = add <4 x i32> %28, %27
  store <4 x i32> %29, ptr %6, align 16
  br label %30

30:                                               ; preds = %22, %15
  call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #6
  %31 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %32 = load i32, ptr %3, align 4
  %33 = load <4 x i32>, ptr %6, align 16
  call spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %31, i32 noundef %32, <4 x i32> noundef %33) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #6
  br label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %5, align 4
  %36 = mul nsw i32 %35, 2
  store i32 %36, ptr %5, align 4
  br label %11

37:                                               ; preds = %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @life(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_life(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_life(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !7 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), align 8
  %4 = alloca i32, align 4
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <4 x i32>, align 16
  %13 = alloca i32, align 4
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %16 = call spir_func <2 x i32> @place() #6
  store <2 x i32> %16, ptr %5, align 8
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %18 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %17) #5
  store <2 x i32> %18, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %89, %2
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %92

23:                                               ; preds = %19
  store i32 0, ptr %8, align 4
  store i32 -1, ptr %9, align 4
  br label %24

24:                                               ; preds = %60, %23
  %25 = load i32, ptr %9, align 4
  %26 = icmp sle i32 %25, 1
  br i1 %26, label %27, label %63

27:                                               ; preds = %24
  store i32 -1, ptr %10, align 4
  br label %28

28:                                               ; preds = %56, %27
  %29 = load i32, ptr %10, align 4
  %30 = icmp sle i32 %29, 1
  br i1 %30, label %31, label %59

31:                                               ; preds = %28
  %32 = load i32, ptr %10, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %55

37:                                               ; preds = %34, %31
  %38 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %39 = load <2 x i32>, ptr %5, align 8
  %40 = load i32, ptr %10, align 4
  %41 = insertelement <2 x i32> poison, i32 %40, i32 0
  %42 = load i32, ptr %9, align 4
  %43 = insertelement <2 x i32> %41, i32 %42, i32 1
  store <2 x i32> %43, ptr %11, align 8
  %44 = load <2 x i32>, ptr %11, align 8
  %45 = add <2 x i32> %39, %44
  %46 = load <2 x i32>, ptr %6, align 8
  %47 = add <2 x i32> %45, %46
  %48 = load <2 x i32>, ptr %6, align 8
  %49 = srem <2 x i32> %47, %48
  %50 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %38, <2 x i32> noundef %49) #8
  store <4 x i32> %50, ptr %12, align 16
  %51 = load <4 x i32>, ptr %12, align 16
  %52 = extractelement <4 x i32> %51, i64 0
  %53 = load i32, ptr %8, align 4
  %54 = add i32 %53, %52
  store i32 %54, ptr %8, align 4
  br label %55

55:                                               ; preds = %37, %34
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %10, align 4
  br label %28

59:                                               ; preds = %28
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %9, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %9, align 4
  br label %24

63:                                               ; preds = %24
  %64 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %65 = load <2 x i32>, ptr %5, align 8
  %66 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %64, <2 x i32> noundef %65) #8
  store <4 x i32> %66, ptr %14, align 16
  %67 = load <4 x i32>, ptr %14, align 16
  %68 = extractelement <4 x i32> %67, i64 0
  store i32 %68, ptr %13, align 4
  call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #6
  %69 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), ptr %3, align 8
  %70 = load <2 x i32>, ptr %5, align 8
  %71 = load i32, ptr %8, align 4
  %72 = icmp eq i32 %71, 3
  br i1 %72, label %81, label %73

73:                                               ; preds = %63
  %74 = load i32, ptr %13, align 4
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %79

76:                                               ; preds = %73
  %77 = load i32, ptr %8, align 4
  %78 = icmp eq i32 %77, 2
  br label %79

79:                                               ; preds = %76, %73
  %80 = phi i1 [ false, %73 ], [ %78, %76 ]
  br label %81

81:                                               ; preds = %79, %63
  %82 = phi i1 [ true, %63 ], [ %80, %79 ]
  %83 = zext i1 %82 to i32
  %84 = insertelement <4 x i32> poison, i32 %83, i32 0
  %85 = insertelement <4 x i32> %84, i32 0, i32 1
  %86 = insertelement <4 x i32> %85, i32 0, i32 2
  %87 = insertelement <4 x i32> %86, i32 0, i32 3
  store <4 x i32> %87, ptr %15, align 16
  %88 = load <4 x i32>, ptr %15, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %69, <2 x i32> noundef %70, <4 x i32> noundef %88) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #6
  br label %89

89:                                               ; preds = %81
  %90 = load i32, ptr %7, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %7, align 4
  br label %19

92:                                               ; preds = %19
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @sort(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %3 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_sort(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_sort(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0) #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !21 {
  %2 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %0, ptr %2, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %10 = mul i64 %9, 2
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %3, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = mul i64 %12, 2
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %15

15:                                               ; preds = %51, %1
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %3, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %54

19:                                               ; preds = %15
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = and i32 %21, 1
  %23 = add nsw i32 %20, %22
  store i32 %23, ptr %6, align 4
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %3, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %50

28:                                               ; preds = %19
  %29 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %30 = load i32, ptr %6, align 4
  %31 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %29, i32 noundef %30) #8
  store <4 x i32> %31, ptr %7, align 16
  %32 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  %35 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %32, i32 noundef %34) #8
  store <4 x i32> %35, ptr %8, align 16
  %36 = load <4 x i32>, ptr %7, align 16
  %37 = extractelement <4 x i32> %36, i64 0
  %38 = load <4 x i32>, ptr %8, align 16
  %39 = extractelement <4 x i32> %38, i64 0
  %40 = icmp ugt i32 %37, %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %28
  %42 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %43 = load i32, ptr %6, align 4
  %44 = load <4 x i32>, ptr %8, align 16
  call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %42, i32 noundef %43, <4 x i32> noundef %44) #6
  %45 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), ptr %2, align 8
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, 1
  %48 = load <4 x i32>, ptr %7, align 16
  call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %45, i32 noundef %47, <4 x i32> noundef %48) #6
  br label %49

49:                                               ; preds = %41, %28
  br label %50

50:                                               ; preds = %49, %19
  call spir_func void @_Z18work_group_barrierj(i32 noundef 4) #6
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %5, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %5, align 4
  br label %15

54:                                               ; preds = %15
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x float> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13convert_uint4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image3d_rw(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32> noundef, float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32> noundef, float noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_rw(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef) #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32 noundef, <4 x i32> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"read_write", !"none"}
!5 = !{!"image1d_t", !"float4*"}
!6 = !{!"image1d_t", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !""}
!8 = !{!"image1d_array_t", !"uint4*"}
!9 = !{!"image1d_array_t", !"uint __attribute__((ext_vector_type(4)))*"}
!10 = !{i32 1, i32 0}
!11 = !{!"image1d_buffer_t", !"int"}
!12 = !{!"image2d_t", !"int"}
!13 = !{!"image2d_array_t", !"int4*"}
!14 = !{!"image2d_array_t", !"int __attribute__((ext_vector_type(4)))*"}
!15 = !{!"image3d_t", !"uint4*"}
!16 = !{!"image3d_t", !"uint __attribute__((ext_vector_type(4)))*"}
!17 = !{!"image2d_depth_t", !"float*"}
!18 = !{i32 1}
!19 = !{!"read_write"}
!20 = !{!"image2d_array_depth_t"}
!21 = !{!""}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"read_write", !"none", !"none"}
!24 = !{!"image2d_t", !"float4*", !"float4*"}
!25 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!26 = !{!"", !"const", !""}
!27 = !{!"read_only", !"read_write", !"write_only"}
!28 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!29 = !{!"", !"", !""}
!30 = !{!"image1d_t"}
!31 = !{!"image1d_buffer_t"}
