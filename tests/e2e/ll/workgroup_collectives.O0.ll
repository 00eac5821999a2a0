; ModuleID = 'workgroup_collectives.cl'
source_filename = "workgroup_collectives.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @reductions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_reductions(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_reductions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %24) #5
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load i32, ptr %9, align 4
  %33 = call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %32) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38
  store i32 %33, ptr addrspace(1) %39, align 4
  %40 = load i32, ptr %9, align 4
  %41 = call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %40) #5
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 3, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load i32, ptr %9, align 4
  %49 = and i32 %48, 255
  %50 = sitofp i32 %49 to float
  %51 = call spir_func float @_Z21work_group_reduce_addf(float noundef %50) #5
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %8, align 8
  %54 = mul i64 0, %53
  %55 = load i64, ptr %7, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %56
  store float %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %9, align 4
  %59 = sitofp i32 %58 to float
  %60 = call spir_func float @_Z21work_group_reduce_minf(float noundef %59) #5
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i64, ptr %8, align 8
  %63 = mul i64 1, %62
  %64 = load i64, ptr %7, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %61, i64 %65
  store float %60, ptr addrspace(1) %66, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_scans(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scans(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %22
  store i32 %17, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %24) #5
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  store i32 %25, ptr addrspace(1) %31, align 4
  %32 = load i32, ptr %9, align 4
  %33 = call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %32) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38
  store i32 %33, ptr addrspace(1) %39, align 4
  %40 = load i32, ptr %9, align 4
  %41 = call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %40) #5
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 3, %43
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  store i32 %41, ptr addrspace(1) %47, align 4
  %48 = load i32, ptr %9, align 4
  %49 = and i32 %48, 255
  %50 = sitofp i32 %49 to float
  %51 = call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %50) #5
  %52 = load ptr addrspace(1), ptr %6, align 8
  %53 = load i64, ptr %8, align 8
  %54 = mul i64 0, %53
  %55 = load i64, ptr %7, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %56
  store float %51, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %9, align 4
  %59 = sitofp i32 %58 to float
  %60 = call spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef %59) #5
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i64, ptr %8, align 8
  %63 = mul i64 1, %62
  %64 = load i64, ptr %7, align 8
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %61, i64 %65
  store float %60, ptr addrspace(1) %66, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @wide_types(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_wide_types(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_wide_types(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %11, ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8
  store i64 %15, ptr %9, align 8
  %16 = load i64, ptr %9, align 8
  %17 = call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %16) #5
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 0, %19
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %20, %21
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %22
  store i64 %17, ptr addrspace(1) %23, align 8
  %24 = load i64, ptr %9, align 8
  %25 = call spir_func i64 @_Z29work_group_scan_inclusive_maxl(i64 noundef %24) #5
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %8, align 8
  %28 = mul i64 1, %27
  %29 = load i64, ptr %7, align 8
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds nuw i64, ptr addrspace(1) %26, i64 %30
  store i64 %25, ptr addrspace(1) %31, align 8
  %32 = load i64, ptr %9, align 8
  %33 = call spir_func i64 @_Z21work_group_reduce_minm(i64 noundef %32) #5
  %34 = load ptr addrspace(1), ptr %5, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 2, %35
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %34, i64 %38
  store i64 %33, ptr addrspace(1) %39, align 8
  %40 = load i64, ptr %9, align 8
  %41 = sitofp i64 %40 to double
  %42 = call spir_func double @_Z21work_group_reduce_maxd(double noundef %41) #5
  %43 = load ptr addrspace(1), ptr %6, align 8
  %44 = load i64, ptr %8, align 8
  %45 = mul i64 0, %44
  %46 = load i64, ptr %7, align 8
  %47 = add i64 %45, %46
  %48 = getelementptr inbounds nuw double, ptr addrspace(1) %43, i64 %47
  store double %42, ptr addrspace(1) %48, align 8
  %49 = load i64, ptr %9, align 8
  %50 = and i64 %49, 1023
  %51 = sitofp i64 %50 to double
  %52 = call spir_func double @_Z29work_group_scan_inclusive_addd(double noundef %51) #5
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i64, ptr %8, align 8
  %55 = mul i64 1, %54
  %56 = load i64, ptr %7, align 8
  %57 = add i64 %55, %56
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %53, i64 %57
  store double %52, ptr addrspace(1) %58, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @votes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %9, ptr %7, align 8
  %10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  store i64 %10, ptr %8, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp sgt i32 %14, %15
  %17 = zext i1 %16 to i32
  %18 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %17) #5
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = load i64, ptr %8, align 8
  %23 = mul i64 0, %22
  %24 = load i64, ptr %7, align 8
  %25 = add i64 %23, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %25
  store i32 %20, ptr addrspace(1) %26, align 4
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load i32, ptr %6, align 4
  %32 = icmp sgt i32 %30, %31
  %33 = zext i1 %32 to i32
  %34 = call spir_func i32 @_Z14work_group_alli(i32 noundef %33) #5
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i32
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i64, ptr %8, align 8
  %39 = mul i64 1, %38
  %40 = load i64, ptr %7, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  store i32 %36, ptr addrspace(1) %42, align 4
  %43 = load ptr addrspace(1), ptr %4, align 8
  %44 = load i64, ptr %7, align 8
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %46, i64 noundef 3) #5
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i64, ptr %8, align 8
  %50 = mul i64 2, %49
  %51 = load i64, ptr %7, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52
  store i32 %47, ptr addrspace(1) %53, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @broadcasts_2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_broadcasts_2d(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_broadcasts_2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z20get_global_linear_idv() #5
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  %13 = call spir_func float @_Z20work_group_broadcastfmm(float noundef %12, i64 noundef 2, i64 noundef 1) #5
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  store float %13, ptr addrspace(1) %16, align 4
  %17 = call spir_func i64 @_Z19get_local_linear_idv() #5
  %18 = trunc i64 %17 to i32
  %19 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %18) #5
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i64, ptr %7, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_addf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_minf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z29work_group_scan_exclusive_addf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21work_group_reduce_addl(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z29work_group_scan_inclusive_maxl(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21work_group_reduce_minm(i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z21work_group_reduce_maxd(double noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z29work_group_scan_inclusive_addd(double noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_alli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z20work_group_broadcastfmm(float noundef, i64 noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() #2

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"float*"}
!6 = !{!"const", !"", !""}
!7 = !{!"long*", !"long*", !"double*"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"int*", !"int*", !"int"}
!10 = !{!"float*", !"float*", !"int*"}
