; ModuleID = 'ext_block_widths.cl'
source_filename = "ext_block_widths.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_uchar(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca <2 x i8>, align 2
  %8 = alloca <4 x i8>, align 4
  %9 = alloca <8 x i8>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %12 = zext i32 %11 to i64
  %13 = sub i64 %10, %12
  %14 = mul i64 %13, 15
  store i64 %14, ptr %5, align 8
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %16
  %18 = call spir_func zeroext i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) noundef %17) #5
  store i8 %18, ptr %6, align 1
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %20
  %22 = getelementptr inbounds i8, ptr addrspace(1) %21, i64 16
  %23 = call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) noundef %22) #5
  store <2 x i8> %23, ptr %7, align 2
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 48
  %28 = call spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) noundef %27) #5
  store <4 x i8> %28, ptr %8, align 4
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 %30
  %32 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 112
  %33 = call spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) noundef %32) #5
  store <8 x i8> %33, ptr %9, align 8
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 %35
  %37 = load i8, ptr %6, align 1
  %38 = zext i8 %37 to i32
  %39 = add nsw i32 %38, 1
  %40 = trunc i32 %39 to i8
  call spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) noundef %36, i8 noundef zeroext %40) #5
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %5, align 8
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 %42
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 16
  %45 = load <2 x i8>, ptr %7, align 2
  %46 = add <2 x i8> %45, splat (i8 2)
  call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) noundef %44, <2 x i8> noundef %46) #5
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = load i64, ptr %5, align 8
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 %48
  %50 = getelementptr inbounds i8, ptr addrspace(1) %49, i64 48
  %51 = load <4 x i8>, ptr %8, align 4
  %52 = add <4 x i8> %51, splat (i8 3)
  call spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) noundef %50, <4 x i8> noundef %52) #5
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %5, align 8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 %54
  %56 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 112
  %57 = load <8 x i8>, ptr %9, align 8
  %58 = shufflevector <8 x i8> %57, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %59 = add <8 x i8> %58, splat (i8 4)
  call spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) noundef %56, <8 x i8> noundef %59) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_ushort(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 2 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i16, align 2
  %7 = alloca <2 x i16>, align 4
  %8 = alloca <4 x i16>, align 8
  %9 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %12 = zext i32 %11 to i64
  %13 = sub i64 %10, %12
  %14 = mul i64 %13, 15
  store i64 %14, ptr %5, align 8
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds nuw i16, ptr addrspace(1) %15, i64 %16
  %18 = call spir_func zeroext i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) noundef %17) #5
  store i16 %18, ptr %6, align 2
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw i16, ptr addrspace(1) %19, i64 %20
  %22 = getelementptr inbounds i16, ptr addrspace(1) %21, i64 16
  %23 = call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) noundef %22) #5
  store <2 x i16> %23, ptr %7, align 4
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds nuw i16, ptr addrspace(1) %24, i64 %25
  %27 = getelementptr inbounds i16, ptr addrspace(1) %26, i64 48
  %28 = call spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) noundef %27) #5
  store <4 x i16> %28, ptr %8, align 8
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw i16, ptr addrspace(1) %29, i64 %30
  %32 = getelementptr inbounds i16, ptr addrspace(1) %31, i64 112
  %33 = call spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) noundef %32) #5
  store <8 x i16> %33, ptr %9, align 16
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %34, i64 %35
  %37 = load i16, ptr %6, align 2
  %38 = zext i16 %37 to i32
  %39 = add nsw i32 %38, 1
  %40 = trunc i32 %39 to i16
  call spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) noundef %36, i16 noundef zeroext %40) #5
  %41 = load ptr addrspace(1), ptr %4, align 8
  %42 = load i64, ptr %5, align 8
  %43 = getelementptr inbounds nuw i16, ptr addrspace(1) %41, i64 %42
  %44 = getelementptr inbounds i16, ptr addrspace(1) %43, i64 16
  %45 = load <2 x i16>, ptr %7, align 4
  %46 = add <2 x i16> %45, splat (i16 2)
  call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) noundef %44, <2 x i16> noundef %46) #5
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = load i64, ptr %5, align 8
  %49 = getelementptr inbounds nuw i16, ptr addrspace(1) %47, i64 %48
  %50 = getelementptr inbounds i16, ptr addrspace(1) %49, i64 48
  %51 = load <4 x i16>, ptr %8, align 8
  %52 = add <4 x i16> %51, splat (i16 3)
  call spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) noundef %50, <4 x i16> noundef %52) #5
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %5, align 8
  %55 = getelementptr inbounds nuw i16, ptr addrspace(1) %53, i64 %54
  %56 = getelementptr inbounds i16, ptr addrspace(1) %55, i64 112
  %57 = load <8 x i16>, ptr %9, align 16
  %58 = shufflevector <8 x i16> %57, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %59 = add <8 x i16> %58, splat (i16 4)
  call spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) noundef %56, <8 x i16> noundef %59) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_uint(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %12 = zext i32 %11 to i64
  %13 = sub i64 %10, %12
  %14 = mul i64 %13, 15
  store i64 %14, ptr %5, align 8
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = call spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) noundef %17) #5
  store i32 %18, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 16
  %23 = call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) noundef %22) #5
  store <2 x i32> %23, ptr %7, align 8
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 48
  %28 = call spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) noundef %27) #5
  store <4 x i32> %28, ptr %8, align 16
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %30
  %32 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 112
  %33 = call spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) noundef %32) #5
  store <8 x i32> %33, ptr %9, align 32
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %35
  %37 = load i32, ptr %6, align 4
  %38 = add i32 %37, 1
  call spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) noundef %36, i32 noundef %38) #5
  %39 = load ptr addrspace(1), ptr %4, align 8
  %40 = load i64, ptr %5, align 8
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %40
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 16
  %43 = load <2 x i32>, ptr %7, align 8
  %44 = add <2 x i32> %43, splat (i32 2)
  call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) noundef %42, <2 x i32> noundef %44) #5
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %5, align 8
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %46
  %48 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 48
  %49 = load <4 x i32>, ptr %8, align 16
  %50 = add <4 x i32> %49, splat (i32 3)
  call spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) noundef %48, <4 x i32> noundef %50) #5
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %5, align 8
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %52
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 112
  %55 = load <8 x i32>, ptr %9, align 32
  %56 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %57 = add <8 x i32> %56, splat (i32 4)
  call spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) noundef %54, <8 x i32> noundef %57) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_ulong(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <4 x i64>, align 32
  %9 = alloca <8 x i64>, align 64
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %12 = zext i32 %11 to i64
  %13 = sub i64 %10, %12
  %14 = mul i64 %13, 15
  store i64 %14, ptr %5, align 8
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i64 %16
  %18 = call spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) noundef %17) #5
  store i64 %18, ptr %6, align 8
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %19, i64 %20
  %22 = getelementptr inbounds i64, ptr addrspace(1) %21, i64 16
  %23 = call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) noundef %22) #5
  store <2 x i64> %23, ptr %7, align 16
  %24 = load ptr addrspace(1), ptr %3, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds nuw i64, ptr addrspace(1) %24, i64 %25
  %27 = getelementptr inbounds i64, ptr addrspace(1) %26, i64 48
  %28 = call spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) noundef %27) #5
  store <4 x i64> %28, ptr %8, align 32
  %29 = load ptr addrspace(1), ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %29, i64 %30
  %32 = getelementptr inbounds i64, ptr addrspace(1) %31, i64 112
  %33 = call spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) noundef %32) #5
  store <8 x i64> %33, ptr %9, align 64
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw i64, ptr addrspace(1) %34, i64 %35
  %37 = load i64, ptr %6, align 8
  %38 = add i64 %37, 1
  call spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) noundef %36, i64 noundef %38) #5
  %39 = load ptr addrspace(1), ptr %4, align 8
  %40 = load i64, ptr %5, align 8
  %41 = getelementptr inbounds nuw i64, ptr addrspace(1) %39, i64 %40
  %42 = getelementptr inbounds i64, ptr addrspace(1) %41, i64 16
  %43 = load <2 x i64>, ptr %7, align 16
  %44 = add <2 x i64> %43, splat (i64 2)
  call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) noundef %42, <2 x i64> noundef %44) #5
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = load i64, ptr %5, align 8
  %47 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %46
  %48 = getelementptr inbounds i64, ptr addrspace(1) %47, i64 48
  %49 = load <4 x i64>, ptr %8, align 32
  %50 = add <4 x i64> %49, splat (i64 3)
  call spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) noundef %48, <4 x i64> noundef %50) #5
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = load i64, ptr %5, align 8
  %53 = getelementptr inbounds nuw i64, ptr addrspace(1) %51, i64 %52
  %54 = getelementptr inbounds i64, ptr addrspace(1) %53, i64 112
  %55 = load <8 x i64>, ptr %9, align 64
  %56 = shufflevector <8 x i64> %55, <8 x i64> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %57 = add <8 x i64> %56, splat (i64 4)
  call spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) noundef %54, <8 x i64> noundef %57) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_bytes(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x i8>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %9 = zext i32 %8 to i64
  %10 = sub i64 %7, %9
  %11 = mul i64 %10, 16
  store i64 %11, ptr %5, align 8
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %13
  %15 = call spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) noundef %14) #5
  store <16 x i8> %15, ptr %6, align 16
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %17
  %19 = load <16 x i8>, ptr %6, align 16
  %20 = shufflevector <16 x i8> %19, <16 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  call spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) noundef %18, <16 x i8> noundef %20) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @copy_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_copy_words(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_copy_words(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %10 = zext i32 %9 to i64
  %11 = sub i64 %8, %10
  %12 = mul i64 %11, 12
  store i64 %12, ptr %5, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %16 = call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef %15) #5
  store <4 x i32> %16, ptr %6, align 16
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  %20 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 64
  %21 = call spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) noundef %20) #5
  store <8 x i32> %21, ptr %7, align 32
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 128
  %26 = load <4 x i32>, ptr %6, align 16
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) noundef %25, <4 x i32> noundef %27) #5
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  %31 = load <8 x i32>, ptr %7, align 32
  %32 = xor <8 x i32> %31, splat (i32 5)
  call spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) noundef %30, <8 x i32> noundef %32) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) noundef, i8 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) noundef, <2 x i8> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) noundef, <4 x i8> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) noundef, <8 x i8> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) noundef, i16 noundef zeroext) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) noundef, <2 x i16> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) noundef, <4 x i16> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) noundef, <8 x i16> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) noundef, <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) noundef, <8 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) noundef, <2 x i64> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) noundef, <4 x i64> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) noundef, <8 x i64> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) noundef, <16 x i8> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) noundef, <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) noundef, <8 x i32> noundef) #2

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
!5 = !{!"uchar*", !"uchar*"}
!6 = !{!"const", !""}
!7 = !{i32 16}
!8 = !{!"ushort*", !"ushort*"}
!9 = !{!"uint*", !"uint*"}
!10 = !{!"ulong*", !"ulong*"}
