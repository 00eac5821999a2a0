; ModuleID = 'control_switch.cl'
source_filename = "control_switch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @dense_and_sparse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 7
  switch i32 %7, label %16 [
    i32 0, label %18
    i32 1, label %8
    i32 2, label %10
    i32 3, label %12
    i32 4, label %12
    i32 5, label %14
    i32 6, label %14
    i32 7, label %17
  ]

8:                                                ; preds = %2
  %9 = shl nsw i32 %6, 1
  br label %18

10:                                               ; preds = %2
  %11 = add nsw i32 %6, -5
  br label %18

12:                                               ; preds = %2, %2
  %13 = sub nsw i32 0, %6
  br label %18

14:                                               ; preds = %2, %2
  %15 = add nsw i32 %6, 100
  br label %18

16:                                               ; preds = %2
  unreachable

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %14, %12, %10, %8, %2
  %19 = phi i32 [ 1, %17 ], [ %9, %8 ], [ %11, %10 ], [ %13, %12 ], [ %15, %14 ], [ 11, %2 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  switch i32 %6, label %25 [
    i32 -1000, label %28
    i32 0, label %21
    i32 77, label %22
    i32 100000, label %23
    i32 2147483647, label %24
  ]

21:                                               ; preds = %18
  br label %28

22:                                               ; preds = %18
  br label %28

23:                                               ; preds = %18
  br label %28

24:                                               ; preds = %18
  br label %28

25:                                               ; preds = %18
  %26 = icmp sgt i32 %6, 0
  %27 = select i1 %26, i32 6, i32 7
  br label %28

28:                                               ; preds = %18, %21, %22, %23, %24, %25
  %29 = phi i32 [ %27, %25 ], [ 5, %24 ], [ 2, %21 ], [ 3, %22 ], [ 4, %23 ], [ 1, %18 ]
  %30 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %29, ptr addrspace(1) %31, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_dense_and_sparse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 7
  switch i32 %7, label %16 [
    i32 0, label %18
    i32 1, label %8
    i32 2, label %10
    i32 3, label %12
    i32 4, label %12
    i32 5, label %14
    i32 6, label %14
    i32 7, label %17
  ]

8:                                                ; preds = %2
  %9 = shl nsw i32 %6, 1
  br label %18

10:                                               ; preds = %2
  %11 = add nsw i32 %6, -5
  br label %18

12:                                               ; preds = %2, %2
  %13 = sub nsw i32 0, %6
  br label %18

14:                                               ; preds = %2, %2
  %15 = add nsw i32 %6, 100
  br label %18

16:                                               ; preds = %2
  unreachable

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %2, %17, %14, %12, %10, %8
  %19 = phi i32 [ 1, %17 ], [ %9, %8 ], [ %11, %10 ], [ %13, %12 ], [ %15, %14 ], [ 11, %2 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !3
  switch i32 %6, label %25 [
    i32 -1000, label %28
    i32 0, label %21
    i32 77, label %22
    i32 100000, label %23
    i32 2147483647, label %24
  ]

21:                                               ; preds = %18
  br label %28

22:                                               ; preds = %18
  br label %28

23:                                               ; preds = %18
  br label %28

24:                                               ; preds = %18
  br label %28

25:                                               ; preds = %18
  %26 = icmp sgt i32 %6, 0
  %27 = select i1 %26, i32 6, i32 7
  br label %28

28:                                               ; preds = %18, %25, %24, %23, %22, %21
  %29 = phi i32 [ %27, %25 ], [ 5, %24 ], [ 2, %21 ], [ 3, %22 ], [ 4, %23 ], [ 1, %18 ]
  %30 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %29, ptr addrspace(1) %31, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @wide_and_narrow(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !15
  switch i64 %7, label %12 [
    i64 1099511627776, label %8
    i64 -1099511627776, label %9
    i64 5, label %10
    i64 4294967301, label %11
  ]

8:                                                ; preds = %3
  br label %12

9:                                                ; preds = %3
  br label %12

10:                                               ; preds = %3
  br label %12

11:                                               ; preds = %3
  br label %12

12:                                               ; preds = %11, %10, %9, %8, %3
  %13 = phi i32 [ 0, %3 ], [ 1, %8 ], [ 2, %9 ], [ 3, %10 ], [ 4, %11 ]
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !17
  switch i8 %16, label %23 [
    i8 97, label %17
    i8 98, label %17
    i8 99, label %17
    i8 100, label %17
    i8 101, label %17
    i8 102, label %17
    i8 48, label %20
    i8 49, label %20
    i8 50, label %20
    i8 51, label %20
    i8 52, label %20
    i8 53, label %20
    i8 54, label %20
    i8 55, label %20
    i8 56, label %20
    i8 57, label %20
    i8 -1, label %24
  ]

17:                                               ; preds = %12, %12, %12, %12, %12, %12
  %18 = zext nneg i8 %16 to i32
  %19 = add nsw i32 %18, -87
  br label %24

20:                                               ; preds = %12, %12, %12, %12, %12, %12, %12, %12, %12, %12
  %21 = zext nneg i8 %16 to i32
  %22 = add nsw i32 %21, -48
  br label %24

23:                                               ; preds = %12
  br label %24

24:                                               ; preds = %12, %17, %20, %23
  %25 = phi i32 [ -1, %23 ], [ %19, %17 ], [ %22, %20 ], [ -2, %12 ]
  %26 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %4
  store i32 %25, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_wide_and_narrow(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !15
  switch i64 %7, label %12 [
    i64 1099511627776, label %8
    i64 -1099511627776, label %9
    i64 5, label %10
    i64 4294967301, label %11
  ]

8:                                                ; preds = %3
  br label %12

9:                                                ; preds = %3
  br label %12

10:                                               ; preds = %3
  br label %12

11:                                               ; preds = %3
  br label %12

12:                                               ; preds = %3, %11, %10, %9, %8
  %13 = phi i32 [ 0, %3 ], [ 1, %8 ], [ 2, %9 ], [ 3, %10 ], [ 4, %11 ]
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !17
  switch i8 %16, label %23 [
    i8 97, label %17
    i8 98, label %17
    i8 99, label %17
    i8 100, label %17
    i8 101, label %17
    i8 102, label %17
    i8 48, label %20
    i8 49, label %20
    i8 50, label %20
    i8 51, label %20
    i8 52, label %20
    i8 53, label %20
    i8 54, label %20
    i8 55, label %20
    i8 56, label %20
    i8 57, label %20
    i8 -1, label %24
  ]

17:                                               ; preds = %12, %12, %12, %12, %12, %12
  %18 = zext nneg i8 %16 to i32
  %19 = add nsw i32 %18, -87
  br label %24

20:                                               ; preds = %12, %12, %12, %12, %12, %12, %12, %12, %12, %12
  %21 = zext nneg i8 %16 to i32
  %22 = add nsw i32 %21, -48
  br label %24

23:                                               ; preds = %12
  br label %24

24:                                               ; preds = %12, %23, %20, %17
  %25 = phi i32 [ -1, %23 ], [ %19, %17 ], [ %22, %20 ], [ -2, %12 ]
  %26 = getelementptr i32, ptr addrspace(1) %2, i64 %5
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %4
  store i32 %25, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @interpreter(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca [8 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = sext i32 %3 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  store i32 %11, ptr %5, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %4, %25
  %13 = phi i32 [ 1, %4 ], [ %28, %25 ]
  %14 = phi ptr addrspace(1) [ %9, %4 ], [ %27, %25 ]
  %15 = phi i32 [ 0, %4 ], [ %26, %25 ]
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 1
  %17 = load i8, ptr addrspace(1) %14, align 1, !tbaa !17
  switch i8 %17, label %78 [
    i8 0, label %83
    i8 1, label %18
    i8 2, label %30
    i8 3, label %39
    i8 4, label %48
    i8 5, label %55
    i8 6, label %60
    i8 7, label %72
  ]

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %20 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %15, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %5, i64 %23
  store i32 %21, ptr %24, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %30, %39, %48, %55, %66, %70, %72, %78, %18
  %26 = phi i32 [ %22, %18 ], [ %15, %78 ], [ %31, %30 ], [ %40, %39 ], [ %52, %48 ], [ %15, %55 ], [ %61, %66 ], [ %61, %70 ], [ %15, %72 ]
  %27 = phi ptr addrspace(1) [ %19, %18 ], [ %16, %78 ], [ %16, %30 ], [ %16, %39 ], [ %16, %48 ], [ %16, %55 ], [ %69, %66 ], [ %71, %70 ], [ %16, %72 ]
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp eq i32 %28, 201
  br i1 %29, label %83, label %12

30:                                               ; preds = %12
  %31 = add nsw i32 %15, -1
  %32 = sext i32 %15 to i64
  %33 = getelementptr inbounds i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds i32, ptr %5, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = add nsw i32 %37, %34
  store i32 %38, ptr %36, align 4, !tbaa !3
  br label %25

39:                                               ; preds = %12
  %40 = add nsw i32 %15, -1
  %41 = sext i32 %15 to i64
  %42 = getelementptr inbounds i32, ptr %5, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = sext i32 %40 to i64
  %45 = getelementptr inbounds i32, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = mul nsw i32 %46, %43
  store i32 %47, ptr %45, align 4, !tbaa !3
  br label %25

48:                                               ; preds = %12
  %49 = sext i32 %15 to i64
  %50 = getelementptr inbounds i32, ptr %5, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = add nsw i32 %15, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %5, i64 %53
  store i32 %51, ptr %54, align 4, !tbaa !3
  br label %25

55:                                               ; preds = %12
  %56 = sext i32 %15 to i64
  %57 = getelementptr inbounds i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = sub nsw i32 0, %58
  store i32 %59, ptr %57, align 4, !tbaa !3
  br label %25

60:                                               ; preds = %12
  %61 = add nsw i32 %15, -1
  %62 = sext i32 %15 to i64
  %63 = getelementptr inbounds i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %60
  %67 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %68 = zext i8 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %68
  br label %25

70:                                               ; preds = %60
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  br label %25

72:                                               ; preds = %12
  %73 = sext i32 %15 to i64
  %74 = getelementptr inbounds i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = getelementptr i8, ptr %74, i64 -4
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %77, ptr %74, align 4, !tbaa !3
  store i32 %75, ptr %76, align 4, !tbaa !3
  br label %25

78:                                               ; preds = %12
  %79 = sext i32 %15 to i64
  %80 = getelementptr inbounds i32, ptr %5, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = xor i32 %81, 90
  store i32 %82, ptr %80, align 4, !tbaa !3
  br label %25

83:                                               ; preds = %25, %12
  %84 = phi i32 [ %26, %25 ], [ %15, %12 ]
  %85 = phi i32 [ 201, %25 ], [ %13, %12 ]
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds i32, ptr %5, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = mul nuw nsw i32 %85, 1000
  %90 = add nsw i32 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %90, ptr addrspace(1) %91, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca [8 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = sext i32 %3 to i64
  %8 = mul i64 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  store i32 %11, ptr %5, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %4, %25
  %13 = phi i32 [ 1, %4 ], [ %28, %25 ]
  %14 = phi ptr addrspace(1) [ %9, %4 ], [ %27, %25 ]
  %15 = phi i32 [ 0, %4 ], [ %26, %25 ]
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 1
  %17 = load i8, ptr addrspace(1) %14, align 1, !tbaa !17
  switch i8 %17, label %78 [
    i8 0, label %83
    i8 1, label %18
    i8 2, label %30
    i8 3, label %39
    i8 4, label %48
    i8 5, label %55
    i8 6, label %60
    i8 7, label %72
  ]

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %20 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %15, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %5, i64 %23
  store i32 %21, ptr %24, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %30, %39, %48, %55, %72, %78, %70, %66, %18
  %26 = phi i32 [ %22, %18 ], [ %15, %78 ], [ %31, %30 ], [ %40, %39 ], [ %52, %48 ], [ %15, %55 ], [ %61, %66 ], [ %61, %70 ], [ %15, %72 ]
  %27 = phi ptr addrspace(1) [ %19, %18 ], [ %16, %78 ], [ %16, %30 ], [ %16, %39 ], [ %16, %48 ], [ %16, %55 ], [ %69, %66 ], [ %71, %70 ], [ %16, %72 ]
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp eq i32 %28, 201
  br i1 %29, label %83, label %12

30:                                               ; preds = %12
  %31 = add nsw i32 %15, -1
  %32 = sext i32 %15 to i64
  %33 = getelementptr inbounds i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds i32, ptr %5, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = add nsw i32 %37, %34
  store i32 %38, ptr %36, align 4, !tbaa !3
  br label %25

39:                                               ; preds = %12
  %40 = add nsw i32 %15, -1
  %41 = sext i32 %15 to i64
  %42 = getelementptr inbounds i32, ptr %5, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = sext i32 %40 to i64
  %45 = getelementptr inbounds i32, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = mul nsw i32 %46, %43
  store i32 %47, ptr %45, align 4, !tbaa !3
  br label %25

48:                                               ; preds = %12
  %49 = sext i32 %15 to i64
  %50 = getelementptr inbounds i32, ptr %5, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = add nsw i32 %15, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %5, i64 %53
  store i32 %51, ptr %54, align 4, !tbaa !3
  br label %25

55:                                               ; preds = %12
  %56 = sext i32 %15 to i64
  %57 = getelementptr inbounds i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = sub nsw i32 0, %58
  store i32 %59, ptr %57, align 4, !tbaa !3
  br label %25

60:                                               ; preds = %12
  %61 = add nsw i32 %15, -1
  %62 = sext i32 %15 to i64
  %63 = getelementptr inbounds i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %60
  %67 = load i8, ptr addrspace(1) %16, align 1, !tbaa !17
  %68 = zext i8 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %68
  br label %25

70:                                               ; preds = %60
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  br label %25

72:                                               ; preds = %12
  %73 = sext i32 %15 to i64
  %74 = getelementptr inbounds i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = getelementptr i8, ptr %74, i64 -4
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %77, ptr %74, align 4, !tbaa !3
  store i32 %75, ptr %76, align 4, !tbaa !3
  br label %25

78:                                               ; preds = %12
  %79 = sext i32 %15 to i64
  %80 = getelementptr inbounds i32, ptr %5, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = xor i32 %81, 90
  store i32 %82, ptr %80, align 4, !tbaa !3
  br label %25

83:                                               ; preds = %25, %12
  %84 = phi i32 [ %26, %25 ], [ %15, %12 ]
  %85 = phi i32 [ 201, %25 ], [ %13, %12 ]
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds i32, ptr %5, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = mul nuw nsw i32 %85, 1000
  %90 = add nsw i32 %88, %89
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %90, ptr addrspace(1) %91, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @jumps(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = mul i32 %5, 1103515245
  %7 = add i32 %6, 228
  %8 = and i32 %7, 3584
  %9 = icmp samesign ult i32 %8, 1536
  br i1 %9, label %35, label %20

10:                                               ; preds = %32, %16
  %11 = phi i32 [ %14, %16 ], [ %33, %32 ]
  %12 = phi i32 [ %17, %16 ], [ %34, %32 ]
  %13 = mul i32 %11, 1103515245
  %14 = add i32 %13, 902
  %15 = icmp eq i32 %12, 40
  br i1 %15, label %85, label %16

16:                                               ; preds = %10
  %17 = add nuw nsw i32 %12, 1
  %18 = and i32 %14, 3584
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %10

20:                                               ; preds = %81, %60, %16, %2
  %21 = phi i32 [ %58, %60 ], [ %7, %2 ], [ %14, %16 ], [ %79, %81 ]
  %22 = phi i32 [ %61, %60 ], [ 1, %2 ], [ %17, %16 ], [ %82, %81 ]
  %23 = mul i32 %21, 1103515245
  %24 = add i32 %23, 529
  %25 = icmp samesign ugt i32 %22, 39
  br i1 %25, label %85, label %26

26:                                               ; preds = %20
  %27 = add nuw nsw i32 %22, 1
  %28 = lshr i32 %24, 9
  %29 = and i32 %28, 3
  %30 = add nsw i32 %29, -1
  %31 = icmp ult i32 %30, 2
  br i1 %31, label %64, label %32

32:                                               ; preds = %41, %26
  %33 = phi i32 [ %24, %26 ], [ %42, %41 ]
  %34 = phi i32 [ %27, %26 ], [ %44, %41 ]
  br label %10

35:                                               ; preds = %70, %2
  %36 = phi i32 [ %7, %2 ], [ %68, %70 ]
  %37 = phi i32 [ 1, %2 ], [ %71, %70 ]
  %38 = mul i32 %36, 1103515245
  %39 = add i32 %38, 869
  %40 = icmp ugt i32 %37, 39
  br i1 %40, label %85, label %41

41:                                               ; preds = %35, %47
  %42 = phi i32 [ %51, %47 ], [ %39, %35 ]
  %43 = phi i32 [ %49, %47 ], [ %37, %35 ]
  %44 = add nuw nsw i32 %43, 1
  %45 = lshr i32 %42, 9
  %46 = and i32 %45, 3
  switch i32 %46, label %53 [
    i32 1, label %54
    i32 2, label %32
    i32 3, label %75
    i32 0, label %47
  ]

47:                                               ; preds = %41, %81
  %48 = phi i32 [ %79, %81 ], [ %42, %41 ]
  %49 = phi i32 [ %82, %81 ], [ %44, %41 ]
  %50 = mul i32 %48, 1103515245
  %51 = add i32 %50, 869
  %52 = icmp ugt i32 %49, 39
  br i1 %52, label %85, label %41

53:                                               ; preds = %41
  unreachable

54:                                               ; preds = %41, %60
  %55 = phi i32 [ %58, %60 ], [ %42, %41 ]
  %56 = phi i32 [ %61, %60 ], [ %44, %41 ]
  %57 = mul i32 %55, 1103515245
  %58 = add i32 %57, 70
  %59 = icmp samesign ugt i32 %56, 39
  br i1 %59, label %85, label %60

60:                                               ; preds = %54
  %61 = add nuw nsw i32 %56, 1
  %62 = lshr i32 %58, 9
  %63 = urem i32 %62, 3
  switch i32 %63, label %20 [
    i32 1, label %54
    i32 2, label %75
  ]

64:                                               ; preds = %26, %70
  %65 = phi i32 [ %68, %70 ], [ %24, %26 ]
  %66 = phi i32 [ %71, %70 ], [ %27, %26 ]
  %67 = mul i32 %65, 1103515245
  %68 = add i32 %67, 722
  %69 = icmp eq i32 %66, 40
  br i1 %69, label %85, label %70

70:                                               ; preds = %64
  %71 = add i32 %66, 1
  %72 = lshr i32 %68, 9
  %73 = urem i32 %72, 3
  %74 = icmp eq i32 %73, 1
  br i1 %74, label %35, label %64

75:                                               ; preds = %60, %41
  %76 = phi i32 [ %42, %41 ], [ %58, %60 ]
  %77 = phi i32 [ %44, %41 ], [ %61, %60 ]
  %78 = mul i32 %76, 1103515245
  %79 = add i32 %78, 213
  %80 = icmp samesign ugt i32 %77, 39
  br i1 %80, label %85, label %81

81:                                               ; preds = %75
  %82 = add nuw nsw i32 %77, 1
  %83 = and i32 %79, 3584
  %84 = icmp samesign ult i32 %83, 2560
  br i1 %84, label %20, label %47

85:                                               ; preds = %75, %47, %54, %10, %64, %35, %20
  %86 = phi i32 [ %68, %64 ], [ %58, %54 ], [ %39, %35 ], [ %24, %20 ], [ %14, %10 ], [ %79, %75 ], [ %51, %47 ]
  %87 = xor i32 %86, 41
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %87, ptr addrspace(1) %88, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = mul i32 %5, 1103515245
  %7 = add i32 %6, 228
  %8 = and i32 %7, 3584
  %9 = icmp samesign ult i32 %8, 1536
  br i1 %9, label %35, label %20

10:                                               ; preds = %32, %16
  %11 = phi i32 [ %14, %16 ], [ %33, %32 ]
  %12 = phi i32 [ %17, %16 ], [ %34, %32 ]
  %13 = mul i32 %11, 1103515245
  %14 = add i32 %13, 902
  %15 = icmp eq i32 %12, 40
  br i1 %15, label %85, label %16

16:                                               ; preds = %10
  %17 = add nuw nsw i32 %12, 1
  %18 = and i32 %14, 3584
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %10

20:                                               ; preds = %81, %60, %16, %2
  %21 = phi i32 [ %58, %60 ], [ %7, %2 ], [ %14, %16 ], [ %79, %81 ]
  %22 = phi i32 [ %61, %60 ], [ 1, %2 ], [ %17, %16 ], [ %82, %81 ]
  %23 = mul i32 %21, 1103515245
  %24 = add i32 %23, 529
  %25 = icmp samesign ugt i32 %22, 39
  br i1 %25, label %85, label %26

26:                                               ; preds = %20
  %27 = add nuw nsw i32 %22, 1
  %28 = lshr i32 %24, 9
  %29 = and i32 %28, 3
  %30 = add nsw i32 %29, -1
  %31 = icmp ult i32 %30, 2
  br i1 %31, label %64, label %32

32:                                               ; preds = %41, %26
  %33 = phi i32 [ %24, %26 ], [ %42, %41 ]
  %34 = phi i32 [ %27, %26 ], [ %44, %41 ]
  br label %10

35:                                               ; preds = %70, %2
  %36 = phi i32 [ %7, %2 ], [ %68, %70 ]
  %37 = phi i32 [ 1, %2 ], [ %71, %70 ]
  %38 = mul i32 %36, 1103515245
  %39 = add i32 %38, 869
  %40 = icmp ugt i32 %37, 39
  br i1 %40, label %85, label %41

41:                                               ; preds = %35, %47
  %42 = phi i32 [ %51, %47 ], [ %39, %35 ]
  %43 = phi i32 [ %49, %47 ], [ %37, %35 ]
  %44 = add nuw nsw i32 %43, 1
  %45 = lshr i32 %42, 9
  %46 = and i32 %45, 3
  switch i32 %46, label %53 [
    i32 1, label %54
    i32 2, label %32
    i32 3, label %75
    i32 0, label %47
  ]

47:                                               ; preds = %41, %81
  %48 = phi i32 [ %79, %81 ], [ %42, %41 ]
  %49 = phi i32 [ %82, %81 ], [ %44, %41 ]
  %50 = mul i32 %48, 1103515245
  %51 = add i32 %50, 869
  %52 = icmp ugt i32 %49, 39
  br i1 %52, label %85, label %41

53:                                               ; preds = %41
  unreachable

54:                                               ; preds = %41, %60
  %55 = phi i32 [ %58, %60 ], [ %42, %41 ]
  %56 = phi i32 [ %61, %60 ], [ %44, %41 ]
  %57 = mul i32 %55, 1103515245
  %58 = add i32 %57, 70
  %59 = icmp samesign ugt i32 %56, 39
  br i1 %59, label %85, label %60

60:                                               ; preds = %54
  %61 = add nuw nsw i32 %56, 1
  %62 = lshr i32 %58, 9
  %63 = urem i32 %62, 3
  switch i32 %63, label %20 [
    i32 1, label %54
    i32 2, label %75
  ]

64:                                               ; preds = %26, %70
  %65 = phi i32 [ %68, %70 ], [ %24, %26 ]
  %66 = phi i32 [ %71, %70 ], [ %27, %26 ]
  %67 = mul i32 %65, 1103515245
  %68 = add i32 %67, 722
  %69 = icmp eq i32 %66, 40
  br i1 %69, label %85, label %70

70:                                               ; preds = %64
  %71 = add i32 %66, 1
  %72 = lshr i32 %68, 9
  %73 = urem i32 %72, 3
  %74 = icmp eq i32 %73, 1
  br i1 %74, label %35, label %64

75:                                               ; preds = %60, %41
  %76 = phi i32 [ %42, %41 ], [ %58, %60 ]
  %77 = phi i32 [ %44, %41 ], [ %61, %60 ]
  %78 = mul i32 %76, 1103515245
  %79 = add i32 %78, 213
  %80 = icmp samesign ugt i32 %77, 39
  br i1 %80, label %85, label %81

81:                                               ; preds = %75
  %82 = add nuw nsw i32 %77, 1
  %83 = and i32 %79, 3584
  %84 = icmp samesign ult i32 %83, 2560
  br i1 %84, label %20, label %47

85:                                               ; preds = %47, %75, %54, %10, %64, %35, %20
  %86 = phi i32 [ %68, %64 ], [ %58, %54 ], [ %14, %10 ], [ %24, %20 ], [ %39, %35 ], [ %51, %47 ], [ %79, %75 ]
  %87 = xor i32 %86, 41
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %87, ptr addrspace(1) %88, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"long*", !"char*", !"int*"}
!14 = !{!"const", !"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = !{!5, !5, i64 0}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uchar*", !"int*", !"int*", !"int"}
!21 = !{!"const", !"const", !"", !""}
!22 = !{!"uint*", !"uint*"}
