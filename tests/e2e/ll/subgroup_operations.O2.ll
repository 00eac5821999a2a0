; ModuleID = 'subgroup_operations.cl'
source_filename = "subgroup_operations.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @uniform(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %8) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %8) #5
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %8) #5
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  store i32 %14, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %8) #5
  %19 = mul i64 %6, 12
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 noundef %8) #5
  %23 = shl i64 %6, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %5
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 noundef %8) #5
  %27 = mul i64 %6, 20
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %5
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %8) #5
  %31 = mul i64 %6, 24
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %5
  store i32 %30, ptr addrspace(1) %33, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef %8) #5
  %35 = mul i64 %6, 28
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %5
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %8) #5
  %39 = shl i64 %6, 5
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %5
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef %8) #5
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef %8) #5
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %12
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = tail call spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef %8) #5
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = sitofp i32 %8 to float
  %49 = tail call spir_func float @_Z28sub_group_scan_exclusive_minf(float noundef %48) #5
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %49, ptr addrspace(1) %50, align 4, !tbaa !12
  %51 = tail call spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef %48) #5
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %12
  store float %51, ptr addrspace(1) %52, align 4, !tbaa !12
  %53 = tail call spir_func float @_Z20sub_group_reduce_minf(float noundef %48) #5
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %16
  store float %53, ptr addrspace(1) %54, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_uniform(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %8) #5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %8) #5
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %8) #5
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  store i32 %14, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %8) #5
  %19 = mul i64 %6, 12
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %5
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 noundef %8) #5
  %23 = shl i64 %6, 4
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %5
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 noundef %8) #5
  %27 = mul i64 %6, 20
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %5
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %8) #5
  %31 = mul i64 %6, 24
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %5
  store i32 %30, ptr addrspace(1) %33, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef %8) #5
  %35 = mul i64 %6, 28
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %5
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %8) #5
  %39 = shl i64 %6, 5
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %5
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef %8) #5
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef %8) #5
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %12
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = tail call spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef %8) #5
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = sitofp i32 %8 to float
  %49 = tail call spir_func float @_Z28sub_group_scan_exclusive_minf(float noundef %48) #5
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %49, ptr addrspace(1) %50, align 4, !tbaa !12
  %51 = tail call spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef %48) #5
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %12
  store float %51, ptr addrspace(1) %52, align 4, !tbaa !12
  %53 = tail call spir_func float @_Z20sub_group_reduce_minf(float noundef %48) #5
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %16
  store float %53, ptr addrspace(1) %54, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_some(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = srem i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %91, label %9

9:                                                ; preds = %2
  %10 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %6) #5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %6) #5
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 noundef %6) #5
  %16 = shl i64 %4, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %3
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef %6) #5
  %20 = mul i64 %4, 12
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %3
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 noundef %6) #5
  %24 = shl i64 %4, 4
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %3
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 noundef %6) #5
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %6) #5
  %32 = mul i64 %4, 24
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %3
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 noundef %6) #5
  %36 = mul i64 %4, 28
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %3
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 noundef %6) #5
  %40 = shl i64 %4, 5
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %3
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %6) #5
  %44 = mul i64 %4, 36
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %3
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 noundef %6) #5
  %48 = mul i64 %4, 40
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr i32, ptr addrspace(1) %49, i64 %3
  store i32 %47, ptr addrspace(1) %50, align 4, !tbaa !3
  %51 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %6) #5
  %52 = mul i64 %4, 44
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %3
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef %6) #5
  %56 = mul i64 %4, 48
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %3
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 noundef %6) #5
  %60 = mul i64 %4, 52
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr i32, ptr addrspace(1) %61, i64 %3
  store i32 %59, ptr addrspace(1) %62, align 4, !tbaa !3
  %63 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 noundef %6) #5
  %64 = mul i64 %4, 56
  %65 = getelementptr i8, ptr addrspace(1) %1, i64 %64
  %66 = getelementptr i32, ptr addrspace(1) %65, i64 %3
  store i32 %63, ptr addrspace(1) %66, align 4, !tbaa !3
  %67 = tail call spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef %6) #5
  %68 = mul i64 %4, 60
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %68
  %70 = getelementptr i32, ptr addrspace(1) %69, i64 %3
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !3
  %71 = tail call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 noundef %6) #5
  %72 = shl i64 %4, 6
  %73 = getelementptr i8, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i32, ptr addrspace(1) %73, i64 %3
  store i32 %71, ptr addrspace(1) %74, align 4, !tbaa !3
  %75 = tail call spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 noundef %6) #5
  %76 = mul i64 %4, 68
  %77 = getelementptr i8, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i32, ptr addrspace(1) %77, i64 %3
  store i32 %75, ptr addrspace(1) %78, align 4, !tbaa !3
  %79 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef %6) #5
  %80 = mul i64 %4, 72
  %81 = getelementptr i8, ptr addrspace(1) %1, i64 %80
  %82 = getelementptr i32, ptr addrspace(1) %81, i64 %3
  store i32 %79, ptr addrspace(1) %82, align 4, !tbaa !3
  %83 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 noundef %6) #5
  %84 = mul i64 %4, 76
  %85 = getelementptr i8, ptr addrspace(1) %1, i64 %84
  %86 = getelementptr i32, ptr addrspace(1) %85, i64 %3
  store i32 %83, ptr addrspace(1) %86, align 4, !tbaa !3
  %87 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 noundef %6) #5
  %88 = mul i64 %4, 80
  %89 = getelementptr i8, ptr addrspace(1) %1, i64 %88
  %90 = getelementptr i32, ptr addrspace(1) %89, i64 %3
  store i32 %87, ptr addrspace(1) %90, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_some(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = srem i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %91, label %9

9:                                                ; preds = %2
  %10 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %6) #5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef %6) #5
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 noundef %6) #5
  %16 = shl i64 %4, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %3
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef %6) #5
  %20 = mul i64 %4, 12
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %3
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 noundef %6) #5
  %24 = shl i64 %4, 4
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %3
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 noundef %6) #5
  %28 = mul i64 %4, 20
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %6) #5
  %32 = mul i64 %4, 24
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %3
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  %35 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 noundef %6) #5
  %36 = mul i64 %4, 28
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %3
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 noundef %6) #5
  %40 = shl i64 %4, 5
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %3
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  %43 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %6) #5
  %44 = mul i64 %4, 36
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i32, ptr addrspace(1) %45, i64 %3
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 noundef %6) #5
  %48 = mul i64 %4, 40
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = getelementptr i32, ptr addrspace(1) %49, i64 %3
  store i32 %47, ptr addrspace(1) %50, align 4, !tbaa !3
  %51 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %6) #5
  %52 = mul i64 %4, 44
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %3
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  %55 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef %6) #5
  %56 = mul i64 %4, 48
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i32, ptr addrspace(1) %57, i64 %3
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !3
  %59 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 noundef %6) #5
  %60 = mul i64 %4, 52
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 %60
  %62 = getelementptr i32, ptr addrspace(1) %61, i64 %3
  store i32 %59, ptr addrspace(1) %62, align 4, !tbaa !3
  %63 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 noundef %6) #5
  %64 = mul i64 %4, 56
  %65 = getelementptr i8, ptr addrspace(1) %1, i64 %64
  %66 = getelementptr i32, ptr addrspace(1) %65, i64 %3
  store i32 %63, ptr addrspace(1) %66, align 4, !tbaa !3
  %67 = tail call spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef %6) #5
  %68 = mul i64 %4, 60
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %68
  %70 = getelementptr i32, ptr addrspace(1) %69, i64 %3
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !3
  %71 = tail call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 noundef %6) #5
  %72 = shl i64 %4, 6
  %73 = getelementptr i8, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i32, ptr addrspace(1) %73, i64 %3
  store i32 %71, ptr addrspace(1) %74, align 4, !tbaa !3
  %75 = tail call spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 noundef %6) #5
  %76 = mul i64 %4, 68
  %77 = getelementptr i8, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i32, ptr addrspace(1) %77, i64 %3
  store i32 %75, ptr addrspace(1) %78, align 4, !tbaa !3
  %79 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef %6) #5
  %80 = mul i64 %4, 72
  %81 = getelementptr i8, ptr addrspace(1) %1, i64 %80
  %82 = getelementptr i32, ptr addrspace(1) %81, i64 %3
  store i32 %79, ptr addrspace(1) %82, align 4, !tbaa !3
  %83 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 noundef %6) #5
  %84 = mul i64 %4, 76
  %85 = getelementptr i8, ptr addrspace(1) %1, i64 %84
  %86 = getelementptr i32, ptr addrspace(1) %85, i64 %3
  store i32 %83, ptr addrspace(1) %86, align 4, !tbaa !3
  %87 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 noundef %6) #5
  %88 = mul i64 %4, 80
  %89 = getelementptr i8, ptr addrspace(1) %1, i64 %88
  %90 = getelementptr i32, ptr addrspace(1) %89, i64 %3
  store i32 %87, ptr addrspace(1) %90, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @logic_of_some(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = srem i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %50, label %9

9:                                                ; preds = %2
  %10 = and i32 %6, 4
  %11 = tail call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef %10) #5
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 noundef %10) #5
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 noundef %10) #5
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i64 %4, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef %10) #5
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = mul i64 %4, 12
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 noundef %10) #5
  %33 = icmp ne i32 %32, 0
  %34 = zext i1 %33 to i32
  %35 = shl i64 %4, 4
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %3
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 noundef %10) #5
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = mul i64 %4, 20
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef %10) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %4, 24
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %3
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_logic_of_some(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = srem i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %50, label %9

9:                                                ; preds = %2
  %10 = and i32 %6, 4
  %11 = tail call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef %10) #5
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 noundef %10) #5
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 noundef %10) #5
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i64 %4, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %3
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef %10) #5
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = mul i64 %4, 12
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 noundef %10) #5
  %33 = icmp ne i32 %32, 0
  %34 = zext i1 %33 to i32
  %35 = shl i64 %4, 4
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %3
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 noundef %10) #5
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = mul i64 %4, 20
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef %10) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %4, 24
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %3
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_clusters(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %6, i32 noundef 2) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef %6, i32 noundef 4) #5
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef %6, i32 noundef 8) #5
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %6, i32 noundef 16) #5
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef %6, i32 noundef 4) #5
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef %6, i32 noundef 8) #5
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef %6, i32 noundef 2) #5
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = and i32 %6, 3
  %33 = tail call spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 noundef %32, i32 noundef 4) #5
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = mul i64 %4, 28
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %3
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = and i32 %6, 4
  %40 = tail call spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 noundef %39, i32 noundef 2) #5
  %41 = icmp ne i32 %40, 0
  %42 = zext i1 %41 to i32
  %43 = shl i64 %4, 5
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr i32, ptr addrspace(1) %44, i64 %3
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = and i32 %6, 1
  %47 = tail call spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 noundef %46, i32 noundef 8) #5
  %48 = icmp ne i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = mul i64 %4, 36
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %3
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_clusters(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %6, i32 noundef 2) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef %6, i32 noundef 4) #5
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef %6, i32 noundef 8) #5
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %6, i32 noundef 16) #5
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef %6, i32 noundef 4) #5
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef %6, i32 noundef 8) #5
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef %6, i32 noundef 2) #5
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = and i32 %6, 3
  %33 = tail call spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 noundef %32, i32 noundef 4) #5
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = mul i64 %4, 28
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i32, ptr addrspace(1) %37, i64 %3
  store i32 %35, ptr addrspace(1) %38, align 4, !tbaa !3
  %39 = and i32 %6, 4
  %40 = tail call spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 noundef %39, i32 noundef 2) #5
  %41 = icmp ne i32 %40, 0
  %42 = zext i1 %41 to i32
  %43 = shl i64 %4, 5
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr i32, ptr addrspace(1) %44, i64 %3
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !3
  %46 = and i32 %6, 1
  %47 = tail call spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 noundef %46, i32 noundef 8) #5
  %48 = icmp ne i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = mul i64 %4, 36
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = getelementptr i32, ptr addrspace(1) %51, i64 %3
  store i32 %49, ptr addrspace(1) %52, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_floats(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = fpext float %8 to double
  %10 = fptrunc float %8 to half
  %11 = tail call spir_func float @_Z32sub_group_non_uniform_reduce_addf(float noundef %8) #5
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = fcmp ogt float %8, 0.000000e+00
  %14 = select i1 %13, float 2.000000e+00, float 1.000000e+00
  %15 = tail call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float noundef %14) #5
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !12
  %18 = tail call spir_func float @_Z30sub_group_clustered_reduce_minfj(float noundef %8, i32 noundef 4) #5
  %19 = shl i64 %6, 1
  %20 = add i64 %19, %5
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = tail call spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double noundef %9) #5
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %22, ptr addrspace(1) %23, align 8, !tbaa !19
  %24 = tail call spir_func double @_Z20sub_group_reduce_maxd(double noundef %9) #5
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %16
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !19
  %26 = tail call spir_func double @_Z30sub_group_clustered_reduce_maxdj(double noundef %9, i32 noundef 8) #5
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %20
  store double %26, ptr addrspace(1) %27, align 8, !tbaa !19
  %28 = tail call spir_func half @_Z20sub_group_reduce_minDh(half noundef %10) #5
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %28, ptr addrspace(1) %29, align 2, !tbaa !21
  %30 = tail call spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half noundef %10) #5
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %16
  store half %30, ptr addrspace(1) %31, align 2, !tbaa !21
  %32 = tail call spir_func half @_Z28sub_group_scan_exclusive_maxDh(half noundef %10) #5
  %33 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %20
  store half %32, ptr addrspace(1) %33, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_floats(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = fpext float %8 to double
  %10 = fptrunc float %8 to half
  %11 = tail call spir_func float @_Z32sub_group_non_uniform_reduce_addf(float noundef %8) #5
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = fcmp ogt float %8, 0.000000e+00
  %14 = select i1 %13, float 2.000000e+00, float 1.000000e+00
  %15 = tail call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float noundef %14) #5
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !12
  %18 = tail call spir_func float @_Z30sub_group_clustered_reduce_minfj(float noundef %8, i32 noundef 4) #5
  %19 = shl i64 %6, 1
  %20 = add i64 %19, %5
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %18, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = tail call spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double noundef %9) #5
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %22, ptr addrspace(1) %23, align 8, !tbaa !19
  %24 = tail call spir_func double @_Z20sub_group_reduce_maxd(double noundef %9) #5
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %16
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !19
  %26 = tail call spir_func double @_Z30sub_group_clustered_reduce_maxdj(double noundef %9, i32 noundef 8) #5
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %20
  store double %26, ptr addrspace(1) %27, align 8, !tbaa !19
  %28 = tail call spir_func half @_Z20sub_group_reduce_minDh(half noundef %10) #5
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %28, ptr addrspace(1) %29, align 2, !tbaa !21
  %30 = tail call spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half noundef %10) #5
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %16
  store half %30, ptr addrspace(1) %31, align 2, !tbaa !21
  %32 = tail call spir_func half @_Z28sub_group_scan_exclusive_maxDh(half noundef %10) #5
  %33 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %20
  store half %32, ptr addrspace(1) %33, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @of_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !24
  %7 = trunc i64 %6 to i8
  %8 = tail call spir_func signext i8 @_Z20sub_group_reduce_addc(i8 noundef signext %7) #5
  %9 = sext i8 %8 to i64
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !24
  %11 = tail call spir_func zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 noundef zeroext %7) #5
  %12 = zext i8 %11 to i64
  %13 = getelementptr i64, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i64, ptr addrspace(1) %13, i64 %3
  store i64 %12, ptr addrspace(1) %14, align 8, !tbaa !24
  %15 = trunc i64 %6 to i16
  %16 = tail call spir_func signext i16 @_Z20sub_group_reduce_mins(i16 noundef signext %15) #5
  %17 = sext i16 %16 to i64
  %18 = shl i64 %4, 4
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i64, ptr addrspace(1) %19, i64 %3
  store i64 %17, ptr addrspace(1) %20, align 8, !tbaa !24
  %21 = tail call spir_func zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 noundef zeroext %15) #5
  %22 = zext i16 %21 to i64
  %23 = mul i64 %4, 24
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i64, ptr addrspace(1) %24, i64 %3
  store i64 %22, ptr addrspace(1) %25, align 8, !tbaa !24
  %26 = tail call spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 noundef %6) #5
  %27 = shl i64 %4, 5
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i64, ptr addrspace(1) %28, i64 %3
  store i64 %26, ptr addrspace(1) %29, align 8, !tbaa !24
  %30 = tail call spir_func i64 @_Z20sub_group_reduce_maxm(i64 noundef %6) #5
  %31 = mul i64 %4, 40
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i64, ptr addrspace(1) %32, i64 %3
  store i64 %30, ptr addrspace(1) %33, align 8, !tbaa !24
  %34 = tail call spir_func zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 noundef zeroext %7) #5
  %35 = zext i8 %34 to i64
  %36 = mul i64 %4, 48
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %3
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !24
  %39 = tail call spir_func signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 noundef signext %15, i32 noundef 4) #5
  %40 = sext i16 %39 to i64
  %41 = mul i64 %4, 56
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i64, ptr addrspace(1) %42, i64 %3
  store i64 %40, ptr addrspace(1) %43, align 8, !tbaa !24
  %44 = tail call spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 noundef %6) #5
  %45 = shl i64 %4, 6
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i64, ptr addrspace(1) %46, i64 %3
  store i64 %44, ptr addrspace(1) %47, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_of_widths(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !24
  %7 = trunc i64 %6 to i8
  %8 = tail call spir_func signext i8 @_Z20sub_group_reduce_addc(i8 noundef signext %7) #5
  %9 = sext i8 %8 to i64
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %9, ptr addrspace(1) %10, align 8, !tbaa !24
  %11 = tail call spir_func zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 noundef zeroext %7) #5
  %12 = zext i8 %11 to i64
  %13 = getelementptr i64, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i64, ptr addrspace(1) %13, i64 %3
  store i64 %12, ptr addrspace(1) %14, align 8, !tbaa !24
  %15 = trunc i64 %6 to i16
  %16 = tail call spir_func signext i16 @_Z20sub_group_reduce_mins(i16 noundef signext %15) #5
  %17 = sext i16 %16 to i64
  %18 = shl i64 %4, 4
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i64, ptr addrspace(1) %19, i64 %3
  store i64 %17, ptr addrspace(1) %20, align 8, !tbaa !24
  %21 = tail call spir_func zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 noundef zeroext %15) #5
  %22 = zext i16 %21 to i64
  %23 = mul i64 %4, 24
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i64, ptr addrspace(1) %24, i64 %3
  store i64 %22, ptr addrspace(1) %25, align 8, !tbaa !24
  %26 = tail call spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 noundef %6) #5
  %27 = shl i64 %4, 5
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i64, ptr addrspace(1) %28, i64 %3
  store i64 %26, ptr addrspace(1) %29, align 8, !tbaa !24
  %30 = tail call spir_func i64 @_Z20sub_group_reduce_maxm(i64 noundef %6) #5
  %31 = mul i64 %4, 40
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i64, ptr addrspace(1) %32, i64 %3
  store i64 %30, ptr addrspace(1) %33, align 8, !tbaa !24
  %34 = tail call spir_func zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 noundef zeroext %7) #5
  %35 = zext i8 %34 to i64
  %36 = mul i64 %4, 48
  %37 = getelementptr i8, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr i64, ptr addrspace(1) %37, i64 %3
  store i64 %35, ptr addrspace(1) %38, align 8, !tbaa !24
  %39 = tail call spir_func signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 noundef signext %15, i32 noundef 4) #5
  %40 = sext i16 %39 to i64
  %41 = mul i64 %4, 56
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i64, ptr addrspace(1) %42, i64 %3
  store i64 %40, ptr addrspace(1) %43, align 8, !tbaa !24
  %44 = tail call spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 noundef %6) #5
  %45 = shl i64 %4, 6
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i64, ptr addrspace(1) %46, i64 %3
  store i64 %44, ptr addrspace(1) %47, align 8, !tbaa !24
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @moved(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = trunc i64 %9 to i8
  %11 = xor i32 %7, 1
  %12 = tail call spir_func signext i8 @_Z17sub_group_shufflecj(i8 noundef signext %10, i32 noundef %11) #5
  %13 = sext i8 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %5
  store i64 %13, ptr addrspace(1) %14, align 8, !tbaa !24
  %15 = trunc i64 %9 to i16
  %16 = tail call spir_func zeroext i16 @_Z21sub_group_shuffle_xortj(i16 noundef zeroext %15, i32 noundef 3) #5
  %17 = zext i16 %16 to i64
  %18 = getelementptr i64, ptr addrspace(1) %1, i64 %6
  %19 = getelementptr i64, ptr addrspace(1) %18, i64 %5
  store i64 %17, ptr addrspace(1) %19, align 8, !tbaa !24
  %20 = sub i32 15, %7
  %21 = tail call spir_func i64 @_Z17sub_group_shufflelj(i64 noundef %9, i32 noundef %20) #5
  %22 = shl i64 %6, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i64, ptr addrspace(1) %23, i64 %5
  store i64 %21, ptr addrspace(1) %24, align 8, !tbaa !24
  %25 = tail call spir_func i64 @_Z21sub_group_shuffle_xormj(i64 noundef %9, i32 noundef 8) #5
  %26 = mul i64 %6, 24
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr i64, ptr addrspace(1) %27, i64 %5
  store i64 %25, ptr addrspace(1) %28, align 8, !tbaa !24
  %29 = and i64 %9, 65535
  %30 = uitofp nneg i64 %29 to double
  %31 = tail call spir_func double @_Z21sub_group_shuffle_xordj(double noundef %30, i32 noundef 4) #5
  %32 = fptosi double %31 to i64
  %33 = shl i64 %6, 5
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i64, ptr addrspace(1) %34, i64 %5
  store i64 %32, ptr addrspace(1) %35, align 8, !tbaa !24
  %36 = trunc i64 %9 to i32
  %37 = tail call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef %36, i32 noundef 7) #5
  %38 = sext i32 %37 to i64
  %39 = mul i64 %6, 40
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i64, ptr addrspace(1) %40, i64 %5
  store i64 %38, ptr addrspace(1) %41, align 8, !tbaa !24
  %42 = tail call spir_func signext i16 @_Z25sub_group_broadcast_firsts(i16 noundef signext %15) #5
  %43 = sext i16 %42 to i64
  %44 = mul i64 %6, 48
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %5
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !24
  %47 = tail call spir_func zeroext i8 @_Z19sub_group_broadcasthj(i8 noundef zeroext %10, i32 noundef 11) #5
  %48 = zext i8 %47 to i64
  %49 = mul i64 %6, 56
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i64, ptr addrspace(1) %50, i64 %5
  store i64 %48, ptr addrspace(1) %51, align 8, !tbaa !24
  %52 = tail call spir_func i64 @_Z20sub_group_shuffle_uplj(i64 noundef %9, i32 noundef 1) #5
  %53 = tail call spir_func signext i16 @_Z22sub_group_shuffle_downsj(i16 noundef signext %15, i32 noundef 5) #5
  %54 = sext i16 %53 to i64
  %55 = icmp eq i32 %7, 0
  %56 = select i1 %55, i64 -1, i64 %52
  %57 = shl i64 %6, 6
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i64, ptr addrspace(1) %58, i64 %5
  store i64 %56, ptr addrspace(1) %59, align 8, !tbaa !24
  %60 = icmp ult i32 %7, 11
  %61 = select i1 %60, i64 %54, i64 -1
  %62 = mul i64 %6, 72
  %63 = getelementptr i8, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr i64, ptr addrspace(1) %63, i64 %5
  store i64 %61, ptr addrspace(1) %64, align 8, !tbaa !24
  %65 = insertelement <4 x i8> poison, i8 %10, i64 0
  %66 = lshr i64 %9, 8
  %67 = trunc i64 %66 to i8
  %68 = insertelement <4 x i8> %65, i8 %67, i64 1
  %69 = lshr i64 %9, 16
  %70 = trunc i64 %69 to i8
  %71 = insertelement <4 x i8> %68, i8 %70, i64 2
  %72 = lshr i64 %9, 24
  %73 = trunc i64 %72 to i8
  %74 = insertelement <4 x i8> %71, i8 %73, i64 3
  %75 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_c(<4 x i8> noundef %74) #4
  %76 = tail call spir_func <4 x float> @_Z19sub_group_broadcastDv4_fj(<4 x float> noundef %75, i32 noundef 2) #5
  %77 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %76, ptr addrspace(1) %77, align 16, !tbaa !28
  %78 = and i64 %9, 255
  %79 = uitofp nneg i64 %78 to half
  %80 = xor i32 %7, 2
  %81 = tail call spir_func half @_Z17sub_group_shuffleDhj(half noundef %79, i32 noundef %80) #5
  %82 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %81, ptr addrspace(1) %82, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_moved(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = trunc i64 %9 to i8
  %11 = xor i32 %7, 1
  %12 = tail call spir_func signext i8 @_Z17sub_group_shufflecj(i8 noundef signext %10, i32 noundef %11) #5
  %13 = sext i8 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %5
  store i64 %13, ptr addrspace(1) %14, align 8, !tbaa !24
  %15 = trunc i64 %9 to i16
  %16 = tail call spir_func zeroext i16 @_Z21sub_group_shuffle_xortj(i16 noundef zeroext %15, i32 noundef 3) #5
  %17 = zext i16 %16 to i64
  %18 = getelementptr i64, ptr addrspace(1) %1, i64 %6
  %19 = getelementptr i64, ptr addrspace(1) %18, i64 %5
  store i64 %17, ptr addrspace(1) %19, align 8, !tbaa !24
  %20 = sub i32 15, %7
  %21 = tail call spir_func i64 @_Z17sub_group_shufflelj(i64 noundef %9, i32 noundef %20) #5
  %22 = shl i64 %6, 4
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i64, ptr addrspace(1) %23, i64 %5
  store i64 %21, ptr addrspace(1) %24, align 8, !tbaa !24
  %25 = tail call spir_func i64 @_Z21sub_group_shuffle_xormj(i64 noundef %9, i32 noundef 8) #5
  %26 = mul i64 %6, 24
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr i64, ptr addrspace(1) %27, i64 %5
  store i64 %25, ptr addrspace(1) %28, align 8, !tbaa !24
  %29 = and i64 %9, 65535
  %30 = uitofp nneg i64 %29 to double
  %31 = tail call spir_func double @_Z21sub_group_shuffle_xordj(double noundef %30, i32 noundef 4) #5
  %32 = fptosi double %31 to i64
  %33 = shl i64 %6, 5
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i64, ptr addrspace(1) %34, i64 %5
  store i64 %32, ptr addrspace(1) %35, align 8, !tbaa !24
  %36 = trunc i64 %9 to i32
  %37 = tail call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef %36, i32 noundef 7) #5
  %38 = sext i32 %37 to i64
  %39 = mul i64 %6, 40
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i64, ptr addrspace(1) %40, i64 %5
  store i64 %38, ptr addrspace(1) %41, align 8, !tbaa !24
  %42 = tail call spir_func signext i16 @_Z25sub_group_broadcast_firsts(i16 noundef signext %15) #5
  %43 = sext i16 %42 to i64
  %44 = mul i64 %6, 48
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i64, ptr addrspace(1) %45, i64 %5
  store i64 %43, ptr addrspace(1) %46, align 8, !tbaa !24
  %47 = tail call spir_func zeroext i8 @_Z19sub_group_broadcasthj(i8 noundef zeroext %10, i32 noundef 11) #5
  %48 = zext i8 %47 to i64
  %49 = mul i64 %6, 56
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i64, ptr addrspace(1) %50, i64 %5
  store i64 %48, ptr addrspace(1) %51, align 8, !tbaa !24
  %52 = tail call spir_func i64 @_Z20sub_group_shuffle_uplj(i64 noundef %9, i32 noundef 1) #5
  %53 = tail call spir_func signext i16 @_Z22sub_group_shuffle_downsj(i16 noundef signext %15, i32 noundef 5) #5
  %54 = sext i16 %53 to i64
  %55 = icmp eq i32 %7, 0
  %56 = select i1 %55, i64 -1, i64 %52
  %57 = shl i64 %6, 6
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i64, ptr addrspace(1) %58, i64 %5
  store i64 %56, ptr addrspace(1) %59, align 8, !tbaa !24
  %60 = icmp ult i32 %7, 11
  %61 = select i1 %60, i64 %54, i64 -1
  %62 = mul i64 %6, 72
  %63 = getelementptr i8, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr i64, ptr addrspace(1) %63, i64 %5
  store i64 %61, ptr addrspace(1) %64, align 8, !tbaa !24
  %65 = insertelement <4 x i8> poison, i8 %10, i64 0
  %66 = lshr i64 %9, 8
  %67 = trunc i64 %66 to i8
  %68 = insertelement <4 x i8> %65, i8 %67, i64 1
  %69 = lshr i64 %9, 16
  %70 = trunc i64 %69 to i8
  %71 = insertelement <4 x i8> %68, i8 %70, i64 2
  %72 = lshr i64 %9, 24
  %73 = trunc i64 %72 to i8
  %74 = insertelement <4 x i8> %71, i8 %73, i64 3
  %75 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_c(<4 x i8> noundef %74) #4
  %76 = tail call spir_func <4 x float> @_Z19sub_group_broadcastDv4_fj(<4 x float> noundef %75, i32 noundef 2) #5
  %77 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  store <4 x float> %76, ptr addrspace(1) %77, align 16, !tbaa !28
  %78 = and i64 %9, 255
  %79 = uitofp nneg i64 %78 to half
  %80 = xor i32 %7, 2
  %81 = tail call spir_func half @_Z17sub_group_shuffleDhj(half noundef %79, i32 noundef %80) #5
  %82 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %5
  store half %81, ptr addrspace(1) %82, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @votes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = and i32 %7, 1
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %35

