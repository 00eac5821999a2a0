; ModuleID = 'relational_scalar.cl'
source_filename = "relational_scalar.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @compare_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_compare_f32(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_compare_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %22 = load float, ptr %10, align 4
  %23 = call spir_func i32 @_Z7isequalff(float noundef %21, float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 0, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %28
  store i32 %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %9, align 4
  %31 = load float, ptr %10, align 4
  %32 = call spir_func i32 @_Z10isnotequalff(float noundef %30, float noundef %31) #3
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 1, %34
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %37
  store i32 %32, ptr addrspace(1) %38, align 4
  %39 = load float, ptr %9, align 4
  %40 = load float, ptr %10, align 4
  %41 = call spir_func i32 @_Z9isgreaterff(float noundef %39, float noundef %40) #3
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 2, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load float, ptr %9, align 4
  %49 = load float, ptr %10, align 4
  %50 = call spir_func i32 @_Z14isgreaterequalff(float noundef %48, float noundef %49) #3
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i64, ptr %8, align 8
  %53 = mul i64 3, %52
  %54 = load i64, ptr %7, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %55
  store i32 %50, ptr addrspace(1) %56, align 4
  %57 = load float, ptr %9, align 4
  %58 = load float, ptr %10, align 4
  %59 = call spir_func i32 @_Z6islessff(float noundef %57, float noundef %58) #3
  %60 = load ptr addrspace(1), ptr %6, align 8
  %61 = load i64, ptr %8, align 8
  %62 = mul i64 4, %61
  %63 = load i64, ptr %7, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %64
  store i32 %59, ptr addrspace(1) %65, align 4
  %66 = load float, ptr %9, align 4
  %67 = load float, ptr %10, align 4
  %68 = call spir_func i32 @_Z11islessequalff(float noundef %66, float noundef %67) #3
  %69 = load ptr addrspace(1), ptr %6, align 8
  %70 = load i64, ptr %8, align 8
  %71 = mul i64 5, %70
  %72 = load i64, ptr %7, align 8
  %73 = add i64 %71, %72
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %73
  store i32 %68, ptr addrspace(1) %74, align 4
  %75 = load float, ptr %9, align 4
  %76 = load float, ptr %10, align 4
  %77 = call spir_func i32 @_Z13islessgreaterff(float noundef %75, float noundef %76) #3
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i64, ptr %8, align 8
  %80 = mul i64 6, %79
  %81 = load i64, ptr %7, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %82
  store i32 %77, ptr addrspace(1) %83, align 4
  %84 = load float, ptr %9, align 4
  %85 = load float, ptr %10, align 4
  %86 = call spir_func i32 @_Z9isorderedff(float noundef %84, float noundef %85) #3
  %87 = load ptr addrspace(1), ptr %6, align 8
  %88 = load i64, ptr %8, align 8
  %89 = mul i64 7, %88
  %90 = load i64, ptr %7, align 8
  %91 = add i64 %89, %90
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %87, i64 %91
  store i32 %86, ptr addrspace(1) %92, align 4
  %93 = load float, ptr %9, align 4
  %94 = load float, ptr %10, align 4
  %95 = call spir_func i32 @_Z11isunorderedff(float noundef %93, float noundef %94) #3
  %96 = load ptr addrspace(1), ptr %6, align 8
  %97 = load i64, ptr %8, align 8
  %98 = mul i64 8, %97
  %99 = load i64, ptr %7, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %96, i64 %100
  store i32 %95, ptr addrspace(1) %101, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @classify_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_classify_f32(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_classify_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %15 = call spir_func i32 @_Z8isfinitef(float noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %20
  store i32 %15, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = call spir_func i32 @_Z5isinff(float noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %28
  store i32 %23, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %7, align 4
  %31 = call spir_func i32 @_Z5isnanf(float noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %36
  store i32 %31, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %7, align 4
  %39 = call spir_func i32 @_Z8isnormalf(float noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  store i32 %39, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %7, align 4
  %47 = call spir_func i32 @_Z7signbitf(float noundef %46) #3
  %48 = icmp ne i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = load ptr addrspace(1), ptr %4, align 8
  %51 = load i64, ptr %6, align 8
  %52 = mul i64 4, %51
  %53 = load i64, ptr %5, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %54
  store i32 %49, ptr addrspace(1) %55, align 4
  %56 = load float, ptr %7, align 4
  %57 = load float, ptr %7, align 4
  %58 = fcmp une float %56, %57
  %59 = zext i1 %58 to i32
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = load i64, ptr %6, align 8
  %62 = mul i64 5, %61
  %63 = load i64, ptr %5, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %64
  store i32 %59, ptr addrspace(1) %65, align 4
  %66 = load float, ptr %7, align 4
  %67 = fcmp olt float %66, 1.000000e+00
  %68 = xor i1 %67, true
  %69 = zext i1 %68 to i32
  %70 = load ptr addrspace(1), ptr %4, align 8
  %71 = load i64, ptr %6, align 8
  %72 = mul i64 6, %71
  %73 = load i64, ptr %5, align 8
  %74 = add i64 %72, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %70, i64 %74
  store i32 %69, ptr addrspace(1) %75, align 4
  %76 = load float, ptr %7, align 4
  %77 = fcmp ogt float %76, 0.000000e+00
  %78 = zext i1 %77 to i32
  %79 = load float, ptr %7, align 4
  %80 = fcmp olt float %79, 0.000000e+00
  %81 = zext i1 %80 to i32
  %82 = sub nsw i32 %78, %81
  %83 = load ptr addrspace(1), ptr %4, align 8
  %84 = load i64, ptr %6, align 8
  %85 = mul i64 7, %84
  %86 = load i64, ptr %5, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %87
  store i32 %82, ptr addrspace(1) %88, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @relations_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_relations_f64(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_relations_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %7, align 8
  %12 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %12, ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %13, i64 %14
  %16 = load double, ptr addrspace(1) %15, align 8
  store double %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %17, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8
  store double %20, ptr %10, align 8
  %21 = load double, ptr %9, align 8
  %22 = load double, ptr %10, align 8
  %23 = call spir_func i32 @_Z7isequaldd(double noundef %21, double noundef %22) #3
  %24 = load ptr addrspace(1), ptr %6, align 8
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 0, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %28
  store i32 %23, ptr addrspace(1) %29, align 4
  %30 = load double, ptr %9, align 8
  %31 = load double, ptr %10, align 8
  %32 = call spir_func i32 @_Z6islessdd(double noundef %30, double noundef %31) #3
  %33 = load double, ptr %9, align 8
  %34 = load double, ptr %10, align 8
  %35 = call spir_func i32 @_Z9isgreaterdd(double noundef %33, double noundef %34) #3
  %36 = shl i32 %35, 1
  %37 = or i32 %32, %36
  %38 = load ptr addrspace(1), ptr %6, align 8
  %39 = load i64, ptr %8, align 8
  %40 = mul i64 1, %39
  %41 = load i64, ptr %7, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load double, ptr %9, align 8
  %45 = load double, ptr %10, align 8
  %46 = call spir_func i32 @_Z11isunordereddd(double noundef %44, double noundef %45) #3
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = load i64, ptr %8, align 8
  %49 = mul i64 2, %48
  %50 = load i64, ptr %7, align 8
  %51 = add i64 %49, %50
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %51
  store i32 %46, ptr addrspace(1) %52, align 4
  %53 = load double, ptr %9, align 8
  %54 = call spir_func i32 @_Z5isnand(double noundef %53) #3
  %55 = load double, ptr %9, align 8
  %56 = call spir_func i32 @_Z5isinfd(double noundef %55) #3
  %57 = shl i32 %56, 1
  %58 = or i32 %54, %57
  %59 = load double, ptr %9, align 8
  %60 = call spir_func i32 @_Z8isfinited(double noundef %59) #3
  %61 = shl i32 %60, 2
  %62 = or i32 %58, %61
  %63 = load double, ptr %9, align 8
  %64 = call spir_func i32 @_Z8isnormald(double noundef %63) #3
  %65 = shl i32 %64, 3
  %66 = or i32 %62, %65
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = load i64, ptr %8, align 8
  %69 = mul i64 3, %68
  %70 = load i64, ptr %7, align 8
  %71 = add i64 %69, %70
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %71
  store i32 %66, ptr addrspace(1) %72, align 4
  %73 = load double, ptr %9, align 8
  %74 = load double, ptr %10, align 8
  %75 = fcmp ole double %73, %74
  %76 = zext i1 %75 to i32
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i64, ptr %8, align 8
  %79 = mul i64 4, %78
  %80 = load i64, ptr %7, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  %83 = load double, ptr %9, align 8
  %84 = load double, ptr %10, align 8
  %85 = call spir_func i32 @_Z13islessgreaterdd(double noundef %83, double noundef %84) #3
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i64, ptr %8, align 8
  %88 = mul i64 5, %87
  %89 = load i64, ptr %7, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %90
  store i32 %85, ptr addrspace(1) %91, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequaldd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunordereddd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterdd(double noundef, double noundef) #1

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
!5 = !{!"float*", !"float*", !"int*"}
!6 = !{!"const", !"const", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"double*", !"double*", !"int*"}
