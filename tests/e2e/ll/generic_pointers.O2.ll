; ModuleID = 'generic_pointers.cl'
source_filename = "generic_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define spir_func i32 @sum_of(ptr addrspace(4) noundef readonly captures(address) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 2
  %5 = getelementptr inbounds i8, ptr addrspace(4) %0, i64 %4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %9, %2
  %8 = phi i32 [ 0, %2 ], [ %13, %9 ]
  ret i32 %8

9:                                                ; preds = %2, %9
  %10 = phi ptr addrspace(4) [ %14, %9 ], [ %0, %2 ]
  %11 = phi i32 [ %13, %9 ], [ 0, %2 ]
  %12 = load i32, ptr addrspace(4) %10, align 4, !tbaa !3
  %13 = add nsw i32 %12, %11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %15 = icmp eq ptr addrspace(4) %14, %5
  br i1 %15, label %7, label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define spir_func void @scale(ptr addrspace(4) noundef captures(none) %0, float noundef %1) local_unnamed_addr #2 {
  %3 = load float, ptr addrspace(4) %0, align 4, !tbaa !7
  %4 = fmul float %1, %3
  store float %4, ptr addrspace(4) %0, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @one_helper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = shl i64 %5, 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = shl i64 %4, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %8
  %10 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  store i32 %10, ptr addrspace(3) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = add nsw i32 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 4
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = shl nsw i32 %16, 1
  %18 = add nsw i32 %16, 2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 8
  store i32 %18, ptr addrspace(3) %19, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !3
  %22 = mul nsw i32 %21, 3
  %23 = add nsw i32 %21, 3
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 12
  store i32 %23, ptr addrspace(3) %24, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %25 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 4
  %28 = load i32, ptr addrspace(4) %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %26
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 8
  %31 = load i32, ptr addrspace(4) %30, align 4, !tbaa !3
  %32 = add nsw i32 %31, %29
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 12
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %32
  %36 = mul i64 %5, 12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  %39 = load i32, ptr addrspace(4) %38, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 4
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 8
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 12
  %47 = load i32, ptr addrspace(4) %46, align 4, !tbaa !3
  %48 = add nsw i32 %47, %45
  %49 = getelementptr i8, ptr addrspace(1) %37, i64 4
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = add nsw i32 %17, %12
  %51 = add nsw i32 %22, %50
  %52 = getelementptr i8, ptr addrspace(1) %37, i64 8
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_one_helper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = shl i64 %5, 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = shl i64 %4, 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %8
  %10 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  store i32 %10, ptr addrspace(3) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = add nsw i32 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 4
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  %17 = shl nsw i32 %16, 1
  %18 = add nsw i32 %16, 2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 8
  store i32 %18, ptr addrspace(3) %19, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !3
  %22 = mul nsw i32 %21, 3
  %23 = add nsw i32 %21, 3
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 12
  store i32 %23, ptr addrspace(3) %24, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %25 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 4
  %28 = load i32, ptr addrspace(4) %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %26
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 8
  %31 = load i32, ptr addrspace(4) %30, align 4, !tbaa !3
  %32 = add nsw i32 %31, %29
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 12
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %32
  %36 = mul i64 %5, 12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !3
  %38 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  %39 = load i32, ptr addrspace(4) %38, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 4
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 8
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 12
  %47 = load i32, ptr addrspace(4) %46, align 4, !tbaa !3
  %48 = add nsw i32 %47, %45
  %49 = getelementptr i8, ptr addrspace(1) %37, i64 4
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !3
  %50 = add nsw i32 %17, %12
  %51 = add nsw i32 %22, %50
  %52 = getelementptr i8, ptr addrspace(1) %37, i64 8
  store i32 %51, ptr addrspace(1) %52, align 4, !tbaa !3
  ret void
}

; Function Attrs: norecurse nounwind
define spir_func i32 @add_in_space(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  switch i32 %1, label %16 [
    i32 1, label %4
    i32 2, label %10
  ]

4:                                                ; preds = %3
  %5 = tail call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %0) #10
  %6 = icmp eq ptr addrspace(1) %5, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %6, label %22, label %7

7:                                                ; preds = %4
  %8 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %9 = add nsw i32 %8, %2
  store i32 %9, ptr addrspace(1) %5, align 4, !tbaa !3
  br label %22

10:                                               ; preds = %3
  %11 = tail call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %0) #10
  %12 = icmp eq ptr addrspace(3) %11, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %12, label %22, label %13

