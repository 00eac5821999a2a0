; ModuleID = 'common_functions.cl'
source_filename = "common_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @common_scalar(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_common_scalar(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_common_scalar(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  store float %16, ptr %9, align 4
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4
  store float %20, ptr %10, align 4
  %21 = load float, ptr %9, align 4
  %22 = call spir_func float @_Z5clampfff(float noundef %21, float noundef -1.000000e+00, float noundef 2.500000e+00) #3
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = load i64, ptr %8, align 8
  %25 = mul i64 0, %24
  %26 = load i64, ptr %7, align 8
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %27
  store float %22, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %9, align 4
  %30 = call spir_func float @_Z7degreesf(float noundef %29) #3
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %8, align 8
  %33 = mul i64 1, %32
  %34 = load i64, ptr %7, align 8
  %35 = add i64 %33, %34
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i64 %35
  store float %30, ptr addrspace(1) %36, align 4
  %37 = load float, ptr %9, align 4
  %38 = call spir_func float @_Z7radiansf(float noundef %37) #3
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i64, ptr %8, align 8
  %41 = mul i64 2, %40
  %42 = load i64, ptr %7, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %43
  store float %38, ptr addrspace(1) %44, align 4
  %45 = load float, ptr %9, align 4
  %46 = load float, ptr %10, align 4
  %47 = call spir_func float @_Z3maxff(float noundef %45, float noundef %46) #3
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i64, ptr %8, align 8
  %50 = mul i64 3, %49
  %51 = load i64, ptr %7, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i64 %52
  store float %47, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %9, align 4
  %55 = load float, ptr %10, align 4
  %56 = call spir_func float @_Z3minff(float noundef %54, float noundef %55) #3
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %8, align 8
  %59 = mul i64 4, %58
  %60 = load i64, ptr %7, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %57, i64 %61
  store float %56, ptr addrspace(1) %62, align 4
  %63 = load float, ptr %9, align 4
  %64 = load float, ptr %10, align 4
  %65 = call spir_func float @_Z3mixfff(float noundef %63, float noundef %64, float noundef 2.500000e-01) #3
  %66 = load ptr addrspace(1), ptr %6, align 8
  %67 = load i64, ptr %8, align 8
  %68 = mul i64 5, %67
  %69 = load i64, ptr %7, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %66, i64 %70
  store float %65, ptr addrspace(1) %71, align 4
  %72 = load float, ptr %10, align 4
  %73 = load float, ptr %9, align 4
  %74 = call spir_func float @_Z4stepff(float noundef %72, float noundef %73) #3
  %75 = load ptr addrspace(1), ptr %6, align 8
  %76 = load i64, ptr %8, align 8
  %77 = mul i64 6, %76
  %78 = load i64, ptr %7, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %75, i64 %79
  store float %74, ptr addrspace(1) %80, align 4
  %81 = load float, ptr %9, align 4
  %82 = call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 3.000000e+00, float noundef %81) #3
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %8, align 8
  %85 = mul i64 7, %84
  %86 = load i64, ptr %7, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %83, i64 %87
  store float %82, ptr addrspace(1) %88, align 4
  %89 = load float, ptr %9, align 4
  %90 = call spir_func float @_Z4signf(float noundef %89) #3
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %8, align 8
  %93 = mul i64 8, %92
  %94 = load i64, ptr %7, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %91, i64 %95
  store float %90, ptr addrspace(1) %96, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @common_vector(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, float noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load float, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_common_vector(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, float noundef %11, float noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_common_vector(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, float noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16
  store <4 x float> %17, ptr %11, align 16
  %18 = load <4 x float>, ptr %11, align 16
  %19 = load float, ptr %7, align 4
  %20 = load float, ptr %8, align 4
  %21 = call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %18, float noundef %19, float noundef %20) #3
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %10, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %9, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %22, i64 %26
  store <4 x float> %21, ptr addrspace(1) %27, align 16
  %28 = load <4 x float>, ptr %11, align 16
  %29 = load <4 x float>, ptr %11, align 16
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %31 = load <4 x float>, ptr %11, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %33 = fmul <4 x float> %30, %32
  %34 = call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %28, <4 x float> noundef splat (float -1.000000e+00), <4 x float> noundef %33) #3
  %35 = load ptr addrspace(1), ptr %6, align 8
  %36 = load i64, ptr %10, align 8
  %37 = mul i64 1, %36
  %38 = load i64, ptr %9, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %35, i64 %39
  store <4 x float> %34, ptr addrspace(1) %40, align 16
  %41 = load <4 x float>, ptr %11, align 16
  %42 = load float, ptr %7, align 4
  %43 = call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %41, float noundef %42) #3
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul i64 2, %45
  %47 = load i64, ptr %9, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %44, i64 %48
  store <4 x float> %43, ptr addrspace(1) %49, align 16
  %50 = load <4 x float>, ptr %11, align 16
  %51 = load float, ptr %8, align 4
  %52 = call spir_func <4 x float> @_Z3minDv4_ff(<4 x float> noundef %50, float noundef %51) #3
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul i64 3, %54
  %56 = load i64, ptr %9, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %57
  store <4 x float> %52, ptr addrspace(1) %58, align 16
  %59 = load <4 x float>, ptr %11, align 16
  %60 = load float, ptr %8, align 4
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> zeroinitializer
  %63 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %59, <4 x float> noundef %62, float noundef 5.000000e-01) #3
  %64 = load ptr addrspace(1), ptr %6, align 8
  %65 = load i64, ptr %10, align 8
  %66 = mul i64 4, %65
  %67 = load i64, ptr %9, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %64, i64 %68
  store <4 x float> %63, ptr addrspace(1) %69, align 16
  %70 = load float, ptr %7, align 4
  %71 = load <4 x float>, ptr %11, align 16
  %72 = call spir_func <4 x float> @_Z4stepfDv4_f(float noundef %70, <4 x float> noundef %71) #3
  %73 = load ptr addrspace(1), ptr %6, align 8
  %74 = load i64, ptr %10, align 8
  %75 = mul i64 5, %74
  %76 = load i64, ptr %9, align 8
  %77 = add i64 %75, %76
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %73, i64 %77
  store <4 x float> %72, ptr addrspace(1) %78, align 16
  %79 = load float, ptr %7, align 4
  %80 = load float, ptr %8, align 4
  %81 = load <4 x float>, ptr %11, align 16
  %82 = call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef %79, float noundef %80, <4 x float> noundef %81) #3
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %10, align 8
  %85 = mul i64 6, %84
  %86 = load i64, ptr %9, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %83, i64 %87
  store <4 x float> %82, ptr addrspace(1) %88, align 16
  %89 = load <4 x float>, ptr %11, align 16
  %90 = call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %89) #3
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %10, align 8
  %93 = mul i64 7, %92
  %94 = load i64, ptr %9, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %91, i64 %95
  store <4 x float> %90, ptr addrspace(1) %96, align 16
  %97 = load <4 x float>, ptr %11, align 16
  %98 = call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %97) #3
  %99 = call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %98) #3
  %100 = load ptr addrspace(1), ptr %6, align 8
  %101 = load i64, ptr %10, align 8
  %102 = mul i64 8, %101
  %103 = load i64, ptr %9, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %100, i64 %104
  store <4 x float> %99, ptr addrspace(1) %105, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @common_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_common_f64(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_common_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %10, i64 %11
  %13 = load <2 x double>, ptr addrspace(1) %12, align 16
  store <2 x double> %13, ptr %7, align 16
  %14 = load <2 x double>, ptr %7, align 16
  %15 = call spir_func <2 x double> @_Z5clampDv2_ddd(<2 x double> noundef %14, double noundef -5.000000e-01, double noundef 5.000000e-01) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %16, i64 %20
  store <2 x double> %15, ptr addrspace(1) %21, align 16
  %22 = load <2 x double>, ptr %7, align 16
  %23 = load <2 x double>, ptr %7, align 16
  %24 = shufflevector <2 x double> %23, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %25 = call spir_func <2 x double> @_Z3mixDv2_dS_d(<2 x double> noundef %22, <2 x double> noundef %24, double noundef 1.250000e-01) #3
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %6, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %26, i64 %30
  store <2 x double> %25, ptr addrspace(1) %31, align 16
  %32 = load <2 x double>, ptr %7, align 16
  %33 = call spir_func <2 x double> @_Z10smoothstepddDv2_d(double noundef -1.000000e+00, double noundef 1.000000e+00, <2 x double> noundef %32) #3
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %6, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %5, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %34, i64 %38
  store <2 x double> %33, ptr addrspace(1) %39, align 16
  %40 = load <2 x double>, ptr %7, align 16
  %41 = call spir_func <2 x double> @_Z4signDv2_d(<2 x double> noundef %40) #3
  %42 = load <2 x double>, ptr %7, align 16
  %43 = call spir_func <2 x double> @_Z4stepdDv2_d(double noundef 2.500000e-01, <2 x double> noundef %42) #3
  %44 = fadd <2 x double> %41, %43
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %6, align 8
  %47 = mul i64 3, %46
  %48 = load i64, ptr %5, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %45, i64 %49
  store <2 x double> %44, ptr addrspace(1) %50, align 16
  %51 = load <2 x double>, ptr %7, align 16
  %52 = load <2 x double>, ptr %7, align 16
  %53 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %54 = call spir_func <2 x double> @_Z3minDv2_dd(<2 x double> noundef %53, double noundef 7.500000e-01) #3
  %55 = call spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> noundef %51, <2 x double> noundef %54) #3
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 4, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %56, i64 %60
  store <2 x double> %55, ptr addrspace(1) %61, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z7degreesf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z7radiansf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3maxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3minff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3minDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepfDv4_f(float noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef, float noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5clampDv2_ddd(<2 x double> noundef, double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3mixDv2_dS_d(<2 x double> noundef, <2 x double> noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z10smoothstepddDv2_d(double noundef, double noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4signDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4stepdDv2_d(double noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z3minDv2_dd(<2 x double> noundef, double noundef) #1

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float4*", !"float4*", !"float", !"float"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"float"}
!11 = !{!"const", !"", !"", !""}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"double2*", !"double2*"}
!15 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!16 = !{!"const", !""}
