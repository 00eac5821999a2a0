; ModuleID = 'convert_float_int.cl'
source_filename = "convert_float_int.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @modes_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_modes_int(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_modes_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  store float %15, ptr %9, align 4
  %16 = load float, ptr %9, align 4
  %17 = call spir_func i32 @_Z11convert_intf(float noundef %16) #3
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = load float, ptr %9, align 4
  %25 = call spir_func i32 @_Z15convert_int_rtef(float noundef %24) #3
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load float, ptr %9, align 4
  %33 = call spir_func i32 @_Z15convert_int_rtzf(float noundef %32) #3
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38
  store i32 %33, ptr addrspace(1) %39, align 4
  %40 = load float, ptr %9, align 4
  %41 = call spir_func i32 @_Z15convert_int_rtpf(float noundef %40) #3
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 3, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load float, ptr %9, align 4
  %49 = call spir_func i32 @_Z15convert_int_rtnf(float noundef %48) #3
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %8, align 8
  %52 = mul i64 4, %51
  %53 = load i64, ptr %7, align 8
  %54 = add i64 %52, %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %54
  store i32 %49, ptr addrspace(1) %55, align 4
  %56 = load float, ptr %9, align 4
  %57 = call spir_func float @_Z4fabsf(float noundef %56) #3
  %58 = call spir_func i32 @_Z12convert_uintf(float noundef %57) #3
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = load i64, ptr %8, align 8
  %61 = mul i64 0, %60
  %62 = load i64, ptr %7, align 8
  %63 = add i64 %61, %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %59, i64 %63
  store i32 %58, ptr addrspace(1) %64, align 4
  %65 = load float, ptr %9, align 4
  %66 = call spir_func float @_Z4fabsf(float noundef %65) #3
  %67 = call spir_func i32 @_Z16convert_uint_rtef(float noundef %66) #3
  %68 = load ptr addrspace(1), ptr %6, align 8
  %69 = load i64, ptr %8, align 8
  %70 = mul i64 1, %69
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %72
  store i32 %67, ptr addrspace(1) %73, align 4
  %74 = load float, ptr %9, align 4
  %75 = call spir_func float @_Z4fabsf(float noundef %74) #3
  %76 = call spir_func i32 @_Z16convert_uint_rtpf(float noundef %75) #3
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i64, ptr %8, align 8
  %79 = mul i64 2, %78
  %80 = load i64, ptr %7, align 8
  %81 = add i64 %79, %80
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  %83 = load float, ptr %9, align 4
  %84 = call spir_func float @_Z4fabsf(float noundef %83) #3
  %85 = call spir_func i32 @_Z16convert_uint_rtnf(float noundef %84) #3
  %86 = load ptr addrspace(1), ptr %6, align 8
  %87 = load i64, ptr %8, align 8
  %88 = mul i64 3, %87
  %89 = load i64, ptr %7, align 8
  %90 = add i64 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %90
  store i32 %85, ptr addrspace(1) %91, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @saturating_small(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_saturating_small(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 2 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_saturating_small(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %9, align 8
  %13 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %13, ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %9, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  store float %17, ptr %11, align 4
  %18 = load float, ptr %11, align 4
  %19 = call spir_func signext i8 @_Z16convert_char_satf(float noundef %18) #3
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul i64 0, %21
  %23 = load i64, ptr %9, align 8
  %24 = add i64 %22, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %24
  store i8 %19, ptr addrspace(1) %25, align 1
  %26 = load float, ptr %11, align 4
  %27 = call spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef %26) #3
  %28 = load ptr addrspace(1), ptr %6, align 8
  %29 = load i64, ptr %10, align 8
  %30 = mul i64 1, %29
  %31 = load i64, ptr %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 %32
  store i8 %27, ptr addrspace(1) %33, align 1
  %34 = load float, ptr %11, align 4
  %35 = call spir_func signext i8 @_Z20convert_char_sat_rtpf(float noundef %34) #3
  %36 = load ptr addrspace(1), ptr %6, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul i64 2, %37
  %39 = load i64, ptr %9, align 8
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 %40
  store i8 %35, ptr addrspace(1) %41, align 1
  %42 = load float, ptr %11, align 4
  %43 = call spir_func signext i8 @_Z20convert_char_sat_rtnf(float noundef %42) #3
  %44 = load ptr addrspace(1), ptr %6, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul i64 3, %45
  %47 = load i64, ptr %9, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 %48
  store i8 %43, ptr addrspace(1) %49, align 1
  %50 = load float, ptr %11, align 4
  %51 = call spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef %50) #3
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = load i64, ptr %10, align 8
  %54 = mul i64 0, %53
  %55 = load i64, ptr %9, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 %56
  store i8 %51, ptr addrspace(1) %57, align 1
  %58 = load float, ptr %11, align 4
  %59 = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %58) #3
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = load i64, ptr %10, align 8
  %62 = mul i64 1, %61
  %63 = load i64, ptr %9, align 8
  %64 = add i64 %62, %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 %64
  store i8 %59, ptr addrspace(1) %65, align 1
  %66 = load float, ptr %11, align 4
  %67 = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtpf(float noundef %66) #3
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = load i64, ptr %10, align 8
  %70 = mul i64 2, %69
  %71 = load i64, ptr %9, align 8
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 %72
  store i8 %67, ptr addrspace(1) %73, align 1
  %74 = load float, ptr %11, align 4
  %75 = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtnf(float noundef %74) #3
  %76 = load ptr addrspace(1), ptr %7, align 8
  %77 = load i64, ptr %10, align 8
  %78 = mul i64 3, %77
  %79 = load i64, ptr %9, align 8
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 %80
  store i8 %75, ptr addrspace(1) %81, align 1
  %82 = load float, ptr %11, align 4
  %83 = fmul float %82, 1.000000e+02
  %84 = call spir_func signext i16 @_Z21convert_short_sat_rtef(float noundef %83) #3
  %85 = load ptr addrspace(1), ptr %8, align 8
  %86 = load i64, ptr %9, align 8
  %87 = getelementptr inbounds nuw i16, ptr addrspace(1) %85, i64 %86
  store i16 %84, ptr addrspace(1) %87, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @saturating_large(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_saturating_large(ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_saturating_large(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %14, ptr %11, align 8
  %15 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  store i64 %15, ptr %12, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %11, align 8
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %16, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8
  store double %19, ptr %13, align 8
  %20 = load double, ptr %13, align 8
  %21 = call spir_func i32 @_Z15convert_int_satd(double noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %12, align 8
  %24 = mul i64 0, %23
  %25 = load i64, ptr %11, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %26
  store i32 %21, ptr addrspace(1) %27, align 4
  %28 = load double, ptr %13, align 8
  %29 = call spir_func i32 @_Z19convert_int_sat_rted(double noundef %28) #3
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = load i64, ptr %12, align 8
  %32 = mul i64 1, %31
  %33 = load i64, ptr %11, align 8
  %34 = add i64 %32, %33
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  store i32 %29, ptr addrspace(1) %35, align 4
  %36 = load double, ptr %13, align 8
  %37 = call spir_func i32 @_Z16convert_uint_satd(double noundef %36) #3
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = load i64, ptr %12, align 8
  %40 = mul i64 0, %39
  %41 = load i64, ptr %11, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  store i32 %37, ptr addrspace(1) %43, align 4
  %44 = load double, ptr %13, align 8
  %45 = call spir_func i32 @_Z20convert_uint_sat_rtnd(double noundef %44) #3
  %46 = load ptr addrspace(1), ptr %8, align 8
  %47 = load i64, ptr %12, align 8
  %48 = mul i64 1, %47
  %49 = load i64, ptr %11, align 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4
  %52 = load double, ptr %13, align 8
  %53 = fmul double %52, 1.000000e+10
  %54 = call spir_func i64 @_Z16convert_long_satd(double noundef %53) #3
  %55 = load ptr addrspace(1), ptr %9, align 8
  %56 = load i64, ptr %12, align 8
  %57 = mul i64 0, %56
  %58 = load i64, ptr %11, align 8
  %59 = add i64 %57, %58
  %60 = getelementptr inbounds nuw i64, ptr addrspace(1) %55, i64 %59
  store i64 %54, ptr addrspace(1) %60, align 8
  %61 = load double, ptr %13, align 8
  %62 = call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %61) #3
  %63 = load ptr addrspace(1), ptr %9, align 8
  %64 = load i64, ptr %12, align 8
  %65 = mul i64 1, %64
  %66 = load i64, ptr %11, align 8
  %67 = add i64 %65, %66
  %68 = getelementptr inbounds nuw i64, ptr addrspace(1) %63, i64 %67
  store i64 %62, ptr addrspace(1) %68, align 8
  %69 = load double, ptr %13, align 8
  %70 = fmul double %69, 1.000000e+10
  %71 = call spir_func i64 @_Z17convert_ulong_satd(double noundef %70) #3
  %72 = load ptr addrspace(1), ptr %10, align 8
  %73 = load i64, ptr %12, align 8
  %74 = mul i64 0, %73
  %75 = load i64, ptr %11, align 8
  %76 = add i64 %74, %75
  %77 = getelementptr inbounds nuw i64, ptr addrspace(1) %72, i64 %76
  store i64 %71, ptr addrspace(1) %77, align 8
  %78 = load double, ptr %13, align 8
  %79 = call spir_func i64 @_Z21convert_ulong_sat_rted(double noundef %78) #3
  %80 = load ptr addrspace(1), ptr %10, align 8
  %81 = load i64, ptr %12, align 8
  %82 = mul i64 1, %81
  %83 = load i64, ptr %11, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw i64, ptr addrspace(1) %80, i64 %84
  store i64 %79, ptr addrspace(1) %85, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @quantize(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef align 8 %5) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store float %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load float, ptr %10, align 4
  %17 = load float, ptr %11, align 4
  %18 = load ptr addrspace(1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_quantize(ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, float noundef %16, float noundef %17, ptr addrspace(1) noundef align 8 %18) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_quantize(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4, ptr addrspace(1) noundef align 8 %5) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store float %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  store ptr addrspace(1) %5, ptr %12, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %15, ptr %13, align 8
  %16 = load ptr addrspace(1), ptr %7, align 8
  %17 = load i64, ptr %13, align 8
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16
  store <4 x float> %19, ptr %14, align 16
  %20 = load <4 x float>, ptr %14, align 16
  %21 = fmul <4 x float> %20, splat (float 2.550000e+02)
  %22 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %21) #3
  %23 = load ptr addrspace(1), ptr %8, align 8
  %24 = load i64, ptr %13, align 8
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %23, i64 %24
  store <4 x i8> %22, ptr addrspace(1) %25, align 4
  %26 = load <4 x float>, ptr %14, align 16
  %27 = load float, ptr %10, align 4
  %28 = insertelement <4 x float> poison, float %27, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  %30 = fdiv <4 x float> %26, %29, !fpmath !20
  %31 = load float, ptr %11, align 4
  %32 = insertelement <4 x float> poison, float %31, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> zeroinitializer
  %34 = fadd <4 x float> %30, %33
  %35 = call spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_f(<4 x float> noundef %34) #3
  %36 = load ptr addrspace(1), ptr %9, align 8
  %37 = load i64, ptr %13, align 8
  %38 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %36, i64 %37
  store <4 x i8> %35, ptr addrspace(1) %38, align 4
  %39 = load <4 x float>, ptr %14, align 16
  %40 = fmul <4 x float> %39, splat (float 6.400000e+01)
  %41 = call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef %40) #3
  %42 = call spir_func <4 x i16> @_Z18convert_short4_rteDv4_Dh(<4 x half> noundef %41) #3
  %43 = load ptr addrspace(1), ptr %12, align 8
  %44 = load i64, ptr %13, align 8
  %45 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %43, i64 %44
  store <4 x i16> %42, ptr addrspace(1) %45, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z12convert_uintf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z21convert_short_sat_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z20convert_uint_sat_rtnd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z16convert_long_satd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z21convert_ulong_sat_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z18convert_short4_rteDv4_Dh(<4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> noundef) #1

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
!5 = !{!"float*", !"int*", !"uint*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"char*", !"uchar*", !"short*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none", !"none"}
!13 = !{!"double*", !"int*", !"uint*", !"long*", !"ulong*"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float4*", !"uchar4*", !"char4*", !"float", !"float", !"short4*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"float", !"float", !"short __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"", !"", !"", !"", !""}
!20 = !{float 2.500000e+00}
