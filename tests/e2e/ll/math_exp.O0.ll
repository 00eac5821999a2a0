; ModuleID = 'math_exp.cl'
source_filename = "math_exp.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @exponentials(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_exponentials(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_exponentials(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %7, align 4
  %14 = load float, ptr %7, align 4
  %15 = call spir_func float @_Z3expf(float noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z4exp2f(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func float @_Z5exp10f(float noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func float @_Z5expm1f(float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @logarithms(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_logarithms(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_logarithms(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %7, align 4
  %14 = load float, ptr %7, align 4
  %15 = call spir_func float @_Z3logf(float noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z4log2f(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func float @_Z5log10f(float noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func float @_Z5log1pf(float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %7, align 4
  %47 = call spir_func float @_Z4logbf(float noundef %46) #3
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i64 %52
  store float %47, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @powers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_powers(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_powers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %9, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %10, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  store float %19, ptr %11, align 4
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4
  store float %23, ptr %12, align 4
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  store i32 %27, ptr %13, align 4
  %28 = load float, ptr %11, align 4
  %29 = load float, ptr %12, align 4
  %30 = call spir_func float @_Z3powff(float noundef %28, float noundef %29) #3
  %31 = load ptr addrspace(1), ptr %8, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul i64 0, %32
  %34 = load i64, ptr %9, align 8
  %35 = add i64 %33, %34
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i64 %35
  store float %30, ptr addrspace(1) %36, align 4
  %37 = load float, ptr %11, align 4
  %38 = load float, ptr %12, align 4
  %39 = call spir_func float @_Z4powrff(float noundef %37, float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %8, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul i64 1, %41
  %43 = load i64, ptr %9, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %11, align 4
  %47 = fneg float %46
  %48 = load i32, ptr %13, align 4
  %49 = call spir_func float @_Z4pownfi(float noundef %47, i32 noundef %48) #3
  %50 = load ptr addrspace(1), ptr %8, align 8
  %51 = load i64, ptr %10, align 8
  %52 = mul i64 2, %51
  %53 = load i64, ptr %9, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %54
  store float %49, ptr addrspace(1) %55, align 4
  %56 = load float, ptr %11, align 4
  %57 = load i32, ptr %13, align 4
  %58 = or i32 %57, 1
  %59 = call spir_func float @_Z5rootnfi(float noundef %56, i32 noundef %58) #3
  %60 = load ptr addrspace(1), ptr %8, align 8
  %61 = load i64, ptr %10, align 8
  %62 = mul i64 3, %61
  %63 = load i64, ptr %9, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %64
  store float %59, ptr addrspace(1) %65, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @roots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_roots(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_roots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %7, align 4
  %14 = load float, ptr %7, align 4
  %15 = call spir_func float @_Z4sqrtf(float noundef %14) #3, !fpmath !11
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z5rsqrtf(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = fneg float %30
  %32 = call spir_func float @_Z4cbrtf(float noundef %31) #3
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i64, ptr %6, align 8
  %35 = mul i64 2, %34
  %36 = load i64, ptr %5, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %37
  store float %32, ptr addrspace(1) %38, align 4
  %39 = load float, ptr %7, align 4
  %40 = call spir_func float @_Z5hypotff(float noundef %39, float noundef 3.000000e+00) #3
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %6, align 8
  %43 = mul i64 3, %42
  %44 = load i64, ptr %5, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %41, i64 %45
  store float %40, ptr addrspace(1) %46, align 4
  %47 = load float, ptr %7, align 4
  %48 = fdiv float 1.000000e+00, %47, !fpmath !12
  %49 = load ptr addrspace(1), ptr %4, align 8
  %50 = load i64, ptr %6, align 8
  %51 = mul i64 4, %50
  %52 = load i64, ptr %5, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i64 %53
  store float %48, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4exp2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5exp10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5expm1f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4log2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5log10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4logbf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3powff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4pownfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rootnfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4cbrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5hypotff(float noundef, float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int*", !"float*"}
!10 = !{!"const", !"const", !"const", !""}
!11 = !{float 3.000000e+00}
!12 = !{float 2.500000e+00}
