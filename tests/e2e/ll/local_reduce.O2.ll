; ModuleID = 'local_reduce.cl'
source_filename = "local_reduce.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.candidate = type { float, i32 }

@extremes.lowest = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 16
@extremes.highest = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@place_of_largest.best = internal unnamed_addr addrspace(3) global [32 x %struct.candidate] undef, align 8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sum_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %4
  store float %8, ptr addrspace(3) %9, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = lshr i64 %5, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %22, %3
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %25, label %29

14:                                               ; preds = %3, %22
  %15 = phi i64 [ %23, %22 ], [ %10, %3 ]
  %16 = icmp ult i64 %4, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %9, i64 %15
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !11
  %20 = load float, ptr addrspace(3) %9, align 4, !tbaa !11
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %9, align 4, !tbaa !11
  br label %22

22:                                               ; preds = %17, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = lshr i64 %15, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %12, label %14

25:                                               ; preds = %12
  %26 = load float, ptr addrspace(3) %2, align 4, !tbaa !11
  %27 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %12, %25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_sum_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %4
  store float %8, ptr addrspace(3) %9, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = lshr i64 %5, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %22, %3
  %13 = icmp eq i64 %4, 0
  br i1 %13, label %25, label %29

14:                                               ; preds = %3, %22
  %15 = phi i64 [ %23, %22 ], [ %10, %3 ]
  %16 = icmp ult i64 %4, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %9, i64 %15
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !11
  %20 = load float, ptr addrspace(3) %9, align 4, !tbaa !11
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %9, align 4, !tbaa !11
  br label %22

22:                                               ; preds = %17, %14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = lshr i64 %15, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %12, label %14

25:                                               ; preds = %12
  %26 = load float, ptr addrspace(3) %2, align 4, !tbaa !11
  %27 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  store float %26, ptr addrspace(1) %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %25, %12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %13, %3
  %9 = phi i32 [ -2147483648, %3 ], [ %21, %13 ]
  %10 = phi i32 [ 2147483647, %3 ], [ %20, %13 ]
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.lowest, i64 %4
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.highest, i64 %4
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %28

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %20, %13 ], [ 2147483647, %3 ]
  %15 = phi i64 [ %23, %13 ], [ %5, %3 ]
  %16 = phi i32 [ %21, %13 ], [ -2147483648, %3 ]
  %17 = and i64 %15, 4294967295
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z3minii(i32 noundef %14, i32 noundef %19) #4
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %16, i32 noundef %19) #4
  %22 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %23 = add i64 %22, %17
  %24 = trunc i64 %23 to i32
  %25 = icmp ugt i32 %2, %24
  br i1 %25, label %13, label %8

26:                                               ; preds = %42
  %27 = icmp eq i64 %4, 0
  br i1 %27, label %45, label %51

28:                                               ; preds = %8, %42
  %29 = phi i32 [ 32, %8 ], [ %43, %42 ]
  %30 = zext nneg i32 %29 to i64
  %31 = icmp ult i64 %4, %30
  br i1 %31, label %32, label %42

32:                                               ; preds = %28
  %33 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %34 = add nuw nsw i64 %4, %30
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.lowest, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !3
  %37 = tail call spir_func i32 @_Z3minii(i32 noundef %33, i32 noundef %36) #4
  store i32 %37, ptr addrspace(3) %11, align 4, !tbaa !3
  %38 = load i32, ptr addrspace(3) %12, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.highest, i64 %34
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z3maxii(i32 noundef %38, i32 noundef %40) #4
  store i32 %41, ptr addrspace(3) %12, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %32, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = lshr i32 %29, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %26, label %28

45:                                               ; preds = %26
  %46 = load <2 x i32>, ptr addrspace(3) @extremes.lowest, align 16
  %47 = load i32, ptr addrspace(3) @extremes.highest, align 4, !tbaa !3
  %48 = insertelement <2 x i32> %46, i32 %47, i64 1
  %49 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %50 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %49
  store <2 x i32> %48, ptr addrspace(1) %50, align 8, !tbaa !16
  br label %51

51:                                               ; preds = %26, %45
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %13, %3
  %9 = phi i32 [ -2147483648, %3 ], [ %21, %13 ]
  %10 = phi i32 [ 2147483647, %3 ], [ %20, %13 ]
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.lowest, i64 %4
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.highest, i64 %4
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %28

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %20, %13 ], [ 2147483647, %3 ]
  %15 = phi i64 [ %23, %13 ], [ %5, %3 ]
  %16 = phi i32 [ %21, %13 ], [ -2147483648, %3 ]
  %17 = and i64 %15, 4294967295
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z3minii(i32 noundef %14, i32 noundef %19) #4
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %16, i32 noundef %19) #4
  %22 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %23 = add i64 %22, %17
  %24 = trunc i64 %23 to i32
  %25 = icmp ugt i32 %2, %24
  br i1 %25, label %13, label %8

26:                                               ; preds = %42
  %27 = icmp eq i64 %4, 0
  br i1 %27, label %45, label %51

