; ModuleID = 'int_dot_bits.cl'
source_filename = "int_dot_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @xnor_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %4
  %10 = trunc i64 %6 to i32
  %11 = trunc i64 %5 to i32
  %12 = mul nsw i32 %3, %11
  %13 = mul nsw i32 %3, %10
  %14 = sext i32 %13 to i64
  %15 = sext i32 %12 to i64
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr i32, ptr addrspace(1) %0, i64 %15
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %14
  br label %19

19:                                               ; preds = %9, %19
  %20 = phi i64 [ 0, %9 ], [ %30, %19 ]
  %21 = phi i32 [ 0, %9 ], [ %29, %19 ]
  %22 = getelementptr i32, ptr addrspace(1) %17, i64 %20
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !3
  %24 = getelementptr i32, ptr addrspace(1) %18, i64 %20
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !3
  %26 = xor i32 %23, %25
  %27 = xor i32 %26, -1
  %28 = tail call spir_func i32 @_Z8popcountj(i32 noundef %27) #6
  %29 = add i32 %28, %21
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %16
  br i1 %31, label %32, label %19

32:                                               ; preds = %19
  %33 = shl nsw i32 %29, 1
  br label %34

34:                                               ; preds = %32, %4
  %35 = phi i32 [ 0, %4 ], [ %33, %32 ]
  %36 = shl nsw i32 %3, 5
  %37 = sub nsw i32 %35, %36
  %38 = mul i64 %7, %5
  %39 = add i64 %38, %6
  %40 = shl i64 %39, 32
  %41 = ashr exact i64 %40, 30
  %42 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %41
  store i32 %37, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_xnor_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %4
  %10 = trunc i64 %6 to i32
  %11 = trunc i64 %5 to i32
  %12 = mul nsw i32 %3, %11
  %13 = mul nsw i32 %3, %10
  %14 = sext i32 %12 to i64
  %15 = sext i32 %13 to i64
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr i32, ptr addrspace(1) %0, i64 %14
  %18 = getelementptr i32, ptr addrspace(1) %1, i64 %15
  br label %30

19:                                               ; preds = %30
  %20 = shl nsw i32 %40, 1
  br label %21

21:                                               ; preds = %19, %4
  %22 = phi i32 [ 0, %4 ], [ %20, %19 ]
  %23 = shl nsw i32 %3, 5
  %24 = sub nsw i32 %22, %23
  %25 = mul i64 %7, %5
  %26 = add i64 %25, %6
  %27 = shl i64 %26, 32
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %28
  store i32 %24, ptr addrspace(1) %29, align 4, !tbaa !3
  ret void

