; ModuleID = 'local_scan.cl'
source_filename = "local_scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@blelloch.tree = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@segmented.value = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@segmented.flag = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @blelloch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 7
  %9 = shl i32 %5, 1
  %10 = add i32 %8, %9
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = zext i32 %9 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !3
  %16 = or disjoint i32 %10, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = or disjoint i32 %9, 1
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %21
  store i32 %19, ptr addrspace(3) %22, align 4, !tbaa !3
  %23 = add i32 %9, 2
  br label %26

24:                                               ; preds = %42
  %25 = icmp eq i32 %5, 0
  br i1 %25, label %46, label %50

26:                                               ; preds = %3, %42
  %27 = phi i32 [ 1, %3 ], [ %44, %42 ]
  %28 = phi i32 [ 64, %3 ], [ %43, %42 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %29 = icmp ugt i32 %28, %5
  br i1 %29, label %30, label %42

30:                                               ; preds = %26
  %31 = mul i32 %27, %20
  %32 = add i32 %31, -1
  %33 = mul i32 %27, %23
  %34 = add i32 %33, -1
  %35 = zext i32 %32 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !3
  %38 = zext i32 %34 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !3
  %41 = add nsw i32 %40, %37
  store i32 %41, ptr addrspace(3) %39, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %30, %26
  %43 = lshr i32 %28, 1
  %44 = shl i32 %27, 1
  %45 = icmp eq i32 %43, 0
  br i1 %45, label %24, label %26

46:                                               ; preds = %24
  %47 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.tree, i64 508), align 4, !tbaa !3
  %48 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %48
  store i32 %47, ptr addrspace(1) %49, align 4, !tbaa !3
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.tree, i64 508), align 4, !tbaa !3
  br label %50

50:                                               ; preds = %46, %24
  br label %51

51:                                               ; preds = %50, %68
  %52 = phi i32 [ %54, %68 ], [ 128, %50 ]
  %53 = phi i32 [ %69, %68 ], [ 1, %50 ]
  %54 = lshr i32 %52, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %55 = icmp ugt i32 %53, %5
  br i1 %55, label %56, label %68

56:                                               ; preds = %51
  %57 = mul i32 %54, %20
  %58 = add i32 %57, -1
  %59 = mul i32 %54, %23
  %60 = add i32 %59, -1
  %61 = zext i32 %58 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %61
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !3
  %64 = zext i32 %60 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !3
  store i32 %66, ptr addrspace(3) %62, align 4, !tbaa !3
  %67 = add nsw i32 %66, %63
  store i32 %67, ptr addrspace(3) %65, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %56, %51
  %69 = shl nuw nsw i32 %53, 1
  %70 = icmp samesign ult i32 %53, 64
  br i1 %70, label %51, label %71

71:                                               ; preds = %68
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %72 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %72, ptr addrspace(1) %73, align 4, !tbaa !3
  %74 = load i32, ptr addrspace(3) %22, align 4, !tbaa !3
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_blelloch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 7
  %9 = shl i32 %5, 1
  %10 = add i32 %8, %9
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = zext i32 %9 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !3
  %16 = or disjoint i32 %10, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = or disjoint i32 %9, 1
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %21
  store i32 %19, ptr addrspace(3) %22, align 4, !tbaa !3
  %23 = add i32 %9, 2
  br label %27

24:                                               ; preds = %43
  %25 = icmp eq i32 %5, 0
  br i1 %25, label %47, label %26

26:                                               ; preds = %47, %24
  br label %56

27:                                               ; preds = %3, %43
  %28 = phi i32 [ 1, %3 ], [ %45, %43 ]
  %29 = phi i32 [ 64, %3 ], [ %44, %43 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = icmp ugt i32 %29, %5
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = mul i32 %28, %20
  %33 = add i32 %32, -1
  %34 = mul i32 %28, %23
  %35 = add i32 %34, -1
  %36 = zext i32 %33 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !3
  %39 = zext i32 %35 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, %38
  store i32 %42, ptr addrspace(3) %40, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %27, %31
  %44 = lshr i32 %29, 1
  %45 = shl i32 %28, 1
  %46 = icmp eq i32 %44, 0
  br i1 %46, label %24, label %27

47:                                               ; preds = %24
  %48 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.tree, i64 508), align 4, !tbaa !3
  %49 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %49
  store i32 %48, ptr addrspace(1) %50, align 4, !tbaa !3
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blelloch.tree, i64 508), align 4, !tbaa !3
  br label %26

