; ModuleID = 'image_accesses.cl'
source_filename = "image_accesses.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Window = type { <2 x i32>, float, i8 }

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
define spir_kernel void @in_loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 16 %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_in_loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, i32 noundef %10, i32 noundef %11, ptr addrspace(1) noundef align 16 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_in_loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 16 %3) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca <2 x i32>, align 8
  %10 = alloca <4 x i32>, align 16
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %13, ptr %9, align 8
  store <4 x i32> zeroinitializer, ptr %10, align 16
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %33, %4
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %14
  %19 = load <4 x i32>, ptr %10, align 16
  %20 = mul <4 x i32> %19, splat (i32 3)
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %22 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %23 = load <2 x i32>, ptr %9, align 8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %7, align 4
  %26 = mul nsw i32 %24, %25
  %27 = insertelement <2 x i32> poison, i32 %26, i32 0
  %28 = insertelement <2 x i32> %27, i32 0, i32 1
  store <2 x i32> %28, ptr %12, align 8
  %29 = load <2 x i32>, ptr %12, align 8
  %30 = add <2 x i32> %23, %29
  %31 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %21, target("spirv.Sampler") %22, <2 x i32> noundef %30) #9
  %32 = add <4 x i32> %20, %31
  store <4 x i32> %32, ptr %10, align 16
  br label %33

33:                                               ; preds = %18
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %14

36:                                               ; preds = %14
  %37 = load <4 x i32>, ptr %10, align 16
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %40 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %38, i64 %39
  store <4 x i32> %37, ptr addrspace(1) %40, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @in_branches(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_in_branches(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_in_branches(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %2, ptr %6, align 8
  %9 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %9, ptr %7, align 8
  %10 = load <2 x i32>, ptr %7, align 8
  %11 = extractelement <2 x i32> %10, i64 0
  %12 = load <2 x i32>, ptr %7, align 8
  %13 = extractelement <2 x i32> %12, i64 1
  %14 = xor i32 %11, %13
  %15 = srem i32 %14, 3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %3
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %19 = load <2 x i32>, ptr %7, align 8
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %21 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %22 = load <2 x i32>, ptr %7, align 8
  %23 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, target("spirv.Sampler") %21, <2 x i32> noundef %22) #9
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %18, <2 x i32> noundef %19, <4 x i32> noundef %23) #8
  br label %39

24:                                               ; preds = %3
  %25 = load <2 x i32>, ptr %7, align 8
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %6, align 8
  %31 = load <2 x i32>, ptr %7, align 8
  %32 = shufflevector <2 x i32> %31, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %33 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %34 = load <2 x i32>, ptr %7, align 8
  %35 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %33, <2 x i32> noundef %34) #9
  store <4 x i32> %35, ptr %8, align 16
  %36 = load <4 x i32>, ptr %8, align 16
  %37 = shufflevector <4 x i32> %36, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %30, <2 x i32> noundef %32, <4 x i32> noundef %37) #8
  br label %38

38:                                               ; preds = %29, %24
  br label %39

39:                                               ; preds = %38, %17
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @in_cases(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_in_cases(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 16 %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_in_cases(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %13 = call spir_func i64 @_Z20get_global_linear_idv() #8
  store i64 %13, ptr %11, align 8
  store <4 x i32> splat (i32 -1), ptr %12, align 16
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i64, ptr %11, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  switch i32 %17, label %35 [
    i32 0, label %18
    i32 1, label %22
    i32 2, label %28
    i32 7, label %34
  ]

18:                                               ; preds = %5
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %20 = call spir_func <2 x i32> @place() #8
  %21 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %19, <2 x i32> noundef %20) #9
  store <4 x i32> %21, ptr %12, align 16
  br label %35

22:                                               ; preds = %5
  %23 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %24 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %25 = call spir_func <2 x i32> @place() #8
  %26 = sub <2 x i32> %25, splat (i32 1)
  %27 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %23, target("spirv.Sampler") %24, <2 x i32> noundef %26) #9
  store <4 x i32> %27, ptr %12, align 16
  br label %28

28:                                               ; preds = %5, %22
  %29 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %30 = call spir_func <2 x i32> @place() #8
  %31 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %29, <2 x i32> noundef %30) #9
  %32 = load <4 x i32>, ptr %12, align 16
  %33 = add <4 x i32> %32, %31
  store <4 x i32> %33, ptr %12, align 16
  br label %35

34:                                               ; preds = %5
  br label %40

35:                                               ; preds = %5, %28, %18
  %36 = load <4 x i32>, ptr %12, align 16
  %37 = load ptr addrspace(1), ptr %10, align 8
  %38 = load i64, ptr %11, align 8
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %37, i64 %38
  store <4 x i32> %36, ptr addrspace(1) %39, align 16
  br label %40

