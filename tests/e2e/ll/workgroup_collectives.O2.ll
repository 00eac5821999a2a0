; ModuleID = 'workgroup_collectives.cl'
source_filename = "workgroup_collectives.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reductions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %7) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %7) #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = and i32 %7, 255
  %22 = uitofp nneg i32 %21 to float
  %23 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %22) #5
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = sitofp i32 %7 to float
  %26 = tail call spir_func float @_Z21work_group_reduce_minf(float noundef %25) #5
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reductions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %7) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %7) #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = and i32 %7, 255
  %22 = uitofp nneg i32 %21 to float
  %23 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %22) #5
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = sitofp i32 %7 to float
  %26 = tail call spir_func float @_Z21work_group_reduce_minf(float noundef %25) #5
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %7) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %7) #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = and i32 %7, 255
  %22 = uitofp nneg i32 %21 to float
  %23 = tail call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %22) #5
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = sitofp i32 %7 to float
  %26 = tail call spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef %25) #5
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_scans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %7) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %7) #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = and i32 %7, 255
  %22 = uitofp nneg i32 %21 to float
  %23 = tail call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %22) #5
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !11
  %25 = sitofp i32 %7 to float
  %26 = tail call spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef %25) #5
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @wide_types(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !14
  %8 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %7) #5
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  store i64 %8, ptr addrspace(1) %9, align 8, !tbaa !14
  %10 = tail call spir_func i64 @_Z29work_group_scan_inclusive_maxl(i64 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %11
  store i64 %10, ptr addrspace(1) %12, align 8, !tbaa !14
  %13 = tail call spir_func i64 @_Z21work_group_reduce_minm(i64 noundef %7) #5
  %14 = shl i64 %5, 4
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i64, ptr addrspace(1) %15, i64 %4
  store i64 %13, ptr addrspace(1) %16, align 8, !tbaa !14
  %17 = sitofp i64 %7 to double
  %18 = tail call spir_func double @_Z21work_group_reduce_maxd(double noundef %17) #5
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %18, ptr addrspace(1) %19, align 8, !tbaa !16
  %20 = and i64 %7, 1023
  %21 = uitofp nneg i64 %20 to double
  %22 = tail call spir_func double @_Z29work_group_scan_inclusive_addd(double noundef %21) #5
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %11
  store double %22, ptr addrspace(1) %23, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_wide_types(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !14
  %8 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %7) #5
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  store i64 %8, ptr addrspace(1) %9, align 8, !tbaa !14
  %10 = tail call spir_func i64 @_Z29work_group_scan_inclusive_maxl(i64 noundef %7) #5
  %11 = add i64 %5, %4
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %11
  store i64 %10, ptr addrspace(1) %12, align 8, !tbaa !14
  %13 = tail call spir_func i64 @_Z21work_group_reduce_minm(i64 noundef %7) #5
  %14 = shl i64 %5, 4
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i64, ptr addrspace(1) %15, i64 %4
  store i64 %13, ptr addrspace(1) %16, align 8, !tbaa !14
  %17 = sitofp i64 %7 to double
  %18 = tail call spir_func double @_Z21work_group_reduce_maxd(double noundef %17) #5
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store double %18, ptr addrspace(1) %19, align 8, !tbaa !16
  %20 = and i64 %7, 1023
  %21 = uitofp nneg i64 %20 to double
  %22 = tail call spir_func double @_Z29work_group_scan_inclusive_addd(double noundef %21) #5
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %11
  store double %22, ptr addrspace(1) %23, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @votes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp sgt i32 %7, %2
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %9) #5
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %15 = icmp sgt i32 %14, %2
  %16 = zext i1 %15 to i32
  %17 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %16) #5
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %22, i64 noundef 3) #5
  %24 = shl i64 %5, 3
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_votes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp sgt i32 %7, %2
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %9) #5
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %15 = icmp sgt i32 %14, %2
  %16 = zext i1 %15 to i32
  %17 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %16) #5
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %22, i64 noundef 3) #5
  %24 = shl i64 %5, 3
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr i32, ptr addrspace(1) %25, i64 %4
  store i32 %23, ptr addrspace(1) %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @broadcasts_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z20work_group_broadcastfmm(float noundef %6, i64 noundef 2, i64 noundef 1) #5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func i64 @_Z19get_local_linear_idv() #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_broadcasts_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z20get_global_linear_idv() #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z20work_group_broadcastfmm(float noundef %6, i64 noundef 2, i64 noundef 1) #5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  store float %7, ptr addrspace(1) %8, align 4, !tbaa !11
  %9 = tail call spir_func i64 @_Z19get_local_linear_idv() #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %10) #5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21work_group_reduce_minf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z29work_group_scan_exclusive_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21work_group_reduce_addl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z29work_group_scan_inclusive_maxl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z21work_group_reduce_minm(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z21work_group_reduce_maxd(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z29work_group_scan_inclusive_addd(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z20work_group_broadcastfmm(float noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #3

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"float*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!"long*", !"long*", !"double*"}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"int*", !"int*", !"int"}
!20 = !{!"float*", !"float*", !"int*"}
