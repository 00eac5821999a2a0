; ModuleID = 'convert_to_float.cl'
source_filename = "convert_to_float.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @from_integers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_from_integers(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_from_integers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8
  store i64 %15, ptr %9, align 8
  %16 = load i64, ptr %9, align 8
  %17 = call spir_func float @_Z13convert_floatl(i64 noundef %16) #3
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %22
  store float %17, ptr addrspace(1) %23, align 4
  %24 = load i64, ptr %9, align 8
  %25 = trunc i64 %24 to i32
  %26 = call spir_func float @_Z17convert_float_rtei(i32 noundef %25) #3
  %27 = load ptr addrspace(1), ptr %5, align 8
  %28 = load i64, ptr %8, align 8
  %29 = mul i64 1, %28
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %29, %30
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %31
  store float %26, ptr addrspace(1) %32, align 4
  %33 = load i64, ptr %9, align 8
  %34 = trunc i64 %33 to i32
  %35 = call spir_func float @_Z13convert_floatj(i32 noundef %34) #3
  %36 = load ptr addrspace(1), ptr %5, align 8
  %37 = load i64, ptr %8, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %7, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %40
  store float %35, ptr addrspace(1) %41, align 4
  %42 = load i64, ptr %9, align 8
  %43 = call spir_func float @_Z13convert_floatm(i64 noundef %42) #3
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i64, ptr %8, align 8
  %46 = mul i64 3, %45
  %47 = load i64, ptr %7, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %44, i64 %48
  store float %43, ptr addrspace(1) %49, align 4
  %50 = load i64, ptr %9, align 8
  %51 = trunc i64 %50 to i8
  %52 = call spir_func float @_Z13convert_floatc(i8 noundef signext %51) #3
  %53 = load i64, ptr %9, align 8
  %54 = trunc i64 %53 to i8
  %55 = call spir_func float @_Z13convert_floath(i8 noundef zeroext %54) #3
  %56 = fadd float %52, %55
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i64, ptr %8, align 8
  %59 = mul i64 4, %58
  %60 = load i64, ptr %7, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %57, i64 %61
  store float %56, ptr addrspace(1) %62, align 4
  %63 = load i64, ptr %9, align 8
  %64 = trunc i64 %63 to i16
  %65 = call spir_func float @_Z13convert_floats(i16 noundef signext %64) #3
  %66 = load i64, ptr %9, align 8
  %67 = trunc i64 %66 to i16
  %68 = call spir_func float @_Z13convert_floatt(i16 noundef zeroext %67) #3
  %69 = fsub float %65, %68
  %70 = load ptr addrspace(1), ptr %5, align 8
  %71 = load i64, ptr %8, align 8
  %72 = mul i64 5, %71
  %73 = load i64, ptr %7, align 8
  %74 = add i64 %72, %73
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %74
  store float %69, ptr addrspace(1) %75, align 4
  %76 = load i64, ptr %9, align 8
  %77 = call spir_func double @_Z14convert_doublel(i64 noundef %76) #3
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i64, ptr %8, align 8
  %80 = mul i64 0, %79
  %81 = load i64, ptr %7, align 8
  %82 = add i64 %80, %81
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %78, i64 %82
  store double %77, ptr addrspace(1) %83, align 8
  %84 = load i64, ptr %9, align 8
  %85 = call spir_func double @_Z14convert_doublem(i64 noundef %84) #3
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i64, ptr %8, align 8
  %88 = mul i64 1, %87
  %89 = load i64, ptr %7, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw double, ptr addrspace(1) %86, i64 %90
  store double %85, ptr addrspace(1) %91, align 8
  %92 = load i64, ptr %9, align 8
  %93 = trunc i64 %92 to i32
  %94 = call spir_func double @_Z14convert_doublei(i32 noundef %93) #3
  %95 = load i64, ptr %9, align 8
  %96 = trunc i64 %95 to i32
  %97 = call spir_func double @_Z14convert_doublej(i32 noundef %96) #3
  %98 = fadd double %94, %97
  %99 = load ptr addrspace(1), ptr %6, align 8
  %100 = load i64, ptr %8, align 8
  %101 = mul i64 2, %100
  %102 = load i64, ptr %7, align 8
  %103 = add i64 %101, %102
  %104 = getelementptr inbounds nuw double, ptr addrspace(1) %99, i64 %103
  store double %98, ptr addrspace(1) %104, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @modes_from_integers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_modes_from_integers(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_modes_from_integers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = call spir_func float @_Z17convert_float_rtzi(i32 noundef %14) #3
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = mul i64 0, %17
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %20
  store float %15, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call spir_func float @_Z17convert_float_rtpi(i32 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 1, %25
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %28
  store float %23, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %7, align 4
  %31 = call spir_func float @_Z17convert_float_rtni(i32 noundef %30) #3
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 2, %33
  %35 = load i64, ptr %5, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %36
  store float %31, ptr addrspace(1) %37, align 4
  %38 = load i32, ptr %7, align 4
  %39 = call spir_func float @_Z17convert_float_rtzj(i32 noundef %38) #3
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i64, ptr %6, align 8
  %42 = mul i64 3, %41
  %43 = load i64, ptr %5, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %44
  store float %39, ptr addrspace(1) %45, align 4
  %46 = load i32, ptr %7, align 4
  %47 = call spir_func float @_Z17convert_float_rtpj(i32 noundef %46) #3
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
define spir_kernel void @narrow_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_narrow_double(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 2 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_narrow_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw double, ptr addrspace(1) %12, i64 %13
  %15 = load double, ptr addrspace(1) %14, align 8
  store double %15, ptr %9, align 8
  %16 = load double, ptr %9, align 8
  %17 = call spir_func float @_Z13convert_floatd(double noundef %16) #3
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %22
  store float %17, ptr addrspace(1) %23, align 4
  %24 = load double, ptr %9, align 8
  %25 = call spir_func float @_Z17convert_float_rted(double noundef %24) #3
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i64 %30
  store float %25, ptr addrspace(1) %31, align 4
  %32 = load double, ptr %9, align 8
  %33 = call spir_func float @_Z17convert_float_rtzd(double noundef %32) #3
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %38
  store float %33, ptr addrspace(1) %39, align 4
  %40 = load double, ptr %9, align 8
  %41 = call spir_func float @_Z17convert_float_rtpd(double noundef %40) #3
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 3, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %46
  store float %41, ptr addrspace(1) %47, align 4
  %48 = load double, ptr %9, align 8
  %49 = call spir_func float @_Z17convert_float_rtnd(double noundef %48) #3
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %8, align 8
  %52 = mul i64 4, %51
  %53 = load i64, ptr %7, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %54
  store float %49, ptr addrspace(1) %55, align 4
  %56 = load double, ptr %9, align 8
  %57 = fptrunc double %56 to float
  %58 = call spir_func half @_Z12convert_halff(float noundef %57) #3
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = load i64, ptr %8, align 8
  %61 = mul i64 0, %60
  %62 = load i64, ptr %7, align 8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw half, ptr addrspace(1) %59, i64 %63
  store half %58, ptr addrspace(1) %64, align 2
  %65 = load double, ptr %9, align 8
  %66 = fptrunc double %65 to float
  %67 = call spir_func half @_Z16convert_half_rtzf(float noundef %66) #3
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 1, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw half, ptr addrspace(1) %68, i64 %72
  store half %67, ptr addrspace(1) %73, align 2
  %74 = load double, ptr %9, align 8
  %75 = fptrunc double %74 to float
  %76 = call spir_func half @_Z16convert_half_rtpf(float noundef %75) #3
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i64, ptr %8, align 8
  %79 = mul i64 2, %78
  %80 = load i64, ptr %7, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw half, ptr addrspace(1) %77, i64 %81
  store half %76, ptr addrspace(1) %82, align 2
  %83 = load double, ptr %9, align 8
  %84 = fptrunc double %83 to float
  %85 = call spir_func half @_Z16convert_half_rtnf(float noundef %84) #3
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i64, ptr %8, align 8
  %88 = mul i64 3, %87
  %89 = load i64, ptr %7, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw half, ptr addrspace(1) %86, i64 %90
  store half %85, ptr addrspace(1) %91, align 2
  %92 = load double, ptr %9, align 8
  %93 = call spir_func half @_Z12convert_halfd(double noundef %92) #3
  %94 = load ptr addrspace(1), ptr %6, align 8
  %95 = load i64, ptr %8, align 8
  %96 = mul i64 4, %95
  %97 = load i64, ptr %7, align 8
  %98 = add i64 %96, %97
  %99 = getelementptr inbounds nuw half, ptr addrspace(1) %94, i64 %98
  store half %93, ptr addrspace(1) %99, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @same_and_back(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  call spir_func void @__clang_ocl_kern_imp_same_and_back(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 32 %11, ptr addrspace(1) noundef align 8 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_same_and_back(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16
  store <4 x float> %15, ptr %10, align 16
  %16 = load <4 x float>, ptr %10, align 16
  %17 = call spir_func <4 x float> @_Z14convert_float4Dv4_f(<4 x float> noundef %16) #3
  %18 = load <4 x float>, ptr %10, align 16
  %19 = call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %18) #3
  %20 = call spir_func <4 x float> @_Z14convert_float4Dv4_d(<4 x double> noundef %19) #3
  %21 = fadd <4 x float> %17, %20
  %22 = load <4 x float>, ptr %10, align 16
  %23 = call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %22) #3
  %24 = call spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef %23) #3
  %25 = fadd <4 x float> %21, %24
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %27
  store <4 x float> %25, ptr addrspace(1) %28, align 16
  %29 = load <4 x float>, ptr %10, align 16
  %30 = call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %29) #3
  %31 = fmul <4 x double> %30, splat (double 3.000000e+00)
  %32 = load ptr addrspace(1), ptr %7, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %32, i64 %33
  store <4 x double> %31, ptr addrspace(1) %34, align 32
  %35 = load <4 x float>, ptr %10, align 16
  %36 = call spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> noundef %35) #3
  %37 = load <4 x float>, ptr %10, align 16
  %38 = call spir_func <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %37) #3
  %39 = call spir_func <4 x half> @_Z13convert_half4Dv4_s(<4 x i16> noundef %38) #3
  %40 = fadd <4 x half> %36, %39
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = load i64, ptr %9, align 8
  %43 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %41, i64 %42
  store <4 x half> %40, ptr addrspace(1) %43, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtei(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatc(i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floath(i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floats(i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatt(i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublel(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublem(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublei(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z14convert_doublej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtni(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtzf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z16convert_half_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z12convert_halfd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_d(<4 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z17convert_half4_rtzDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_s(<4 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) #1

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
!5 = !{!"long*", !"float*", !"double*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!"double*", !"float*", !"half*"}
!12 = !{i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"double4*", !"half4*"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"", !"", !""}
