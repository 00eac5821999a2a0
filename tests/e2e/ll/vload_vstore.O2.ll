; ModuleID = 'vload_vstore.cl'
source_filename = "vload_vstore.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@gains = addrspace(2) constant [11 x float] [float 5.000000e-01, float 1.000000e+00, float 1.500000e+00, float 2.000000e+00, float 2.500000e+00, float 3.000000e+00, float 3.500000e+00, float 4.000000e+00, float 4.500000e+00, float 5.000000e+00, float 5.500000e+00], align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @widths_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = mul i64 %3, 40
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %9 = tail call spir_func <2 x i32> @_Z6vload2mPU3AS4Ki(i64 noundef 0, ptr addrspace(4) noundef %8) #7
  %10 = add <2 x i32> %9, splat (i32 1)
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #8
  %13 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %14 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %13) #7
  %15 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef %14, i64 noundef 1, ptr addrspace(4) noundef %15) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %18, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  %21 = tail call spir_func <8 x i32> @_Z6vload8mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %22 = shufflevector <8 x i32> %21, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z7vstore8Dv8_imPU3AS4i(<8 x i32> noundef %22, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  %23 = tail call spir_func <16 x i32> @_Z7vload16mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %24 = mul <16 x i32> %23, splat (i32 3)
  tail call spir_func void @_Z8vstore16Dv16_imPU3AS4i(<16 x i32> noundef %24, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_widths_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = mul i64 %3, 40
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %9 = tail call spir_func <2 x i32> @_Z6vload2mPU3AS4Ki(i64 noundef 0, ptr addrspace(4) noundef %8) #7
  %10 = add <2 x i32> %9, splat (i32 1)
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %10, i64 noundef 0, ptr addrspace(4) noundef %12) #8
  %13 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %14 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %13) #7
  %15 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef %14, i64 noundef 1, ptr addrspace(4) noundef %15) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %18, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  %21 = tail call spir_func <8 x i32> @_Z6vload8mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %22 = shufflevector <8 x i32> %21, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  tail call spir_func void @_Z7vstore8Dv8_imPU3AS4i(<8 x i32> noundef %22, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  %23 = tail call spir_func <16 x i32> @_Z7vload16mPU3AS4Ki(i64 noundef 1, ptr addrspace(4) noundef %17) #7
  %24 = mul <16 x i32> %23, splat (i32 3)
  tail call spir_func void @_Z8vstore16Dv16_imPU3AS4i(<16 x i32> noundef %24, i64 noundef 1, ptr addrspace(4) noundef %20) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(3) noundef align 1 %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <16 x i8> @_Z7vload16mPU3AS4Kh(i64 noundef %4, ptr addrspace(4) noundef %10) #7
  %12 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef %11, i64 noundef %4, ptr addrspace(4) noundef %12) #8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = xor i64 %4, -1
  %14 = add i64 %7, %13
  %15 = shl i64 %14, 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 5
  %18 = addrspacecast ptr addrspace(3) %17 to ptr addrspace(4)
  %19 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 8
  %21 = addrspacecast ptr addrspace(3) %20 to ptr addrspace(4)
  %22 = tail call spir_func <8 x i8> @_Z6vload8mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %23 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = mul i64 %23, 11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %24
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 3
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef %22, i64 noundef 0, ptr addrspace(4) noundef %28) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(3) noundef align 1 %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <16 x i8> @_Z7vload16mPU3AS4Kh(i64 noundef %4, ptr addrspace(4) noundef %10) #7
  %12 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef %11, i64 noundef %4, ptr addrspace(4) noundef %12) #8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %13 = xor i64 %4, -1
  %14 = add i64 %7, %13
  %15 = shl i64 %14, 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 5
  %18 = addrspacecast ptr addrspace(3) %17 to ptr addrspace(4)
  %19 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %18) #7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 8
  %21 = addrspacecast ptr addrspace(3) %20 to ptr addrspace(4)
  %22 = tail call spir_func <8 x i8> @_Z6vload8mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %21) #7
  %23 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = mul i64 %23, 11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %24
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 3
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef %22, i64 noundef 0, ptr addrspace(4) noundef %28) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @through_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = alloca [12 x float], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %5 = mul i64 %4, 48
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %9, i64 noundef 0, ptr addrspace(4) noundef %8) #8
  %10 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %8) #8
  %11 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 2, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %11, i64 noundef 2, ptr addrspace(4) noundef %8) #8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = addrspacecast ptr %12 to ptr addrspace(4)
  %14 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %13) #7
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = addrspacecast ptr %15 to ptr addrspace(4)
  %17 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = call spir_func <3 x float> @_Z6vload3mPU3AS2Kf(i64 noundef 1, ptr addrspace(2) noundef @gains) #7
  %19 = fmul <3 x float> %14, %18
  %20 = call spir_func <8 x float> @_Z6vload8mPU3AS2Kf(i64 noundef 0, ptr addrspace(2) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(2) @gains, i64 12)) #7
  %21 = fmul <8 x float> %17, %20
  %22 = mul i64 %4, 44
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %24) #8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %21, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_through_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = alloca [12 x float], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %5 = mul i64 %4, 48
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %9, i64 noundef 0, ptr addrspace(4) noundef %8) #8
  %10 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 1, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %10, i64 noundef 1, ptr addrspace(4) noundef %8) #8
  %11 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 2, ptr addrspace(4) noundef %7) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %11, i64 noundef 2, ptr addrspace(4) noundef %8) #8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = addrspacecast ptr %12 to ptr addrspace(4)
  %14 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %13) #7
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = addrspacecast ptr %15 to ptr addrspace(4)
  %17 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = call spir_func <3 x float> @_Z6vload3mPU3AS2Kf(i64 noundef 1, ptr addrspace(2) noundef @gains) #7
  %19 = fmul <3 x float> %14, %18
  %20 = call spir_func <8 x float> @_Z6vload8mPU3AS2Kf(i64 noundef 0, ptr addrspace(2) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(2) @gains, i64 12)) #7
  %21 = fmul <8 x float> %17, %20
  %22 = mul i64 %4, 44
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %24) #8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %21, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @wide_elements(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 noundef %5, ptr addrspace(4) noundef %6) #7
  %8 = shufflevector <4 x double> %7, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %9 = shl i64 %5, 1
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %8, i64 noundef %9, ptr addrspace(4) noundef %10) #8
  %11 = shufflevector <4 x double> %7, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %12 = or disjoint i64 %9, 1
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %11, i64 noundef %12, ptr addrspace(4) noundef %10) #8
  %13 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %14 = tail call spir_func <3 x i16> @_Z6vload3mPU3AS4Ks(i64 noundef %5, ptr addrspace(4) noundef %13) #7
  %15 = shufflevector <3 x i16> %14, <3 x i16> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %16 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_smPU3AS4s(<3 x i16> noundef %15, i64 noundef %5, ptr addrspace(4) noundef %16) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_wide_elements(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 noundef %5, ptr addrspace(4) noundef %6) #7
  %8 = shufflevector <4 x double> %7, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %9 = shl i64 %5, 1
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %8, i64 noundef %9, ptr addrspace(4) noundef %10) #8
  %11 = shufflevector <4 x double> %7, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %12 = or disjoint i64 %9, 1
  tail call spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef %11, i64 noundef %12, ptr addrspace(4) noundef %10) #8
  %13 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %14 = tail call spir_func <3 x i16> @_Z6vload3mPU3AS4Ks(i64 noundef %5, ptr addrspace(4) noundef %13) #7
  %15 = shufflevector <3 x i16> %14, <3 x i16> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %16 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_smPU3AS4s(<3 x i16> noundef %15, i64 noundef %5, ptr addrspace(4) noundef %16) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_imPU3AS4i(<3 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_imPU3AS4i(<8 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_imPU3AS4i(<16 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i32> @_Z7vload16mPU3AS4Ki(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i8> @_Z7vload16mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i8> @_Z6vload8mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_dmPU3AS4d(<2 x double> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS4Ks(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_smPU3AS4s(<3 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 3}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"uchar*", !"uchar*", !"uchar*"}
!14 = !{!"const", !"", !""}
!15 = !{!"float*", !"float*"}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"double*", !"double*", !"short*", !"short*"}
!19 = !{!"const", !"", !"const", !""}
