; ModuleID = 'half_stores.cl'
source_filename = "half_stores.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @store_default(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_store_default(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_store_default(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %11) #6
  store <16 x float> %12, ptr %6, align 64
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 192, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load <16 x float>, ptr %6, align 64
  %18 = extractelement <16 x float> %17, i64 0
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds half, ptr addrspace(1) %19, i64 0
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %18, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load <16 x float>, ptr %6, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds half, ptr addrspace(1) %24, i64 0
  %26 = getelementptr inbounds half, ptr addrspace(1) %25, i64 16
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %27) #7
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds half, ptr addrspace(1) %30, i64 0
  %32 = getelementptr inbounds half, ptr addrspace(1) %31, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %34 = load <16 x float>, ptr %6, align 64
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds half, ptr addrspace(1) %36, i64 0
  %38 = getelementptr inbounds half, ptr addrspace(1) %37, i64 48
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %39) #7
  %40 = load <16 x float>, ptr %6, align 64
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = getelementptr inbounds half, ptr addrspace(1) %42, i64 0
  %44 = getelementptr inbounds half, ptr addrspace(1) %43, i64 64
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %41, i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %46 = load <16 x float>, ptr %6, align 64
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 0
  %49 = getelementptr inbounds half, ptr addrspace(1) %48, i64 80
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  call spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %50) #7
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 0
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds half, ptr addrspace(1) %53, i64 96
  call spir_func void @_Z12vstorea_halffmPU3AS1Dh(float noundef %52, i64 noundef 0, ptr addrspace(1) noundef %54) #7
  %55 = load <16 x float>, ptr %6, align 64
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = getelementptr inbounds half, ptr addrspace(1) %57, i64 96
  %59 = getelementptr inbounds half, ptr addrspace(1) %58, i64 16
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %56, i64 noundef 0, ptr addrspace(4) noundef %60) #7
  %61 = load <16 x float>, ptr %6, align 64
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds half, ptr addrspace(1) %63, i64 96
  %65 = getelementptr inbounds half, ptr addrspace(1) %64, i64 32
  %66 = addrspacecast ptr addrspace(1) %65 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %62, i64 noundef 0, ptr addrspace(4) noundef %66) #7
  %67 = load <16 x float>, ptr %6, align 64
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = getelementptr inbounds half, ptr addrspace(1) %69, i64 96
  %71 = getelementptr inbounds half, ptr addrspace(1) %70, i64 48
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %68, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  %73 = load <16 x float>, ptr %6, align 64
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = getelementptr inbounds half, ptr addrspace(1) %75, i64 96
  %77 = getelementptr inbounds half, ptr addrspace(1) %76, i64 64
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  call spir_func void @_Z13vstorea_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %74, i64 noundef 0, ptr addrspace(4) noundef %78) #7
  %79 = load <16 x float>, ptr %6, align 64
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = getelementptr inbounds half, ptr addrspace(1) %80, i64 96
  %82 = getelementptr inbounds half, ptr addrspace(1) %81, i64 80
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  call spir_func void @_Z14vstorea_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %79, i64 noundef 0, ptr addrspace(4) noundef %83) #7
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %85) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @store_rte(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_store_rte(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_store_rte(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %11) #6
  store <16 x float> %12, ptr %6, align 64
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 192, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load <16 x float>, ptr %6, align 64
  %18 = extractelement <16 x float> %17, i64 0
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds half, ptr addrspace(1) %19, i64 0
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %18, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load <16 x float>, ptr %6, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds half, ptr addrspace(1) %24, i64 0
  %26 = getelementptr inbounds half, ptr addrspace(1) %25, i64 16
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %27) #7
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds half, ptr addrspace(1) %30, i64 0
  %32 = getelementptr inbounds half, ptr addrspace(1) %31, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %34 = load <16 x float>, ptr %6, align 64
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds half, ptr addrspace(1) %36, i64 0
  %38 = getelementptr inbounds half, ptr addrspace(1) %37, i64 48
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %39) #7
  %40 = load <16 x float>, ptr %6, align 64
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = getelementptr inbounds half, ptr addrspace(1) %42, i64 0
  %44 = getelementptr inbounds half, ptr addrspace(1) %43, i64 64
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %41, i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %46 = load <16 x float>, ptr %6, align 64
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 0
  %49 = getelementptr inbounds half, ptr addrspace(1) %48, i64 80
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %50) #7
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 0
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds half, ptr addrspace(1) %53, i64 96
  call spir_func void @_Z16vstorea_half_rtefmPU3AS1Dh(float noundef %52, i64 noundef 0, ptr addrspace(1) noundef %54) #7
  %55 = load <16 x float>, ptr %6, align 64
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = getelementptr inbounds half, ptr addrspace(1) %57, i64 96
  %59 = getelementptr inbounds half, ptr addrspace(1) %58, i64 16
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %56, i64 noundef 0, ptr addrspace(4) noundef %60) #7
  %61 = load <16 x float>, ptr %6, align 64
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds half, ptr addrspace(1) %63, i64 96
  %65 = getelementptr inbounds half, ptr addrspace(1) %64, i64 32
  %66 = addrspacecast ptr addrspace(1) %65 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %62, i64 noundef 0, ptr addrspace(4) noundef %66) #7
  %67 = load <16 x float>, ptr %6, align 64
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = getelementptr inbounds half, ptr addrspace(1) %69, i64 96
  %71 = getelementptr inbounds half, ptr addrspace(1) %70, i64 48
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %68, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  %73 = load <16 x float>, ptr %6, align 64
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = getelementptr inbounds half, ptr addrspace(1) %75, i64 96
  %77 = getelementptr inbounds half, ptr addrspace(1) %76, i64 64
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %74, i64 noundef 0, ptr addrspace(4) noundef %78) #7
  %79 = load <16 x float>, ptr %6, align 64
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = getelementptr inbounds half, ptr addrspace(1) %80, i64 96
  %82 = getelementptr inbounds half, ptr addrspace(1) %81, i64 80
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  call spir_func void @_Z18vstorea_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %79, i64 noundef 0, ptr addrspace(4) noundef %83) #7
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %85) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @store_rtz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_store_rtz(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_store_rtz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %11) #6
  store <16 x float> %12, ptr %6, align 64
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 192, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load <16 x float>, ptr %6, align 64
  %18 = extractelement <16 x float> %17, i64 0
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds half, ptr addrspace(1) %19, i64 0
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %18, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load <16 x float>, ptr %6, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds half, ptr addrspace(1) %24, i64 0
  %26 = getelementptr inbounds half, ptr addrspace(1) %25, i64 16
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %27) #7
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds half, ptr addrspace(1) %30, i64 0
  %32 = getelementptr inbounds half, ptr addrspace(1) %31, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %34 = load <16 x float>, ptr %6, align 64
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds half, ptr addrspace(1) %36, i64 0
  %38 = getelementptr inbounds half, ptr addrspace(1) %37, i64 48
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %39) #7
  %40 = load <16 x float>, ptr %6, align 64
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = getelementptr inbounds half, ptr addrspace(1) %42, i64 0
  %44 = getelementptr inbounds half, ptr addrspace(1) %43, i64 64
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %41, i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %46 = load <16 x float>, ptr %6, align 64
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 0
  %49 = getelementptr inbounds half, ptr addrspace(1) %48, i64 80
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  call spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %50) #7
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 0
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds half, ptr addrspace(1) %53, i64 96
  call spir_func void @_Z16vstorea_half_rtzfmPU3AS1Dh(float noundef %52, i64 noundef 0, ptr addrspace(1) noundef %54) #7
  %55 = load <16 x float>, ptr %6, align 64
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = getelementptr inbounds half, ptr addrspace(1) %57, i64 96
  %59 = getelementptr inbounds half, ptr addrspace(1) %58, i64 16
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %56, i64 noundef 0, ptr addrspace(4) noundef %60) #7
  %61 = load <16 x float>, ptr %6, align 64
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds half, ptr addrspace(1) %63, i64 96
  %65 = getelementptr inbounds half, ptr addrspace(1) %64, i64 32
  %66 = addrspacecast ptr addrspace(1) %65 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %62, i64 noundef 0, ptr addrspace(4) noundef %66) #7
  %67 = load <16 x float>, ptr %6, align 64
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = getelementptr inbounds half, ptr addrspace(1) %69, i64 96
  %71 = getelementptr inbounds half, ptr addrspace(1) %70, i64 48
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %68, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  %73 = load <16 x float>, ptr %6, align 64
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = getelementptr inbounds half, ptr addrspace(1) %75, i64 96
  %77 = getelementptr inbounds half, ptr addrspace(1) %76, i64 64
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %74, i64 noundef 0, ptr addrspace(4) noundef %78) #7
  %79 = load <16 x float>, ptr %6, align 64
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = getelementptr inbounds half, ptr addrspace(1) %80, i64 96
  %82 = getelementptr inbounds half, ptr addrspace(1) %81, i64 80
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  call spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %79, i64 noundef 0, ptr addrspace(4) noundef %83) #7
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %85) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @store_rtp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_store_rtp(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_store_rtp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %11) #6
  store <16 x float> %12, ptr %6, align 64
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 192, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load <16 x float>, ptr %6, align 64
  %18 = extractelement <16 x float> %17, i64 0
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds half, ptr addrspace(1) %19, i64 0
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %18, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load <16 x float>, ptr %6, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds half, ptr addrspace(1) %24, i64 0
  %26 = getelementptr inbounds half, ptr addrspace(1) %25, i64 16
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %27) #7
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds half, ptr addrspace(1) %30, i64 0
  %32 = getelementptr inbounds half, ptr addrspace(1) %31, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %34 = load <16 x float>, ptr %6, align 64
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds half, ptr addrspace(1) %36, i64 0
  %38 = getelementptr inbounds half, ptr addrspace(1) %37, i64 48
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %39) #7
  %40 = load <16 x float>, ptr %6, align 64
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = getelementptr inbounds half, ptr addrspace(1) %42, i64 0
  %44 = getelementptr inbounds half, ptr addrspace(1) %43, i64 64
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %41, i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %46 = load <16 x float>, ptr %6, align 64
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 0
  %49 = getelementptr inbounds half, ptr addrspace(1) %48, i64 80
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  call spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %50) #7
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 0
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds half, ptr addrspace(1) %53, i64 96
  call spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float noundef %52, i64 noundef 0, ptr addrspace(1) noundef %54) #7
  %55 = load <16 x float>, ptr %6, align 64
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = getelementptr inbounds half, ptr addrspace(1) %57, i64 96
  %59 = getelementptr inbounds half, ptr addrspace(1) %58, i64 16
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %56, i64 noundef 0, ptr addrspace(4) noundef %60) #7
  %61 = load <16 x float>, ptr %6, align 64
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds half, ptr addrspace(1) %63, i64 96
  %65 = getelementptr inbounds half, ptr addrspace(1) %64, i64 32
  %66 = addrspacecast ptr addrspace(1) %65 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %62, i64 noundef 0, ptr addrspace(4) noundef %66) #7
  %67 = load <16 x float>, ptr %6, align 64
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = getelementptr inbounds half, ptr addrspace(1) %69, i64 96
  %71 = getelementptr inbounds half, ptr addrspace(1) %70, i64 48
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %68, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  %73 = load <16 x float>, ptr %6, align 64
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = getelementptr inbounds half, ptr addrspace(1) %75, i64 96
  %77 = getelementptr inbounds half, ptr addrspace(1) %76, i64 64
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %74, i64 noundef 0, ptr addrspace(4) noundef %78) #7
  %79 = load <16 x float>, ptr %6, align 64
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = getelementptr inbounds half, ptr addrspace(1) %80, i64 96
  %82 = getelementptr inbounds half, ptr addrspace(1) %81, i64 80
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  call spir_func void @_Z18vstorea_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %79, i64 noundef 0, ptr addrspace(4) noundef %83) #7
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %85) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @store_rtn(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_store_rtn(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_store_rtn(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %9, ptr addrspace(4) noundef %11) #6
  store <16 x float> %12, ptr %6, align 64
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 192, %14
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load <16 x float>, ptr %6, align 64
  %18 = extractelement <16 x float> %17, i64 0
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds half, ptr addrspace(1) %19, i64 0
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %18, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = load <16 x float>, ptr %6, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds half, ptr addrspace(1) %24, i64 0
  %26 = getelementptr inbounds half, ptr addrspace(1) %25, i64 16
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %27) #7
  %28 = load <16 x float>, ptr %6, align 64
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds half, ptr addrspace(1) %30, i64 0
  %32 = getelementptr inbounds half, ptr addrspace(1) %31, i64 32
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %34 = load <16 x float>, ptr %6, align 64
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds half, ptr addrspace(1) %36, i64 0
  %38 = getelementptr inbounds half, ptr addrspace(1) %37, i64 48
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %39) #7
  %40 = load <16 x float>, ptr %6, align 64
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = getelementptr inbounds half, ptr addrspace(1) %42, i64 0
  %44 = getelementptr inbounds half, ptr addrspace(1) %43, i64 64
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %41, i64 noundef 0, ptr addrspace(4) noundef %45) #7
  %46 = load <16 x float>, ptr %6, align 64
  %47 = load ptr addrspace(1), ptr %7, align 8
  %48 = getelementptr inbounds half, ptr addrspace(1) %47, i64 0
  %49 = getelementptr inbounds half, ptr addrspace(1) %48, i64 80
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  call spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %46, i64 noundef 0, ptr addrspace(4) noundef %50) #7
  %51 = load <16 x float>, ptr %6, align 64
  %52 = extractelement <16 x float> %51, i64 0
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = getelementptr inbounds half, ptr addrspace(1) %53, i64 96
  call spir_func void @_Z16vstorea_half_rtnfmPU3AS1Dh(float noundef %52, i64 noundef 0, ptr addrspace(1) noundef %54) #7
  %55 = load <16 x float>, ptr %6, align 64
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = getelementptr inbounds half, ptr addrspace(1) %57, i64 96
  %59 = getelementptr inbounds half, ptr addrspace(1) %58, i64 16
  %60 = addrspacecast ptr addrspace(1) %59 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %56, i64 noundef 0, ptr addrspace(4) noundef %60) #7
  %61 = load <16 x float>, ptr %6, align 64
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = getelementptr inbounds half, ptr addrspace(1) %63, i64 96
  %65 = getelementptr inbounds half, ptr addrspace(1) %64, i64 32
  %66 = addrspacecast ptr addrspace(1) %65 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %62, i64 noundef 0, ptr addrspace(4) noundef %66) #7
  %67 = load <16 x float>, ptr %6, align 64
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %69 = load ptr addrspace(1), ptr %7, align 8
  %70 = getelementptr inbounds half, ptr addrspace(1) %69, i64 96
  %71 = getelementptr inbounds half, ptr addrspace(1) %70, i64 48
  %72 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %68, i64 noundef 0, ptr addrspace(4) noundef %72) #7
  %73 = load <16 x float>, ptr %6, align 64
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = load ptr addrspace(1), ptr %7, align 8
  %76 = getelementptr inbounds half, ptr addrspace(1) %75, i64 96
  %77 = getelementptr inbounds half, ptr addrspace(1) %76, i64 64
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %74, i64 noundef 0, ptr addrspace(4) noundef %78) #7
  %79 = load <16 x float>, ptr %6, align 64
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = getelementptr inbounds half, ptr addrspace(1) %80, i64 96
  %82 = getelementptr inbounds half, ptr addrspace(1) %81, i64 80
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  call spir_func void @_Z18vstorea_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %79, i64 noundef 0, ptr addrspace(4) noundef %83) #7
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = addrspacecast ptr addrspace(1) %84 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %85) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @load_all(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_load_all(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_load_all(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca <2 x float>, align 8
  %9 = alloca <3 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <8 x float>, align 32
  %12 = alloca <16 x float>, align 64
  %13 = alloca <2 x float>, align 8
  %14 = alloca <3 x float>, align 16
  %15 = alloca <4 x float>, align 16
  %16 = alloca <8 x float>, align 32
  %17 = alloca <16 x float>, align 64
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %18, ptr %5, align 8
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = mul i64 32, %20
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %19, i64 %21
  store ptr addrspace(1) %22, ptr %6, align 8
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  %25 = mul i64 2, %24
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %25
  store ptr addrspace(1) %26, ptr %7, align 8
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %28) #6
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %31) #6
  store <2 x float> %32, ptr %8, align 8
  %33 = load <2 x float>, ptr %8, align 8
  %34 = extractelement <2 x float> %33, i64 1
  %35 = fadd float %29, %34
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  %38 = call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %37) #6
  store <3 x float> %38, ptr %9, align 16
  %39 = load <3 x float>, ptr %9, align 16
  %40 = extractelement <3 x float> %39, i64 2
  %41 = fadd float %35, %40
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = addrspacecast ptr addrspace(1) %42 to ptr addrspace(4)
  %44 = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %43) #6
  store <4 x float> %44, ptr %10, align 16
  %45 = load <4 x float>, ptr %10, align 16
  %46 = extractelement <4 x float> %45, i64 3
  %47 = fadd float %41, %46
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %49) #6
  store <8 x float> %50, ptr %11, align 32
  %51 = load <8 x float>, ptr %11, align 32
  %52 = extractelement <8 x float> %51, i64 7
  %53 = fadd float %47, %52
  %54 = load ptr addrspace(1), ptr %6, align 8
  %55 = addrspacecast ptr addrspace(1) %54 to ptr addrspace(4)
  %56 = call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %55) #6
  store <16 x float> %56, ptr %12, align 64
  %57 = load <16 x float>, ptr %12, align 64
  %58 = extractelement <16 x float> %57, i64 15
  %59 = fadd float %53, %58
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = getelementptr inbounds float, ptr addrspace(1) %60, i64 0
  store float %59, ptr addrspace(1) %61, align 4
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = call spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %62) #7
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = addrspacecast ptr addrspace(1) %64 to ptr addrspace(4)
  %66 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %65) #6
  store <2 x float> %66, ptr %13, align 8
  %67 = load <2 x float>, ptr %13, align 8
  %68 = extractelement <2 x float> %67, i64 1
  %69 = fadd float %63, %68
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = addrspacecast ptr addrspace(1) %70 to ptr addrspace(4)
  %72 = call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %71) #6
  store <3 x float> %72, ptr %14, align 16
  %73 = load <3 x float>, ptr %14, align 16
  %74 = extractelement <3 x float> %73, i64 2
  %75 = fadd float %69, %74
  %76 = load ptr addrspace(1), ptr %6, align 8
  %77 = addrspacecast ptr addrspace(1) %76 to ptr addrspace(4)
  %78 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %77) #6
  store <4 x float> %78, ptr %15, align 16
  %79 = load <4 x float>, ptr %15, align 16
  %80 = extractelement <4 x float> %79, i64 3
  %81 = fadd float %75, %80
  %82 = load ptr addrspace(1), ptr %6, align 8
  %83 = addrspacecast ptr addrspace(1) %82 to ptr addrspace(4)
  %84 = call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %83) #6
  store <8 x float> %84, ptr %16, align 32
  %85 = load <8 x float>, ptr %16, align 32
  %86 = extractelement <8 x float> %85, i64 7
  %87 = fadd float %81, %86
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = addrspacecast ptr addrspace(1) %88 to ptr addrspace(4)
  %90 = call spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %89) #6
  store <16 x float> %90, ptr %17, align 64
  %91 = load <16 x float>, ptr %17, align 64
  %92 = extractelement <16 x float> %91, i64 15
  %93 = fadd float %87, %92
  %94 = load ptr addrspace(1), ptr %7, align 8
  %95 = getelementptr inbounds float, ptr addrspace(1) %94, i64 1
  store float %93, ptr addrspace(1) %95, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstorea_halffmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half3Dv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half8Dv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z14vstorea_half16Dv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtefmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtzfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

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
!5 = !{!"float*", !"half*"}
!6 = !{!"const", !""}
!7 = !{!"half*", !"float*"}