40:                                               ; preds = %35, %34
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @until_mark(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_until_mark(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_until_mark(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %28, %2
  %11 = load i32, ptr %6, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %5, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %5, align 4
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4
  %17 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %18 = call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %17) #6
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %28

20:                                               ; preds = %15
  %21 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %22 = load i32, ptr %5, align 4
  %23 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %21, i32 noundef %22) #9
  store <4 x i32> %23, ptr %7, align 16
  %24 = load <4 x i32>, ptr %7, align 16
  %25 = extractelement <4 x i32> %24, i64 0
  %26 = urem i32 %25, 5
  %27 = icmp ne i32 %26, 0
  br label %28

28:                                               ; preds = %20, %15
  %29 = phi i1 [ false, %15 ], [ %27, %20 ]
  br i1 %29, label %10, label %30

30:                                               ; preds = %28
  %31 = load i32, ptr %6, align 4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %33
  store i32 %31, ptr addrspace(1) %34, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @average(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) #0 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Sampler"), align 8
  %6 = alloca <2 x float>, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca <2 x float>, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Sampler") %1, ptr %5, align 8
  store <2 x float> %2, ptr %6, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = load target("spirv.Sampler"), ptr %5, align 8
  %13 = load <2 x float>, ptr %6, align 8
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %8, align 8
  %14 = load <2 x float>, ptr %8, align 8
  %15 = fsub <2 x float> %13, %14
  %16 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %15) #9
  store <4 x float> %16, ptr %7, align 16
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %18 = load target("spirv.Sampler"), ptr %5, align 8
  %19 = load <2 x float>, ptr %6, align 8
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %10, align 8
  %20 = load <2 x float>, ptr %10, align 8
  %21 = fadd <2 x float> %19, %20
  %22 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17, target("spirv.Sampler") %18, <2 x float> noundef %21) #9
  store <4 x float> %22, ptr %9, align 16
  %23 = load <4 x float>, ptr %7, align 16
  %24 = load <4 x float>, ptr %9, align 16
  %25 = fadd <4 x float> %23, %24
  %26 = fmul <4 x float> %25, splat (float 5.000000e-01)
  ret <4 x float> %26
}

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @difference(target("spirv.Sampler") %0, <2 x float> noundef %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2) #0 {
  %4 = alloca target("spirv.Sampler"), align 8
  %5 = alloca <2 x float>, align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  store target("spirv.Sampler") %0, ptr %4, align 8
  store <2 x float> %1, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %8 = load target("spirv.Sampler"), ptr %4, align 8
  %9 = load <2 x float>, ptr %5, align 8
  %10 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <2 x float> noundef %9) #9
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Sampler"), ptr %4, align 8
  %13 = load <2 x float>, ptr %5, align 8
  %14 = call spir_func <4 x float> @average(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, <2 x float> noundef %13) #8
  %15 = fsub <4 x float> %10, %14
  ret <4 x float> %15
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_helpers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Sampler"), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Sampler") %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Sampler"), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_through_helpers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_helpers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Sampler"), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Sampler") %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Sampler"), ptr %5, align 8
  %8 = call spir_func <2 x i32> @place() #8
  %9 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %8) #6
  %10 = fadd <2 x float> %9, splat (float 5.000000e-01)
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %12 = call spir_func <4 x float> @difference(target("spirv.Sampler") %7, <2 x float> noundef %10, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11) #8
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  store <4 x float> %12, ptr addrspace(1) %15, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2) #0 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Sampler"), align 8
  %6 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Sampler") %1, ptr %5, align 8
  store <2 x float> %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Sampler"), ptr %5, align 8
  %9 = load <2 x float>, ptr %6, align 8
  %10 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <2 x float> noundef %9) #9
  ret <4 x float> %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef %2, float noundef %3) #0 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Sampler"), align 8
  %7 = alloca <2 x float>, align 8
  %8 = alloca float, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Sampler") %1, ptr %6, align 8
  store <2 x float> %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Sampler"), ptr %6, align 8
  %11 = load <2 x float>, ptr %7, align 8
  %12 = call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Sampler") %10, <2 x float> noundef %11) #8
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %14 = load target("spirv.Sampler"), ptr %6, align 8
  %15 = load <2 x float>, ptr %7, align 8
  %16 = load float, ptr %8, align 4
  %17 = insertelement <2 x float> poison, float %16, i64 0
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> zeroinitializer
  %19 = fadd <2 x float> %15, %18
  %20 = call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <2 x float> noundef %19) #8
  %21 = fsub <4 x float> %12, %20
  ret <4 x float> %21
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %1, <4 x float> noundef %2) #0 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, ptr %4, align 8
  store <2 x i32> %1, ptr %5, align 8
  store <4 x float> %2, ptr %6, align 16
  %7 = load <2 x i32>, ptr %5, align 8
  %8 = extractelement <2 x i32> %7, i64 0
  %9 = load <2 x i32>, ptr %5, align 8
  %10 = extractelement <2 x i32> %9, i64 1
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %14 = load <2 x i32>, ptr %5, align 8
  %15 = load <4 x float>, ptr %6, align 16
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %13, <2 x i32> noundef %14, <4 x float> noundef %15) #8
  br label %16

16:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, ptr %9, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %13 = load target("spirv.Sampler"), ptr %8, align 8
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %9, align 8
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_through_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12, target("spirv.Sampler") %13, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %14, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <2 x float>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %3, ptr %9, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, ptr %10, align 8
  %13 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %13, ptr %11, align 8
  %14 = load <2 x i32>, ptr %11, align 8
  %15 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %14) #6
  %16 = fadd <2 x float> %15, splat (float 5.000000e-01)
  store <2 x float> %16, ptr %12, align 8
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %9, align 8
  %18 = load <2 x i32>, ptr %11, align 8
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %20 = load target("spirv.Sampler"), ptr %8, align 8
  %21 = load <2 x float>, ptr %12, align 8
  %22 = call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %19, target("spirv.Sampler") %20, <2 x float> noundef %21, float noundef 2.000000e+00) #8
  call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %17, <2 x i32> noundef %18, <4 x float> noundef %22) #8
  %23 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %10, align 8
  %24 = load <2 x i32>, ptr %11, align 8
  %25 = shufflevector <2 x i32> %24, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %26 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %27 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %28 = load <2 x float>, ptr %12, align 8
  %29 = call spir_func <4 x float> @pair_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %26, target("spirv.Sampler") %27, <2 x float> noundef %28, float noundef 1.000000e+00) #8
  %30 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %31 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %32 = load <2 x float>, ptr %12, align 8
  %33 = fsub <2 x float> %32, splat (float 1.000000e+00)
  %34 = call spir_func <4 x float> @texel_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %30, target("spirv.Sampler") %31, <2 x float> noundef %33) #8
  %35 = fadd <4 x float> %29, %34
  call spir_func void @store(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %23, <2 x i32> noundef %25, <4 x float> noundef %35) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func i32 @width_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1) #0 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5) #6
  %7 = mul nsw i32 %6, 100
  %8 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %9 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %8) #6
  %10 = add nsw i32 %7, %9
  ret i32 %10
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @queries_in_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_queries_in_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_queries_in_calls(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %5 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %4, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %4, align 8
  %8 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %9 = call spir_func i32 @width_of(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %7, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %8) #8
  %10 = sext i32 %9 to i64
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = add i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  store i32 %13, ptr addrspace(1) %16, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Sampler") %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Sampler"), ptr %7, align 8
  %13 = load target("spirv.Sampler"), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_two_samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Sampler") %12, target("spirv.Sampler") %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 16 %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Sampler"), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Sampler") %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %12, ptr %11, align 8
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %14 = load target("spirv.Sampler"), ptr %7, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 8
  %19 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <2 x float> noundef %18) #9
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %21 = load target("spirv.Sampler"), ptr %8, align 8
  %22 = load ptr addrspace(1), ptr %9, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %22, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 8
  %26 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, target("spirv.Sampler") %21, <2 x float> noundef %25) #9
  %27 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> splat (float -2.000000e+00), <4 x float> %26, <4 x float> %19)
  %28 = load ptr addrspace(1), ptr %10, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %28, i64 %29
  store <4 x float> %27, ptr addrspace(1) %30, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !34 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %13 = load target("spirv.Sampler"), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_two_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12, target("spirv.Sampler") %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 16 %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !34 {
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %12, ptr %11, align 8
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %14 = load target("spirv.Sampler"), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load i64, ptr %11, align 8
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 8
  %19 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, target("spirv.Sampler") %14, <2 x float> noundef %18) #9
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %21 = load target("spirv.Sampler"), ptr %8, align 8
  %22 = load ptr addrspace(1), ptr %9, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %22, i64 %23
  %25 = load <2 x float>, ptr addrspace(1) %24, align 8
  %26 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, target("spirv.Sampler") %21, <2 x float> noundef %25) #9
  %27 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> splat (float 4.000000e+00), <4 x float> %26, <4 x float> %19)
  %28 = load ptr addrspace(1), ptr %10, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %28, i64 %29
  store <4 x float> %27, ptr addrspace(1) %30, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @computed_places(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #2 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_computed_places(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_computed_places(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3) #2 !kernel_arg_addr_space !38 !kernel_arg_access_qual !39 !kernel_arg_type !40 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %12 = call spir_func <2 x i32> @place() #8
  %13 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, <2 x i32> noundef %12) #9
  store <4 x i32> %13, ptr %9, align 16
  %14 = load <4 x i32>, ptr %9, align 16
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %16 = load <4 x i32>, ptr %9, align 16
  %17 = shufflevector <4 x i32> %16, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = shufflevector <2 x i32> %22, <2 x i32> poison, <2 x i32> zeroinitializer
  %24 = mul <2 x i32> %17, %23
  %25 = add <2 x i32> %15, %24
  %26 = and <2 x i32> %25, splat (i32 7)
  store <2 x i32> %26, ptr %10, align 8
  %27 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %28 = load <2 x i32>, ptr %10, align 8
  %29 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %27, <2 x i32> noundef %28) #9
  %30 = load ptr addrspace(1), ptr %8, align 8
  %31 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %32 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %30, i64 %31
  store <4 x i32> %29, ptr addrspace(1) %32, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mixed_arguments(float noundef %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(3) noundef align 16 %2, ptr noundef byval(%struct.Window) align 8 %3, ptr addrspace(1) noundef align 16 %4, target("spirv.Sampler") %5, i16 noundef signext %6, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(2) noundef align 16 %8) #2 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %10 = alloca float, align 4
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca i16, align 2
  %16 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %17 = alloca ptr addrspace(2), align 8
  store float %0, ptr %10, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %11, align 8
  store ptr addrspace(3) %2, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store target("spirv.Sampler") %5, ptr %14, align 8
  store i16 %6, ptr %15, align 2
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr %16, align 8
  store ptr addrspace(2) %8, ptr %17, align 8
  %18 = load float, ptr %10, align 4
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %11, align 8
  %20 = load ptr addrspace(3), ptr %12, align 8
  %21 = load ptr addrspace(1), ptr %13, align 8
  %22 = load target("spirv.Sampler"), ptr %14, align 8
  %23 = load i16, ptr %15, align 2
  %24 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %16, align 8
  %25 = load ptr addrspace(2), ptr %17, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_arguments(float noundef %18, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %19, ptr addrspace(3) noundef align 16 %20, ptr noundef byval(%struct.Window) align 8 %3, ptr addrspace(1) noundef align 16 %21, target("spirv.Sampler") %22, i16 noundef signext %23, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %24, ptr addrspace(2) noundef align 16 %25) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mixed_arguments(float noundef %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(3) noundef align 16 %2, ptr noundef byval(%struct.Window) align 8 %3, ptr addrspace(1) noundef align 16 %4, target("spirv.Sampler") %5, i16 noundef signext %6, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr addrspace(2) noundef align 16 %8) #2 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %10 = alloca float, align 4
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %12 = alloca ptr addrspace(3), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca target("spirv.Sampler"), align 8
  %15 = alloca i16, align 2
  %16 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %17 = alloca ptr addrspace(2), align 8
  %18 = alloca <2 x i32>, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <4 x float>, align 16
  store float %0, ptr %10, align 4
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %11, align 8
  store ptr addrspace(3) %2, ptr %12, align 8
  store ptr addrspace(1) %4, ptr %13, align 8
  store target("spirv.Sampler") %5, ptr %14, align 8
  store i16 %6, ptr %15, align 2
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %7, ptr %16, align 8
  store ptr addrspace(2) %8, ptr %17, align 8
  %22 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %22, ptr %18, align 8
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %19, align 4
  %25 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %26 = sub i64 %25, 1
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %20, align 4
  %28 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %11, align 8
  %29 = load target("spirv.Sampler"), ptr %14, align 8
  %30 = load <2 x i32>, ptr %18, align 8
  %31 = getelementptr inbounds nuw %struct.Window, ptr %3, i32 0, i32 0
  %32 = load <2 x i32>, ptr %31, align 8
  %33 = add <2 x i32> %30, %32
  %34 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %33) #6
  %35 = fadd <2 x float> %34, splat (float 5.000000e-01)
  %36 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %28, target("spirv.Sampler") %29, <2 x float> noundef %35) #9
  %37 = getelementptr inbounds nuw %struct.Window, ptr %3, i32 0, i32 1
  %38 = load float, ptr %37, align 8
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  %41 = load float, ptr %10, align 4
  %42 = insertelement <4 x float> poison, float %41, i64 0
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> zeroinitializer
  %44 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %40, <4 x float> %43)
  %45 = load ptr addrspace(3), ptr %12, align 8
  %46 = load i32, ptr %19, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds <4 x float>, ptr addrspace(3) %45, i64 %47
  store <4 x float> %44, ptr addrspace(3) %48, align 16
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %49 = load ptr addrspace(3), ptr %12, align 8
  %50 = getelementptr inbounds nuw %struct.Window, ptr %3, i32 0, i32 2
  %51 = load i8, ptr %50, align 4
  %52 = sext i8 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %9
  %55 = load i32, ptr %20, align 4
  %56 = load i32, ptr %19, align 4
  %57 = sub nsw i32 %55, %56
  br label %60