51:                                               ; preds = %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %52 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !3
  %54 = load i32, ptr addrspace(3) %22, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !3
  ret void

56:                                               ; preds = %26, %73
  %57 = phi i32 [ %59, %73 ], [ 128, %26 ]
  %58 = phi i32 [ %74, %73 ], [ 1, %26 ]
  %59 = lshr i32 %57, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %60 = icmp ugt i32 %58, %5
  br i1 %60, label %61, label %73

61:                                               ; preds = %56
  %62 = mul i32 %59, %20
  %63 = add i32 %62, -1
  %64 = mul i32 %59, %23
  %65 = add i32 %64, -1
  %66 = zext i32 %63 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %66
  %68 = load i32, ptr addrspace(3) %67, align 4, !tbaa !3
  %69 = zext i32 %65 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @blelloch.tree, i64 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !3
  store i32 %71, ptr addrspace(3) %67, align 4, !tbaa !3
  %72 = add nsw i32 %71, %68
  store i32 %72, ptr addrspace(3) %70, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %56, %61
  %74 = shl nuw nsw i32 %58, 1
  %75 = icmp samesign ult i32 %58, 64
  br i1 %75, label %56, label %51
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @hillis_steele(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !15
  %12 = and i64 %5, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = icmp ugt i32 %8, 1
  br i1 %14, label %15, label %33

15:                                               ; preds = %4, %28
  %16 = phi ptr addrspace(3) [ %18, %28 ], [ %2, %4 ]
  %17 = phi i32 [ %31, %28 ], [ 1, %4 ]
  %18 = phi ptr addrspace(3) [ %16, %28 ], [ %3, %4 ]
  %19 = icmp ugt i32 %17, %6
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %16, i64 %12
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !15
  br i1 %19, label %28, label %22

22:                                               ; preds = %15
  %23 = sub nuw i32 %6, %17
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %16, i64 %24
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !15
  %27 = fadd float %21, %26
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi float [ %27, %22 ], [ %21, %15 ]
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i64 %12
  store float %29, ptr addrspace(3) %30, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %31 = shl i32 %17, 1
  %32 = icmp ult i32 %31, %8
  br i1 %32, label %15, label %33

33:                                               ; preds = %28, %4
  %34 = phi ptr addrspace(3) [ %2, %4 ], [ %18, %28 ]
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) %34, i64 %12
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !15
  %37 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %37
  store float %36, ptr addrspace(1) %38, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_hillis_steele(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !15
  %12 = and i64 %5, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = icmp ugt i32 %8, 1
  br i1 %14, label %21, label %15

15:                                               ; preds = %34, %4
  %16 = phi ptr addrspace(3) [ %2, %4 ], [ %24, %34 ]
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %16, i64 %12
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !15
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  store float %18, ptr addrspace(1) %20, align 4, !tbaa !15
  ret void

21:                                               ; preds = %4, %34
  %22 = phi ptr addrspace(3) [ %24, %34 ], [ %2, %4 ]
  %23 = phi i32 [ %37, %34 ], [ 1, %4 ]
  %24 = phi ptr addrspace(3) [ %22, %34 ], [ %3, %4 ]
  %25 = icmp ugt i32 %23, %6
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i64 %12
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !15
  br i1 %25, label %34, label %28

28:                                               ; preds = %21
  %29 = sub nuw i32 %6, %23
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i64 %30
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !15
  %33 = fadd float %27, %32
  br label %34

34:                                               ; preds = %21, %28
  %35 = phi float [ %33, %28 ], [ %27, %21 ]
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i64 %12
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %37 = shl i32 %23, 1
  %38 = icmp ult i32 %37, %8
  br i1 %38, label %21, label %15
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = and i64 %6, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = and i64 %4, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !19
  %14 = icmp eq i32 %5, 0
  %15 = zext i1 %14 to i8
  %16 = or i8 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %10
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %19 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %3
  %22 = icmp eq i32 %5, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %21
  %24 = add i64 %4, 4294967295
  %25 = and i64 %24, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %25
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !3
  %28 = add nsw i32 %27, %18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %25
  %30 = load i8, ptr addrspace(3) %29, align 1, !tbaa !19
  br label %31

31:                                               ; preds = %23, %21, %3
  %32 = phi i32 [ %18, %3 ], [ %28, %23 ], [ %18, %21 ]
  %33 = phi i8 [ %19, %3 ], [ %30, %23 ], [ 0, %21 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %32, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %33, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %34 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %35 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %47

37:                                               ; preds = %31
  %38 = icmp ult i32 %5, 2
  br i1 %38, label %47, label %39

39:                                               ; preds = %37
  %40 = add i64 %4, 4294967294
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, %34
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %41
  %46 = load i8, ptr addrspace(3) %45, align 1, !tbaa !19
  br label %47

47:                                               ; preds = %39, %37, %31
  %48 = phi i32 [ %34, %31 ], [ %44, %39 ], [ %34, %37 ]
  %49 = phi i8 [ %35, %31 ], [ %46, %39 ], [ 0, %37 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %48, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %49, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %50 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %51 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %53, label %63

53:                                               ; preds = %47
  %54 = icmp ult i32 %5, 4
  br i1 %54, label %63, label %55

55:                                               ; preds = %53
  %56 = add i64 %4, 4294967292
  %57 = and i64 %56, 4294967295
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %50
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %57
  %62 = load i8, ptr addrspace(3) %61, align 1, !tbaa !19
  br label %63

63:                                               ; preds = %55, %53, %47
  %64 = phi i32 [ %50, %47 ], [ %60, %55 ], [ %50, %53 ]
  %65 = phi i8 [ %51, %47 ], [ %62, %55 ], [ 0, %53 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %64, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %65, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %66 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %67 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %79

69:                                               ; preds = %63
  %70 = icmp ult i32 %5, 8
  br i1 %70, label %79, label %71

71:                                               ; preds = %69
  %72 = add i64 %4, 4294967288
  %73 = and i64 %72, 4294967295
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !3
  %76 = add nsw i32 %75, %66
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %73
  %78 = load i8, ptr addrspace(3) %77, align 1, !tbaa !19
  br label %79

79:                                               ; preds = %71, %69, %63
  %80 = phi i32 [ %66, %63 ], [ %76, %71 ], [ %66, %69 ]
  %81 = phi i8 [ %67, %63 ], [ %78, %71 ], [ 0, %69 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %80, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %81, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %82 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %83 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %95

85:                                               ; preds = %79
  %86 = icmp ult i32 %5, 16
  br i1 %86, label %95, label %87

87:                                               ; preds = %85
  %88 = add i64 %4, 4294967280
  %89 = and i64 %88, 4294967295
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %89
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !3
  %92 = add nsw i32 %91, %82
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %89
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !19
  br label %95

95:                                               ; preds = %87, %85, %79
  %96 = phi i32 [ %82, %79 ], [ %92, %87 ], [ %82, %85 ]
  %97 = phi i8 [ %83, %79 ], [ %94, %87 ], [ 0, %85 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %96, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %97, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %98 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %99 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %101, label %111

101:                                              ; preds = %95
  %102 = icmp ult i32 %5, 32
  br i1 %102, label %111, label %103

103:                                              ; preds = %101
  %104 = add i64 %4, 4294967264
  %105 = and i64 %104, 4294967295
  %106 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %105
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !3
  %108 = add nsw i32 %107, %98
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %105
  %110 = load i8, ptr addrspace(3) %109, align 1, !tbaa !19
  br label %111

111:                                              ; preds = %103, %101, %95
  %112 = phi i32 [ %98, %95 ], [ %108, %103 ], [ %98, %101 ]
  %113 = phi i8 [ %99, %95 ], [ %110, %103 ], [ 0, %101 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %112, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %113, ptr addrspace(3) %17, align 1, !tbaa !19
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %7
  store i32 %112, ptr addrspace(1) %114, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = and i64 %6, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = and i64 %4, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %7
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !19
  %14 = icmp eq i32 %5, 0
  %15 = zext i1 %14 to i8
  %16 = or i8 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %10
  store i8 %16, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %19 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %3
  %22 = icmp eq i32 %5, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %21
  %24 = add i64 %4, 4294967295
  %25 = and i64 %24, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %25
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !3
  %28 = add nsw i32 %27, %18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %25
  %30 = load i8, ptr addrspace(3) %29, align 1, !tbaa !19
  br label %31

31:                                               ; preds = %23, %21, %3
  %32 = phi i32 [ %18, %3 ], [ %28, %23 ], [ %18, %21 ]
  %33 = phi i8 [ %19, %3 ], [ %30, %23 ], [ 0, %21 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %32, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %33, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %34 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %35 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %47

37:                                               ; preds = %31
  %38 = icmp ult i32 %5, 2
  br i1 %38, label %47, label %39

39:                                               ; preds = %37
  %40 = add i64 %4, 4294967294
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, %34
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %41
  %46 = load i8, ptr addrspace(3) %45, align 1, !tbaa !19
  br label %47

47:                                               ; preds = %39, %37, %31
  %48 = phi i32 [ %34, %31 ], [ %44, %39 ], [ %34, %37 ]
  %49 = phi i8 [ %35, %31 ], [ %46, %39 ], [ 0, %37 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %48, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %49, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %50 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %51 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %53, label %63

53:                                               ; preds = %47
  %54 = icmp ult i32 %5, 4
  br i1 %54, label %63, label %55

55:                                               ; preds = %53
  %56 = add i64 %4, 4294967292
  %57 = and i64 %56, 4294967295
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %50
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %57
  %62 = load i8, ptr addrspace(3) %61, align 1, !tbaa !19
  br label %63

63:                                               ; preds = %55, %53, %47
  %64 = phi i32 [ %50, %47 ], [ %60, %55 ], [ %50, %53 ]
  %65 = phi i8 [ %51, %47 ], [ %62, %55 ], [ 0, %53 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %64, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %65, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %66 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %67 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %79

69:                                               ; preds = %63
  %70 = icmp ult i32 %5, 8
  br i1 %70, label %79, label %71

71:                                               ; preds = %69
  %72 = add i64 %4, 4294967288
  %73 = and i64 %72, 4294967295
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !3
  %76 = add nsw i32 %75, %66
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %73
  %78 = load i8, ptr addrspace(3) %77, align 1, !tbaa !19
  br label %79

79:                                               ; preds = %71, %69, %63
  %80 = phi i32 [ %66, %63 ], [ %76, %71 ], [ %66, %69 ]
  %81 = phi i8 [ %67, %63 ], [ %78, %71 ], [ 0, %69 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %80, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %81, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %82 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %83 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %95

85:                                               ; preds = %79
  %86 = icmp ult i32 %5, 16
  br i1 %86, label %95, label %87

87:                                               ; preds = %85
  %88 = add i64 %4, 4294967280
  %89 = and i64 %88, 4294967295
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %89
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !3
  %92 = add nsw i32 %91, %82
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %89
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !19
  br label %95

95:                                               ; preds = %87, %85, %79
  %96 = phi i32 [ %82, %79 ], [ %92, %87 ], [ %82, %85 ]
  %97 = phi i8 [ %83, %79 ], [ %94, %87 ], [ 0, %85 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %96, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %97, ptr addrspace(3) %17, align 1, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %98 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %99 = load i8, ptr addrspace(3) %17, align 1, !tbaa !19
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %101, label %111

101:                                              ; preds = %95
  %102 = icmp ult i32 %5, 32
  br i1 %102, label %111, label %103

103:                                              ; preds = %101
  %104 = add i64 %4, 4294967264
  %105 = and i64 %104, 4294967295
  %106 = getelementptr inbounds nuw i32, ptr addrspace(3) @segmented.value, i64 %105
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !3
  %108 = add nsw i32 %107, %98
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) @segmented.flag, i64 %105
  %110 = load i8, ptr addrspace(3) %109, align 1, !tbaa !19
  br label %111

111:                                              ; preds = %103, %101, %95
  %112 = phi i32 [ %98, %95 ], [ %108, %103 ], [ %98, %101 ]
  %113 = phi i8 [ %99, %95 ], [ %110, %103 ], [ 0, %101 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 %112, ptr addrspace(3) %11, align 4, !tbaa !3
  store i8 %113, ptr addrspace(3) %17, align 1, !tbaa !19
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %7
  store i32 %112, ptr addrspace(1) %114, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1, i32 3, i32 3}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"float*", !"float*", !"float*", !"float*"}
!14 = !{!"const", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{!"int*", !"uchar*", !"int*"}
!18 = !{!"const", !"const", !""}
!19 = !{!5, !5, i64 0}
