; ModuleID = 'vstore_half.cl'
source_filename = "vstore_half.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_float(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %7, align 4
  %14 = load float, ptr %7, align 4
  %15 = load i64, ptr %6, align 8
  %16 = mul i64 0, %15
  %17 = load i64, ptr %5, align 8
  %18 = add i64 %16, %17
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %14, i64 noundef %18, ptr addrspace(4) noundef %20) #6
  %21 = load float, ptr %7, align 4
  %22 = load i64, ptr %6, align 8
  %23 = mul i64 1, %22
  %24 = load i64, ptr %5, align 8
  %25 = add i64 %23, %24
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %21, i64 noundef %25, ptr addrspace(4) noundef %27) #6
  %28 = load float, ptr %7, align 4
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 2, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %28, i64 noundef %32, ptr addrspace(4) noundef %34) #6
  %35 = load float, ptr %7, align 4
  %36 = load i64, ptr %6, align 8
  %37 = mul i64 3, %36
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %35, i64 noundef %39, ptr addrspace(4) noundef %41) #6
  %42 = load float, ptr %7, align 4
  %43 = load i64, ptr %6, align 8
  %44 = mul i64 4, %43
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = addrspacecast ptr addrspace(1) %47 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %42, i64 noundef %46, ptr addrspace(4) noundef %48) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_double(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %10, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8
  store double %13, ptr %7, align 8
  %14 = load double, ptr %7, align 8
  %15 = load i64, ptr %6, align 8
  %16 = mul i64 0, %15
  %17 = load i64, ptr %5, align 8
  %18 = add i64 %16, %17
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halfdmPU3AS4Dh(double noundef %14, i64 noundef %18, ptr addrspace(4) noundef %20) #6
  %21 = load double, ptr %7, align 8
  %22 = load i64, ptr %6, align 8
  %23 = mul i64 1, %22
  %24 = load i64, ptr %5, align 8
  %25 = add i64 %23, %24
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef %21, i64 noundef %25, ptr addrspace(4) noundef %27) #6
  %28 = load double, ptr %7, align 8
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 2, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef %28, i64 noundef %32, ptr addrspace(4) noundef %34) #6
  %35 = load double, ptr %7, align 8
  %36 = load i64, ptr %6, align 8
  %37 = mul i64 3, %36
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef %35, i64 noundef %39, ptr addrspace(4) noundef %41) #6
  %42 = load double, ptr %7, align 8
  %43 = load i64, ptr %6, align 8
  %44 = mul i64 4, %43
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = addrspacecast ptr addrspace(1) %47 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef %42, i64 noundef %46, ptr addrspace(4) noundef %48) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_vectors(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %11 = mul i64 33, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 33, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #6
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = getelementptr inbounds float, ptr addrspace(1) %22, i64 2
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %24) #7
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = getelementptr inbounds half, ptr addrspace(1) %26, i64 2
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %25, i64 noundef 0, ptr addrspace(4) noundef %28) #6
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = getelementptr inbounds float, ptr addrspace(1) %29, i64 5
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %31) #7
  %33 = load ptr addrspace(1), ptr %7, align 8
  %34 = getelementptr inbounds half, ptr addrspace(1) %33, i64 5
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %32, i64 noundef 0, ptr addrspace(4) noundef %35) #6
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 9
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %38) #7
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = getelementptr inbounds half, ptr addrspace(1) %40, i64 9
  %42 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %39, i64 noundef 0, ptr addrspace(4) noundef %42) #6
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = getelementptr inbounds float, ptr addrspace(1) %43, i64 17
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  %46 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 17
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %49) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pack_aligned(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_pack_aligned(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pack_aligned(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %11 = mul i64 24, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 24, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #6
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  %24 = call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %23) #7
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %24, i64 noundef 1, ptr addrspace(4) noundef %26) #6
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = getelementptr inbounds float, ptr addrspace(1) %27, i64 4
  %29 = addrspacecast ptr addrspace(1) %28 to ptr addrspace(4)
  %30 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %29) #7
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %30, i64 noundef 1, ptr addrspace(4) noundef %32) #6
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = getelementptr inbounds float, ptr addrspace(1) %33, i64 7
  %35 = load float, ptr addrspace(1) %34, align 4
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %35, i64 noundef 7, ptr addrspace(4) noundef %37) #6
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  %40 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %39) #7
  %41 = load ptr addrspace(1), ptr %7, align 8
  %42 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %40, i64 noundef 1, ptr addrspace(4) noundef %42) #6
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %45 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 4, ptr addrspace(4) noundef %44) #7
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %45, i64 noundef 4, ptr addrspace(4) noundef %47) #6
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 5, ptr addrspace(4) noundef %49) #7
  %51 = load ptr addrspace(1), ptr %7, align 8
  %52 = addrspacecast ptr addrspace(1) %51 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %50, i64 noundef 5, ptr addrspace(4) noundef %52) #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halfdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

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
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"half*"}
!6 = !{!"const", !""}
!7 = !{!"double*", !"half*"}