58:                                               ; preds = %9
  %59 = load i32, ptr %19, align 4
  br label %60

60:                                               ; preds = %58, %54
  %61 = phi i32 [ %57, %54 ], [ %59, %58 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x float>, ptr addrspace(3) %49, i64 %62
  %64 = load <4 x float>, ptr addrspace(3) %63, align 16
  store <4 x float> %64, ptr %21, align 16
  %65 = load <4 x float>, ptr %21, align 16
  %66 = load ptr addrspace(2), ptr %17, align 8
  %67 = load <2 x i32>, ptr %18, align 8
  %68 = extractelement <2 x i32> %67, i64 1
  %69 = load i16, ptr %15, align 2
  %70 = sext i16 %69 to i32
  %71 = srem i32 %68, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds <4 x float>, ptr addrspace(2) %66, i64 %72
  %74 = load <4 x float>, ptr addrspace(2) %73, align 16
  %75 = fmul <4 x float> %65, %74
  %76 = load ptr addrspace(1), ptr %13, align 8
  %77 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %76, i64 %77
  store <4 x float> %75, ptr addrspace(1) %78, align 16
  %79 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %16, align 8
  %80 = load <2 x i32>, ptr %18, align 8
  %81 = load <4 x float>, ptr %21, align 16
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %79, <2 x i32> noundef %80, <4 x float> noundef %82) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @many_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6) #2 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !50 !kernel_arg_base_type !50 !kernel_arg_type_qual !51 {
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %13 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %14 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %8, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %9, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr %10, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, ptr %12, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr %13, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6, ptr %14, align 8
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %9, align 8
  %17 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %10, align 8
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %11, align 8
  %19 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %12, align 8
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %13, align 8
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_many_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %15, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %16, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %17, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %18, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %19, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %21) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_many_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6) #2 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !50 !kernel_arg_base_type !50 !kernel_arg_type_qual !51 {
  %8 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %9 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %11 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %13 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %14 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %15 = alloca <2 x i32>, align 8
  %16 = alloca <4 x i32>, align 16
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x i32>, align 16
  %19 = alloca <4 x i32>, align 16
  %20 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %8, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %9, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2, ptr %10, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, ptr %12, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, ptr %13, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %6, ptr %14, align 8
  %21 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %21, ptr %15, align 8
  %22 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %8, align 8
  %23 = load <2 x i32>, ptr %15, align 8
  %24 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %22, <2 x i32> noundef %23) #9
  store <4 x i32> %24, ptr %16, align 16
  %25 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %10, align 8
  %26 = load <2 x i32>, ptr %15, align 8
  %27 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %25, <2 x i32> noundef %26) #9
  store <4 x i32> %27, ptr %17, align 16
  %28 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %11, align 8
  %29 = load <2 x i32>, ptr %15, align 8
  %30 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %28, <2 x i32> noundef %29) #9
  store <4 x i32> %30, ptr %18, align 16
  %31 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %13, align 8
  %32 = load <2 x i32>, ptr %15, align 8
  %33 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %31, <2 x i32> noundef %32) #9
  store <4 x i32> %33, ptr %19, align 16
  %34 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %14, align 8
  %35 = load <2 x i32>, ptr %15, align 8
  %36 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %34, <2 x i32> noundef %35) #9
  store <4 x i32> %36, ptr %20, align 16
  %37 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %9, align 8
  %38 = load <2 x i32>, ptr %15, align 8
  %39 = load <4 x i32>, ptr %16, align 16
  %40 = load <4 x i32>, ptr %17, align 16
  %41 = mul <4 x i32> splat (i32 2), %40
  %42 = add <4 x i32> %39, %41
  %43 = load <4 x i32>, ptr %18, align 16
  %44 = mul <4 x i32> splat (i32 3), %43
  %45 = add <4 x i32> %42, %44
  %46 = load <4 x i32>, ptr %19, align 16
  %47 = mul <4 x i32> splat (i32 4), %46
  %48 = add <4 x i32> %45, %47
  %49 = load <4 x i32>, ptr %20, align 16
  %50 = mul <4 x i32> splat (i32 5), %49
  %51 = add <4 x i32> %48, %50
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %37, <2 x i32> noundef %38, <4 x i32> noundef %51) #8
  %52 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %12, align 8
  %53 = load <2 x i32>, ptr %15, align 8
  %54 = load <4 x i32>, ptr %16, align 16
  %55 = load <4 x i32>, ptr %17, align 16
  %56 = call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %54, <4 x i32> noundef %55) #6
  %57 = load <4 x i32>, ptr %18, align 16
  %58 = load <4 x i32>, ptr %19, align 16
  %59 = call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %57, <4 x i32> noundef %58) #6
  %60 = call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %56, <4 x i32> noundef %59) #6
  %61 = load <4 x i32>, ptr %20, align 16
  %62 = call spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef %60, <4 x i32> noundef %61) #6
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %52, <2 x i32> noundef %53, <4 x i32> noundef %62) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @many_kinds(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr addrspace(1) noundef align 16 %7) #2 !kernel_arg_addr_space !52 !kernel_arg_access_qual !53 !kernel_arg_type !54 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
  %9 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %10 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %11 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %13 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %14 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %15 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %16 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %9, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, ptr %10, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, ptr %12, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, ptr %13, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, ptr %14, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %9, align 8
  %18 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %10, align 8
  %19 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %11, align 8
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %12, align 8
  %21 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %13, align 8
  %22 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %14, align 8
  %23 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %16, align 8
  call spir_func void @__clang_ocl_kern_imp_many_kinds(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %17, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %18, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %19, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %20, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %21, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %22, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %23, ptr addrspace(1) noundef align 16 %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_many_kinds(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr addrspace(1) noundef align 16 %7) #2 !kernel_arg_addr_space !52 !kernel_arg_access_qual !53 !kernel_arg_type !54 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
  %9 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %10 = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), align 8
  %11 = alloca target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), align 8
  %12 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %13 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %14 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %15 = alloca target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca <2 x i32>, align 8
  %18 = alloca <4 x i32>, align 16
  %19 = alloca <4 x i32>, align 16
  %20 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr %9, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %1, ptr %10, align 8
  store target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %2, ptr %11, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3, ptr %12, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %4, ptr %13, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %5, ptr %14, align 8
  store target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %21 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %21, ptr %17, align 8
  %22 = load <2 x i32>, ptr %17, align 8
  %23 = shufflevector <2 x i32> %22, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %24 = shufflevector <4 x i32> %23, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = insertelement <4 x i32> %24, i32 1, i32 2
  %26 = insertelement <4 x i32> %25, i32 0, i32 3
  store <4 x i32> %26, ptr %19, align 16
  %27 = load <4 x i32>, ptr %19, align 16
  store <4 x i32> %27, ptr %18, align 16
  %28 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %9, align 8
  %29 = load <2 x i32>, ptr %17, align 8
  %30 = extractelement <2 x i32> %29, i64 0
  %31 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %28, i32 noundef %30) #9
  %32 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), ptr %10, align 8
  %33 = load <2 x i32>, ptr %17, align 8
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %32, i32 noundef %34) #9
  %36 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %35) #6
  %37 = fadd <4 x float> %31, %36
  store <4 x float> %37, ptr %20, align 16
  %38 = load target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), ptr %11, align 8
  %39 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %40 = load <2 x i32>, ptr %17, align 8
  %41 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %38, target("spirv.Sampler") %39, <2 x i32> noundef %40) #9
  %42 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %41) #6
  %43 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %12, align 8
  %44 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %45 = load <2 x i32>, ptr %17, align 8
  %46 = sub <2 x i32> %45, splat (i32 1)
  %47 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %43, target("spirv.Sampler") %44, <2 x i32> noundef %46) #9
  %48 = fadd <4 x float> %42, %47
  %49 = load <4 x float>, ptr %20, align 16
  %50 = fadd <4 x float> %49, %48
  store <4 x float> %50, ptr %20, align 16
  %51 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %13, align 8
  %52 = load <4 x i32>, ptr %18, align 16
  %53 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %51, <4 x i32> noundef %52) #9
  %54 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %14, align 8
  %55 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %56 = load <4 x i32>, ptr %18, align 16
  %57 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %54, target("spirv.Sampler") %55, <4 x i32> noundef %56) #9
  %58 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %57) #6
  %59 = fadd <4 x float> %53, %58
  %60 = load <4 x float>, ptr %20, align 16
  %61 = fadd <4 x float> %60, %59
  store <4 x float> %61, ptr %20, align 16
  %62 = load <4 x float>, ptr %20, align 16
  %63 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %15, align 8
  %64 = load <2 x i32>, ptr %17, align 8
  %65 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %63, <2 x i32> noundef %64) #9
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fadd <4 x float> %62, %67
  %69 = load ptr addrspace(1), ptr %16, align 8
  %70 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %71 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %69, i64 %70
  store <4 x float> %68, ptr addrspace(1) %71, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @bits(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !57 !kernel_arg_type !58 !kernel_arg_base_type !58 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_bits(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_bits(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !57 !kernel_arg_type !58 !kernel_arg_base_type !58 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca float, align 4
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %8 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %9 = call spir_func <2 x i32> @place() #8
  %10 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %8, <2 x i32> noundef %9) #9
  store <4 x i32> %10, ptr %6, align 16
  %11 = load <4 x i32>, ptr %6, align 16
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = bitcast i32 %12 to float
  store float %13, ptr %5, align 4
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %15 = call spir_func <2 x i32> @place() #8
  %16 = load float, ptr %5, align 4
  %17 = fmul float %16, 2.000000e+00
  %18 = bitcast float %17 to i32
  %19 = insertelement <4 x i32> poison, i32 %18, i32 0
  %20 = insertelement <4 x i32> %19, i32 0, i32 1
  %21 = insertelement <4 x i32> %20, i32 0, i32 2
  %22 = insertelement <4 x i32> %21, i32 0, i32 3
  store <4 x i32> %22, ptr %7, align 16
  %23 = load <4 x i32>, ptr %7, align 16
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %14, <2 x i32> noundef %15, <4 x i32> noundef %23) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @one_component(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #2 !kernel_arg_addr_space !59 !kernel_arg_access_qual !4 !kernel_arg_type !60 !kernel_arg_base_type !60 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_one_component(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %9, i32 noundef %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_one_component(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #2 !kernel_arg_addr_space !59 !kernel_arg_access_qual !4 !kernel_arg_type !60 !kernel_arg_base_type !60 !kernel_arg_type_qual !7 {
  %5 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z20get_global_linear_idv() #8
  store i64 %12, ptr %9, align 8
  %13 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %14 = call spir_func <2 x i32> @place() #8
  %15 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %13, <2 x i32> noundef %14) #9
  store <4 x float> %15, ptr %10, align 16
  %16 = load <4 x float>, ptr %10, align 16
  %17 = extractelement <4 x float> %16, i64 1
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  store float %17, ptr addrspace(1) %20, align 4
  %21 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %5, align 8
  %22 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %23 = call spir_func <2 x i32> @place() #8
  %24 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %21, target("spirv.Sampler") %22, <2 x i32> noundef %23) #9
  store <4 x float> %24, ptr %11, align 16
  %25 = load <4 x float>, ptr %11, align 16
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %9, align 8
  %29 = add i64 %27, %28
  %30 = and i64 %29, 3
  %31 = extractelement <4 x float> %25, i64 %30
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  store float %31, ptr addrspace(1) %34, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !61 !kernel_arg_type !62 !kernel_arg_base_type !63 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %6, align 8
  %12 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %13 = load target("spirv.Sampler"), ptr %8, align 8
  %14 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %12, target("spirv.Sampler") %13, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %14, ptr addrspace(1) noundef align 16 %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr addrspace(1) noundef align 16 %4) #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !61 !kernel_arg_type !62 !kernel_arg_base_type !63 !kernel_arg_type_qual !16 {
  %6 = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %7 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %8 = alloca target("spirv.Sampler"), align 8
  %9 = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, ptr %6, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr %7, align 8
  store target("spirv.Sampler") %2, ptr %8, align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %7, align 8
  %12 = call spir_func <2 x i32> @place() #8
  %13 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %11, <2 x i32> noundef %12) #9
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %14, i64 %15
  store <4 x i32> %13, ptr addrspace(1) %16, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @guarded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !57 !kernel_arg_type !58 !kernel_arg_base_type !58 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %5 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %6 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_guarded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_guarded(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !57 !kernel_arg_type !58 !kernel_arg_base_type !58 !kernel_arg_type_qual !20 {
  %3 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %4 = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %5 = alloca <2 x i32>, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr %3, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, ptr %4, align 8
  %6 = call spir_func <2 x i32> @place() #8
  store <2 x i32> %6, ptr %5, align 8
  %7 = load <2 x i32>, ptr %5, align 8
  %8 = extractelement <2 x i32> %7, i64 0
  %9 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %10 = call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %9) #6
  %11 = icmp sge i32 %8, %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %2
  %13 = load <2 x i32>, ptr %5, align 8
  %14 = extractelement <2 x i32> %13, i64 1
  %15 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %16 = call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %15) #6
  %17 = icmp sge i32 %14, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %12, %2
  br label %32

