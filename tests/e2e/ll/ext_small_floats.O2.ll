; ModuleID = 'ext_small_floats.cl'
source_filename = "ext_small_floats.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @to_bfloat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 34
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %4
  %7 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %8 = tail call spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float noundef %7) #6
  store i16 %8, ptr addrspace(1) %6, align 2, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_tmPU3AS4t(<2 x i16> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = tail call spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_tmPU3AS4t(<3 x i16> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %20) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 24
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  %24 = tail call spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> noundef %23) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 40
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %30 = tail call spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %32) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 72
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  %35 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %34) #7
  %36 = tail call spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> noundef %35) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %36, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_to_bfloat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 34
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %4
  %7 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %8 = tail call spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float noundef %7) #6
  store i16 %8, ptr addrspace(1) %6, align 2, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_tmPU3AS4t(<2 x i16> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = tail call spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_tmPU3AS4t(<3 x i16> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %20) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 24
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  %24 = tail call spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> noundef %23) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 40
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = tail call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %30 = tail call spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %32) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 72
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  %35 = tail call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %34) #7
  %36 = tail call spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> noundef %35) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %36, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @from_bfloat(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 34
  %5 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = load i16, ptr addrspace(1) %5, align 2, !tbaa !13
  %8 = tail call spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 noundef zeroext %7) #6
  store float %8, ptr addrspace(1) %6, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 2
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <2 x i16> @_Z6vload2mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 6
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <3 x i16> @_Z6vload3mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = tail call spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %20) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  %24 = tail call spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> noundef %23) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 24
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 20
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %30 = tail call spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %32) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 36
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  %35 = tail call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %34) #7
  %36 = tail call spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> noundef %35) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 72
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %36, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_from_bfloat(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = mul i64 %3, 34
  %5 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %7 = load i16, ptr addrspace(1) %5, align 2, !tbaa !13
  %8 = tail call spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 noundef zeroext %7) #6
  store float %8, ptr addrspace(1) %6, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 2
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  %11 = tail call spir_func <2 x i16> @_Z6vload2mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %10) #7
  %12 = tail call spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> noundef %11) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %12, i64 noundef 0, ptr addrspace(4) noundef %14) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 6
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func <3 x i16> @_Z6vload3mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %16) #7
  %18 = tail call spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %18, i64 noundef 0, ptr addrspace(4) noundef %20) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  %24 = tail call spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> noundef %23) #6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 24
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 20
  %28 = addrspacecast ptr addrspace(1) %27 to ptr addrspace(4)
  %29 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %28) #7
  %30 = tail call spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> noundef %29) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  %32 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %30, i64 noundef 0, ptr addrspace(4) noundef %32) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 36
  %34 = addrspacecast ptr addrspace(1) %33 to ptr addrspace(4)
  %35 = tail call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %34) #7
  %36 = tail call spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> noundef %35) #6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 72
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  tail call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %36, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_tmPU3AS4t(<2 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_tmPU3AS4t(<3 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i16> @_Z6vload2mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

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
!9 = !{!"float*", !"ushort*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !5, i64 0}
!15 = !{!"ushort*", !"float*"}
