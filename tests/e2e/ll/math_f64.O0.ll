; ModuleID = 'math_f64.cl'
source_filename = "math_f64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @unary_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_unary_f64(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_unary_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %10, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8
  store double %13, ptr %7, align 8
  %14 = load double, ptr %7, align 8
  %15 = call spir_func double @_Z3sind(double noundef %14) #4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %16, i64 %20
  store double %15, ptr addrspace(1) %21, align 8
  %22 = load double, ptr %7, align 8
  %23 = call spir_func double @_Z3cosd(double noundef %22) #4
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw double, ptr addrspace(1) %24, i64 %28
  store double %23, ptr addrspace(1) %29, align 8
  %30 = load double, ptr %7, align 8
  %31 = call spir_func double @_Z3tand(double noundef %30) #4
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %32, i64 %36
  store double %31, ptr addrspace(1) %37, align 8
  %38 = load double, ptr %7, align 8
  %39 = call spir_func double @_Z4atand(double noundef %38) #4
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw double, ptr addrspace(1) %40, i64 %44
  store double %39, ptr addrspace(1) %45, align 8
  %46 = load double, ptr %7, align 8
  %47 = call spir_func double @_Z3expd(double noundef %46) #4
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %6, align 8
  %50 = mul i64 4, %49
  %51 = load i64, ptr %5, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw double, ptr addrspace(1) %48, i64 %52
  store double %47, ptr addrspace(1) %53, align 8
  %54 = load double, ptr %7, align 8
  %55 = call spir_func double @_Z4exp2d(double noundef %54) #4
  %56 = load ptr addrspace(1), ptr %4, align 8
  %57 = load i64, ptr %6, align 8
  %58 = mul i64 5, %57
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw double, ptr addrspace(1) %56, i64 %60
  store double %55, ptr addrspace(1) %61, align 8
  %62 = load double, ptr %7, align 8
  %63 = call spir_func double @_Z4fabsd(double noundef %62) #4
  %64 = call spir_func double @_Z3logd(double noundef %63) #4
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i64, ptr %6, align 8
  %67 = mul i64 6, %66
  %68 = load i64, ptr %5, align 8
  %69 = add i64 %67, %68
  %70 = getelementptr inbounds nuw double, ptr addrspace(1) %65, i64 %69
  store double %64, ptr addrspace(1) %70, align 8
  %71 = load double, ptr %7, align 8
  %72 = call spir_func double @_Z4fabsd(double noundef %71) #4
  %73 = call spir_func double @_Z5log1pd(double noundef %72) #4
  %74 = load ptr addrspace(1), ptr %4, align 8
  %75 = load i64, ptr %6, align 8
  %76 = mul i64 7, %75
  %77 = load i64, ptr %5, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw double, ptr addrspace(1) %74, i64 %78
  store double %73, ptr addrspace(1) %79, align 8
  %80 = load double, ptr %7, align 8
  %81 = call spir_func double @_Z4cbrtd(double noundef %80) #4
  %82 = load ptr addrspace(1), ptr %4, align 8
  %83 = load i64, ptr %6, align 8
  %84 = mul i64 8, %83
  %85 = load i64, ptr %5, align 8
  %86 = add i64 %84, %85
  %87 = getelementptr inbounds nuw double, ptr addrspace(1) %82, i64 %86
  store double %81, ptr addrspace(1) %87, align 8
  %88 = load double, ptr %7, align 8
  %89 = call spir_func double @_Z4fabsd(double noundef %88) #4
  %90 = call spir_func double @_Z4sqrtd(double noundef %89) #4
  %91 = load ptr addrspace(1), ptr %4, align 8
  %92 = load i64, ptr %6, align 8
  %93 = mul i64 9, %92
  %94 = load i64, ptr %5, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw double, ptr addrspace(1) %91, i64 %95
  store double %90, ptr addrspace(1) %96, align 8
  %97 = load double, ptr %7, align 8
  %98 = call spir_func double @_Z4fabsd(double noundef %97) #4
  %99 = call spir_func double @_Z5rsqrtd(double noundef %98) #4
  %100 = load ptr addrspace(1), ptr %4, align 8
  %101 = load i64, ptr %6, align 8
  %102 = mul i64 10, %101
  %103 = load i64, ptr %5, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw double, ptr addrspace(1) %100, i64 %104
  store double %99, ptr addrspace(1) %105, align 8
  %106 = load double, ptr %7, align 8
  %107 = call spir_func double @_Z4tanhd(double noundef %106) #4
  %108 = load ptr addrspace(1), ptr %4, align 8
  %109 = load i64, ptr %6, align 8
  %110 = mul i64 11, %109
  %111 = load i64, ptr %5, align 8
  %112 = add i64 %110, %111
  %113 = getelementptr inbounds nuw double, ptr addrspace(1) %108, i64 %112
  store double %107, ptr addrspace(1) %113, align 8
  %114 = load double, ptr %7, align 8
  %115 = call spir_func double @_Z4rintd(double noundef %114) #4
  %116 = load ptr addrspace(1), ptr %4, align 8
  %117 = load i64, ptr %6, align 8
  %118 = mul i64 12, %117
  %119 = load i64, ptr %5, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw double, ptr addrspace(1) %116, i64 %120
  store double %115, ptr addrspace(1) %121, align 8
  %122 = load double, ptr %7, align 8
  %123 = fdiv double 1.000000e+00, %122
  %124 = load ptr addrspace(1), ptr %4, align 8
  %125 = load i64, ptr %6, align 8
  %126 = mul i64 13, %125
  %127 = load i64, ptr %5, align 8
  %128 = add i64 %126, %127
  %129 = getelementptr inbounds nuw double, ptr addrspace(1) %124, i64 %128
  store double %123, ptr addrspace(1) %129, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @binary_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_binary_f64(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 8 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_binary_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %13, ptr %9, align 8
  %14 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %14, ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %15, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8
  store double %18, ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %19, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8
  store double %22, ptr %12, align 8
  %23 = load double, ptr %11, align 8
  %24 = call spir_func double @_Z4fabsd(double noundef %23) #4
  %25 = load double, ptr %12, align 8
  %26 = call spir_func double @_Z3powdd(double noundef %24, double noundef %25) #4
  %27 = load ptr addrspace(1), ptr %8, align 8
  %28 = load i64, ptr %10, align 8
  %29 = mul i64 0, %28
  %30 = load i64, ptr %9, align 8
  %31 = add i64 %29, %30
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %27, i64 %31
  store double %26, ptr addrspace(1) %32, align 8
  %33 = load double, ptr %11, align 8
  %34 = load ptr addrspace(1), ptr %7, align 8
  %35 = load i64, ptr %9, align 8
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = call spir_func double @_Z4powndi(double noundef %33, i32 noundef %37) #4
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = load i64, ptr %10, align 8
  %41 = mul i64 1, %40
  %42 = load i64, ptr %9, align 8
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw double, ptr addrspace(1) %39, i64 %43
  store double %38, ptr addrspace(1) %44, align 8
  %45 = load double, ptr %11, align 8
  %46 = load double, ptr %12, align 8
  %47 = call spir_func double @_Z5atan2dd(double noundef %45, double noundef %46) #4
  %48 = load ptr addrspace(1), ptr %8, align 8
  %49 = load i64, ptr %10, align 8
  %50 = mul i64 2, %49
  %51 = load i64, ptr %9, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw double, ptr addrspace(1) %48, i64 %52
  store double %47, ptr addrspace(1) %53, align 8
  %54 = load double, ptr %11, align 8
  %55 = load double, ptr %12, align 8
  %56 = call spir_func double @_Z5hypotdd(double noundef %54, double noundef %55) #4
  %57 = load ptr addrspace(1), ptr %8, align 8
  %58 = load i64, ptr %10, align 8
  %59 = mul i64 3, %58
  %60 = load i64, ptr %9, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %57, i64 %61
  store double %56, ptr addrspace(1) %62, align 8
  %63 = load double, ptr %11, align 8
  %64 = load double, ptr %12, align 8
  %65 = call spir_func double @_Z4fmoddd(double noundef %63, double noundef %64) #4
  %66 = load ptr addrspace(1), ptr %8, align 8
  %67 = load i64, ptr %10, align 8
  %68 = mul i64 4, %67
  %69 = load i64, ptr %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw double, ptr addrspace(1) %66, i64 %70
  store double %65, ptr addrspace(1) %71, align 8
  %72 = load double, ptr %11, align 8
  %73 = load ptr addrspace(1), ptr %7, align 8
  %74 = load i64, ptr %9, align 8
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  %77 = call spir_func double @_Z5ldexpdi(double noundef %72, i32 noundef %76) #4
  %78 = load ptr addrspace(1), ptr %8, align 8
  %79 = load i64, ptr %10, align 8
  %80 = mul i64 5, %79
  %81 = load i64, ptr %9, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %78, i64 %82
  store double %77, ptr addrspace(1) %83, align 8
  %84 = load double, ptr %11, align 8
  %85 = load double, ptr %12, align 8
  %86 = call spir_func double @_Z4fmaxdd(double noundef %84, double noundef %85) #4
  %87 = load ptr addrspace(1), ptr %8, align 8
  %88 = load i64, ptr %10, align 8
  %89 = mul i64 6, %88
  %90 = load i64, ptr %9, align 8
  %91 = add i64 %89, %90
  %92 = getelementptr inbounds nuw double, ptr addrspace(1) %87, i64 %91
  store double %86, ptr addrspace(1) %92, align 8
  %93 = load double, ptr %11, align 8
  %94 = load double, ptr %12, align 8
  %95 = call spir_func double @_Z9nextafterdd(double noundef %93, double noundef %94) #4
  %96 = load ptr addrspace(1), ptr %8, align 8
  %97 = load i64, ptr %10, align 8
  %98 = mul i64 7, %97
  %99 = load i64, ptr %9, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw double, ptr addrspace(1) %96, i64 %100
  store double %95, ptr addrspace(1) %101, align 8
  %102 = load double, ptr %11, align 8
  %103 = call spir_func double @_Z4fabsd(double noundef %102) #4
  %104 = call spir_func double @_Z5rootndi(double noundef %103, i32 noundef 3) #4
  %105 = load ptr addrspace(1), ptr %8, align 8
  %106 = load i64, ptr %10, align 8
  %107 = mul i64 8, %106
  %108 = load i64, ptr %9, align 8
  %109 = add i64 %107, %108
  %110 = getelementptr inbounds nuw double, ptr addrspace(1) %105, i64 %109
  store double %104, ptr addrspace(1) %110, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @parts_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  call spir_func void @__clang_ocl_kern_imp_parts_f64(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 8 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_parts_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %12, ptr %9, align 8
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x double>, ptr addrspace(1) %15, align 16
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = call spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> noundef %16, ptr addrspace(4) noundef %17) #5
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %19, i64 %20
  %22 = load <2 x double>, ptr addrspace(1) %21, align 16
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = call spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> noundef %22, ptr addrspace(4) noundef %23) #5
  %25 = fadd <2 x double> %18, %24
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %26, i64 %27
  store <2 x double> %25, ptr addrspace(1) %28, align 16
  %29 = load <2 x double>, ptr %10, align 16
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i64, ptr %9, align 8
  %32 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %30, i64 %31
  store <2 x double> %29, ptr addrspace(1) %32, align 16
  %33 = load <2 x i32>, ptr %11, align 8
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %9, align 8
  %36 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %34, i64 %35
  %37 = load <2 x double>, ptr addrspace(1) %36, align 16
  %38 = call spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> noundef %37) #4
  %39 = add <2 x i32> %33, %38
  %40 = load ptr addrspace(1), ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %40, i64 %41
  store <2 x i32> %39, ptr addrspace(1) %42, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @quadratic_roots(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_quadratic_roots(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_quadratic_roots(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %15, ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %16, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8
  %20 = fmul double -5.000000e-01, %19
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %21, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8
  %25 = fdiv double %20, %24
  store double %25, ptr %10, align 8
  %26 = load ptr addrspace(1), ptr %7, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %26, i64 %27
  %29 = load double, ptr addrspace(1) %28, align 8
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %9, align 8
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %30, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 8
  %34 = fdiv double %29, %33
  store double %34, ptr %11, align 8
  %35 = load double, ptr %10, align 8
  %36 = load double, ptr %10, align 8
  %37 = load double, ptr %11, align 8
  %38 = fneg double %37
  %39 = call spir_func double @_Z3fmaddd(double noundef %35, double noundef %36, double noundef %38) #4
  %40 = call spir_func double @_Z4sqrtd(double noundef %39) #4
  store double %40, ptr %12, align 8
  %41 = load double, ptr %10, align 8
  %42 = load double, ptr %12, align 8
  %43 = load double, ptr %10, align 8
  %44 = call spir_func double @_Z8copysigndd(double noundef %42, double noundef %43) #4
  %45 = fadd double %41, %44
  store double %45, ptr %13, align 8
  %46 = load double, ptr %13, align 8
  %47 = insertelement <2 x double> poison, double %46, i32 0
  %48 = load double, ptr %11, align 8
  %49 = load double, ptr %13, align 8
  %50 = fdiv double %48, %49
  %51 = insertelement <2 x double> %47, double %50, i32 1
  store <2 x double> %51, ptr %14, align 16
  %52 = load <2 x double>, ptr %14, align 16
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = load i64, ptr %9, align 8
  %55 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %53, i64 %54
  store <2 x double> %52, ptr addrspace(1) %55, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3sind(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3cosd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3tand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4atand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3expd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4exp2d(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3logd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fabsd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5log1pd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4cbrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4sqrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5rsqrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4tanhd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4rintd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3powdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4powndi(double noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5atan2dd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5hypotdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fmoddd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5ldexpdi(double noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fmaxdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z9nextafterdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5rootndi(double noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z8copysigndd(double noundef, double noundef) #1

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
!5 = !{!"double*", !"double*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"double*", !"double*", !"int*", !"double*"}
!10 = !{!"const", !"const", !"const", !""}
!11 = !{!"double2*", !"double2*", !"double2*", !"int2*"}
!12 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!"double*", !"double*", !"double*", !"double2*"}
!15 = !{!"double*", !"double*", !"double*", !"double __attribute__((ext_vector_type(2)))*"}