19:                                               ; preds = %12
  %20 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %4, align 8
  %21 = load <2 x i32>, ptr %5, align 8
  %22 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %23 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %24 = load <2 x i32>, ptr %5, align 8
  %25 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %22, target("spirv.Sampler") %23, <2 x i32> noundef %24) #9
  %26 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %3, align 8
  %27 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %28 = load <2 x i32>, ptr %5, align 8
  %29 = add <2 x i32> %28, splat (i32 1)
  %30 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %26, target("spirv.Sampler") %27, <2 x i32> noundef %29) #9
  %31 = add <4 x i32> %25, %30
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %20, <2 x i32> noundef %21, <4 x i32> noundef %31) #8
  br label %32

32:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @over_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !64 !kernel_arg_base_type !64 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_over_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %7, i32 noundef %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_over_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !64 !kernel_arg_base_type !64 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr addrspace(1) %2, ptr %6, align 8
  store i32 -1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %11

11:                                               ; preds = %39, %3
  %12 = load i32, ptr %8, align 4
  %13 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %4, align 8
  %14 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %13) #6
  %15 = trunc i64 %14 to i32
  %16 = icmp slt i32 %12, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 0
  br label %20

20:                                               ; preds = %17, %11
  %21 = phi i1 [ false, %11 ], [ %19, %17 ]
  br i1 %21, label %22, label %42

