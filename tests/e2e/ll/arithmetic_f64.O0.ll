; ModuleID = 'arithmetic_f64.cl'
source_filename = "arithmetic_f64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @compensated_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_compensated_sum(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_compensated_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %41, %3
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %44

19:                                               ; preds = %15
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = mul i64 %21, %23
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %20, i64 %27
  %29 = load double, ptr addrspace(1) %28, align 8
  %30 = load double, ptr %9, align 8
  %31 = fsub double %29, %30
  store double %31, ptr %11, align 8
  %32 = load double, ptr %8, align 8
  %33 = load double, ptr %11, align 8
  %34 = fadd double %32, %33
  store double %34, ptr %12, align 8
  %35 = load double, ptr %12, align 8
  %36 = load double, ptr %8, align 8
  %37 = fsub double %35, %36
  %38 = load double, ptr %11, align 8
  %39 = fsub double %37, %38
  store double %39, ptr %9, align 8
  %40 = load double, ptr %12, align 8
  store double %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %19
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %15

44:                                               ; preds = %15
  %45 = load double, ptr %8, align 8
  %46 = insertelement <2 x double> poison, double %45, i32 0
  %47 = load double, ptr %9, align 8
  %48 = insertelement <2 x double> %46, double %47, i32 1
  store <2 x double> %48, ptr %13, align 16
  %49 = load <2 x double>, ptr %13, align 16
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %50, i64 %51
  store <2 x double> %49, ptr addrspace(1) %52, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @two_product(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_two_product(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_two_product(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %12
  %14 = load double, ptr addrspace(1) %13, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %15, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8
  %19 = fmul double %14, %18
  store double %19, ptr %8, align 8
  %20 = load double, ptr %8, align 8
  %21 = insertelement <2 x double> poison, double %20, i32 0
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds nuw double, ptr addrspace(1) %22, i64 %23
  %25 = load double, ptr addrspace(1) %24, align 8
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %26, i64 %27
  %29 = load double, ptr addrspace(1) %28, align 8
  %30 = load double, ptr %8, align 8
  %31 = fneg double %30
  %32 = call spir_func double @_Z3fmaddd(double noundef %25, double noundef %29, double noundef %31) #3
  %33 = insertelement <2 x double> %21, double %32, i32 1
  store <2 x double> %33, ptr %9, align 16
  %34 = load <2 x double>, ptr %9, align 16
  %35 = load ptr addrspace(1), ptr %6, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %35, i64 %36
  store <2 x double> %34, ptr addrspace(1) %37, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @orbit(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, double noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load double, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_orbit(ptr addrspace(1) noundef align 32 %9, ptr addrspace(1) noundef align 32 %10, double noundef %11, i32 noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_orbit(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, double noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x double>, align 32
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x double>, ptr addrspace(1) %17, align 32
  store <4 x double> %18, ptr %10, align 32
  store i32 0, ptr %11, align 4
  br label %19

19:                                               ; preds = %66, %4
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %69

23:                                               ; preds = %19
  %24 = load <4 x double>, ptr %10, align 32
  %25 = extractelement <4 x double> %24, i64 0
  %26 = load <4 x double>, ptr %10, align 32
  %27 = extractelement <4 x double> %26, i64 0
  %28 = fmul double %25, %27
  %29 = load <4 x double>, ptr %10, align 32
  %30 = extractelement <4 x double> %29, i64 1
  %31 = load <4 x double>, ptr %10, align 32
  %32 = extractelement <4 x double> %31, i64 1
  %33 = fmul double %30, %32
  %34 = fadd double %28, %33
  store double %34, ptr %12, align 8
  %35 = load double, ptr %12, align 8
  %36 = load double, ptr %12, align 8
  %37 = call spir_func double @_Z4sqrtd(double noundef %36) #3
  %38 = fmul double %35, %37
  %39 = fdiv double 1.000000e+00, %38
  store double %39, ptr %13, align 8
  %40 = load <4 x double>, ptr %10, align 32
  %41 = shufflevector <4 x double> %40, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %42 = load double, ptr %13, align 8
  %43 = load double, ptr %7, align 8
  %44 = fmul double %42, %43
  %45 = insertelement <2 x double> poison, double %44, i64 0
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> zeroinitializer
  %47 = fmul <2 x double> %41, %46
  %48 = load <4 x double>, ptr %10, align 32
  %49 = shufflevector <4 x double> %48, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %50 = fsub <2 x double> %49, %47
  %51 = load <4 x double>, ptr %10, align 32
  %52 = shufflevector <2 x double> %50, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %53 = shufflevector <4 x double> %51, <4 x double> %52, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x double> %53, ptr %10, align 32
  %54 = load <4 x double>, ptr %10, align 32
  %55 = shufflevector <4 x double> %54, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %56 = load double, ptr %7, align 8
  %57 = insertelement <2 x double> poison, double %56, i64 0
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = fmul <2 x double> %55, %58
  %60 = load <4 x double>, ptr %10, align 32
  %61 = shufflevector <4 x double> %60, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %62 = fadd <2 x double> %61, %59
  %63 = load <4 x double>, ptr %10, align 32
  %64 = shufflevector <2 x double> %62, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %65 = shufflevector <4 x double> %63, <4 x double> %64, <4 x i32> <i32 4, i32 5, i32 2, i32 3>
  store <4 x double> %65, ptr %10, align 32
  br label %66

66:                                               ; preds = %23
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %11, align 4
  br label %19

69:                                               ; preds = %19
  %70 = load <4 x double>, ptr %10, align 32
  %71 = load ptr addrspace(1), ptr %6, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %71, i64 %72
  store <4 x double> %70, ptr addrspace(1) %73, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @mixed_precision(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
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
  call spir_func void @__clang_ocl_kern_imp_mixed_precision(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_mixed_precision(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %9, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %10, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = fpext float %16 to double
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %18, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8
  %22 = fadd double %17, %21
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = load i64, ptr %10, align 8
  %25 = mul i64 0, %24
  %26 = load i64, ptr %9, align 8
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %23, i64 %27
  store double %22, ptr addrspace(1) %28, align 8
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %29, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4
  %33 = fmul float %32, 3.000000e+00
  %34 = fpext float %33 to double
  %35 = load ptr addrspace(1), ptr %6, align 8
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %35, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8
  %39 = fdiv double %38, 7.000000e+00
  %40 = fsub double %34, %39
  %41 = load ptr addrspace(1), ptr %7, align 8
  %42 = load i64, ptr %10, align 8
  %43 = mul i64 1, %42
  %44 = load i64, ptr %9, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw double, ptr addrspace(1) %41, i64 %45
  store double %40, ptr addrspace(1) %46, align 8
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i64, ptr %9, align 8
  %49 = getelementptr inbounds nuw double, ptr addrspace(1) %47, i64 %48
  %50 = load double, ptr addrspace(1) %49, align 8
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i64, ptr %9, align 8
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = fpext float %54 to double
  %56 = fcmp ogt double %50, %55
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, double 0x400921FB54442D18, double 0x4005BF0A8B145769
  %59 = load ptr addrspace(1), ptr %7, align 8
  %60 = load i64, ptr %10, align 8
  %61 = mul i64 2, %60
  %62 = load i64, ptr %9, align 8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw double, ptr addrspace(1) %59, i64 %63
  store double %58, ptr addrspace(1) %64, align 8
  %65 = load ptr addrspace(1), ptr %6, align 8
  %66 = load i64, ptr %9, align 8
  %67 = getelementptr inbounds nuw double, ptr addrspace(1) %65, i64 %66
  %68 = load double, ptr addrspace(1) %67, align 8
  %69 = fneg double %68
  %70 = fadd double %69, 1.000000e+00
  %71 = load ptr addrspace(1), ptr %7, align 8
  %72 = load i64, ptr %10, align 8
  %73 = mul i64 3, %72
  %74 = load i64, ptr %9, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw double, ptr addrspace(1) %71, i64 %75
  store double %70, ptr addrspace(1) %76, align 8
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i64, ptr %9, align 8
  %79 = getelementptr inbounds nuw double, ptr addrspace(1) %77, i64 %78
  %80 = load double, ptr addrspace(1) %79, align 8
  %81 = load ptr addrspace(1), ptr %6, align 8
  %82 = load i64, ptr %9, align 8
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %81, i64 %82
  %84 = load double, ptr addrspace(1) %83, align 8
  %85 = fmul double %80, %84
  %86 = fptrunc double %85 to float
  %87 = load ptr addrspace(1), ptr %8, align 8
  %88 = load i64, ptr %10, align 8
  %89 = mul i64 0, %88
  %90 = load i64, ptr %9, align 8
  %91 = add i64 %89, %90
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %87, i64 %91
  store float %86, ptr addrspace(1) %92, align 4
  %93 = load ptr addrspace(1), ptr %5, align 8
  %94 = load i64, ptr %9, align 8
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %93, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4
  %97 = fmul float %96, 0x3FB99999A0000000
  %98 = load ptr addrspace(1), ptr %8, align 8
  %99 = load i64, ptr %10, align 8
  %100 = mul i64 1, %99
  %101 = load i64, ptr %9, align 8
  %102 = add i64 %100, %101
  %103 = getelementptr inbounds nuw float, ptr addrspace(1) %98, i64 %102
  store float %97, ptr addrspace(1) %103, align 4
  %104 = load ptr addrspace(1), ptr %6, align 8
  %105 = load i64, ptr %9, align 8
  %106 = getelementptr inbounds nuw double, ptr addrspace(1) %104, i64 %105
  %107 = load double, ptr addrspace(1) %106, align 8
  %108 = fptrunc double %107 to float
  %109 = load ptr addrspace(1), ptr %5, align 8
  %110 = load i64, ptr %9, align 8
  %111 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4
  %113 = fsub float %108, %112
  %114 = load ptr addrspace(1), ptr %8, align 8
  %115 = load i64, ptr %10, align 8
  %116 = mul i64 2, %115
  %117 = load i64, ptr %9, align 8
  %118 = add i64 %116, %117
  %119 = getelementptr inbounds nuw float, ptr addrspace(1) %114, i64 %118
  store float %113, ptr addrspace(1) %119, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4sqrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"double*", !"double2*", !"int"}
!6 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!7 = !{!"const", !"", !""}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"double*", !"double*", !"double2*"}
!10 = !{!"double*", !"double*", !"double __attribute__((ext_vector_type(2)))*"}
!11 = !{!"const", !"const", !""}
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"double4*", !"double4*", !"double", !"int"}
!15 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"double", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{i32 1, i32 1, i32 1, i32 1}
!18 = !{!"float*", !"double*", !"double*", !"float*"}
!19 = !{!"const", !"const", !"", !""}
