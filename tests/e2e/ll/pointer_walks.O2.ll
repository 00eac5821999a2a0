; ModuleID = 'pointer_walks.cl'
source_filename = "pointer_walks.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @sum_span(ptr addrspace(1) noundef readonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = shl nsw i64 %5, 2
  %9 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %8
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ 0, %3 ]
  %13 = phi ptr addrspace(1) [ %15, %11 ], [ %7, %3 ]
  %14 = mul nsw i32 %12, 3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %17 = add nsw i32 %16, %14
  %18 = icmp ult ptr addrspace(1) %15, %9
  br i1 %18, label %11, label %19

19:                                               ; preds = %11, %3
  %20 = phi i32 [ 0, %3 ], [ %17, %11 ]
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_sum_span(ptr addrspace(1) noundef readonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = shl nsw i64 %5, 2
  %9 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %8
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ 0, %3 ]
  %13 = phi ptr addrspace(1) [ %15, %11 ], [ %7, %3 ]
  %14 = mul nsw i32 %12, 3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %13, align 4, !tbaa !3
  %17 = add nsw i32 %16, %14
  %18 = icmp ult ptr addrspace(1) %15, %9
  br i1 %18, label %11, label %19

19:                                               ; preds = %11, %3
  %20 = phi i32 [ 0, %3 ], [ %17, %11 ]
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @find_zero(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = icmp eq i8 %8, 0
  %10 = ptrtoint ptr addrspace(1) %7 to i64
  br i1 %9, label %29, label %11

11:                                               ; preds = %3
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i8, ptr addrspace(1) %15, i64 %6
  br label %17

17:                                               ; preds = %11, %22
  %18 = phi ptr addrspace(1) [ %7, %11 ], [ %23, %22 ]
  %19 = ptrtoint ptr addrspace(1) %18 to i64
  %20 = sub i64 %19, %10
  %21 = icmp slt i64 %20, %13
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %17

26:                                               ; preds = %22, %17
  %27 = phi ptr addrspace(1) [ %16, %17 ], [ %23, %22 ]
  %28 = ptrtoint ptr addrspace(1) %27 to i64
  br label %29

29:                                               ; preds = %3, %26
  %30 = phi i64 [ %28, %26 ], [ %10, %3 ]
  %31 = sub i64 %30, %10
  %32 = trunc i64 %31 to i32
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  store i32 %32, ptr addrspace(1) %34, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_find_zero(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = sext i32 %2 to i64
  %6 = mul i64 %4, %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = icmp eq i8 %8, 0
  %10 = ptrtoint ptr addrspace(1) %7 to i64
  br i1 %9, label %29, label %11

11:                                               ; preds = %3
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i8, ptr addrspace(1) %15, i64 %6
  br label %17

17:                                               ; preds = %11, %22
  %18 = phi ptr addrspace(1) [ %7, %11 ], [ %23, %22 ]
  %19 = ptrtoint ptr addrspace(1) %18 to i64
  %20 = sub i64 %19, %10
  %21 = icmp slt i64 %20, %13
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %17

26:                                               ; preds = %22, %17
  %27 = phi ptr addrspace(1) [ %16, %17 ], [ %23, %22 ]
  %28 = ptrtoint ptr addrspace(1) %27 to i64
  br label %29

29:                                               ; preds = %3, %26
  %30 = phi i64 [ %28, %26 ], [ %10, %3 ]
  %31 = sub i64 %30, %10
  %32 = trunc i64 %31 to i32
  %33 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  store i32 %32, ptr addrspace(1) %34, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @two_ends(ptr addrspace(1) noundef readonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = mul nsw i32 %5, 3
  %7 = add nsw i32 %6, 40
  %8 = icmp sgt i32 %2, 1
  br i1 %8, label %9, label %39

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = mul i64 %4, %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = shl nuw nsw i64 %10, 2
  %14 = getelementptr i8, ptr addrspace(1) %12, i64 %13
  %15 = getelementptr i8, ptr addrspace(1) %14, i64 -4
  br label %16

16:                                               ; preds = %9, %34
  %17 = phi ptr addrspace(1) [ %37, %34 ], [ %12, %9 ]
  %18 = phi i32 [ %36, %34 ], [ 0, %9 ]
  %19 = phi ptr addrspace(1) [ %35, %34 ], [ %15, %9 ]
  %20 = load i32, ptr addrspace(1) %17, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %22 = add nsw i32 %21, %20
  %23 = icmp eq i32 %22, %7
  br i1 %23, label %24, label %28

24:                                               ; preds = %16
  %25 = add nsw i32 %18, 1
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %27 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 -4
  br label %34

28:                                               ; preds = %16
  %29 = icmp slt i32 %22, %7
  br i1 %29, label %30, label %32

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  br label %34

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 -4
  br label %34

34:                                               ; preds = %32, %30, %24
  %35 = phi ptr addrspace(1) [ %27, %24 ], [ %19, %30 ], [ %33, %32 ]
  %36 = phi i32 [ %25, %24 ], [ %18, %30 ], [ %18, %32 ]
  %37 = phi ptr addrspace(1) [ %26, %24 ], [ %31, %30 ], [ %17, %32 ]
  %38 = icmp ult ptr addrspace(1) %37, %35
  br i1 %38, label %16, label %39

39:                                               ; preds = %34, %3
  %40 = phi i32 [ 0, %3 ], [ %36, %34 ]
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_two_ends(ptr addrspace(1) noundef readonly align 4 captures(address) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = mul nsw i32 %5, 3
  %7 = add nsw i32 %6, 40
  %8 = icmp sgt i32 %2, 1
  br i1 %8, label %9, label %39

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = mul i64 %4, %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = shl nuw nsw i64 %10, 2
  %14 = getelementptr i8, ptr addrspace(1) %12, i64 %13
  %15 = getelementptr i8, ptr addrspace(1) %14, i64 -4
  br label %16

16:                                               ; preds = %9, %34
  %17 = phi ptr addrspace(1) [ %37, %34 ], [ %12, %9 ]
  %18 = phi i32 [ %36, %34 ], [ 0, %9 ]
  %19 = phi ptr addrspace(1) [ %35, %34 ], [ %15, %9 ]
  %20 = load i32, ptr addrspace(1) %17, align 4, !tbaa !3
  %21 = load i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %22 = add nsw i32 %21, %20
  %23 = icmp eq i32 %22, %7
  br i1 %23, label %24, label %28

24:                                               ; preds = %16
  %25 = add nsw i32 %18, 1
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %27 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 -4
  br label %34

28:                                               ; preds = %16
  %29 = icmp slt i32 %22, %7
  br i1 %29, label %30, label %32

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  br label %34

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 -4
  br label %34

34:                                               ; preds = %30, %32, %24
  %35 = phi ptr addrspace(1) [ %27, %24 ], [ %19, %30 ], [ %33, %32 ]
  %36 = phi i32 [ %25, %24 ], [ %18, %30 ], [ %18, %32 ]
  %37 = phi ptr addrspace(1) [ %26, %24 ], [ %31, %30 ], [ %17, %32 ]
  %38 = icmp ult ptr addrspace(1) %37, %35
  br i1 %38, label %16, label %39

39:                                               ; preds = %34, %3
  %40 = phi i32 [ 0, %3 ], [ %36, %34 ]
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @swap_rows(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef captures(none) %1) local_unnamed_addr #2 {
  %3 = load ptr addrspace(4), ptr addrspace(4) %0, align 8, !tbaa !13
  %4 = load ptr addrspace(4), ptr addrspace(4) %1, align 8, !tbaa !13
  store ptr addrspace(4) %4, ptr addrspace(4) %0, align 8, !tbaa !13
  store ptr addrspace(4) %3, ptr addrspace(4) %1, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @rolling_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [4 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = shl i64 %6, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noundef align 4 dereferenceable(16) %7, ptr addrspace(1) noundef align 4 dereferenceable(16) %9, i64 16, i1 false), !tbaa !3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = load i32, ptr addrspace(4) %7, align 4, !tbaa !3
  br label %43

13:                                               ; preds = %3
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = load i32, ptr addrspace(4) %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %13, %22
  %23 = phi i32 [ %39, %22 ], [ %21, %13 ]
  %24 = phi i32 [ %36, %22 ], [ %19, %13 ]
  %25 = phi i32 [ %33, %22 ], [ %17, %13 ]
  %26 = phi i32 [ %31, %22 ], [ %15, %13 ]
  %27 = phi i32 [ %41, %22 ], [ 0, %13 ]
  %28 = phi ptr addrspace(4) [ %29, %22 ], [ %14, %13 ]
  %29 = phi ptr addrspace(4) [ %28, %22 ], [ %7, %13 ]
  %30 = add i32 %26, %27
  %31 = add i32 %30, %25
  store i32 %31, ptr addrspace(4) %28, align 4, !tbaa !3
  %32 = add i32 %25, %27
  %33 = add i32 %32, %24
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 4
  store i32 %33, ptr addrspace(4) %34, align 4, !tbaa !3
  %35 = add i32 %24, %27
  %36 = add i32 %35, %23
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 8
  store i32 %36, ptr addrspace(4) %37, align 4, !tbaa !3
  %38 = add i32 %23, %27
  %39 = add i32 %38, %26
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 12
  store i32 %39, ptr addrspace(4) %40, align 4, !tbaa !3
  %41 = add nuw nsw i32 %27, 1
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %43, label %22

43:                                               ; preds = %22, %11
  %44 = phi i32 [ %12, %11 ], [ %31, %22 ]
  %45 = phi ptr addrspace(4) [ %7, %11 ], [ %28, %22 ]
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  store i32 %44, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 4
  %48 = load i32, ptr addrspace(4) %47, align 4, !tbaa !3
  %49 = getelementptr i8, ptr addrspace(1) %46, i64 4
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 8
  %51 = load i32, ptr addrspace(4) %50, align 4, !tbaa !3
  %52 = getelementptr i8, ptr addrspace(1) %46, i64 8
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 12
  %54 = load i32, ptr addrspace(4) %53, align 4, !tbaa !3
  %55 = getelementptr i8, ptr addrspace(1) %46, i64 12
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_rolling_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [4 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = shl i64 %6, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noundef align 4 dereferenceable(16) %7, ptr addrspace(1) noundef align 4 dereferenceable(16) %9, i64 16, i1 false), !tbaa !3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = load i32, ptr addrspace(4) %7, align 4, !tbaa !3
  br label %43

13:                                               ; preds = %3
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = load i32, ptr addrspace(4) %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %13, %22
  %23 = phi i32 [ %39, %22 ], [ %21, %13 ]
  %24 = phi i32 [ %36, %22 ], [ %19, %13 ]
  %25 = phi i32 [ %33, %22 ], [ %17, %13 ]
  %26 = phi i32 [ %31, %22 ], [ %15, %13 ]
  %27 = phi i32 [ %41, %22 ], [ 0, %13 ]
  %28 = phi ptr addrspace(4) [ %29, %22 ], [ %14, %13 ]
  %29 = phi ptr addrspace(4) [ %28, %22 ], [ %7, %13 ]
  %30 = add i32 %26, %27
  %31 = add i32 %30, %25
  store i32 %31, ptr addrspace(4) %28, align 4, !tbaa !3
  %32 = add i32 %25, %27
  %33 = add i32 %32, %24
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 4
  store i32 %33, ptr addrspace(4) %34, align 4, !tbaa !3
  %35 = add i32 %24, %27
  %36 = add i32 %35, %23
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 8
  store i32 %36, ptr addrspace(4) %37, align 4, !tbaa !3
  %38 = add i32 %23, %27
  %39 = add i32 %38, %26
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 12
  store i32 %39, ptr addrspace(4) %40, align 4, !tbaa !3
  %41 = add nuw nsw i32 %27, 1
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %43, label %22

43:                                               ; preds = %22, %11
  %44 = phi i32 [ %12, %11 ], [ %31, %22 ]
  %45 = phi ptr addrspace(4) [ %7, %11 ], [ %28, %22 ]
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  store i32 %44, ptr addrspace(1) %46, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 4
  %48 = load i32, ptr addrspace(4) %47, align 4, !tbaa !3
  %49 = getelementptr i8, ptr addrspace(1) %46, i64 4
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 8
  %51 = load i32, ptr addrspace(4) %50, align 4, !tbaa !3
  %52 = getelementptr i8, ptr addrspace(1) %46, i64 8
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 12
  %54 = load i32, ptr addrspace(4) %53, align 4, !tbaa !3
  %55 = getelementptr i8, ptr addrspace(1) %46, i64 12
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int"}
!10 = !{!"const", !"", !""}
!11 = !{!"uchar*", !"int*", !"int"}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 int", !15, i64 0}
!15 = !{!"any pointer", !5, i64 0}