28:                                               ; preds = %8, %42
  %29 = phi i32 [ 32, %8 ], [ %43, %42 ]
  %30 = zext nneg i32 %29 to i64
  %31 = icmp ult i64 %4, %30
  br i1 %31, label %32, label %42

32:                                               ; preds = %28
  %33 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %34 = add nuw nsw i64 %4, %30
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.lowest, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !3
  %37 = tail call spir_func i32 @_Z3minii(i32 noundef %33, i32 noundef %36) #4
  store i32 %37, ptr addrspace(3) %11, align 4, !tbaa !3
  %38 = load i32, ptr addrspace(3) %12, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @extremes.highest, i64 %34
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !3
  %41 = tail call spir_func i32 @_Z3maxii(i32 noundef %38, i32 noundef %40) #4
  store i32 %41, ptr addrspace(3) %12, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %32, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = lshr i32 %29, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %26, label %28

45:                                               ; preds = %26
  %46 = load <2 x i32>, ptr addrspace(3) @extremes.lowest, align 16
  %47 = load i32, ptr addrspace(3) @extremes.highest, align 4, !tbaa !3
  %48 = insertelement <2 x i32> %46, i32 %47, i64 1
  %49 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %50 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %49
  store <2 x i32> %48, ptr addrspace(1) %50, align 8, !tbaa !16
  br label %51

51:                                               ; preds = %45, %26
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @place_of_largest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @place_of_largest.best, i64 %3
  store float %6, ptr addrspace(3) %7, align 8, !tbaa !21
  %8 = trunc i64 %4 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 4
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = icmp ult i64 %3, 16
  br i1 %10, label %11, label %18

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 128
  %13 = load float, ptr addrspace(3) %12, align 8, !tbaa !21
  %14 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %15 = fcmp ogt float %13, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %11
  %17 = load i64, ptr addrspace(3) %12, align 8
  store i64 %17, ptr addrspace(3) %7, align 8
  br label %18

18:                                               ; preds = %16, %11, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = icmp ult i64 %3, 8
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 64
  %22 = load float, ptr addrspace(3) %21, align 8, !tbaa !21
  %23 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %24 = fcmp ogt float %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %20
  %26 = load i64, ptr addrspace(3) %21, align 8
  store i64 %26, ptr addrspace(3) %7, align 8
  br label %27

27:                                               ; preds = %25, %20, %18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = icmp ult i64 %3, 4
  br i1 %28, label %29, label %36

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 32
  %31 = load float, ptr addrspace(3) %30, align 8, !tbaa !21
  %32 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %33 = fcmp ogt float %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = load i64, ptr addrspace(3) %30, align 8
  store i64 %35, ptr addrspace(3) %7, align 8
  br label %36

36:                                               ; preds = %34, %29, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %37 = icmp ult i64 %3, 2
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 16
  %40 = load float, ptr addrspace(3) %39, align 8, !tbaa !21
  %41 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %42 = fcmp ogt float %40, %41
  br i1 %42, label %43, label %45

43:                                               ; preds = %38
  %44 = load i64, ptr addrspace(3) %39, align 8
  store i64 %44, ptr addrspace(3) %7, align 8
  br label %45

45:                                               ; preds = %43, %38, %36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %46 = icmp eq i64 %3, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 8
  %49 = load float, ptr addrspace(3) %48, align 8, !tbaa !21
  %50 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %51 = fcmp ogt float %49, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %47
  %53 = load i64, ptr addrspace(3) %48, align 8
  store i64 %53, ptr addrspace(3) %7, align 8
  br label %54

54:                                               ; preds = %52, %47, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %55 = icmp eq i64 %3, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %58 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(1) %1, i64 %57
  %59 = load i64, ptr addrspace(3) @place_of_largest.best, align 8
  store i64 %59, ptr addrspace(1) %58, align 4
  br label %60

60:                                               ; preds = %54, %56
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_place_of_largest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @place_of_largest.best, i64 %3
  store float %6, ptr addrspace(3) %7, align 8, !tbaa !21
  %8 = trunc i64 %4 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 4
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = icmp ult i64 %3, 16
  br i1 %10, label %11, label %18

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 128
  %13 = load float, ptr addrspace(3) %12, align 8, !tbaa !21
  %14 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %15 = fcmp ogt float %13, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %11
  %17 = load i64, ptr addrspace(3) %12, align 8
  store i64 %17, ptr addrspace(3) %7, align 8
  br label %18

18:                                               ; preds = %16, %11, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = icmp ult i64 %3, 8
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 64
  %22 = load float, ptr addrspace(3) %21, align 8, !tbaa !21
  %23 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %24 = fcmp ogt float %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %20
  %26 = load i64, ptr addrspace(3) %21, align 8
  store i64 %26, ptr addrspace(3) %7, align 8
  br label %27

27:                                               ; preds = %25, %20, %18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = icmp ult i64 %3, 4
  br i1 %28, label %29, label %36

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 32
  %31 = load float, ptr addrspace(3) %30, align 8, !tbaa !21
  %32 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %33 = fcmp ogt float %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %29
  %35 = load i64, ptr addrspace(3) %30, align 8
  store i64 %35, ptr addrspace(3) %7, align 8
  br label %36

