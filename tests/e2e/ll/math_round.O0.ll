; ModuleID = 'math_round.cl'
source_filename = "math_round.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @roundings(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_roundings(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_roundings(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %15 = call spir_func float @_Z4ceilf(float noundef %14) #4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func float @_Z5floorf(float noundef %22) #4
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func float @_Z5truncf(float noundef %30) #4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func float @_Z4rintf(float noundef %38) #4
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %7, align 4
  %47 = call spir_func float @_Z5roundf(float noundef %46) #4
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i64 %52
  store float %47, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %7, align 4
  %55 = call spir_func float @_Z4fabsf(float noundef %54) #4
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %60
  store float %55, ptr addrspace(1) %61, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @pairs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_pairs(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_pairs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
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
  %22 = load float, ptr %10, align 4
  %23 = call spir_func float @_Z4fmodff(float noundef %21, float noundef %22) #4
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 0, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %9, align 4
  %31 = load float, ptr %10, align 4
  %32 = call spir_func float @_Z9remainderff(float noundef %30, float noundef %31) #4
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %37
  store float %32, ptr addrspace(1) %38, align 4
  %39 = load float, ptr %9, align 4
  %40 = load float, ptr %10, align 4
  %41 = call spir_func float @_Z4fmaxff(float noundef %39, float noundef %40) #4
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %46
  store float %41, ptr addrspace(1) %47, align 4
  %48 = load float, ptr %9, align 4
  %49 = load float, ptr %10, align 4
  %50 = call spir_func float @_Z4fminff(float noundef %48, float noundef %49) #4
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 3, %52
  %54 = load i64, ptr %7, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %55
  store float %50, ptr addrspace(1) %56, align 4
  %57 = load float, ptr %9, align 4
  %58 = load float, ptr %10, align 4
  %59 = call spir_func float @_Z4fdimff(float noundef %57, float noundef %58) #4
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %8, align 8
  %62 = mul i64 4, %61
  %63 = load i64, ptr %7, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %64
  store float %59, ptr addrspace(1) %65, align 4
  %66 = load float, ptr %9, align 4
  %67 = load float, ptr %10, align 4
  %68 = call spir_func float @_Z8copysignff(float noundef %66, float noundef %67) #4
  %69 = load ptr addrspace(1), ptr %6, align 8
  %70 = load i64, ptr %8, align 8
  %71 = mul i64 5, %70
  %72 = load i64, ptr %7, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %69, i64 %73
  store float %68, ptr addrspace(1) %74, align 4
  %75 = load float, ptr %9, align 4
  %76 = load float, ptr %10, align 4
  %77 = call spir_func float @_Z9nextafterff(float noundef %75, float noundef %76) #4
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i64, ptr %8, align 8
  %80 = mul i64 6, %79
  %81 = load i64, ptr %7, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %78, i64 %82
  store float %77, ptr addrspace(1) %83, align 4
  %84 = load float, ptr %9, align 4
  %85 = load float, ptr %10, align 4
  %86 = call spir_func float @_Z6maxmagff(float noundef %84, float noundef %85) #4
  %87 = load ptr addrspace(1), ptr %6, align 8
  %88 = load i64, ptr %8, align 8
  %89 = mul i64 7, %88
  %90 = load i64, ptr %7, align 8
  %91 = add i64 %89, %90
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %87, i64 %91
  store float %86, ptr addrspace(1) %92, align 4
  %93 = load float, ptr %9, align 4
  %94 = load float, ptr %10, align 4
  %95 = call spir_func float @_Z6minmagff(float noundef %93, float noundef %94) #4
  %96 = load ptr addrspace(1), ptr %6, align 8
  %97 = load i64, ptr %8, align 8
  %98 = mul i64 8, %97
  %99 = load i64, ptr %7, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %100
  store float %95, ptr addrspace(1) %101, align 4
  %102 = load float, ptr %9, align 4
  %103 = load float, ptr %10, align 4
  %104 = call spir_func float @_Z3fmafff(float noundef %102, float noundef %103, float noundef 5.000000e-01) #4
  %105 = load ptr addrspace(1), ptr %6, align 8
  %106 = load i64, ptr %8, align 8
  %107 = mul i64 9, %106
  %108 = load i64, ptr %7, align 8
  %109 = add i64 %107, %108
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %105, i64 %109
  store float %104, ptr addrspace(1) %110, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @split_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_split_parts(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_split_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %14, ptr %7, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %15, ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  store float %19, ptr %9, align 4
  %20 = load float, ptr %9, align 4
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = call spir_func float @_Z4modffPU3AS4f(float noundef %20, ptr addrspace(4) noundef %21) #5
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %8, align 8
  %25 = mul i64 0, %24
  %26 = load i64, ptr %7, align 8
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %27
  store float %22, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %10, align 4
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %7, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %34
  store float %29, ptr addrspace(1) %35, align 4
  %36 = load float, ptr %9, align 4
  %37 = addrspacecast ptr %11 to ptr addrspace(4)
  %38 = call spir_func float @_Z5fractfPU3AS4f(float noundef %36, ptr addrspace(4) noundef %37) #5
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = load i64, ptr %8, align 8
  %41 = mul i64 2, %40
  %42 = load i64, ptr %7, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %43
  store float %38, ptr addrspace(1) %44, align 4
  %45 = load float, ptr %11, align 4
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = load i64, ptr %8, align 8
  %48 = mul i64 3, %47
  %49 = load i64, ptr %7, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %46, i64 %50
  store float %45, ptr addrspace(1) %51, align 4
  %52 = load float, ptr %9, align 4
  %53 = addrspacecast ptr %12 to ptr addrspace(4)
  %54 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %52, ptr addrspace(4) noundef %53) #5
  %55 = load ptr addrspace(1), ptr %5, align 8
  %56 = load i64, ptr %8, align 8
  %57 = mul i64 4, %56
  %58 = load i64, ptr %7, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %55, i64 %59
  store float %54, ptr addrspace(1) %60, align 4
  %61 = load float, ptr %9, align 4
  %62 = load i32, ptr %12, align 4
  %63 = sub nsw i32 %62, 3
  %64 = call spir_func float @_Z5ldexpfi(float noundef %61, i32 noundef %63) #4
  %65 = load ptr addrspace(1), ptr %5, align 8
  %66 = load i64, ptr %8, align 8
  %67 = mul i64 5, %66
  %68 = load i64, ptr %7, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %65, i64 %69
  store float %64, ptr addrspace(1) %70, align 4
  %71 = load float, ptr %9, align 4
  %72 = addrspacecast ptr %13 to ptr addrspace(4)
  %73 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %71, float noundef 7.500000e-01, ptr addrspace(4) noundef %72) #5
  %74 = load ptr addrspace(1), ptr %5, align 8
  %75 = load i64, ptr %8, align 8
  %76 = mul i64 6, %75
  %77 = load i64, ptr %7, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %78
  store float %73, ptr addrspace(1) %79, align 4
  %80 = load i32, ptr %12, align 4
  %81 = load ptr addrspace(1), ptr %6, align 8
  %82 = load i64, ptr %8, align 8
  %83 = mul i64 0, %82
  %84 = load i64, ptr %7, align 8
  %85 = add i64 %83, %84
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %85
  store i32 %80, ptr addrspace(1) %86, align 4
  %87 = load float, ptr %9, align 4
  %88 = call spir_func i32 @_Z5ilogbf(float noundef %87) #4
  %89 = load ptr addrspace(1), ptr %6, align 8
  %90 = load i64, ptr %8, align 8
  %91 = mul i64 1, %90
  %92 = load i64, ptr %7, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %93
  store i32 %88, ptr addrspace(1) %94, align 4
  %95 = load i32, ptr %13, align 4
  %96 = icmp slt i32 %95, 0
  br i1 %96, label %97, label %102

