; ModuleID = 'subgroup_shuffle.cl'
source_filename = "subgroup_shuffle.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @exchange_lanes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = mul i32 %7, 5
  %11 = add i32 %10, 3
  %12 = and i32 %11, 15
  %13 = tail call spir_func i32 @_Z17sub_group_shuffleij(i32 noundef %9, i32 noundef %12) #5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %9, i32 noundef 6) #5
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %5
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %9, i32 noundef 2) #5
  %19 = tail call spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef %9, i32 noundef 3) #5
  %20 = icmp ugt i32 %7, 1
  %21 = select i1 %20, i32 %18, i32 -1
  %22 = shl i64 %6, 3
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = icmp ult i32 %7, 13
  %26 = select i1 %25, i32 %19, i32 -1
  %27 = mul i64 %6, 12
  %28 = getelementptr i8, ptr addrspace(1) %2, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %5
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %31, i32 noundef 8) #5
  %33 = fadd float %31, %32
  %34 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %33, i32 noundef 4) #5
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %35, i32 noundef 2) #5
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %37, i32 noundef 1) #5
  %39 = fadd float %37, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_exchange_lanes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = mul i32 %7, 5
  %11 = add i32 %10, 3
  %12 = and i32 %11, 15
  %13 = tail call spir_func i32 @_Z17sub_group_shuffleij(i32 noundef %9, i32 noundef %12) #5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef %9, i32 noundef 6) #5
  %16 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %5
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = tail call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %9, i32 noundef 2) #5
  %19 = tail call spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef %9, i32 noundef 3) #5
  %20 = icmp ugt i32 %7, 1
  %21 = select i1 %20, i32 %18, i32 -1
  %22 = shl i64 %6, 3
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i32, ptr addrspace(1) %23, i64 %5
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = icmp ult i32 %7, 13
  %26 = select i1 %25, i32 %19, i32 -1
  %27 = mul i64 %6, 12
  %28 = getelementptr i8, ptr addrspace(1) %2, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %5
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %31, i32 noundef 8) #5
  %33 = fadd float %31, %32
  %34 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %33, i32 noundef 4) #5
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %35, i32 noundef 2) #5
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %37, i32 noundef 1) #5
  %39 = fadd float %37, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @ballots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  %8 = zext i1 %7 to i32
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = extractelement <4 x i32> %9, i64 0
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %9) #4
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %16 = shl i64 %4, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %3
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = or <4 x i32> %9, <i32 32768, i32 0, i32 0, i32 0>
  %20 = tail call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %19) #5
  %21 = mul i64 %4, 12
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %9) #4
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = shl i64 %4, 4
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %3
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %9, i32 noundef 3) #4
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i32
  %33 = mul i64 %4, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = tail call spir_func i32 @_Z15sub_group_electv() #5
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  %39 = mul i64 %4, 24
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %3
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %43 = ashr i32 %42, 31
  %44 = tail call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %43) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %4, 28
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %3
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %51 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %50) #5
  %52 = shl i64 %4, 5
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %3
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_ballots(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  %8 = zext i1 %7 to i32
  %9 = tail call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %8) #5
  %10 = extractelement <4 x i32> %9, i64 0
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %9) #4
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %14 = getelementptr i32, ptr addrspace(1) %13, i64 %3
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %9) #5
  %16 = shl i64 %4, 3
  %17 = getelementptr i8, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr i32, ptr addrspace(1) %17, i64 %3
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !3
  %19 = or <4 x i32> %9, <i32 32768, i32 0, i32 0, i32 0>
  %20 = tail call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %19) #5
  %21 = mul i64 %4, 12
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %9) #4
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = shl i64 %4, 4
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %3
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = tail call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %9, i32 noundef 3) #4
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i32
  %33 = mul i64 %4, 20
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = tail call spir_func i32 @_Z15sub_group_electv() #5
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  %39 = mul i64 %4, 24
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr i32, ptr addrspace(1) %40, i64 %3
  store i32 %38, ptr addrspace(1) %41, align 4, !tbaa !3
  %42 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %43 = ashr i32 %42, 31
  %44 = tail call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %43) #5
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = mul i64 %4, 28
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i32, ptr addrspace(1) %48, i64 %3
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %51 = tail call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %50) #5
  %52 = shl i64 %4, 5
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i32, ptr addrspace(1) %53, i64 %3
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @diverged(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %6) #5
  %10 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %6) #5
  br label %14

11:                                               ; preds = %2
  %12 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %6) #5
  %13 = sub nsw i32 0, %12
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i32 [ %9, %8 ], [ %13, %11 ]
  %16 = phi i32 [ %10, %8 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %6, i32 noundef 4) #5
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %6, i32 noundef 8) #5
  %25 = mul i64 %4, 12
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = trunc i32 %6 to i16
  %29 = tail call spir_func signext i16 @_Z20sub_group_reduce_adds(i16 noundef signext %28) #5
  %30 = sext i16 %29 to i32
  %31 = trunc i32 %6 to i8
  %32 = tail call spir_func signext i8 @_Z19sub_group_broadcastcj(i8 noundef signext %31, i32 noundef 2) #5
  %33 = sext i8 %32 to i32
  %34 = add nsw i32 %33, %30
  %35 = shl i64 %4, 4
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %3
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_diverged(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %6) #5
  %10 = tail call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef %6) #5
  br label %14

11:                                               ; preds = %2
  %12 = tail call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %6) #5
  %13 = sub nsw i32 0, %12
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i32 [ %9, %8 ], [ %13, %11 ]
  %16 = phi i32 [ %10, %8 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %6, i32 noundef 4) #5
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %6, i32 noundef 8) #5
  %25 = mul i64 %4, 12
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = trunc i32 %6 to i16
  %29 = tail call spir_func signext i16 @_Z20sub_group_reduce_adds(i16 noundef signext %28) #5
  %30 = sext i16 %29 to i32
  %31 = trunc i32 %6 to i8
  %32 = tail call spir_func signext i8 @_Z19sub_group_broadcastcj(i8 noundef signext %31, i32 noundef 2) #5
  %33 = sext i8 %32 to i32
  %34 = add nsw i32 %33, %30
  %35 = shl i64 %4, 4
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i32, ptr addrspace(1) %36, i64 %3
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shuffleij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z21sub_group_shuffle_xorfj(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15sub_group_electv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i16 @_Z20sub_group_reduce_adds(i16 noundef signext) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func signext i8 @_Z19sub_group_broadcastcj(i8 noundef signext, i32 noundef) local_unnamed_addr #3

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
!9 = !{!"int*", !"float*", !"int*", !"float*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"int*", !"uint*"}
!17 = !{!"const", !""}
!18 = !{!"int*", !"int*"}
