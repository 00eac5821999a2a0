; ModuleID = 'ext_small_floats.cl'
source_filename = "ext_small_floats.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @to_bfloat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_to_bfloat(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_to_bfloat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %11 = mul i64 34, %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 34, %14
  %16 = getelementptr inbounds nuw i16, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = getelementptr inbounds float, ptr addrspace(1) %17, i64 0
  %19 = load float, ptr addrspace(1) %18, align 4
  %20 = call spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float noundef %19) #6
  %21 = load ptr addrspace(1), ptr %7, align 8
  %22 = getelementptr inbounds i16, ptr addrspace(1) %21, i64 0
  store i16 %20, ptr addrspace(1) %22, align 2
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = getelementptr inbounds float, ptr addrspace(1) %23, i64 1
  %25 = addrspacecast ptr addrspace(1) %24 to ptr addrspace(4)
  %26 = call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %25) #7
  %27 = call spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> noundef %26) #6
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = getelementptr inbounds i16, ptr addrspace(1) %28, i64 1
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_tmPU3AS4t(<2 x i16> noundef %27, i64 noundef 0, ptr addrspace(4) noundef %30) #6
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = getelementptr inbounds float, ptr addrspace(1) %31, i64 3
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %35 = call spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> noundef %34) #6
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds i16, ptr addrspace(1) %36, i64 3
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_tmPU3AS4t(<3 x i16> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = getelementptr inbounds float, ptr addrspace(1) %39, i64 6
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %41) #7
  %43 = call spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> noundef %42) #6
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = getelementptr inbounds i16, ptr addrspace(1) %44, i64 6
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> noundef %43, i64 noundef 0, ptr addrspace(4) noundef %46) #6
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = getelementptr inbounds float, ptr addrspace(1) %47, i64 10
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %49) #7
  %51 = call spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> noundef %50) #6
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = getelementptr inbounds i16, ptr addrspace(1) %52, i64 10
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef %51, i64 noundef 0, ptr addrspace(4) noundef %54) #6
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = getelementptr inbounds float, ptr addrspace(1) %55, i64 18
  %57 = addrspacecast ptr addrspace(1) %56 to ptr addrspace(4)
  %58 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %57) #7
  %59 = call spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> noundef %58) #6
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = getelementptr inbounds i16, ptr addrspace(1) %60, i64 18
  %62 = addrspacecast ptr addrspace(1) %61 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef %59, i64 noundef 0, ptr addrspace(4) noundef %62) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @from_bfloat(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_from_bfloat(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_from_bfloat(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
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
  %11 = mul i64 34, %10
  %12 = getelementptr inbounds nuw i16, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %6, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 34, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %6, align 8
  %18 = getelementptr inbounds i16, ptr addrspace(1) %17, i64 0
  %19 = load i16, ptr addrspace(1) %18, align 2
  %20 = call spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 noundef zeroext %19) #6
  %21 = load ptr addrspace(1), ptr %7, align 8
  %22 = getelementptr inbounds float, ptr addrspace(1) %21, i64 0
  store float %20, ptr addrspace(1) %22, align 4
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = getelementptr inbounds i16, ptr addrspace(1) %23, i64 1
  %25 = addrspacecast ptr addrspace(1) %24 to ptr addrspace(4)
  %26 = call spir_func <2 x i16> @_Z6vload2mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %25) #7
  %27 = call spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> noundef %26) #6
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = getelementptr inbounds float, ptr addrspace(1) %28, i64 1
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %27, i64 noundef 0, ptr addrspace(4) noundef %30) #6
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = getelementptr inbounds i16, ptr addrspace(1) %31, i64 3
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func <3 x i16> @_Z6vload3mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %33) #7
  %35 = call spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> noundef %34) #6
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 3
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %35, i64 noundef 0, ptr addrspace(4) noundef %38) #6
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = getelementptr inbounds i16, ptr addrspace(1) %39, i64 6
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = call spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %41) #7
  %43 = call spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> noundef %42) #6
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = getelementptr inbounds float, ptr addrspace(1) %44, i64 6
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %43, i64 noundef 0, ptr addrspace(4) noundef %46) #6
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = getelementptr inbounds i16, ptr addrspace(1) %47, i64 10
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = call spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %49) #7
  %51 = call spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> noundef %50) #6
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = getelementptr inbounds float, ptr addrspace(1) %52, i64 10
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %51, i64 noundef 0, ptr addrspace(4) noundef %54) #6
  %55 = load ptr addrspace(1), ptr %6, align 8
  %56 = getelementptr inbounds i16, ptr addrspace(1) %55, i64 18
  %57 = addrspacecast ptr addrspace(1) %56 to ptr addrspace(4)
  %58 = call spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef 0, ptr addrspace(4) noundef %57) #7
  %59 = call spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> noundef %58) #6
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = getelementptr inbounds float, ptr addrspace(1) %60, i64 18
  %62 = addrspacecast ptr addrspace(1) %61 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef %59, i64 noundef 0, ptr addrspace(4) noundef %62) #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_tmPU3AS4t(<2 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_tmPU3AS4t(<3 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_tmPU3AS4t(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_tmPU3AS4t(<16 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i16> @_Z6vload2mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i16> @_Z6vload8mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPU3AS4f(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i16> @_Z7vload16mPU3AS4Kt(i64 noundef, ptr addrspace(4) noundef) #3

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
!5 = !{!"float*", !"ushort*"}
!6 = !{!"const", !""}
!7 = !{!"ushort*", !"float*"}