13:                                               ; preds = %10
  %14 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %15 = add nsw i32 %14, %2
  store i32 %15, ptr addrspace(3) %11, align 4, !tbaa !3
  br label %22

16:                                               ; preds = %3
  %17 = tail call spir_func ptr @__to_private(ptr addrspace(4) %0) #10
  %18 = icmp eq ptr %17, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %17, align 4, !tbaa !3
  %21 = add nsw i32 %20, %2
  store i32 %21, ptr %17, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %19, %16, %13, %10, %7, %4
  %23 = phi i32 [ -1, %10 ], [ -1, %4 ], [ %9, %7 ], [ %15, %13 ], [ %21, %19 ], [ -1, %16 ]
  ret i32 %23
}

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4)) local_unnamed_addr

declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4)) local_unnamed_addr

declare spir_func ptr @__to_private(ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @named_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 5, ptr %4, align 4, !tbaa !3
  %7 = trunc i64 %5 to i32
  %8 = add nsw i32 %7, 70
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %5
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = tail call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %11) #10
  %13 = icmp eq ptr addrspace(1) %12, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %16 = add nsw i32 %15, 10
  store i32 %16, ptr addrspace(1) %12, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i32 [ %16, %14 ], [ -1, %3 ]
  %19 = mul i64 %6, 12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  %22 = tail call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %21) #10
  %23 = icmp eq ptr addrspace(3) %22, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %23, label %27, label %24

24:                                               ; preds = %17
  %25 = load i32, ptr addrspace(3) %22, align 4, !tbaa !3
  %26 = add nsw i32 %25, 20
  store i32 %26, ptr addrspace(3) %22, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %17, %24
  %28 = phi i32 [ -1, %17 ], [ %26, %24 ]
  %29 = getelementptr i8, ptr addrspace(1) %20, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = addrspacecast ptr %4 to ptr addrspace(4)
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %30) #10
  %32 = icmp eq ptr %31, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %32, label %36, label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %31, align 4, !tbaa !3
  %35 = add nsw i32 %34, 30
  store i32 %35, ptr %31, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %27, %33
  %37 = phi i32 [ %35, %33 ], [ -1, %27 ]
  %38 = load i32, ptr %4, align 4, !tbaa !3
  %39 = add nsw i32 %38, %37
  %40 = getelementptr i8, ptr addrspace(1) %20, i64 8
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = and i64 %6, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, ptr addrspace(4) %30, ptr addrspace(4) %11
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1000
  store i32 %45, ptr addrspace(4) %43, align 4, !tbaa !3
  %46 = load i32, ptr %4, align 4, !tbaa !3
  %47 = load i32, ptr addrspace(3) %9, align 4, !tbaa !3
  %48 = add nsw i32 %47, %46
  %49 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  store i32 %50, ptr addrspace(1) %10, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_named_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 5, ptr %4, align 4, !tbaa !3
  %7 = trunc i64 %5 to i32
  %8 = add nsw i32 %7, 70
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %5
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %11 = addrspacecast ptr addrspace(1) %10 to ptr addrspace(4)
  %12 = tail call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %11) #10
  %13 = icmp eq ptr addrspace(1) %12, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %16 = add nsw i32 %15, 10
  store i32 %16, ptr addrspace(1) %12, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i32 [ %16, %14 ], [ -1, %3 ]
  %19 = mul i64 %6, 12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = addrspacecast ptr addrspace(3) %9 to ptr addrspace(4)
  %22 = tail call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %21) #10
  %23 = icmp eq ptr addrspace(3) %22, addrspacecast (ptr addrspace(4) null to ptr addrspace(3))
  br i1 %23, label %27, label %24

