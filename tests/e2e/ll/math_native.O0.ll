; ModuleID = 'math_native.cl'
source_filename = "math_native.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @native_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %15 = call spir_func float @_Z10native_sinf(float noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z10native_cosf(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func float @_Z10native_tanf(float noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func float @_Z10native_expf(float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %7, align 4
  %47 = call spir_func float @_Z11native_exp2f(float noundef %46) #3
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i64 %52
  store float %47, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %7, align 4
  %55 = call spir_func float @_Z12native_exp10f(float noundef %54) #3
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %60
  store float %55, ptr addrspace(1) %61, align 4
  %62 = load float, ptr %7, align 4
  %63 = call spir_func float @_Z10native_logf(float noundef %62) #3
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 6, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %68
  store float %63, ptr addrspace(1) %69, align 4
  %70 = load float, ptr %7, align 4
  %71 = call spir_func float @_Z11native_log2f(float noundef %70) #3
  %72 = load ptr addrspace(1), ptr %4, align 8
  %73 = load i64, ptr %6, align 8
  %74 = mul i64 7, %73
  %75 = load i64, ptr %5, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i64 %76
  store float %71, ptr addrspace(1) %77, align 4
  %78 = load float, ptr %7, align 4
  %79 = call spir_func float @_Z12native_log10f(float noundef %78) #3
  %80 = load ptr addrspace(1), ptr %4, align 8
  %81 = load i64, ptr %6, align 8
  %82 = mul i64 8, %81
  %83 = load i64, ptr %5, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %80, i64 %84
  store float %79, ptr addrspace(1) %85, align 4
  %86 = load float, ptr %7, align 4
  %87 = call spir_func float @_Z11native_sqrtf(float noundef %86) #3
  %88 = load ptr addrspace(1), ptr %4, align 8
  %89 = load i64, ptr %6, align 8
  %90 = mul i64 9, %89
  %91 = load i64, ptr %5, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %88, i64 %92
  store float %87, ptr addrspace(1) %93, align 4
  %94 = load float, ptr %7, align 4
  %95 = call spir_func float @_Z12native_rsqrtf(float noundef %94) #3
  %96 = load ptr addrspace(1), ptr %4, align 8
  %97 = load i64, ptr %6, align 8
  %98 = mul i64 10, %97
  %99 = load i64, ptr %5, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %100
  store float %95, ptr addrspace(1) %101, align 4
  %102 = load float, ptr %7, align 4
  %103 = call spir_func float @_Z12native_recipf(float noundef %102) #3
  %104 = load ptr addrspace(1), ptr %4, align 8
  %105 = load i64, ptr %6, align 8
  %106 = mul i64 11, %105
  %107 = load i64, ptr %5, align 8
  %108 = add i64 %106, %107
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %104, i64 %108
  store float %103, ptr addrspace(1) %109, align 4
  %110 = load float, ptr %7, align 4
  %111 = call spir_func float @_Z11native_powrff(float noundef %110, float noundef 1.500000e+00) #3
  %112 = load ptr addrspace(1), ptr %4, align 8
  %113 = load i64, ptr %6, align 8
  %114 = mul i64 12, %113
  %115 = load i64, ptr %5, align 8
  %116 = add i64 %114, %115
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %112, i64 %116
  store float %111, ptr addrspace(1) %117, align 4
  %118 = load float, ptr %7, align 4
  %119 = call spir_func float @_Z13native_divideff(float noundef %118, float noundef 3.000000e+00) #3
  %120 = load ptr addrspace(1), ptr %4, align 8
  %121 = load i64, ptr %6, align 8
  %122 = mul i64 13, %121
  %123 = load i64, ptr %5, align 8
  %124 = add i64 %122, %123
  %125 = getelementptr inbounds nuw float, ptr addrspace(1) %120, i64 %124
  store float %119, ptr addrspace(1) %125, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @half_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_half_functions(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_half_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %15 = call spir_func float @_Z8half_sinf(float noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z8half_cosf(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func float @_Z8half_tanf(float noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func float @_Z8half_expf(float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %7, align 4
  %47 = call spir_func float @_Z9half_exp2f(float noundef %46) #3
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i64 %52
  store float %47, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %7, align 4
  %55 = call spir_func float @_Z10half_exp10f(float noundef %54) #3
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %60
  store float %55, ptr addrspace(1) %61, align 4
  %62 = load float, ptr %7, align 4
  %63 = call spir_func float @_Z8half_logf(float noundef %62) #3
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i64, ptr %6, align 8
  %66 = mul i64 6, %65
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %66, %67
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %68
  store float %63, ptr addrspace(1) %69, align 4
  %70 = load float, ptr %7, align 4
  %71 = call spir_func float @_Z9half_log2f(float noundef %70) #3
  %72 = load ptr addrspace(1), ptr %4, align 8
  %73 = load i64, ptr %6, align 8
  %74 = mul i64 7, %73
  %75 = load i64, ptr %5, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i64 %76
  store float %71, ptr addrspace(1) %77, align 4
  %78 = load float, ptr %7, align 4
  %79 = call spir_func float @_Z10half_log10f(float noundef %78) #3
  %80 = load ptr addrspace(1), ptr %4, align 8
  %81 = load i64, ptr %6, align 8
  %82 = mul i64 8, %81
  %83 = load i64, ptr %5, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %80, i64 %84
  store float %79, ptr addrspace(1) %85, align 4
  %86 = load float, ptr %7, align 4
  %87 = call spir_func float @_Z9half_sqrtf(float noundef %86) #3
  %88 = load ptr addrspace(1), ptr %4, align 8
  %89 = load i64, ptr %6, align 8
  %90 = mul i64 9, %89
  %91 = load i64, ptr %5, align 8
  %92 = add i64 %90, %91
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %88, i64 %92
  store float %87, ptr addrspace(1) %93, align 4
  %94 = load float, ptr %7, align 4
  %95 = call spir_func float @_Z10half_rsqrtf(float noundef %94) #3
  %96 = load ptr addrspace(1), ptr %4, align 8
  %97 = load i64, ptr %6, align 8
  %98 = mul i64 10, %97
  %99 = load i64, ptr %5, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %100
  store float %95, ptr addrspace(1) %101, align 4
  %102 = load float, ptr %7, align 4
  %103 = call spir_func float @_Z10half_recipf(float noundef %102) #3
  %104 = load ptr addrspace(1), ptr %4, align 8
  %105 = load i64, ptr %6, align 8
  %106 = mul i64 11, %105
  %107 = load i64, ptr %5, align 8
  %108 = add i64 %106, %107
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %104, i64 %108
  store float %103, ptr addrspace(1) %109, align 4
  %110 = load float, ptr %7, align 4
  %111 = call spir_func float @_Z9half_powrff(float noundef %110, float noundef 1.500000e+00) #3
  %112 = load ptr addrspace(1), ptr %4, align 8
  %113 = load i64, ptr %6, align 8
  %114 = mul i64 12, %113
  %115 = load i64, ptr %5, align 8
  %116 = add i64 %114, %115
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %112, i64 %116
  store float %111, ptr addrspace(1) %117, align 4
  %118 = load float, ptr %7, align 4
  %119 = call spir_func float @_Z11half_divideff(float noundef %118, float noundef 3.000000e+00) #3
  %120 = load ptr addrspace(1), ptr %4, align 8
  %121 = load i64, ptr %6, align 8
  %122 = mul i64 13, %121
  %123 = load i64, ptr %5, align 8
  %124 = add i64 %122, %123
  %125 = getelementptr inbounds nuw float, ptr addrspace(1) %120, i64 %124
  store float %119, ptr addrspace(1) %125, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @gaussian_rows(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load float, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_gaussian_rows(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, float noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_gaussian_rows(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16
  store <4 x float> %14, ptr %8, align 16
  %15 = load float, ptr %6, align 4
  %16 = fmul float 2.000000e+00, %15
  %17 = load float, ptr %6, align 4
  %18 = fmul float %16, %17
  %19 = call spir_func float @_Z12native_recipf(float noundef %18) #3
  store float %19, ptr %9, align 4
  %20 = load <4 x float>, ptr %8, align 16
  %21 = fneg <4 x float> %20
  %22 = load <4 x float>, ptr %8, align 16
  %23 = fmul <4 x float> %21, %22
  %24 = load float, ptr %9, align 4
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = fmul <4 x float> %23, %26
  %28 = call spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> noundef %27) #3
  %29 = load float, ptr %6, align 4
  %30 = fmul float 0x401921FB60000000, %29
  %31 = load float, ptr %6, align 4
  %32 = fmul float %30, %31
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = call spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef %34) #3
  %36 = fmul <4 x float> %28, %35
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i64, ptr %7, align 8
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %38
  store <4 x float> %36, ptr addrspace(1) %39, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_tanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_exp2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_exp10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_log2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_log10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_tanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9half_exp2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_exp10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9half_log2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_log10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9half_sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_recipf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9half_powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11half_divideff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef) #1

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float4*", !"float4*", !"float"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!11 = !{!"const", !"", !""}
