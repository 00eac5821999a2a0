; ModuleID = 'ext_tensor_float.cl'
source_filename = "ext_tensor_float.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @to_tensor_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_to_tensor_float(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_to_tensor_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %6, ptr %5, align 8
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 5, %8
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = call spir_func float @_Z35intel_round_as_tensor_float32_floatf(float noundef %11) #6
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 5, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %15
  store float %12, ptr addrspace(1) %16, align 4
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul i64 5, %18
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %19
  %21 = getelementptr inbounds float, ptr addrspace(1) %20, i64 1
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  %24 = call spir_func <4 x float> @_Z37intel_round_as_tensor_float324_float4Dv4_f(<4 x float> noundef %23) #6
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %5, align 8
  %27 = mul i64 5, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %27
  %29 = getelementptr inbounds float, ptr addrspace(1) %28, i64 1
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %30) #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z35intel_round_as_tensor_float32_floatf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z37intel_round_as_tensor_float324_float4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

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
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
