; ModuleID = 'subgroup_basic.cl'
source_filename = "subgroup_basic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @queries(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = getelementptr i32, ptr addrspace(1) %0, i64 %3
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %2
  store i32 %6, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %10 = shl i64 %3, 3
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %2
  store i32 %9, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %14 = mul i64 %3, 12
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %2
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %18 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %19 = icmp uge i32 %17, %18
  %20 = zext i1 %19 to i32
  %21 = shl i64 %3, 4
  %22 = getelementptr i8, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %2
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #5
  %25 = mul i64 %3, 20
  %26 = getelementptr i8, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %2
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %4 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %2
  store i32 %4, ptr addrspace(1) %5, align 4, !tbaa !3
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = getelementptr i32, ptr addrspace(1) %0, i64 %3
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %2
  store i32 %6, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %10 = shl i64 %3, 3
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %2
  store i32 %9, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %14 = mul i64 %3, 12
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %2
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %18 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %19 = icmp uge i32 %17, %18
  %20 = zext i1 %19 to i32
  %21 = shl i64 %3, 4
  %22 = getelementptr i8, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %2
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z27get_enqueued_num_sub_groupsv() #5
  %25 = mul i64 %3, 20
  %26 = getelementptr i8, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %2
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @collectives(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 16
  %11 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %12 = shl i32 %11, 8
  %13 = or i32 %10, %12
  %14 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %15 = or i32 %13, %14
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %7) #5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %7) #5
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %7) #5
  %23 = shl i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %7) #5
  %27 = mul i64 %5, 12
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %4
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %7) #5
  %31 = shl i64 %5, 4
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %4
  store i32 %30, ptr addrspace(1) %33, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %7) #5
  %35 = mul i64 %5, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %4
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %7, i32 noundef 0) #5
  %39 = mul i64 %5, 24
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %4
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = icmp sgt i32 %7, 90
  %43 = zext i1 %42 to i32
  %44 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %43) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %5, 28
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %4
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = icmp sgt i32 %7, -90
  %51 = zext i1 %50 to i32
  %52 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %51) #5
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  %55 = shl i64 %5, 5
  %56 = getelementptr i8, ptr addrspace(1) %1, i64 %55
  %57 = getelementptr i32, ptr addrspace(1) %56, i64 %4
  store i32 %54, ptr addrspace(1) %57, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 16
  %11 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %12 = shl i32 %11, 8
  %13 = or i32 %10, %12
  %14 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %15 = or i32 %13, %14
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %7) #5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %7) #5
  %20 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = tail call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %7) #5
  %23 = shl i64 %5, 3
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr i32, ptr addrspace(1) %24, i64 %4
  store i32 %22, ptr addrspace(1) %25, align 4, !tbaa !3
  %26 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef %7) #5
  %27 = mul i64 %5, 12
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %4
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %7) #5
  %31 = shl i64 %5, 4
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %4
  store i32 %30, ptr addrspace(1) %33, align 4, !tbaa !3
  %34 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %7) #5
  %35 = mul i64 %5, 20
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %4
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %7, i32 noundef 0) #5
  %39 = mul i64 %5, 24
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %4
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = icmp sgt i32 %7, 90
  %43 = zext i1 %42 to i32
  %44 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %43) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %5, 28
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %4
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = icmp sgt i32 %7, -90
  %51 = zext i1 %50 to i32
  %52 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %51) #5
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  %55 = shl i64 %5, 5
  %56 = getelementptr i8, ptr addrspace(1) %1, i64 %55
  %57 = getelementptr i32, ptr addrspace(1) %56, i64 %4
  store i32 %54, ptr addrspace(1) %57, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @barriers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %8 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %9 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %10 = mul i32 %9, %8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %11
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 16
  %16 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %17 = shl i32 %16, 8
  %18 = or i32 %17, %15
  %19 = or i32 %18, %6
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %23 = zext i32 %6 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %12, i64 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !19
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %25 = add i32 %6, 1
  %26 = urem i32 %25, %7
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %12, i64 %27
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !19
  tail call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 4) #5
  %30 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %31 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %30) #5
  %32 = fadd float %29, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_barriers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %7 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %8 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %9 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %10 = mul i32 %9, %8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %11
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 16
  %16 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %17 = shl i32 %16, 8
  %18 = or i32 %17, %15
  %19 = or i32 %18, %6
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %23 = zext i32 %6 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %12, i64 %23
  store float %22, ptr addrspace(3) %24, align 4, !tbaa !19
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %25 = add i32 %6, 1
  %26 = urem i32 %25, %7
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %12, i64 %27
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !19
  tail call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 4) #5
  %30 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %31 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %30) #5
  %32 = fadd float %29, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_max_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z27get_enqueued_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj12memory_scope(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z20sub_group_reduce_maxf(float noundef) local_unnamed_addr #3

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"uint*"}
!14 = !{!"const", !"", !""}
!15 = !{i32 1, i32 1, i32 1, i32 3}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"uint*", !"float*"}
!18 = !{!"const", !"", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !5, i64 0}
