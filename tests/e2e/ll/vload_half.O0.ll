; ModuleID = 'vload_half.cl'
source_filename = "vload_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unpack(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unpack(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unpack(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = mul i64 40, %10
  %12 = getelementptr inbounds nuw half, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 40, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %18) #6
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = getelementptr inbounds float, ptr addrspace(1) %20, i64 0
  store float %19, ptr addrspace(1) %21, align 4
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  %24 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %23) #6
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = getelementptr inbounds float, ptr addrspace(1) %25, i64 1
  store float %24, ptr addrspace(1) %26, align 4
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %28) #6
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %29, i64 noundef 1, ptr addrspace(4) noundef %31) #7
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %33) #6
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = addrspacecast ptr addrspace(1) %35 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %34, i64 noundef 2, ptr addrspace(4) noundef %36) #7
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %38) #6
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %39, i64 noundef 3, ptr addrspace(4) noundef %41) #7
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = addrspacecast ptr addrspace(1) %42 to ptr addrspace(4)
  %44 = call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 2, ptr addrspace(4) noundef %43) #6
  %45 = load ptr addrspace(1), ptr %7, align 8
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %44, i64 noundef 2, ptr addrspace(4) noundef %46) #7
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 8
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %49) #6
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = getelementptr inbounds float, ptr addrspace(1) %51, i64 8
  %53 = addrspacecast ptr addrspace(1) %52 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %50, i64 noundef 1, ptr addrspace(4) noundef %53) #7
  %54 = load ptr addrspace(1), ptr %6, align 8
  %55 = getelementptr inbounds half, ptr addrspace(1) %54, i64 -1
  %56 = addrspacecast ptr addrspace(1) %55 to ptr addrspace(4)
  %57 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %56) #6
  %58 = load ptr addrspace(1), ptr %7, align 8
  %59 = getelementptr inbounds float, ptr addrspace(1) %58, i64 4
  store float %57, ptr addrspace(1) %59, align 4
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = getelementptr inbounds float, ptr addrspace(1) %60, i64 5
  store float 0.000000e+00, ptr addrspace(1) %61, align 4
  %62 = load ptr addrspace(1), ptr %7, align 8
  %63 = getelementptr inbounds float, ptr addrspace(1) %62, i64 11
  store float -1.000000e+00, ptr addrspace(1) %63, align 4
  %64 = load ptr addrspace(1), ptr %7, align 8
  %65 = getelementptr inbounds float, ptr addrspace(1) %64, i64 10
  store float -1.000000e+00, ptr addrspace(1) %65, align 4
  %66 = load ptr addrspace(1), ptr %7, align 8
  %67 = getelementptr inbounds float, ptr addrspace(1) %66, i64 9
  store float -1.000000e+00, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unpack_aligned(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unpack_aligned(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unpack_aligned(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = mul i64 32, %10
  %12 = getelementptr inbounds nuw half, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 32, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %18) #6
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  %24 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %23) #6
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %24, i64 noundef 1, ptr addrspace(4) noundef %26) #7
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %28) #6
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %29, i64 noundef 1, ptr addrspace(4) noundef %31) #7
  %32 = load ptr addrspace(1), ptr %6, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %33) #6
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = addrspacecast ptr addrspace(1) %35 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %34, i64 noundef 1, ptr addrspace(4) noundef %36) #7
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 4, ptr addrspace(4) noundef %38) #6
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = getelementptr inbounds float, ptr addrspace(1) %40, i64 16
  %42 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %39, i64 noundef 0, ptr addrspace(4) noundef %42) #7
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %45 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 5, ptr addrspace(4) noundef %44) #6
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %45, i64 noundef 5, ptr addrspace(4) noundef %47) #7
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 3, ptr addrspace(4) noundef %49) #6
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = addrspacecast ptr addrspace(1) %51 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %50, i64 noundef 3, ptr addrspace(4) noundef %52) #7
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds float, ptr addrspace(1) %53, i64 19
  store float 7.000000e+00, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @dot_mixed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_dot_mixed(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_dot_mixed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %12, ptr %9, align 8
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %13

13:                                               ; preds = %38, %4
  %14 = load i32, ptr %11, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %41

17:                                               ; preds = %13
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %9, align 8
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw half, ptr addrspace(1) %18, i64 %22
  %24 = load i32, ptr %11, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds half, ptr addrspace(1) %23, i64 %25
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %27) #6
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %29, i64 %31
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %33) #6
  %35 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %34) #5
  %36 = load float, ptr %10, align 4
  %37 = fadd float %36, %35
  store float %37, ptr %10, align 4
  br label %38

38:                                               ; preds = %17
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %39, 4
  store i32 %40, ptr %11, align 4
  br label %13

41:                                               ; preds = %13
  %42 = load float, ptr %10, align 4
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i64, ptr %9, align 8
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %44
  store float %42, ptr addrspace(1) %45, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

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
!4 = !{!"none", !"none"}
!5 = !{!"half*", !"float*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"half*", !"float*", !"float*", !"int"}
!10 = !{!"const", !"const", !"", !""}
