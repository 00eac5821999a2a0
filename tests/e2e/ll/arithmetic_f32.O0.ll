; ModuleID = 'arithmetic_f32.cl'
source_filename = "arithmetic_f32.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @operators(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %7, align 8
  %13 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %13, ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  store float %17, ptr %9, align 4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4
  store float %21, ptr %10, align 4
  %22 = load float, ptr %9, align 4
  %23 = load float, ptr %10, align 4
  %24 = fadd float %22, %23
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = mul i64 0, %26
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %27, %28
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %29
  store float %24, ptr addrspace(1) %30, align 4
  %31 = load float, ptr %9, align 4
  %32 = load float, ptr %10, align 4
  %33 = fsub float %31, %32
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 1, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %38
  store float %33, ptr addrspace(1) %39, align 4
  %40 = load float, ptr %9, align 4
  %41 = load float, ptr %10, align 4
  %42 = fmul float %40, %41
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i64, ptr %8, align 8
  %45 = mul i64 2, %44
  %46 = load i64, ptr %7, align 8
  %47 = add i64 %45, %46
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %47
  store float %42, ptr addrspace(1) %48, align 4
  %49 = load float, ptr %9, align 4
  %50 = fneg float %49
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 3, %52
  %54 = load i64, ptr %7, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %55
  store float %50, ptr addrspace(1) %56, align 4
  %57 = load float, ptr %9, align 4
  %58 = load float, ptr %10, align 4
  %59 = fmul float %57, %58
  %60 = fadd float %59, 1.000000e+00
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i64, ptr %8, align 8
  %63 = mul i64 4, %62
  %64 = load i64, ptr %7, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %61, i64 %65
  store float %60, ptr addrspace(1) %66, align 4
  %67 = load float, ptr %9, align 4
  %68 = load float, ptr %10, align 4
  %69 = fdiv float %67, %68, !fpmath !7
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = load i64, ptr %8, align 8
  %72 = mul i64 5, %71
  %73 = load i64, ptr %7, align 8
  %74 = add i64 %72, %73
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %74
  store float %69, ptr addrspace(1) %75, align 4
  %76 = load float, ptr %9, align 4
  store float %76, ptr %11, align 4
  %77 = load float, ptr %11, align 4
  %78 = fadd float %77, 1.000000e+00
  store float %78, ptr %11, align 4
  %79 = load float, ptr %10, align 4
  %80 = load float, ptr %11, align 4
  %81 = fmul float %80, %79
  store float %81, ptr %11, align 4
  %82 = load float, ptr %11, align 4
  %83 = fsub float %82, 1.875000e-01
  store float %83, ptr %11, align 4
  %84 = load float, ptr %11, align 4
  %85 = load ptr addrspace(1), ptr %6, align 8
  %86 = load i64, ptr %8, align 8
  %87 = mul i64 6, %86
  %88 = load i64, ptr %7, align 8
  %89 = add i64 %87, %88
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %85, i64 %89
  store float %84, ptr addrspace(1) %90, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @special_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = mul i64 0, %15
  %17 = load i64, ptr %5, align 8
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %18
  store i32 -16777216, ptr addrspace(1) %19, align 4
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = mul i64 1, %21
  %23 = load i64, ptr %5, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %24
  store i32 511, ptr addrspace(1) %25, align 4
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %26, 1
  %28 = uitofp i64 %27 to float
  %29 = fmul float -0.000000e+00, %28
  %30 = bitcast float %29 to i32
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i64, ptr %6, align 8
  %33 = mul i64 2, %32
  %34 = load i64, ptr %5, align 8
  %35 = add i64 %33, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %35
  store i32 %30, ptr addrspace(1) %36, align 4
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i64, ptr %6, align 8
  %39 = mul i64 3, %38
  %40 = load i64, ptr %5, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 1275068415, ptr addrspace(1) %42, align 4
  %43 = load float, ptr %7, align 4
  %44 = fmul float %43, 0x7FF0000000000000
  %45 = bitcast float %44 to i32
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = load i64, ptr %6, align 8
  %48 = mul i64 4, %47
  %49 = load i64, ptr %5, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 5, %53
  %55 = load i64, ptr %5, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %56
  store i32 1, ptr addrspace(1) %57, align 4
  %58 = load float, ptr %7, align 4
  %59 = call spir_func float @_Z4fabsf(float noundef %58) #3
  %60 = bitcast float %59 to i32
  %61 = load float, ptr %7, align 4
  %62 = fneg float %61
  %63 = bitcast float %62 to i32
  %64 = xor i32 %60, %63
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i64, ptr %6, align 8
  %67 = mul i64 6, %66
  %68 = load i64, ptr %5, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %69
  store i32 %64, ptr addrspace(1) %70, align 4
  %71 = load ptr addrspace(1), ptr %4, align 8
  %72 = load i64, ptr %6, align 8
  %73 = mul i64 7, %72
  %74 = load i64, ptr %5, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i64 %75
  store i32 1104749051, ptr addrspace(1) %76, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @vector_operators(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_vector_operators(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, float noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_vector_operators(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16
  store <4 x float> %17, ptr %10, align 16
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16
  store <4 x float> %21, ptr %11, align 16
  %22 = load <4 x float>, ptr %10, align 16
  %23 = load float, ptr %8, align 4
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = fmul <4 x float> %22, %25
  %27 = load <4 x float>, ptr %11, align 16
  %28 = fadd <4 x float> %26, %27
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = load i64, ptr %9, align 8
  %31 = mul i64 4, %30
  %32 = add i64 %31, 0
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %32
  store <4 x float> %28, ptr addrspace(1) %33, align 16
  %34 = load float, ptr %8, align 4
  %35 = insertelement <4 x float> poison, float %34, i64 0
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <4 x i32> zeroinitializer
  %37 = load <4 x float>, ptr %10, align 16
  %38 = fsub <4 x float> %36, %37
  %39 = load ptr addrspace(1), ptr %7, align 8
  %40 = load i64, ptr %9, align 8
  %41 = mul i64 4, %40
  %42 = add i64 %41, 1
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %42
  store <4 x float> %38, ptr addrspace(1) %43, align 16
  %44 = load <4 x float>, ptr %10, align 16
  %45 = load <4 x float>, ptr %11, align 16
  %46 = fadd <4 x float> %44, %45
  %47 = fneg <4 x float> %46
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00>, ptr %12, align 16
  %48 = load <4 x float>, ptr %12, align 16
  %49 = fmul <4 x float> %47, %48
  %50 = load ptr addrspace(1), ptr %7, align 8
  %51 = load i64, ptr %9, align 8
  %52 = mul i64 4, %51
  %53 = add i64 %52, 2
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %50, i64 %53
  store <4 x float> %49, ptr addrspace(1) %54, align 16
  %55 = load <4 x float>, ptr %11, align 16
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %57 = load <4 x float>, ptr %10, align 16
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %59 = fadd <2 x float> %58, %56
  %60 = load <4 x float>, ptr %10, align 16
  %61 = shufflevector <2 x float> %59, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %62 = shufflevector <4 x float> %60, <4 x float> %61, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  store <4 x float> %62, ptr %10, align 16
  %63 = load float, ptr %8, align 4
  %64 = load <4 x float>, ptr %10, align 16
  %65 = insertelement <4 x float> %64, float %63, i64 3
  store <4 x float> %65, ptr %10, align 16
  %66 = load <4 x float>, ptr %10, align 16
  %67 = load ptr addrspace(1), ptr %7, align 8
  %68 = load i64, ptr %9, align 8
  %69 = mul i64 4, %68
  %70 = add i64 %69, 3
  %71 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %70
  store <4 x float> %66, ptr addrspace(1) %71, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"const", !""}
!7 = !{float 2.500000e+00}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"uint*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"float4*", !"float"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!16 = !{!"const", !"const", !"", !""}
