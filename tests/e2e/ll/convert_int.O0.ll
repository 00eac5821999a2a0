; ModuleID = 'convert_int.cl'
source_filename = "convert_int.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @saturate_u32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 2 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_saturate_u32(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 1 %16, ptr addrspace(1) noundef align 1 %17, ptr addrspace(1) noundef align 2 %18, ptr addrspace(1) noundef align 2 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 8 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_saturate_u32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 2 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %17, ptr %15, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %15, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %16, align 4
  %22 = load i32, ptr %16, align 4
  %23 = call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %25
  store i8 %23, ptr addrspace(1) %26, align 1
  %27 = load i32, ptr %16, align 4
  %28 = call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %27) #3
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = load i64, ptr %15, align 8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 %30
  store i8 %28, ptr addrspace(1) %31, align 1
  %32 = load i32, ptr %16, align 4
  %33 = call spir_func zeroext i16 @_Z18convert_ushort_satj(i32 noundef %32) #3
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i64, ptr %15, align 8
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %34, i64 %35
  store i16 %33, ptr addrspace(1) %36, align 2
  %37 = load i32, ptr %16, align 4
  %38 = call spir_func signext i16 @_Z17convert_short_satj(i32 noundef %37) #3
  %39 = load ptr addrspace(1), ptr %12, align 8
  %40 = load i64, ptr %15, align 8
  %41 = getelementptr inbounds nuw i16, ptr addrspace(1) %39, i64 %40
  store i16 %38, ptr addrspace(1) %41, align 2
  %42 = load i32, ptr %16, align 4
  %43 = call spir_func i32 @_Z15convert_int_satj(i32 noundef %42) #3
  %44 = load ptr addrspace(1), ptr %13, align 8
  %45 = load i64, ptr %15, align 8
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %16, align 4
  %48 = call spir_func i64 @_Z16convert_long_satj(i32 noundef %47) #3
  %49 = load ptr addrspace(1), ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %50
  store i64 %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @saturate_i32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 2 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_saturate_i32(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 1 %16, ptr addrspace(1) noundef align 1 %17, ptr addrspace(1) noundef align 2 %18, ptr addrspace(1) noundef align 2 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 8 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_saturate_i32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 2 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %17, ptr %15, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %15, align 8
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  store i32 %21, ptr %16, align 4
  %22 = load i32, ptr %16, align 4
  %23 = call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %25
  store i8 %23, ptr addrspace(1) %26, align 1
  %27 = load i32, ptr %16, align 4
  %28 = call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %27) #3
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = load i64, ptr %15, align 8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 %30
  store i8 %28, ptr addrspace(1) %31, align 1
  %32 = load i32, ptr %16, align 4
  %33 = call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %32) #3
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i64, ptr %15, align 8
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %34, i64 %35
  store i16 %33, ptr addrspace(1) %36, align 2
  %37 = load i32, ptr %16, align 4
  %38 = call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %37) #3
  %39 = load ptr addrspace(1), ptr %12, align 8
  %40 = load i64, ptr %15, align 8
  %41 = getelementptr inbounds nuw i16, ptr addrspace(1) %39, i64 %40
  store i16 %38, ptr addrspace(1) %41, align 2
  %42 = load i32, ptr %16, align 4
  %43 = call spir_func i32 @_Z16convert_uint_sati(i32 noundef %42) #3
  %44 = load ptr addrspace(1), ptr %13, align 8
  %45 = load i64, ptr %15, align 8
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %16, align 4
  %48 = call spir_func i64 @_Z17convert_ulong_sati(i32 noundef %47) #3
  %49 = load ptr addrspace(1), ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %50
  store i64 %48, ptr addrspace(1) %51, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @saturate_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 1 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_saturate_64(ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 2 %18, ptr addrspace(1) noundef align 1 %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 4 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_saturate_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 1 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %17, ptr %15, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %15, align 8
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %16, align 8
  %22 = load i64, ptr %16, align 8
  %23 = call spir_func i32 @_Z15convert_int_satl(i64 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  store i32 %23, ptr addrspace(1) %26, align 4
  %27 = load i64, ptr %16, align 8
  %28 = call spir_func i32 @_Z16convert_uint_satl(i64 noundef %27) #3
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = load i64, ptr %15, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %30
  store i32 %28, ptr addrspace(1) %31, align 4
  %32 = load i64, ptr %16, align 8
  %33 = call spir_func signext i16 @_Z17convert_short_satl(i64 noundef %32) #3
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i64, ptr %15, align 8
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %34, i64 %35
  store i16 %33, ptr addrspace(1) %36, align 2
  %37 = load i64, ptr %16, align 8
  %38 = call spir_func zeroext i8 @_Z17convert_uchar_satm(i64 noundef %37) #3
  %39 = load ptr addrspace(1), ptr %12, align 8
  %40 = load i64, ptr %15, align 8
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 %40
  store i8 %38, ptr addrspace(1) %41, align 1
  %42 = load i64, ptr %16, align 8
  %43 = call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %42) #3
  %44 = load ptr addrspace(1), ptr %13, align 8
  %45 = load i64, ptr %15, align 8
  %46 = getelementptr inbounds nuw i64, ptr addrspace(1) %44, i64 %45
  store i64 %43, ptr addrspace(1) %46, align 8
  %47 = load i64, ptr %16, align 8
  %48 = call spir_func i32 @_Z15convert_int_satm(i64 noundef %47) #3
  %49 = load ptr addrspace(1), ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wrap_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  call spir_func void @__clang_ocl_kern_imp_wrap_widths(ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 1 %16, ptr addrspace(1) noundef align 2 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 8 %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wrap_widths(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store ptr addrspace(1) %6, ptr %14, align 8
  %17 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %17, ptr %15, align 8
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %15, align 8
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  store i64 %21, ptr %16, align 8
  %22 = load i64, ptr %16, align 8
  %23 = call spir_func signext i8 @_Z12convert_charl(i64 noundef %22) #3
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %25
  store i8 %23, ptr addrspace(1) %26, align 1
  %27 = load i64, ptr %16, align 8
  %28 = trunc i64 %27 to i32
  %29 = call spir_func zeroext i16 @_Z14convert_ushorti(i32 noundef %28) #3
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i64, ptr %15, align 8
  %32 = getelementptr inbounds nuw i16, ptr addrspace(1) %30, i64 %31
  store i16 %29, ptr addrspace(1) %32, align 2
  %33 = load i64, ptr %16, align 8
  %34 = trunc i64 %33 to i16
  %35 = call spir_func i32 @_Z11convert_ints(i16 noundef signext %34) #3
  %36 = load ptr addrspace(1), ptr %11, align 8
  %37 = load i64, ptr %15, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  store i32 %35, ptr addrspace(1) %38, align 4
  %39 = load i64, ptr %16, align 8
  %40 = trunc i64 %39 to i8
  %41 = call spir_func i32 @_Z12convert_uintc(i8 noundef signext %40) #3
  %42 = load ptr addrspace(1), ptr %12, align 8
  %43 = load i64, ptr %15, align 8
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %43
  store i32 %41, ptr addrspace(1) %44, align 4
  %45 = load i64, ptr %16, align 8
  %46 = trunc i64 %45 to i32
  %47 = call spir_func i64 @_Z12convert_longj(i32 noundef %46) #3
  %48 = load i64, ptr %16, align 8
  %49 = trunc i64 %48 to i8
  %50 = call spir_func i64 @_Z12convert_longh(i8 noundef zeroext %49) #3
  %51 = add nsw i64 %47, %50
  %52 = load ptr addrspace(1), ptr %13, align 8
  %53 = load i64, ptr %15, align 8
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %52, i64 %53
  store i64 %51, ptr addrspace(1) %54, align 8
  %55 = load i64, ptr %16, align 8
  %56 = trunc i64 %55 to i32
  %57 = call spir_func i64 @_Z13convert_ulongi(i32 noundef %56) #3
  %58 = load i64, ptr %16, align 8
  %59 = trunc i64 %58 to i16
  %60 = call spir_func i64 @_Z13convert_ulongt(i16 noundef zeroext %59) #3
  %61 = xor i64 %57, %60
  %62 = load ptr addrspace(1), ptr %14, align 8
  %63 = load i64, ptr %15, align 8
  %64 = getelementptr inbounds nuw i64, ptr addrspace(1) %62, i64 %63
  store i64 %61, ptr addrspace(1) %64, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z16convert_long_satj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_satm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z12convert_charl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z14convert_ushorti(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_ints(i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z12convert_uintc(i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12convert_longj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12convert_longh(i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13convert_ulongi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13convert_ulongt(i16 noundef zeroext) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"uint*", !"uchar*", !"char*", !"ushort*", !"short*", !"int*", !"long*"}
!6 = !{!"const", !"", !"", !"", !"", !"", !""}
!7 = !{!"int*", !"uchar*", !"char*", !"ushort*", !"short*", !"uint*", !"ulong*"}
!8 = !{!"long*", !"int*", !"uint*", !"short*", !"uchar*", !"ulong*", !"int*"}
!9 = !{!"long*", !"char*", !"ushort*", !"int*", !"uint*", !"long*", !"ulong*"}
