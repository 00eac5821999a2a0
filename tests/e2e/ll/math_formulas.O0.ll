; ModuleID = 'math_formulas.cl'
source_filename = "math_formulas.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func float @normal_cdf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fneg float %3
  %5 = fmul float %4, 0x3FE6A09E60000000
  %6 = call spir_func float @_Z4erfcf(float noundef %5) #4
  %7 = fmul float 5.000000e-01, %6
  ret float %7
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load float, ptr %13, align 4
  %21 = load float, ptr %14, align 4
  call spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, float noundef %20, float noundef %21) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6) #2 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %23 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %23, ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4
  store float %27, ptr %16, align 4
  %28 = load ptr addrspace(1), ptr %9, align 8
  %29 = load i64, ptr %15, align 8
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4
  store float %31, ptr %17, align 4
  %32 = load ptr addrspace(1), ptr %10, align 8
  %33 = load i64, ptr %15, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4
  store float %35, ptr %18, align 4
  %36 = load float, ptr %14, align 4
  %37 = load float, ptr %18, align 4
  %38 = call spir_func float @_Z4sqrtf(float noundef %37) #4, !fpmath !7
  %39 = fmul float %36, %38
  store float %39, ptr %19, align 4
  %40 = load float, ptr %16, align 4
  %41 = load float, ptr %17, align 4
  %42 = fdiv float %40, %41, !fpmath !8
  %43 = call spir_func float @_Z3logf(float noundef %42) #4
  %44 = load float, ptr %13, align 4
  %45 = load float, ptr %14, align 4
  %46 = fmul float 5.000000e-01, %45
  %47 = load float, ptr %14, align 4
  %48 = call float @llvm.fmuladd.f32(float %46, float %47, float %44)
  %49 = load float, ptr %18, align 4
  %50 = call float @llvm.fmuladd.f32(float %48, float %49, float %43)
  %51 = load float, ptr %19, align 4
  %52 = fdiv float %50, %51, !fpmath !8
  store float %52, ptr %20, align 4
  %53 = load float, ptr %20, align 4
  %54 = load float, ptr %19, align 4
  %55 = fsub float %53, %54
  store float %55, ptr %21, align 4
  %56 = load float, ptr %17, align 4
  %57 = load float, ptr %13, align 4
  %58 = fneg float %57
  %59 = load float, ptr %18, align 4
  %60 = fmul float %58, %59
  %61 = call spir_func float @_Z3expf(float noundef %60) #4
  %62 = fmul float %56, %61
  store float %62, ptr %22, align 4
  %63 = load float, ptr %16, align 4
  %64 = load float, ptr %20, align 4
  %65 = call spir_func float @normal_cdf(float noundef %64) #6
  %66 = load float, ptr %22, align 4
  %67 = load float, ptr %21, align 4
  %68 = call spir_func float @normal_cdf(float noundef %67) #6
  %69 = fmul float %66, %68
  %70 = fneg float %69
  %71 = call float @llvm.fmuladd.f32(float %63, float %65, float %70)
  %72 = load ptr addrspace(1), ptr %11, align 8
  %73 = load i64, ptr %15, align 8
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i64 %73
  store float %71, ptr addrspace(1) %74, align 4
  %75 = load float, ptr %22, align 4
  %76 = load float, ptr %21, align 4
  %77 = fneg float %76
  %78 = call spir_func float @normal_cdf(float noundef %77) #6
  %79 = load float, ptr %16, align 4
  %80 = load float, ptr %20, align 4
  %81 = fneg float %80
  %82 = call spir_func float @normal_cdf(float noundef %81) #6
  %83 = fmul float %79, %82
  %84 = fneg float %83
  %85 = call float @llvm.fmuladd.f32(float %75, float %78, float %84)
  %86 = load ptr addrspace(1), ptr %12, align 8
  %87 = load i64, ptr %15, align 8
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %86, i64 %87
  store float %85, ptr addrspace(1) %88, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @great_circle(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_great_circle(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_great_circle(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16
  %15 = call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %14) #4
  store <4 x float> %15, ptr %6, align 16
  %16 = load <4 x float>, ptr %6, align 16
  %17 = extractelement <4 x float> %16, i64 2
  %18 = load <4 x float>, ptr %6, align 16
  %19 = extractelement <4 x float> %18, i64 0
  %20 = fsub float %17, %19
  %21 = fmul float %20, 5.000000e-01
  %22 = call spir_func float @_Z3sinf(float noundef %21) #4
  store float %22, ptr %7, align 4
  %23 = load <4 x float>, ptr %6, align 16
  %24 = extractelement <4 x float> %23, i64 3
  %25 = load <4 x float>, ptr %6, align 16
  %26 = extractelement <4 x float> %25, i64 1
  %27 = fsub float %24, %26
  %28 = fmul float %27, 5.000000e-01
  %29 = call spir_func float @_Z3sinf(float noundef %28) #4
  store float %29, ptr %8, align 4
  %30 = load float, ptr %7, align 4
  %31 = load float, ptr %7, align 4
  %32 = load <4 x float>, ptr %6, align 16
  %33 = extractelement <4 x float> %32, i64 0
  %34 = call spir_func float @_Z3cosf(float noundef %33) #4
  %35 = load <4 x float>, ptr %6, align 16
  %36 = extractelement <4 x float> %35, i64 2
  %37 = call spir_func float @_Z3cosf(float noundef %36) #4
  %38 = fmul float %34, %37
  %39 = load float, ptr %8, align 4
  %40 = fmul float %38, %39
  %41 = load float, ptr %8, align 4
  %42 = fmul float %40, %41
  %43 = call float @llvm.fmuladd.f32(float %30, float %31, float %42)
  store float %43, ptr %9, align 4
  %44 = load float, ptr %9, align 4
  %45 = call spir_func float @_Z5clampfff(float noundef %44, float noundef 0.000000e+00, float noundef 1.000000e+00) #4
  %46 = call spir_func float @_Z4sqrtf(float noundef %45) #4, !fpmath !7
  %47 = call spir_func float @_Z4asinf(float noundef %46) #4
  %48 = fmul float 1.274200e+04, %47
  %49 = load ptr addrspace(1), ptr %4, align 8
  %50 = load i64, ptr %5, align 8
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i64 %50
  store float %48, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @softplus_family(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_softplus_family(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_softplus_family(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4
  store float %13, ptr %7, align 4
  %14 = load float, ptr %7, align 4
  %15 = call spir_func float @_Z4fabsf(float noundef %14) #4
  %16 = fneg float %15
  %17 = call spir_func float @_Z3expf(float noundef %16) #4
  %18 = call spir_func float @_Z5log1pf(float noundef %17) #4
  %19 = load float, ptr %7, align 4
  %20 = call spir_func float @_Z4fmaxff(float noundef %19, float noundef 0.000000e+00) #4
  %21 = fadd float %18, %20
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %5, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i64 %26
  store float %21, ptr addrspace(1) %27, align 4
  %28 = load float, ptr %7, align 4
  %29 = fneg float %28
  %30 = call spir_func float @_Z3expf(float noundef %29) #4
  %31 = fadd float 1.000000e+00, %30
  %32 = fdiv float 1.000000e+00, %31, !fpmath !8
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i64, ptr %6, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %5, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %37
  store float %32, ptr addrspace(1) %38, align 4
  %39 = load float, ptr %7, align 4
  %40 = fmul float 5.000000e-01, %39
  %41 = load float, ptr %7, align 4
  %42 = load float, ptr %7, align 4
  %43 = fmul float 0x3FA6E4E260000000, %42
  %44 = load float, ptr %7, align 4
  %45 = fmul float %43, %44
  %46 = load float, ptr %7, align 4
  %47 = call float @llvm.fmuladd.f32(float %45, float %46, float %41)
  %48 = fmul float 0x3FE9884540000000, %47
  %49 = call spir_func float @_Z4tanhf(float noundef %48) #4
  %50 = fadd float 1.000000e+00, %49
  %51 = fmul float %40, %50
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 2, %53
  %55 = load i64, ptr %5, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %56
  store float %51, ptr addrspace(1) %57, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4asinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4tanhf(float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!6 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!7 = !{float 3.000000e+00}
!8 = !{float 2.500000e+00}
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"float4*", !"float*"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!"float*", !"float*"}
