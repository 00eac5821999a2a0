; ModuleID = 'math_special.cl'
source_filename = "math_special.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @error_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_error_functions(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_error_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %8, ptr %6, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  %13 = call spir_func float @_Z3erff(float noundef %12) #4
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = mul i64 0, %15
  %17 = load i64, ptr %5, align 8
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %18
  store float %13, ptr addrspace(1) %19, align 4
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = load i64, ptr %5, align 8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  %24 = call spir_func float @_Z4erfcf(float noundef %23) #4
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 1, %26
  %28 = load i64, ptr %5, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %29
  store float %24, ptr addrspace(1) %30, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @gammas(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_gammas(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_gammas(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  store float %16, ptr %9, align 4
  %17 = load float, ptr %9, align 4
  %18 = call spir_func float @_Z6tgammaf(float noundef %17) #4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %8, align 8
  %21 = mul i64 0, %20
  %22 = load i64, ptr %7, align 8
  %23 = add i64 %21, %22
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %23
  store float %18, ptr addrspace(1) %24, align 4
  %25 = load float, ptr %9, align 4
  %26 = call spir_func float @_Z6lgammaf(float noundef %25) #4
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %8, align 8
  %29 = mul i64 1, %28
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %29, %30
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %31
  store float %26, ptr addrspace(1) %32, align 4
  %33 = load float, ptr %9, align 4
  %34 = addrspacecast ptr %10 to ptr addrspace(4)
  %35 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %33, ptr addrspace(4) noundef %34) #5
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i64, ptr %8, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %7, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %40
  store float %35, ptr addrspace(1) %41, align 4
  %42 = load i32, ptr %10, align 4
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i64, ptr %7, align 8
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3erff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6tgammaf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lgammaf(float noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z8lgamma_rfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int*"}
!10 = !{!"const", !"", !""}
