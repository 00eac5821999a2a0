; ModuleID = 'async_copy.cl'
source_filename = "async_copy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@two_streams.la = internal addrspace(3) global [16 x <4 x i32>] undef, align 16
@two_streams.lb = internal addrspace(3) global [16 x <8 x i16>] undef, align 16
@double_buffer.buffers = internal addrspace(3) global [2 x [32 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @reverse_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_reverse_tiles(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_reverse_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca target("spirv.Event"), align 8
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %13 = load i64, ptr %7, align 8
  %14 = mul i64 %12, %13
  store i64 %14, ptr %8, align 8
  %15 = load ptr addrspace(3), ptr %6, align 8
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %8, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %17
  %19 = load i64, ptr %7, align 8
  %20 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %15, ptr addrspace(1) noundef %18, i64 noundef %19, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %20, ptr %9, align 8
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %21) #5
  %22 = load ptr addrspace(3), ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = sub i64 %23, 1
  %25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %26 = sub i64 %24, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i64 %26
  %28 = load float, ptr addrspace(3) %27, align 4
  store float %28, ptr %10, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %29 = load float, ptr %10, align 4
  %30 = fmul float %29, 2.000000e+00
  %31 = load ptr addrspace(3), ptr %6, align 8
  %32 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %32
  store float %30, ptr addrspace(3) %33, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %35
  %37 = load ptr addrspace(3), ptr %6, align 8
  %38 = load i64, ptr %7, align 8
  %39 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %36, ptr addrspace(3) noundef %37, i64 noundef %38, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %39, ptr %9, align 8
  %40 = addrspacecast ptr %9 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %40) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @gather_columns(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_gather_columns(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_gather_columns(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca target("spirv.Event"), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(3), ptr %7, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %10, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i64, ptr %9, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef %14, ptr addrspace(1) noundef %17, i64 noundef %18, i64 noundef %20, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %21, ptr %11, align 8
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %22) #5
  %23 = load i64, ptr %10, align 8
  %24 = trunc i64 %23 to i32
  %25 = mul nsw i32 1000, %24
  %26 = load ptr addrspace(3), ptr %7, align 8
  %27 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %27
  %29 = load i32, ptr addrspace(3) %28, align 4
  %30 = add nsw i32 %29, %25
  store i32 %30, ptr addrspace(3) %28, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %10, align 8
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %32
  %34 = load ptr addrspace(3), ptr %7, align 8
  %35 = load i64, ptr %9, align 8
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) noundef %33, ptr addrspace(3) noundef %34, i64 noundef %35, i64 noundef %37, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %38, ptr %11, align 8
  %39 = addrspacecast ptr %11 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %39) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_streams(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_two_streams(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_streams(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [2 x target("spirv.Event")], align 8
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %13 = mul i64 %12, 16
  store i64 %13, ptr %7, align 8
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %14, ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %15, i64 %16
  call spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef %17, i64 noundef 16) #5
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %18, i64 %19
  %21 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.la, ptr addrspace(1) noundef %20, i64 noundef 16, target("spirv.Event") zeroinitializer) #5
  %22 = getelementptr inbounds [2 x target("spirv.Event")], ptr %9, i64 0, i64 0
  store target("spirv.Event") %21, ptr %22, align 8
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %7, align 8
  %25 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %23, i64 %24
  %26 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.lb, ptr addrspace(1) noundef %25, i64 noundef 16, target("spirv.Event") zeroinitializer) #5
  %27 = getelementptr inbounds [2 x target("spirv.Event")], ptr %9, i64 0, i64 1
  store target("spirv.Event") %26, ptr %27, align 8
  %28 = getelementptr inbounds [2 x target("spirv.Event")], ptr %9, i64 0, i64 0
  %29 = addrspacecast ptr %28 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 2, ptr addrspace(4) noundef %29) #5
  %30 = load i64, ptr %8, align 8
  %31 = getelementptr inbounds nuw [16 x <4 x i32>], ptr addrspace(3) @two_streams.la, i64 0, i64 %30
  %32 = load <4 x i32>, ptr addrspace(3) %31, align 16
  store <4 x i32> %32, ptr %10, align 16
  %33 = load i64, ptr %8, align 8
  %34 = sub i64 15, %33
  %35 = getelementptr inbounds nuw [16 x <8 x i16>], ptr addrspace(3) @two_streams.lb, i64 0, i64 %34
  %36 = load <8 x i16>, ptr addrspace(3) %35, align 16
  store <8 x i16> %36, ptr %11, align 16
  %37 = load <4 x i32>, ptr %10, align 16
  %38 = extractelement <4 x i32> %37, i64 0
  %39 = load <4 x i32>, ptr %10, align 16
  %40 = extractelement <4 x i32> %39, i64 1
  %41 = add nsw i32 %38, %40
  %42 = load <4 x i32>, ptr %10, align 16
  %43 = extractelement <4 x i32> %42, i64 2
  %44 = add nsw i32 %41, %43
  %45 = load <4 x i32>, ptr %10, align 16
  %46 = extractelement <4 x i32> %45, i64 3
  %47 = add nsw i32 %44, %46
  %48 = load <8 x i16>, ptr %11, align 16
  %49 = extractelement <8 x i16> %48, i64 0
  %50 = sext i16 %49 to i32
  %51 = load <8 x i16>, ptr %11, align 16
  %52 = extractelement <8 x i16> %51, i64 7
  %53 = sext i16 %52 to i32
  %54 = mul nsw i32 %50, %53
  %55 = add nsw i32 %47, %54
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i64, ptr %7, align 8
  %58 = load i64, ptr %8, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %59
  store i32 %55, ptr addrspace(1) %60, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @double_buffer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_double_buffer(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_double_buffer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !4 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca target("spirv.Event"), align 8
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %12, ptr %7, align 8
  store float 0.000000e+00, ptr %8, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = mul i64 %17, 32
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %18
  store ptr addrspace(1) %19, ptr %9, align 8
  %20 = load ptr addrspace(1), ptr %9, align 8
  %21 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @double_buffer.buffers, ptr addrspace(1) noundef %20, i64 noundef 32, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %21, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %66, %3
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %69

26:                                               ; preds = %22
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %27) #5
  %28 = load i32, ptr %11, align 4
  %29 = add nsw i32 %28, 1
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %46