30:                                               ; preds = %9, %30
  %31 = phi i64 [ 0, %9 ], [ %41, %30 ]
  %32 = phi i32 [ 0, %9 ], [ %40, %30 ]
  %33 = getelementptr i32, ptr addrspace(1) %17, i64 %31
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !3
  %35 = getelementptr i32, ptr addrspace(1) %18, i64 %31
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !3
  %37 = xor i32 %34, %36
  %38 = xor i32 %37, -1
  %39 = tail call spir_func i32 @_Z8popcountj(i32 noundef %38) #6
  %40 = add i32 %39, %32
  %41 = add nuw nsw i64 %31, 1
  %42 = icmp eq i64 %41, %16
  br i1 %42, label %19, label %30
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @transpose8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !15
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = and i64 %7, 47851476196393130
  %9 = mul nuw nsw i64 %8, 129
  %10 = xor i64 %9, %5
  %11 = lshr i64 %10, 14
  %12 = xor i64 %11, %10
  %13 = and i64 %12, 225176545447116
  %14 = mul nuw nsw i64 %13, 16385
  %15 = xor i64 %14, %10
  %16 = lshr i64 %15, 28
  %17 = xor i64 %16, %15
  %18 = and i64 %17, 4042322160
  %19 = mul nuw nsw i64 %18, 268435457
  %20 = xor i64 %19, %15
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_transpose8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !15
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = and i64 %7, 47851476196393130
  %9 = mul nuw nsw i64 %8, 129
  %10 = xor i64 %9, %5
  %11 = lshr i64 %10, 14
  %12 = xor i64 %11, %10
  %13 = and i64 %12, 225176545447116
  %14 = mul nuw nsw i64 %13, 16385
  %15 = xor i64 %14, %10
  %16 = lshr i64 %15, 28
  %17 = xor i64 %16, %15
  %18 = and i64 %17, 4042322160
  %19 = mul nuw nsw i64 %18, 268435457
  %20 = xor i64 %19, %15
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @queens(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [16 x i32], align 4
  %8 = and i32 %2, 31
  %9 = shl nsw i32 -1, %8
  %10 = xor i32 %9, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = and i32 %13, 31
  %15 = shl nuw i32 1, %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %15, ptr %16, align 4, !tbaa !3
  %17 = shl i32 2, %14
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = lshr i32 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %19, ptr %20, align 4, !tbaa !3
  %21 = shl i32 3, %14
  %22 = or i32 %19, %21
  %23 = xor i32 %22, -1
  %24 = and i32 %23, %10
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %3, %64
  %27 = phi i32 [ 1, %3 ], [ %66, %64 ]
  %28 = phi i32 [ 0, %3 ], [ %65, %64 ]
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %26
  %34 = add i32 %27, -1
  br label %64

35:                                               ; preds = %26
  %36 = sub i32 0, %31
  %37 = and i32 %31, %36
  %38 = xor i32 %37, %31
  store i32 %38, ptr %30, align 4, !tbaa !3
  %39 = add i32 %27, 1
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %43

41:                                               ; preds = %35
  %42 = add i32 %28, 1
  br label %64

43:                                               ; preds = %35
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = or i32 %45, %37
  %47 = zext i32 %39 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i32, ptr %6, i64 %29
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = or i32 %50, %37
  %52 = shl i32 %51, 1
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %52, ptr %53, align 4, !tbaa !3
  %54 = getelementptr inbounds nuw i32, ptr %7, i64 %29
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = or i32 %55, %37
  %57 = lshr i32 %56, 1
  %58 = getelementptr inbounds nuw i32, ptr %7, i64 %47
  store i32 %57, ptr %58, align 4, !tbaa !3
  %59 = or i32 %52, %46
  %60 = or i32 %59, %57
  %61 = xor i32 %60, -1
  %62 = and i32 %61, %10
  %63 = getelementptr inbounds nuw i32, ptr %4, i64 %47
  store i32 %62, ptr %63, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %43, %41, %33
  %65 = phi i32 [ %28, %33 ], [ %42, %41 ], [ %28, %43 ]
  %66 = phi i32 [ %34, %33 ], [ %27, %41 ], [ %39, %43 ]
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %26

68:                                               ; preds = %64
  %69 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  store i32 %65, ptr addrspace(1) %70, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_queens(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [16 x i32], align 4
  %8 = and i32 %2, 31
  %9 = shl nsw i32 -1, %8
  %10 = xor i32 %9, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !3
  %14 = and i32 %13, 31
  %15 = shl nuw i32 1, %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %15, ptr %16, align 4, !tbaa !3
  %17 = shl i32 2, %14
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = lshr i32 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %19, ptr %20, align 4, !tbaa !3
  %21 = shl i32 3, %14
  %22 = or i32 %19, %21
  %23 = xor i32 %22, -1
  %24 = and i32 %23, %10
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %3, %64
  %27 = phi i32 [ 1, %3 ], [ %66, %64 ]
  %28 = phi i32 [ 0, %3 ], [ %65, %64 ]
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %26
  %34 = add i32 %27, -1
  br label %64

35:                                               ; preds = %26
  %36 = sub i32 0, %31
  %37 = and i32 %31, %36
  %38 = xor i32 %37, %31
  store i32 %38, ptr %30, align 4, !tbaa !3
  %39 = add i32 %27, 1
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %43

41:                                               ; preds = %35
  %42 = add i32 %28, 1
  br label %64

43:                                               ; preds = %35
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = or i32 %45, %37
  %47 = zext i32 %39 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i32, ptr %6, i64 %29
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = or i32 %50, %37
  %52 = shl i32 %51, 1
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %52, ptr %53, align 4, !tbaa !3
  %54 = getelementptr inbounds nuw i32, ptr %7, i64 %29
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = or i32 %55, %37
  %57 = lshr i32 %56, 1
  %58 = getelementptr inbounds nuw i32, ptr %7, i64 %47
  store i32 %57, ptr %58, align 4, !tbaa !3
  %59 = or i32 %52, %46
  %60 = or i32 %59, %57
  %61 = xor i32 %60, -1
  %62 = and i32 %61, %10
  %63 = getelementptr inbounds nuw i32, ptr %4, i64 %47
  store i32 %62, ptr %63, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %41, %43, %33
  %65 = phi i32 [ %28, %33 ], [ %42, %41 ], [ %28, %43 ]
  %66 = phi i32 [ %34, %33 ], [ %27, %41 ], [ %39, %43 ]
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %26

68:                                               ; preds = %64
  %69 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  store i32 %65, ptr addrspace(1) %70, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"int*", !"int"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"ulong*", !"ulong*"}
!14 = !{!"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"uint*", !"uint*", !"uint"}
!20 = !{!"const", !"", !""}
