; ModuleID = 'ext_block_local.cl'
source_filename = "ext_block_local.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@through_uchar.tile = internal addrspace(3) global [48 x i8] undef, align 1
@through_ushort.tile = internal addrspace(3) global [48 x i16] undef, align 2
@through_uint.tile = internal addrspace(3) global [48 x i32] undef, align 4
@through_ulong.tile = internal addrspace(3) global [48 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_through_uchar(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 1 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_uchar(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca <2 x i8>, align 2
  %9 = alloca <2 x i8>, align 2
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %6, align 8
  %15 = mul i64 2, %14
  %16 = load i64, ptr %5, align 8
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw [48 x i8], ptr addrspace(3) @through_uchar.tile, i64 0, i64 %20
  store i8 %19, ptr addrspace(3) %21, align 1
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1
  %26 = insertelement <2 x i8> poison, i8 %25, i32 0
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i64, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1
  %33 = insertelement <2 x i8> %26, i8 %32, i32 1
  store <2 x i8> %33, ptr %8, align 2
  %34 = load <2 x i8>, ptr %8, align 2
  call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) noundef getelementptr inbounds (i8, ptr addrspace(3) @through_uchar.tile, i64 16), <2 x i8> noundef %34) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) noundef @through_uchar.tile) #5
  store <2 x i8> %35, ptr %9, align 2
  %36 = load <2 x i8>, ptr %9, align 2
  %37 = extractelement <2 x i8> %36, i64 0
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 %39
  store i8 %37, ptr addrspace(1) %40, align 1
  %41 = load <2 x i8>, ptr %9, align 2
  %42 = extractelement <2 x i8> %41, i64 1
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %6, align 8
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 %46
  store i8 %42, ptr addrspace(1) %47, align 1
  %48 = load i64, ptr %7, align 8
  %49 = xor i64 %48, 3
  %50 = add i64 32, %49
  %51 = getelementptr inbounds nuw [48 x i8], ptr addrspace(3) @through_uchar.tile, i64 0, i64 %50
  %52 = load i8, ptr addrspace(3) %51, align 1
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %6, align 8
  %55 = mul i64 2, %54
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 %57
  store i8 %52, ptr addrspace(1) %58, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_through_ushort(ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 2 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_ushort(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca <2 x i16>, align 4
  %9 = alloca <2 x i16>, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %6, align 8
  %15 = mul i64 2, %14
  %16 = load i64, ptr %5, align 8
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %13, i64 %17
  %19 = load i16, ptr addrspace(1) %18, align 2
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw [48 x i16], ptr addrspace(3) @through_ushort.tile, i64 0, i64 %20
  store i16 %19, ptr addrspace(3) %21, align 2
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i16, ptr addrspace(1) %22, i64 %23
  %25 = load i16, ptr addrspace(1) %24, align 2
  %26 = insertelement <2 x i16> poison, i16 %25, i32 0
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i64, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i16, ptr addrspace(1) %27, i64 %30
  %32 = load i16, ptr addrspace(1) %31, align 2
  %33 = insertelement <2 x i16> %26, i16 %32, i32 1
  store <2 x i16> %33, ptr %8, align 4
  %34 = load <2 x i16>, ptr %8, align 4
  call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) noundef getelementptr inbounds (i16, ptr addrspace(3) @through_ushort.tile, i64 16), <2 x i16> noundef %34) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) noundef @through_ushort.tile) #5
  store <2 x i16> %35, ptr %9, align 4
  %36 = load <2 x i16>, ptr %9, align 4
  %37 = extractelement <2 x i16> %36, i64 0
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds nuw i16, ptr addrspace(1) %38, i64 %39
  store i16 %37, ptr addrspace(1) %40, align 2
  %41 = load <2 x i16>, ptr %9, align 4
  %42 = extractelement <2 x i16> %41, i64 1
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %6, align 8
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i16, ptr addrspace(1) %43, i64 %46
  store i16 %42, ptr addrspace(1) %47, align 2
  %48 = load i64, ptr %7, align 8
  %49 = xor i64 %48, 3
  %50 = add i64 32, %49
  %51 = getelementptr inbounds nuw [48 x i16], ptr addrspace(3) @through_ushort.tile, i64 0, i64 %50
  %52 = load i16, ptr addrspace(3) %51, align 2
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %6, align 8
  %55 = mul i64 2, %54
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i16, ptr addrspace(1) %53, i64 %57
  store i16 %52, ptr addrspace(1) %58, align 2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_through_uint(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %6, align 8
  %15 = mul i64 2, %14
  %16 = load i64, ptr %5, align 8
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw [48 x i32], ptr addrspace(3) @through_uint.tile, i64 0, i64 %20
  store i32 %19, ptr addrspace(3) %21, align 4
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = insertelement <2 x i32> poison, i32 %25, i32 0
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i64, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = insertelement <2 x i32> %26, i32 %32, i32 1
  store <2 x i32> %33, ptr %8, align 8
  %34 = load <2 x i32>, ptr %8, align 8
  call spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @through_uint.tile, i64 16), <2 x i32> noundef %34) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = call spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) noundef @through_uint.tile) #5
  store <2 x i32> %35, ptr %9, align 8
  %36 = load <2 x i32>, ptr %9, align 8
  %37 = extractelement <2 x i32> %36, i64 0
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4
  %41 = load <2 x i32>, ptr %9, align 8
  %42 = extractelement <2 x i32> %41, i64 1
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %6, align 8
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4
  %48 = load i64, ptr %7, align 8
  %49 = xor i64 %48, 3
  %50 = add i64 32, %49
  %51 = getelementptr inbounds nuw [48 x i32], ptr addrspace(3) @through_uint.tile, i64 0, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %6, align 8
  %55 = mul i64 2, %54
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %57
  store i32 %52, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @through_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_through_ulong(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_through_ulong(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !intel_reqd_sub_group_size !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %5, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i64, ptr %6, align 8
  %15 = mul i64 2, %14
  %16 = load i64, ptr %5, align 8
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %13, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw [48 x i64], ptr addrspace(3) @through_ulong.tile, i64 0, i64 %20
  store i64 %19, ptr addrspace(3) %21, align 8
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %22, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8
  %26 = insertelement <2 x i64> poison, i64 %25, i32 0
  %27 = load ptr addrspace(1), ptr %3, align 8
  %28 = load i64, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %27, i64 %30
  %32 = load i64, ptr addrspace(1) %31, align 8
  %33 = insertelement <2 x i64> %26, i64 %32, i32 1
  store <2 x i64> %33, ptr %8, align 16
  %34 = load <2 x i64>, ptr %8, align 16
  call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @through_ulong.tile, i64 16), <2 x i64> noundef %34) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) noundef @through_ulong.tile) #5
  store <2 x i64> %35, ptr %9, align 16
  %36 = load <2 x i64>, ptr %9, align 16
  %37 = extractelement <2 x i64> %36, i64 0
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds nuw i64, ptr addrspace(1) %38, i64 %39
  store i64 %37, ptr addrspace(1) %40, align 8
  %41 = load <2 x i64>, ptr %9, align 16
  %42 = extractelement <2 x i64> %41, i64 1
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %6, align 8
  %45 = load i64, ptr %5, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i64, ptr addrspace(1) %43, i64 %46
  store i64 %42, ptr addrspace(1) %47, align 8
  %48 = load i64, ptr %7, align 8
  %49 = xor i64 %48, 3
  %50 = add i64 32, %49
  %51 = getelementptr inbounds nuw [48 x i64], ptr addrspace(3) @through_ulong.tile, i64 0, i64 %50
  %52 = load i64, ptr addrspace(3) %51, align 8
  %53 = load ptr addrspace(1), ptr %4, align 8
  %54 = load i64, ptr %6, align 8
  %55 = mul i64 2, %54
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %53, i64 %57
  store i64 %52, ptr addrspace(1) %58, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) noundef, <2 x i8> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) noundef, <2 x i16> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) noundef, <2 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) noundef, <2 x i64> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) noundef) #2

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