22:                                               ; preds = %20
  %23 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %4, align 8
  %24 = call spir_func <2 x i32> @place() #8
  %25 = shufflevector <2 x i32> %24, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = shufflevector <4 x i32> %25, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %27 = load i32, ptr %8, align 4
  %28 = insertelement <4 x i32> %26, i32 %27, i32 2
  %29 = insertelement <4 x i32> %28, i32 0, i32 3
  store <4 x i32> %29, ptr %9, align 16
  %30 = load <4 x i32>, ptr %9, align 16
  %31 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %23, <4 x i32> noundef %30) #9
  store <4 x i32> %31, ptr %10, align 16
  %32 = load <4 x i32>, ptr %10, align 16
  %33 = extractelement <4 x i32> %32, i64 0
  %34 = load i32, ptr %5, align 4
  %35 = icmp uge i32 %33, %34
  br i1 %35, label %36, label %38

36:                                               ; preds = %22
  %37 = load i32, ptr %8, align 4
  store i32 %37, ptr %7, align 4
  br label %38

38:                                               ; preds = %36, %22
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4
  br label %11

42:                                               ; preds = %20
  %43 = load i32, ptr %7, align 4
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = call spir_func i64 @_Z20get_global_linear_idv() #8
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3maxDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1)) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32> noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 0, i32 0, i32 1}
!4 = !{!"read_only", !"none", !"none", !"none"}
!5 = !{!"image2d_t", !"int", !"int", !"int4*"}
!6 = !{!"image2d_t", !"int", !"int", !"int __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"", !"", !""}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"read_only", !"read_only", !"write_only"}
!10 = !{!"image2d_t", !"image2d_t", !"image2d_t"}
!11 = !{!"", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"read_only", !"read_only", !"read_only", !"none", !"none"}
!14 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"int*", !"int4*"}
!15 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"int*", !"int __attribute__((ext_vector_type(4)))*"}
!16 = !{!"", !"", !"", !"", !""}
!17 = !{i32 1, i32 1}
!18 = !{!"read_only", !"none"}
!19 = !{!"image1d_t", !"int*"}
!20 = !{!"", !""}
!21 = !{i32 1, i32 0, i32 1}
!22 = !{!"read_only", !"none", !"none"}
!23 = !{!"image2d_t", !"sampler_t", !"float4*"}
!24 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*"}
!25 = !{i32 1, i32 1, i32 0, i32 1, i32 1}
!26 = !{!"read_only", !"read_only", !"none", !"write_only", !"write_only"}
!27 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"image2d_t", !"image2d_t"}
!28 = !{!"read_only", !"read_only", !"none"}
!29 = !{!"image2d_t", !"image3d_t", !"int*"}
!30 = !{i32 1, i32 0, i32 0, i32 1, i32 1}
!31 = !{!"read_only", !"none", !"none", !"none", !"none"}
!32 = !{!"image2d_t", !"sampler_t", !"sampler_t", !"float2*", !"float4*"}
!33 = !{!"image2d_t", !"sampler_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!34 = !{!"", !"", !"", !"const", !""}
!35 = !{!"read_only", !"read_only", !"none", !"none", !"none"}
!36 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"float2*", !"float4*"}
!37 = !{!"image2d_t", !"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(4)))*"}
!38 = !{i32 1, i32 1, i32 1, i32 1}
!39 = !{!"read_only", !"read_only", !"none", !"none"}
!40 = !{!"image2d_t", !"image2d_t", !"int*", !"uint4*"}
!41 = !{!"image2d_t", !"image2d_t", !"int*", !"uint __attribute__((ext_vector_type(4)))*"}
!42 = !{!"", !"", !"const", !""}
!43 = !{i32 0, i32 1, i32 3, i32 0, i32 1, i32 0, i32 0, i32 1, i32 2}
!44 = !{!"none", !"read_only", !"none", !"none", !"none", !"none", !"none", !"write_only", !"none"}
!45 = !{!"float", !"image2d_t", !"float4*", !"Window", !"float4*", !"sampler_t", !"short", !"image2d_t", !"float4*"}
!46 = !{!"float", !"image2d_t", !"float __attribute__((ext_vector_type(4)))*", !"Window", !"float __attribute__((ext_vector_type(4)))*", !"sampler_t", !"short", !"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!47 = !{!"", !"", !"", !"", !"", !"", !"", !"", !"const"}
!48 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!49 = !{!"read_only", !"write_only", !"read_only", !"read_only", !"write_only", !"read_only", !"read_only"}
!50 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t"}
!51 = !{!"", !"", !"", !"", !"", !"", !""}
!52 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!53 = !{!"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"read_only", !"none"}
!54 = !{!"image1d_t", !"image1d_buffer_t", !"image1d_array_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"image2d_depth_t", !"float4*"}
!55 = !{!"image1d_t", !"image1d_buffer_t", !"image1d_array_t", !"image2d_t", !"image2d_array_t", !"image3d_t", !"image2d_depth_t", !"float __attribute__((ext_vector_type(4)))*"}
!56 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!57 = !{!"read_only", !"write_only"}
!58 = !{!"image2d_t", !"image2d_t"}
!59 = !{i32 1, i32 0, i32 1, i32 1}
!60 = !{!"image2d_t", !"int", !"float*", !"float*"}
!61 = !{!"read_only", !"read_only", !"none", !"write_only", !"none"}
!62 = !{!"image3d_t", !"image2d_t", !"sampler_t", !"image1d_t", !"uint4*"}
!63 = !{!"image3d_t", !"image2d_t", !"sampler_t", !"image1d_t", !"uint __attribute__((ext_vector_type(4)))*"}
!64 = !{!"image2d_array_t", !"uint", !"int*"}
