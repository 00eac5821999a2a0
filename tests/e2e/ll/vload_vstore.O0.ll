; ModuleID = 'vload_vstore.cl'
source_filename = "vload_vstore.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@gains = addrspace(2) constant [11 x float] [float 5.000000e-01, float 1.000000e+00, float 1.500000e+00, float 2.000000e+00, float 2.500000e+00, float 3.000000e+00, float 3.500000e+00, float 4.000000e+00, float 4.500000e+00, float 5.000000e+00, float 5.500000e+00], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @widths_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_widths_global(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_widths_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = mul i64 40, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %12
  store ptr addrspace(1) %13, ptr %6, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = mul i64 40, %15
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %16
  store ptr addrspace(1) %17, ptr %7, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 1
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = call spir_func <2 x i32> @_Z6vload2mPU3AS4Ki(i64 noundef 0, ptr addrspace(4) noundef %20) #6
  %22 = add <2 x i32> %21, splat (i32 1)
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 1
  %25 = addrspacecast ptr addrspace(1) %24 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %22, i64 noundef 0, ptr addrspace(4) noundef %25) #7
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %27) #6
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef %28, i64 noundef 1, ptr addrspace(4) noundef %30) #7
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 2
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %33) #6
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 2
  %37 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %34, i64 noundef 1, ptr addrspace(4) noundef %37) #7
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 2
  %40 = addrspacecast ptr addrspace(1) %39 to ptr addrspace(4)
  %41 = call spir_func <8 x i32> @_Z6vload8mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %40) #6
  store <8 x i32> %41, ptr %8, align 32
  %42 = load <8 x i32>, ptr %8, align 32
  %43 = shufflevector <8 x i32> %42, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 2
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_imPU3AS4i(<8 x i32> noundef %43, i64 noundef 1, ptr addrspace(4) noundef %46) #7
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 2
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <16 x i32> @_Z7vload16mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %49) #6
  %51 = mul <16 x i32> %50, splat (i32 3)
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 2
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_imPU3AS4i(<16 x i32> noundef %51, i64 noundef 1, ptr addrspace(4) noundef %54) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(3) noundef align 1 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_through_local(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(3) noundef align 1 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(3) noundef align 1 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <3 x i8>, align 4
  %11 = alloca <8 x i8>, align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %16 = mul i64 %15, 16
  %17 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %18 = mul i64 %16, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %18
  store ptr addrspace(1) %19, ptr %8, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = call spir_func <16 x i8> @_Z7vload16mPU3AS4Kh(i64 noundef %20, ptr addrspace(4) noundef %22) #6
  %24 = load i64, ptr %7, align 8
  %25 = load ptr addrspace(3), ptr %6, align 8
  %26 = addrspacecast ptr addrspace(3) %25 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef %23, i64 noundef %24, ptr addrspace(4) noundef %26) #7
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %27 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %28 = sub i64 %27, 1
  %29 = load i64, ptr %7, align 8
  %30 = sub i64 %28, %29
  store i64 %30, ptr %9, align 8
  %31 = load ptr addrspace(3), ptr %6, align 8
  %32 = load i64, ptr %9, align 8
  %33 = mul i64 16, %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i64 %33
  %35 = getelementptr inbounds i8, ptr addrspace(3) %34, i64 5
  %36 = addrspacecast ptr addrspace(3) %35 to ptr addrspace(4)
  %37 = call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %36) #6
  %38 = shufflevector <3 x i8> %37, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %38, ptr %10, align 4
  %39 = load ptr addrspace(3), ptr %6, align 8
  %40 = load i64, ptr %9, align 8
  %41 = mul i64 16, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 %41
  %43 = getelementptr inbounds i8, ptr addrspace(3) %42, i64 8
  %44 = addrspacecast ptr addrspace(3) %43 to ptr addrspace(4)
  %45 = call spir_func <8 x i8> @_Z6vload8mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %44) #6
  store <8 x i8> %45, ptr %11, align 8
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %48 = mul i64 11, %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 %48
  store ptr addrspace(1) %49, ptr %12, align 8
  %50 = load <4 x i8>, ptr %10, align 4
  %51 = shufflevector <4 x i8> %50, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = load ptr addrspace(1), ptr %12, align 8
  %53 = addrspacecast ptr addrspace(1) %52 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %51, i64 noundef 0, ptr addrspace(4) noundef %53) #7
  %54 = load <8 x i8>, ptr %11, align 8
  %55 = load ptr addrspace(1), ptr %12, align 8
  %56 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 3
  %57 = addrspacecast ptr addrspace(1) %56 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef %54, i64 noundef 0, ptr addrspace(4) noundef %57) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_through_private(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [12 x float], align 4
  %7 = alloca i32, align 4
  %8 = alloca <3 x float>, align 16
  %9 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %10, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %27, %2
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 3
  br i1 %13, label %14, label %30

14:                                               ; preds = %11
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 12, %18
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %19
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %16, ptr addrspace(4) noundef %21) #6
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [12 x float], ptr %6, i64 0, i64 0
  %26 = addrspacecast ptr %25 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %22, i64 noundef %24, ptr addrspace(4) noundef %26) #7
  br label %27

