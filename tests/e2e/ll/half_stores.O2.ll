; ModuleID = 'half_stores.cl'
source_filename = "half_stores.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @store_default(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z12vstorea_halffmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z14vstorea_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_store_default(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z12vstorea_halffmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z13vstorea_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z14vstorea_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @store_rte(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtefmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_store_rte(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtefmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @store_rtz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtzfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_store_rtz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtzfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @store_rtp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_store_rtp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @store_rtn(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtnfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_store_rtn(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %3, ptr addrspace(4) noundef %4) #6
  %6 = mul i64 %3, 384
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = extractelement <16 x float> %5, i64 0
  %9 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %8, i64 noundef 0, ptr addrspace(4) noundef %9) #7
  %10 = shufflevector <16 x float> %5, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #7
  %13 = shufflevector <16 x float> %5, <16 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %15) #7
  %16 = shufflevector <16 x float> %5, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %19 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %23 = addrspacecast ptr addrspace(1) %22 to ptr addrspace(4)
  tail call spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %23) #7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  tail call spir_func void @_Z16vstorea_half_rtnfmPU3AS1Dh(float noundef %8, i64 noundef 0, ptr addrspace(1) noundef nonnull %24) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %26) #7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 256
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 288
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef %16, i64 noundef 0, ptr addrspace(4) noundef %30) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 320
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %32) #7
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 352
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  tail call spir_func void @_Z18vstorea_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef %5, i64 noundef 0, ptr addrspace(4) noundef %34) #7
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef 1.000000e+00, i64 noundef 131, ptr addrspace(4) noundef %9) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @load_all(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 6
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = shl i64 %3, 3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %10 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %11 = extractelement <2 x float> %10, i64 1
  %12 = fadd float %9, %11
  %13 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %14 = extractelement <3 x float> %13, i64 2
  %15 = fadd float %12, %14
  %16 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %17 = extractelement <4 x float> %16, i64 3
  %18 = fadd float %15, %17
  %19 = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %20 = extractelement <8 x float> %19, i64 7
  %21 = fadd float %18, %20
  %22 = tail call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %23 = extractelement <16 x float> %22, i64 15
  %24 = fadd float %21, %23
  store float %24, ptr addrspace(1) %7, align 4, !tbaa !12
  %25 = tail call spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #7
  %26 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %27 = extractelement <2 x float> %26, i64 1
  %28 = fadd float %25, %27
  %29 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %30 = extractelement <3 x float> %29, i64 2
  %31 = fadd float %28, %30
  %32 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %33 = extractelement <4 x float> %32, i64 3
  %34 = fadd float %31, %33
  %35 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %36 = extractelement <8 x float> %35, i64 7
  %37 = fadd float %34, %36
  %38 = tail call spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %39 = extractelement <16 x float> %38, i64 15
  %40 = fadd float %37, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_load_all(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 6
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = shl i64 %3, 3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %10 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %11 = extractelement <2 x float> %10, i64 1
  %12 = fadd float %9, %11
  %13 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %14 = extractelement <3 x float> %13, i64 2
  %15 = fadd float %12, %14
  %16 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %17 = extractelement <4 x float> %16, i64 3
  %18 = fadd float %15, %17
  %19 = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %20 = extractelement <8 x float> %19, i64 7
  %21 = fadd float %18, %20
  %22 = tail call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %23 = extractelement <16 x float> %22, i64 15
  %24 = fadd float %21, %23
  store float %24, ptr addrspace(1) %7, align 4, !tbaa !12
  %25 = tail call spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #7
  %26 = tail call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %27 = extractelement <2 x float> %26, i64 1
  %28 = fadd float %25, %27
  %29 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %30 = extractelement <3 x float> %29, i64 2
  %31 = fadd float %28, %30
  %32 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %33 = extractelement <4 x float> %32, i64 3
  %34 = fadd float %31, %33
  %35 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %36 = extractelement <8 x float> %35, i64 7
  %37 = fadd float %34, %36
  %38 = tail call spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %8) #6
  %39 = extractelement <16 x float> %38, i64 15
  %40 = fadd float %37, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstorea_halffmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half3Dv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z13vstorea_half8Dv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z14vstorea_half16Dv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtefmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rteDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rteDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rteDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rteDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtzfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtpfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtpDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtpDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtpDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtpDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstorea_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half3_rtnDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rtnDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half8_rtnDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18vstorea_half16_rtnDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z11vloada_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"half*"}
!10 = !{!"const", !""}
!11 = !{!"half*", !"float*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
