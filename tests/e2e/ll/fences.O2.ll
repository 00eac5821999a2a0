; ModuleID = 'fences.cl'
source_filename = "fences.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@scoped_fences.shared = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@wave_front.row = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @named_fences(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = and i64 %6, 4294967295
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = and i64 %4, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %12
  store i32 %11, ptr addrspace(3) %13, align 4, !tbaa !3
  tail call spir_func void @_Z15write_mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  tail call spir_func void @_Z14read_mem_fencej(i32 noundef 1) #5
  %14 = add i32 %5, 1
  %15 = urem i32 %14, %8
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 3) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = shl nsw i32 %18, 1
  %20 = xor i64 %4, -1
  %21 = add i64 %7, %20
  %22 = and i64 %21, 4294967295
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %22
  store i32 %19, ptr addrspace(3) %23, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %24 = load i32, ptr addrspace(3) %13, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_named_fences(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = and i64 %6, 4294967295
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = and i64 %4, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %12
  store i32 %11, ptr addrspace(3) %13, align 4, !tbaa !3
  tail call spir_func void @_Z15write_mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  tail call spir_func void @_Z14read_mem_fencej(i32 noundef 1) #5
  %14 = add i32 %5, 1
  %15 = urem i32 %14, %8
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 3) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = shl nsw i32 %18, 1
  %20 = xor i64 %4, -1
  %21 = add i64 %7, %20
  %22 = and i64 %21, 4294967295
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %22
  store i32 %19, ptr addrspace(3) %23, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %24 = load i32, ptr addrspace(3) %13, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scoped_fences(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = sub i32 %7, %5
  %9 = and i64 %6, 4294967295
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = add nsw i32 %11, 1
  %13 = and i64 %4, 4294967295
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @scoped_fences.shared, i64 %13
  store i32 %12, ptr addrspace(3) %14, align 4, !tbaa !3
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 3, i32 noundef 1) #5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 2, i32 noundef 1) #5
  %15 = sub i64 31, %4
  %16 = and i64 %15, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @scoped_fences.shared, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !3
  %19 = xor i32 %5, 1
  %20 = add i32 %8, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %18, ptr addrspace(1) %22, align 4, !tbaa !3
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 4, i32 noundef 2) #5
  tail call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 2, i32 noundef 2) #5
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 3) #5
  %23 = add i32 %5, 7
  %24 = and i32 %23, 31
  %25 = add i32 %8, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_scoped_fences(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = sub i32 %7, %5
  %9 = and i64 %6, 4294967295
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = add nsw i32 %11, 1
  %13 = and i64 %4, 4294967295
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @scoped_fences.shared, i64 %13
  store i32 %12, ptr addrspace(3) %14, align 4, !tbaa !3
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 3, i32 noundef 1) #5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 2, i32 noundef 1) #5
  %15 = sub i64 31, %4
  %16 = and i64 %15, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @scoped_fences.shared, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !3
  %19 = xor i32 %5, 1
  %20 = add i32 %8, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %18, ptr addrspace(1) %22, align 4, !tbaa !3
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 4, i32 noundef 2) #5
  tail call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 2, i32 noundef 2) #5
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 3) #5
  %23 = add i32 %5, 7
  %24 = and i32 %23, 31
  %25 = add i32 %8, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @wave_front(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %7, %7
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = icmp sgt i32 %2, %5
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = add nsw i32 %2, -1
  %14 = mul nsw i32 %13, %2
  %15 = add nsw i32 %14, %5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !3
  %19 = shl i64 %4, 32
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %20
  store i32 %18, ptr addrspace(3) %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %12, %3
  %23 = icmp sgt i32 %2, 1
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = add nsw i32 %2, -2
  %26 = shl i64 %4, 32
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %27
  %29 = add i64 %26, 4294967296
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %30
  %32 = zext nneg i32 %25 to i64
  %33 = shl i64 %4, 32
  %34 = ashr exact i64 %33, 32
  %35 = getelementptr i32, ptr addrspace(1) %10, i64 %34
  br label %38

36:                                               ; preds = %52, %22
  %37 = icmp eq i32 %5, 0
  br i1 %37, label %55, label %59

38:                                               ; preds = %24, %52
  %39 = phi i64 [ %32, %24 ], [ %53, %52 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %40 = icmp slt i64 %39, %34
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr addrspace(3) %28, align 4, !tbaa !3
  %43 = load i32, ptr addrspace(3) %31, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z3maxii(i32 noundef %42, i32 noundef %43) #4
  br label %45

45:                                               ; preds = %41, %38
  %46 = phi i32 [ %44, %41 ], [ 0, %38 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %40, label %52, label %47

47:                                               ; preds = %45
  %48 = mul nsw i64 %39, %7
  %49 = getelementptr i32, ptr addrspace(1) %35, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, %46
  store i32 %51, ptr addrspace(3) %28, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %47, %45
  %53 = add nsw i64 %39, -1
  %54 = icmp sgt i64 %39, 0
  br i1 %54, label %38, label %36

55:                                               ; preds = %36
  %56 = load i32, ptr addrspace(3) @wave_front.row, align 4, !tbaa !3
  %57 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %57
  store i32 %56, ptr addrspace(1) %58, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %36, %55
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_wave_front(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %7, %7
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = icmp sgt i32 %2, %5
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = add nsw i32 %2, -1
  %14 = mul nsw i32 %13, %2
  %15 = add nsw i32 %14, %5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !3
  %19 = shl i64 %4, 32
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %20
  store i32 %18, ptr addrspace(3) %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %12, %3
  %23 = icmp sgt i32 %2, 1
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = add nsw i32 %2, -2
  %26 = shl i64 %4, 32
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %27
  %29 = add i64 %26, 4294967296
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(3) @wave_front.row, i64 %30
  %32 = zext nneg i32 %25 to i64
  %33 = shl i64 %4, 32
  %34 = ashr exact i64 %33, 32
  %35 = getelementptr i32, ptr addrspace(1) %10, i64 %34
  br label %38

36:                                               ; preds = %52, %22
  %37 = icmp eq i32 %5, 0
  br i1 %37, label %55, label %59

38:                                               ; preds = %24, %52
  %39 = phi i64 [ %32, %24 ], [ %53, %52 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %40 = icmp slt i64 %39, %34
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr addrspace(3) %28, align 4, !tbaa !3
  %43 = load i32, ptr addrspace(3) %31, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z3maxii(i32 noundef %42, i32 noundef %43) #4
  br label %45

45:                                               ; preds = %38, %41
  %46 = phi i32 [ %44, %41 ], [ 0, %38 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %40, label %52, label %47

47:                                               ; preds = %45
  %48 = mul nsw i64 %39, %7
  %49 = getelementptr i32, ptr addrspace(1) %35, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, %46
  store i32 %51, ptr addrspace(3) %28, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %47, %45
  %53 = add nsw i64 %39, -1
  %54 = icmp sgt i64 %39, 0
  br i1 %54, label %38, label %36

55:                                               ; preds = %36
  %56 = load i32, ptr addrspace(3) @wave_front.row, align 4, !tbaa !3
  %57 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %57
  store i32 %56, ptr addrspace(1) %58, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %55, %36
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z14read_mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

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
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"int*", !"int*", !"int"}