27:                                               ; preds = %14
  %28 = load i32, ptr %7, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4
  br label %11

30:                                               ; preds = %11
  %31 = getelementptr inbounds [12 x float], ptr %6, i64 0, i64 0
  %32 = getelementptr inbounds float, ptr %31, i64 2
  %33 = addrspacecast ptr %32 to ptr addrspace(4)
  %34 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %33) #6
  %35 = shufflevector <3 x float> %34, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %35, ptr %8, align 16
  %36 = getelementptr inbounds [12 x float], ptr %6, i64 0, i64 0
  %37 = getelementptr inbounds float, ptr %36, i64 4
  %38 = addrspacecast ptr %37 to ptr addrspace(4)
  %39 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %38) #6
  store <8 x float> %39, ptr %9, align 32
  %40 = call spir_func <3 x float> @_Z6vload3mPU3AS2Kf(i64 noundef 1, ptr addrspace(2) noundef @gains) #6
  %41 = load <4 x float>, ptr %8, align 16
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = fmul <3 x float> %42, %40
  %44 = shufflevector <3 x float> %43, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %44, ptr %8, align 16
  %45 = call spir_func <8 x float> @_Z6vload8mPU3AS2Kf(i64 noundef 0, ptr addrspace(2) noundef getelementptr inbounds (float, ptr addrspace(2) @gains, i64 3)) #6
  %46 = load <8 x float>, ptr %9, align 32
  %47 = fmul <8 x float> %46, %45
  store <8 x float> %47, ptr %9, align 32
  %48 = load <4 x float>, ptr %8, align 16
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 11, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %52
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %49, i64 noundef 0, ptr addrspace(4) noundef %54) #7
  %55 = load <8 x float>, ptr %9, align 32
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %5, align 8
  %58 = mul i64 11, %57
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %58
  %60 = getelementptr inbounds float, ptr addrspace(1) %59, i64 3
  %61 = addrspacecast ptr addrspace(1) %60 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %55, i64 noundef 0, ptr addrspace(4) noundef %61) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wide_elements(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_wide_elements(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 2 %11, ptr addrspace(1) noundef align 2 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wide_elements(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x double>, align 32
  %11 = alloca <3 x i16>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  %13 = load i64, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  %16 = call spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 noundef %13, ptr addrspace(4) noundef %15) #6
  store <4 x double> %16, ptr %10, align 32
  %17 = load <4 x double>, ptr %10, align 32
  %18 = shufflevector <4 x double> %17, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %19 = load i64, ptr %9, align 8
  %20 = mul i64 2, %19
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %18, i64 noundef %20, ptr addrspace(4) noundef %22) #7
  %23 = load <4 x double>, ptr %10, align 32
  %24 = shufflevector <4 x double> %23, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %25 = load i64, ptr %9, align 8
  %26 = mul i64 2, %25
  %27 = add i64 %26, 1
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = addrspacecast ptr addrspace(1) %28 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %24, i64 noundef %27, ptr addrspace(4) noundef %29) #7
  %30 = load i64, ptr %9, align 8
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  %33 = call spir_func <3 x i16> @_Z6vload3mPU3AS4Ks(i64 noundef %30, ptr addrspace(4) noundef %32) #6
  %34 = shufflevector <3 x i16> %33, <3 x i16> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i16> %34, ptr %11, align 8
  %35 = load <3 x i16>, ptr %11, align 8
  %36 = shufflevector <3 x i16> %35, <3 x i16> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %37 = load i64, ptr %9, align 8
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_smPU3AS4s(<3 x i16> noundef %36, i64 noundef %37, ptr addrspace(4) noundef %39) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_imPU3AS4i(<8 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_imPU3AS4i(<16 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i32> @_Z7vload16mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i8> @_Z7vload16mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i8> @_Z6vload8mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS4Ks(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_smPU3AS4s(<3 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

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
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 3}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"uchar*", !"uchar*"}
!10 = !{!"const", !"", !""}
!11 = !{!"float*", !"float*"}
!12 = !{i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"double*", !"double*", !"short*", !"short*"}
!15 = !{!"const", !"", !"const", !""}
