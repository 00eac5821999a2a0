; ModuleID = 'as_type.cl'
source_filename = "as_type.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @float_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = bitcast float %15 to i32
  store i32 %16, ptr %10, align 4
  %17 = load i32, ptr %10, align 4
  %18 = lshr i32 %17, 23
  %19 = and i32 %18, 255
  %20 = sub nsw i32 %19, 127
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %10, align 4
  %25 = and i32 %24, 8388607
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  store i32 %25, ptr addrspace(1) %28, align 4
  %29 = load i32, ptr %10, align 4
  %30 = xor i32 %29, -2147483648
  %31 = bitcast i32 %30 to float
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  store float %31, ptr addrspace(1) %34, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @regroup(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 16 %5) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_regroup(ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15, ptr addrspace(1) noundef align 16 %16, ptr addrspace(1) noundef align 16 %17, ptr addrspace(1) noundef align 16 %18) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_regroup(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 16 %5) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i64, align 8
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <16 x i8>, align 16
  %16 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %17, ptr %13, align 8
  %18 = load ptr addrspace(1), ptr %7, align 8
  %19 = load i64, ptr %13, align 8
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16
  store <4 x i32> %21, ptr %14, align 16
  %22 = load <4 x i32>, ptr %14, align 16
  %23 = bitcast <4 x i32> %22 to <8 x i16>
  %24 = add <8 x i16> %23, splat (i16 1)
  %25 = load ptr addrspace(1), ptr %8, align 8
  %26 = load i64, ptr %13, align 8
  %27 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %25, i64 %26
  store <8 x i16> %24, ptr addrspace(1) %27, align 16
  %28 = load <4 x i32>, ptr %14, align 16
  %29 = bitcast <4 x i32> %28 to <16 x i8>
  store <16 x i8> %29, ptr %15, align 16
  %30 = load <16 x i8>, ptr %15, align 16
  %31 = shufflevector <16 x i8> %30, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %32 = load ptr addrspace(1), ptr %9, align 8
  %33 = load i64, ptr %13, align 8
  %34 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %32, i64 %33
  store <16 x i8> %31, ptr addrspace(1) %34, align 16
  %35 = load <4 x i32>, ptr %14, align 16
  %36 = bitcast <4 x i32> %35 to <2 x i64>
  %37 = load <4 x i32>, ptr %14, align 16
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %39 = bitcast <4 x i32> %38 to <2 x i64>
  %40 = xor <2 x i64> %36, %39
  %41 = load ptr addrspace(1), ptr %10, align 8
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %41, i64 %42
  store <2 x i64> %40, ptr addrspace(1) %43, align 16
  %44 = load <4 x i32>, ptr %14, align 16
  store <4 x i32> <i32 -1, i32 1073741823, i32 -1, i32 1073741823>, ptr %16, align 16
  %45 = load <4 x i32>, ptr %16, align 16
  %46 = and <4 x i32> %44, %45
  %47 = bitcast <4 x i32> %46 to <2 x double>
  %48 = load ptr addrspace(1), ptr %11, align 8
  %49 = load i64, ptr %13, align 8
  %50 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %48, i64 %49
  store <2 x double> %47, ptr addrspace(1) %50, align 16
  %51 = load <4 x i32>, ptr %14, align 16
  %52 = and <4 x i32> %51, splat (i32 1073692671)
  %53 = bitcast <4 x i32> %52 to <8 x half>
  %54 = load ptr addrspace(1), ptr %12, align 8
  %55 = load i64, ptr %13, align 8
  %56 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %54, i64 %55
  store <8 x half> %53, ptr addrspace(1) %56, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @threes_as_fours(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_threes_as_fours(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 1 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_threes_as_fours(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <3 x i32>, align 16
  %9 = alloca <3 x float>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i8>, align 4
  %12 = alloca <4 x i8>, align 4
  %13 = alloca <3 x i8>, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %14, ptr %7, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x i32>, ptr addrspace(1) %17, align 16
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %20 = shufflevector <3 x i32> %19, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %20, ptr %8, align 16
  %21 = load <4 x i32>, ptr %8, align 16
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = and <3 x i32> %22, splat (i32 1073741823)
  %24 = bitcast <3 x i32> %23 to <3 x float>
  %25 = shufflevector <3 x float> %24, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %25, ptr %9, align 16
  %26 = load <4 x float>, ptr %9, align 16
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %28 = bitcast <3 x float> %27 to <3 x i32>
  %29 = shufflevector <3 x i32> %28, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %30 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %31, i64 %32
  %34 = load <4 x i32>, ptr addrspace(1) %33, align 16
  %35 = extractelement <4 x i32> %34, i64 3
  %36 = bitcast i32 %35 to <4 x i8>
  store <4 x i8> %36, ptr %11, align 4
  %37 = load <4 x i8>, ptr %11, align 4
  %38 = shufflevector <4 x i8> %37, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %39 = bitcast <4 x i8> %38 to i32
  %40 = insertelement <4 x i32> %30, i32 %39, i32 3
  store <4 x i32> %40, ptr %10, align 16
  %41 = load <4 x i32>, ptr %10, align 16
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %7, align 8
  %44 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %42, i64 %43
  store <4 x i32> %41, ptr addrspace(1) %44, align 16
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %7, align 8
  %47 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %45, i64 %46
  %48 = load <4 x i32>, ptr addrspace(1) %47, align 16
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = bitcast i32 %49 to <4 x i8>
  store <4 x i8> %50, ptr %12, align 4
  %51 = load <4 x i8>, ptr %12, align 4
  %52 = shufflevector <4 x i8> %51, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %53 = shufflevector <3 x i8> %52, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %53, ptr %13, align 4
  %54 = load <4 x i8>, ptr %13, align 4
  %55 = shufflevector <4 x i8> %54, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %56 = load i64, ptr %7, align 8
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = addrspacecast ptr addrspace(1) %57 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %55, i64 noundef %56, ptr addrspace(4) noundef %58) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @inverse_root(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_inverse_root(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_inverse_root(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %6, align 4
  %14 = load float, ptr %6, align 4
  %15 = bitcast float %14 to i32
  %16 = ashr i32 %15, 1
  %17 = sub nsw i32 1597463007, %16
  %18 = bitcast i32 %17 to float
  store float %18, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %32, %2
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %35

22:                                               ; preds = %19
  %23 = load float, ptr %7, align 4
  %24 = load float, ptr %6, align 4
  %25 = fmul float 5.000000e-01, %24
  %26 = load float, ptr %7, align 4
  %27 = fmul float %25, %26
  %28 = load float, ptr %7, align 4
  %29 = fneg float %27
  %30 = call float @llvm.fmuladd.f32(float %29, float %28, float 1.500000e+00)
  %31 = fmul float %23, %30
  store float %31, ptr %7, align 4
  br label %32

32:                                               ; preds = %22
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4
  br label %19

35:                                               ; preds = %19
  %36 = load float, ptr %7, align 4
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i64, ptr %5, align 8
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i64 %38
  store float %36, ptr addrspace(1) %39, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"int*", !"uint*", !"float*"}
!6 = !{!"const", !"", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"uint4*", !"short8*", !"uchar16*", !"ulong2*", !"double2*", !"half8*"}
!10 = !{!"uint __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(8)))*"}
!11 = !{!"const", !"", !"", !"", !"", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"int4*", !"int4*", !"uchar*"}
!15 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uchar*"}
!16 = !{!"const", !"", !""}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"float*", !"float*"}
!20 = !{!"const", !""}