36:                                               ; preds = %34, %29, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %37 = icmp ult i64 %3, 2
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 16
  %40 = load float, ptr addrspace(3) %39, align 8, !tbaa !21
  %41 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %42 = fcmp ogt float %40, %41
  br i1 %42, label %43, label %45

43:                                               ; preds = %38
  %44 = load i64, ptr addrspace(3) %39, align 8
  store i64 %44, ptr addrspace(3) %7, align 8
  br label %45

45:                                               ; preds = %43, %38, %36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %46 = icmp eq i64 %3, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 8
  %49 = load float, ptr addrspace(3) %48, align 8, !tbaa !21
  %50 = load float, ptr addrspace(3) %7, align 8, !tbaa !21
  %51 = fcmp ogt float %49, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %47
  %53 = load i64, ptr addrspace(3) %48, align 8
  store i64 %53, ptr addrspace(3) %7, align 8
  br label %54

54:                                               ; preds = %52, %47, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %55 = icmp eq i64 %3, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %58 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(1) %1, i64 %57
  %59 = load i64, ptr addrspace(3) @place_of_largest.best, align 8
  store i64 %59, ptr addrspace(1) %58, align 4
  br label %60

60:                                               ; preds = %56, %54
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @dot_f64(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(3) noundef align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x double>, ptr addrspace(1) %7, align 32, !tbaa !16
  %9 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %6
  %10 = load <4 x double>, ptr addrspace(1) %9, align 32, !tbaa !16
  %11 = tail call spir_func double @_Z3dotDv4_dS_(<4 x double> noundef %8, <4 x double> noundef %10) #4
  %12 = getelementptr inbounds nuw double, ptr addrspace(3) %3, i64 %5
  store double %11, ptr addrspace(3) %12, align 8, !tbaa !29
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %14 = lshr i64 %13, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %26, %4
  %17 = icmp eq i64 %5, 0
  br i1 %17, label %29, label %33

18:                                               ; preds = %4, %26
  %19 = phi i64 [ %27, %26 ], [ %14, %4 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %20 = icmp ult i64 %5, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw double, ptr addrspace(3) %12, i64 %19
  %23 = load double, ptr addrspace(3) %22, align 8, !tbaa !29
  %24 = load double, ptr addrspace(3) %12, align 8, !tbaa !29
  %25 = fadd double %23, %24
  store double %25, ptr addrspace(3) %12, align 8, !tbaa !29
  br label %26

26:                                               ; preds = %21, %18
  %27 = lshr i64 %19, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %16, label %18

29:                                               ; preds = %16
  %30 = load double, ptr addrspace(3) %3, align 8, !tbaa !29
  %31 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %31
  store double %30, ptr addrspace(1) %32, align 8, !tbaa !29
  br label %33

33:                                               ; preds = %16, %29
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_dot_f64(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(3) noundef align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x double>, ptr addrspace(1) %7, align 32, !tbaa !16
  %9 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %6
  %10 = load <4 x double>, ptr addrspace(1) %9, align 32, !tbaa !16
  %11 = tail call spir_func double @_Z3dotDv4_dS_(<4 x double> noundef %8, <4 x double> noundef %10) #4
  %12 = getelementptr inbounds nuw double, ptr addrspace(3) %3, i64 %5
  store double %11, ptr addrspace(3) %12, align 8, !tbaa !29
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %14 = lshr i64 %13, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %26, %4
  %17 = icmp eq i64 %5, 0
  br i1 %17, label %29, label %33

18:                                               ; preds = %4, %26
  %19 = phi i64 [ %27, %26 ], [ %14, %4 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %20 = icmp ult i64 %5, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw double, ptr addrspace(3) %12, i64 %19
  %23 = load double, ptr addrspace(3) %22, align 8, !tbaa !29
  %24 = load double, ptr addrspace(3) %12, align 8, !tbaa !29
  %25 = fadd double %23, %24
  store double %25, ptr addrspace(3) %12, align 8, !tbaa !29
  br label %26

26:                                               ; preds = %18, %21
  %27 = lshr i64 %19, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %16, label %18

29:                                               ; preds = %16
  %30 = load double, ptr addrspace(3) %3, align 8, !tbaa !29
  %31 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %31
  store double %30, ptr addrspace(1) %32, align 8, !tbaa !29
  br label %33

33:                                               ; preds = %29, %16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv4_dS_(<4 x double> noundef, <4 x double> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 3}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"int*", !"int2*", !"uint"}
!15 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!16 = !{!5, !5, i64 0}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"float*", !"candidate*"}
!20 = !{!"const", !""}
!21 = !{!22, !12, i64 0}
!22 = !{!"", !12, i64 0, !4, i64 4}
!23 = !{!22, !4, i64 4}
!24 = !{i32 1, i32 1, i32 1, i32 3}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"double4*", !"double4*", !"double*", !"double*"}
!27 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"double*", !"double*"}
!28 = !{!"const", !"const", !"", !""}
!29 = !{!30, !30, i64 0}
!30 = !{!"double", !5, i64 0}