24:                                               ; preds = %17
  %25 = load i32, ptr addrspace(3) %22, align 4, !tbaa !3
  %26 = add nsw i32 %25, 20
  store i32 %26, ptr addrspace(3) %22, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %17, %24
  %28 = phi i32 [ -1, %17 ], [ %26, %24 ]
  %29 = getelementptr i8, ptr addrspace(1) %20, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = addrspacecast ptr %4 to ptr addrspace(4)
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %30) #10
  %32 = icmp eq ptr %31, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %32, label %36, label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %31, align 4, !tbaa !3
  %35 = add nsw i32 %34, 30
  store i32 %35, ptr %31, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %27, %33
  %37 = phi i32 [ %35, %33 ], [ -1, %27 ]
  %38 = load i32, ptr %4, align 4, !tbaa !3
  %39 = add nsw i32 %38, %37
  %40 = getelementptr i8, ptr addrspace(1) %20, i64 8
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !3
  %41 = and i64 %6, 1
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, ptr addrspace(4) %30, ptr addrspace(4) %11
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1000
  store i32 %45, ptr addrspace(4) %43, align 4, !tbaa !3
  %46 = load i32, ptr %4, align 4, !tbaa !3
  %47 = load i32, ptr addrspace(3) %9, align 4, !tbaa !3
  %48 = add nsw i32 %47, %46
  %49 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  store i32 %50, ptr addrspace(1) %10, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @pick_at_run_time(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store float 3.000000e+00, ptr %4, align 4, !tbaa !7
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %5
  store float 5.000000e+00, ptr addrspace(3) %7, align 4, !tbaa !7
  %8 = urem i64 %6, 3
  switch i64 %8, label %11 [
    i64 0, label %18
    i64 1, label %9
  ]

9:                                                ; preds = %3
  %10 = addrspacecast ptr addrspace(3) %7 to ptr addrspace(4)
  br label %13

11:                                               ; preds = %3
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi float [ 6.000000e+00, %11 ], [ 1.000000e+01, %9 ]
  %15 = phi ptr addrspace(4) [ %12, %11 ], [ %10, %9 ]
  store float %14, ptr addrspace(4) %15, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !7
  %17 = load float, ptr %4, align 4, !tbaa !7
  br label %28

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !7
  %22 = fmul float %21, 2.000000e+00
  store float %22, ptr addrspace(4) %20, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !7
  %24 = tail call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %20) #10
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !7
  %26 = fadd float %25, 1.000000e+00
  store float %26, ptr addrspace(1) %24, align 4, !tbaa !7
  %27 = load float, ptr addrspace(1) %23, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %13, %18
  %29 = phi float [ %14, %13 ], [ %27, %18 ]
  %30 = phi float [ %17, %13 ], [ 3.000000e+00, %18 ]
  %31 = phi ptr addrspace(1) [ %16, %13 ], [ %23, %18 ]
  %32 = load float, ptr addrspace(3) %7, align 4, !tbaa !7
  %33 = fadd float %32, %30
  %34 = fadd float %29, %33
  store float %34, ptr addrspace(1) %31, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_pick_at_run_time(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store float 3.000000e+00, ptr %4, align 4, !tbaa !7
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %5
  store float 5.000000e+00, ptr addrspace(3) %7, align 4, !tbaa !7
  %8 = urem i64 %6, 3
  switch i64 %8, label %11 [
    i64 0, label %18
    i64 1, label %9
  ]

9:                                                ; preds = %3
  %10 = addrspacecast ptr addrspace(3) %7 to ptr addrspace(4)
  br label %13

11:                                               ; preds = %3
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %13

13:                                               ; preds = %9, %11
  %14 = phi float [ 6.000000e+00, %11 ], [ 1.000000e+01, %9 ]
  %15 = phi ptr addrspace(4) [ %12, %11 ], [ %10, %9 ]
  store float %14, ptr addrspace(4) %15, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !7
  %17 = load float, ptr %4, align 4, !tbaa !7
  br label %28

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %20 = addrspacecast ptr addrspace(1) %19 to ptr addrspace(4)
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !7
  %22 = fmul float %21, 2.000000e+00
  store float %22, ptr addrspace(4) %20, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !7
  %24 = tail call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %20) #10
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !7
  %26 = fadd float %25, 1.000000e+00
  store float %26, ptr addrspace(1) %24, align 4, !tbaa !7
  %27 = load float, ptr addrspace(1) %23, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %13, %18
  %29 = phi float [ %14, %13 ], [ %27, %18 ]
  %30 = phi float [ %17, %13 ], [ 3.000000e+00, %18 ]
  %31 = phi ptr addrspace(1) [ %16, %13 ], [ %23, %18 ]
  %32 = load float, ptr addrspace(3) %7, align 4, !tbaa !7
  %33 = fadd float %32, %30
  %34 = fadd float %29, %33
  store float %34, ptr addrspace(1) %31, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @fence_of_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !3
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(4) %5, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %5) #9
  %9 = lshr i32 %8, 1
  %10 = and i32 %9, 1
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_fence_of_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !3
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr addrspace(4) %5, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %5) #9
  %9 = lshr i32 %8, 1
  %10 = and i32 %9, 1
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) local_unnamed_addr #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{i32 1, i32 1, i32 3}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int*"}
!12 = !{!"", !"", !""}
!13 = !{!"float*", !"float*", !"float*"}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"int*", !"int*"}
!17 = !{!"", !""}