97:                                               ; preds = %3
  %98 = load i32, ptr %13, align 4
  %99 = sub nsw i32 0, %98
  %100 = and i32 %99, 127
  %101 = sub nsw i32 0, %100
  br label %105

102:                                              ; preds = %3
  %103 = load i32, ptr %13, align 4
  %104 = and i32 %103, 127
  br label %105

105:                                              ; preds = %102, %97
  %106 = phi i32 [ %101, %97 ], [ %104, %102 ]
  %107 = load ptr addrspace(1), ptr %6, align 8
  %108 = load i64, ptr %8, align 8
  %109 = mul i64 2, %108
  %110 = load i64, ptr %7, align 8
  %111 = add i64 %109, %110
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %107, i64 %111
  store i32 %106, ptr addrspace(1) %112, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @quiet_nans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_quiet_nans(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_quiet_nans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = call spir_func float @_Z3nanj(i32 noundef %13) #4
  store float %14, ptr %8, align 4
  %15 = load float, ptr %8, align 4
  %16 = bitcast float %15 to i32
  %17 = and i32 %16, 2143289344
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  store i32 %17, ptr addrspace(1) %20, align 4
  %21 = load float, ptr %8, align 4
  %22 = load i64, ptr %7, align 8
  %23 = uitofp i64 %22 to float
  %24 = call spir_func float @_Z4fmaxff(float noundef %21, float noundef %23) #4
  %25 = load float, ptr %8, align 4
  %26 = call spir_func float @_Z4fminff(float noundef 2.000000e+00, float noundef %25) #4
  %27 = fadd float %24, %26
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %29
  store float %27, ptr addrspace(1) %30, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5truncf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9remainderff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6maxmagff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3nanj(i32 noundef) #1

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
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!"float*", !"float*", !"int*"}
!12 = !{!"const", !"", !""}
!13 = !{!"uint*", !"uint*", !"float*"}