12:                                               ; preds = %3
  %13 = icmp samesign ugt i32 %10, 10
  %14 = zext i1 %13 to i32
  %15 = tail call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef %14) #5
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 90
  %21 = zext i1 %20 to i32
  %22 = tail call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef %21) #5
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %24, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %28 = ashr i32 %27, 7
  %29 = tail call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %28) #5
  %30 = icmp ne i32 %29, 0
  %31 = zext i1 %30 to i32
  %32 = shl i64 %5, 3
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %3, %12
  %36 = or <4 x i32> %9, <i32 1, i32 0, i32 0, i32 0>
  %37 = tail call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %36) #5
  %38 = mul i64 %5, 3
  %39 = add i64 %38, %4
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %42 = shl i64 %5, 2
  %43 = add i64 %42, %4
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = tail call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() #4
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %45, ptr addrspace(1) %46, align 16, !tbaa !28
  %47 = tail call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #4
  %48 = and <4 x i32> %47, <i32 65535, i32 0, i32 0, i32 0>
  %49 = getelementptr <4 x i32>, ptr addrspace(1) %2, i64 %5
  %50 = getelementptr <4 x i32>, ptr addrspace(1) %49, i64 %4
  store <4 x i32> %48, ptr addrspace(1) %50, align 16, !tbaa !28
  %51 = tail call spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() #4
  %52 = and <4 x i32> %51, <i32 65535, i32 0, i32 0, i32 0>
  %53 = shl i64 %5, 5
  %54 = getelementptr i8, ptr addrspace(1) %2, i64 %53
  %55 = getelementptr <4 x i32>, ptr addrspace(1) %54, i64 %4
  store <4 x i32> %52, ptr addrspace(1) %55, align 16, !tbaa !28
  %56 = tail call spir_func <4 x i32> @_Z21get_sub_group_le_maskv() #4
  %57 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %39
  store <4 x i32> %56, ptr addrspace(1) %57, align 16, !tbaa !28
  %58 = tail call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #4
  %59 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %43
  store <4 x i32> %58, ptr addrspace(1) %59, align 16, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = and i32 %7, 1
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %35