32:                                               ; preds = %26
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %33, 1
  %35 = and i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x [32 x float]], ptr addrspace(3) @double_buffer.buffers, i64 0, i64 %36
  %38 = getelementptr inbounds [32 x float], ptr addrspace(3) %37, i64 0, i64 0
  %39 = load ptr addrspace(1), ptr %9, align 8
  %40 = load i32, ptr %11, align 4
  %41 = add nsw i32 %40, 1
  %42 = mul nsw i32 %41, 32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %39, i64 %43
  %45 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %38, ptr addrspace(1) noundef %44, i64 noundef 32, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %45, ptr %10, align 8
  br label %46

46:                                               ; preds = %32, %26
  %47 = load i32, ptr %11, align 4
  %48 = and i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [2 x [32 x float]], ptr addrspace(3) @double_buffer.buffers, i64 0, i64 %49
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) %50, i64 0, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4
  %54 = load i32, ptr %11, align 4
  %55 = and i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [2 x [32 x float]], ptr addrspace(3) @double_buffer.buffers, i64 0, i64 %56
  %58 = load i64, ptr %7, align 8
  %59 = add i64 %58, 1
  %60 = and i64 %59, 31
  %61 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) %57, i64 0, i64 %60
  %62 = load float, ptr addrspace(3) %61, align 4
  %63 = fadd float %53, %62
  %64 = load float, ptr %8, align 4
  %65 = fadd float %64, %63
  store float %65, ptr %8, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %66

66:                                               ; preds = %46
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %11, align 4
  br label %22

69:                                               ; preds = %22
  %70 = load float, ptr %8, align 4
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %71, i64 %72
  store float %70, ptr addrspace(1) %73, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 3, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*", !"int"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"int4*", !"short8*", !"int*"}
!13 = !{!"int __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"int*"}
!14 = !{!"const", !"const", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"float*", !"float*", !"int"}