12:                                               ; preds = %3
  %13 = icmp samesign ugt i32 %10, 10
  %14 = zext i1 %13 to i32
  %15 = tail call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef %14) #5
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 90
  %21 = zext i1 %20 to i32
  %22 = tail call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef %21) #5
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %24, ptr addrspace(1) %26, align 4, !tbaa !3
  %27 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %28 = ashr i32 %27, 7
  %29 = tail call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %28) #5
  %30 = icmp ne i32 %29, 0
  %31 = zext i1 %30 to i32
  %32 = shl i64 %5, 3
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i32, ptr addrspace(1) %33, i64 %4
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %12, %3
  %36 = or <4 x i32> %9, <i32 1, i32 0, i32 0, i32 0>
  %37 = tail call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %36) #5
  %38 = mul i64 %5, 3
  %39 = add i64 %38, %4
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %42 = shl i64 %5, 2
  %43 = add i64 %42, %4
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !3
  %45 = tail call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() #4
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %4
  store <4 x i32> %45, ptr addrspace(1) %46, align 16, !tbaa !28
  %47 = tail call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() #4
  %48 = and <4 x i32> %47, <i32 65535, i32 0, i32 0, i32 0>
  %49 = getelementptr <4 x i32>, ptr addrspace(1) %2, i64 %5
  %50 = getelementptr <4 x i32>, ptr addrspace(1) %49, i64 %4
  store <4 x i32> %48, ptr addrspace(1) %50, align 16, !tbaa !28
  %51 = tail call spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() #4
  %52 = and <4 x i32> %51, <i32 65535, i32 0, i32 0, i32 0>
  %53 = shl i64 %5, 5
  %54 = getelementptr i8, ptr addrspace(1) %2, i64 %53
  %55 = getelementptr <4 x i32>, ptr addrspace(1) %54, i64 %4
  store <4 x i32> %52, ptr addrspace(1) %55, align 16, !tbaa !28
  %56 = tail call spir_func <4 x i32> @_Z21get_sub_group_le_maskv() #4
  %57 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %39
  store <4 x i32> %56, ptr addrspace(1) %57, align 16, !tbaa !28
  %58 = tail call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() #4
  %59 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %43
  store <4 x i32> %58, ptr addrspace(1) %59, align 16, !tbaa !28
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_exclusive_minf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_minf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z32sub_group_non_uniform_reduce_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z30sub_group_clustered_reduce_minfj(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z20sub_group_reduce_maxd(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z30sub_group_clustered_reduce_maxdj(double noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func half @_Z20sub_group_reduce_minDh(half noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func half @_Z28sub_group_scan_exclusive_maxDh(half noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z20sub_group_reduce_addc(i8 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z20sub_group_reduce_mins(i16 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_reduce_maxm(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 noundef zeroext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 noundef signext, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z17sub_group_shufflecj(i8 noundef signext, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i16 @_Z21sub_group_shuffle_xortj(i16 noundef zeroext, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17sub_group_shufflelj(i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21sub_group_shuffle_xormj(i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z21sub_group_shuffle_xordj(double noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z25sub_group_broadcast_firsts(i16 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i8 @_Z19sub_group_broadcasthj(i8 noundef zeroext, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_shuffle_uplj(i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z22sub_group_shuffle_downsj(i16 noundef signext, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z19sub_group_broadcastDv4_fj(<4 x float> noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_c(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func half @_Z17sub_group_shuffleDhj(half noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_le_maskv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"uint*", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"int*", !"int*"}
!17 = !{!"const", !""}
!18 = !{!"float*", !"float*", !"double*", !"half*"}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"half", !5, i64 0}
!23 = !{!"long*", !"long*"}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !5, i64 0}
!26 = !{!"long*", !"long*", !"float4*", !"half*"}
!27 = !{!"long*", !"long*", !"float __attribute__((ext_vector_type(4)))*", !"half*"}
!28 = !{!5, !5, i64 0}
!29 = !{i32 1, i32 1, i32 1}
!30 = !{!"none", !"none", !"none"}
!31 = !{!"int*", !"uint*", !"uint4*"}
!32 = !{!"int*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!33 = !{!"const", !"", !""}
