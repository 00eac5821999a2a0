; ModuleID = 'struct_pointers.cl'
source_filename = "struct_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.view = type { ptr addrspace(1), i32, <2 x i32> }
%struct.node = type { i32, i32 }
%struct.rows = type { [3 x ptr addrspace(1)], ptr addrspace(3) }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func float @at(ptr noundef readonly byval(%struct.view) align 8 captures(none) %0, <2 x i32> noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load <2 x i32>, ptr %3, align 8, !tbaa !7
  %5 = add <2 x i32> %4, splat (i32 -1)
  %6 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %1, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %5) #9
  %7 = load ptr addrspace(1), ptr %0, align 8, !tbaa !8
  %8 = extractelement <2 x i32> %6, i64 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !12
  %11 = mul nsw i32 %10, %8
  %12 = extractelement <2 x i32> %6, i64 0
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !13
  ret float %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @put(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #3 {
  %5 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %7 = load i32, ptr addrspace(4) %6, align 8, !tbaa !12
  %8 = mul nsw i32 %7, %2
  %9 = add nsw i32 %8, %1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %10
  store float %3, ptr addrspace(1) %11, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @box_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = insertelement <2 x i32> poison, i32 %2, i64 0
  %6 = insertelement <2 x i32> %5, i32 %3, i64 1
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %10 = trunc i64 %9 to i32
  %11 = add <2 x i32> %6, splat (i32 -1)
  %12 = add nsw i32 %8, -1
  %13 = insertelement <2 x i32> poison, i32 %12, i64 0
  %14 = insertelement <2 x i32> poison, i32 %8, i64 0
  %15 = add nsw i32 %8, 1
  %16 = insertelement <2 x i32> poison, i32 %15, i64 0
  br label %17

17:                                               ; preds = %4, %17
  %18 = phi float [ 0.000000e+00, %4 ], [ %50, %17 ]
  %19 = phi i32 [ -1, %4 ], [ %51, %17 ]
  %20 = add nsw i32 %19, %10
  %21 = insertelement <2 x i32> %13, i32 %20, i64 1
  %22 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %21, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %23 = extractelement <2 x i32> %22, i64 1
  %24 = mul nsw i32 %23, %2
  %25 = extractelement <2 x i32> %22, i64 0
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = fadd float %18, %29
  %31 = insertelement <2 x i32> %14, i32 %20, i64 1
  %32 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %31, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %33 = extractelement <2 x i32> %32, i64 1
  %34 = mul nsw i32 %33, %2
  %35 = extractelement <2 x i32> %32, i64 0
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = fadd float %30, %39
  %41 = insertelement <2 x i32> %16, i32 %20, i64 1
  %42 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %41, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = mul nsw i32 %43, %2
  %45 = extractelement <2 x i32> %42, i64 0
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !13
  %50 = fadd float %40, %49
  %51 = add nsw i32 %19, 1
  %52 = icmp eq i32 %51, 2
  br i1 %52, label %53, label %17

53:                                               ; preds = %17
  %54 = mul nsw i32 %2, %10
  %55 = add nsw i32 %54, %8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %56
  store float %50, ptr addrspace(1) %57, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = insertelement <2 x i32> poison, i32 %2, i64 0
  %6 = insertelement <2 x i32> %5, i32 %3, i64 1
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %10 = trunc i64 %9 to i32
  %11 = add <2 x i32> %6, splat (i32 -1)
  %12 = add nsw i32 %8, -1
  %13 = insertelement <2 x i32> poison, i32 %12, i64 0
  %14 = insertelement <2 x i32> poison, i32 %8, i64 0
  %15 = add nsw i32 %8, 1
  %16 = insertelement <2 x i32> poison, i32 %15, i64 0
  br label %17

17:                                               ; preds = %4, %17
  %18 = phi float [ 0.000000e+00, %4 ], [ %50, %17 ]
  %19 = phi i32 [ -1, %4 ], [ %51, %17 ]
  %20 = add nsw i32 %19, %10
  %21 = insertelement <2 x i32> %13, i32 %20, i64 1
  %22 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %21, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %23 = extractelement <2 x i32> %22, i64 1
  %24 = mul nsw i32 %23, %2
  %25 = extractelement <2 x i32> %22, i64 0
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = fadd float %18, %29
  %31 = insertelement <2 x i32> %14, i32 %20, i64 1
  %32 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %31, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %33 = extractelement <2 x i32> %32, i64 1
  %34 = mul nsw i32 %33, %2
  %35 = extractelement <2 x i32> %32, i64 0
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = fadd float %30, %39
  %41 = insertelement <2 x i32> %16, i32 %20, i64 1
  %42 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %41, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %11) #9
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = mul nsw i32 %43, %2
  %45 = extractelement <2 x i32> %42, i64 0
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !13
  %50 = fadd float %40, %49
  %51 = add nsw i32 %19, 1
  %52 = icmp eq i32 %51, 2
  br i1 %52, label %53, label %17

53:                                               ; preds = %17
  %54 = mul nsw i32 %2, %10
  %55 = add nsw i32 %54, %8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %56
  store float %50, ptr addrspace(1) %57, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @walk_lists(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %8, label %21

8:                                                ; preds = %3, %8
  %9 = phi i32 [ %19, %8 ], [ %6, %3 ]
  %10 = phi i32 [ %15, %8 ], [ 1, %3 ]
  %11 = phi i32 [ %17, %8 ], [ 0, %3 ]
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !24
  %15 = add nuw nsw i32 %10, 1
  %16 = mul nsw i32 %14, %10
  %17 = add nsw i32 %16, %11
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, -1
  br i1 %20, label %8, label %21

21:                                               ; preds = %8, %3
  %22 = phi i32 [ 0, %3 ], [ %17, %8 ]
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_walk_lists(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %3
  %9 = phi i32 [ 0, %3 ], [ %20, %11 ]
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %22, %11 ], [ %6, %3 ]
  %13 = phi i32 [ %18, %11 ], [ 1, %3 ]
  %14 = phi i32 [ %20, %11 ], [ 0, %3 ]
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !24
  %18 = add nuw nsw i32 %13, 1
  %19 = mul nsw i32 %17, %13
  %20 = add nsw i32 %19, %14
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = icmp sgt i32 %22, -1
  br i1 %23, label %11, label %8
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @three_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = alloca %struct.rows, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !30
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(1) %1, ptr %7, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !30
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %10
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = urem i64 %9, 3
  %13 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %12
  %14 = load ptr addrspace(1), ptr %13, align 8, !tbaa !30
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %9
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  store i32 %16, ptr addrspace(3) %11, align 4, !tbaa !3
  %17 = add i64 %9, 1
  %18 = urem i64 %17, 3
  %19 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %18
  %20 = load ptr addrspace(1), ptr %19, align 8, !tbaa !30
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %9
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = shl nsw i32 %22, 1
  %24 = add nsw i32 %23, %16
  store i32 %24, ptr addrspace(3) %11, align 4, !tbaa !3
  %25 = add i64 %9, 2
  %26 = urem i64 %25, 3
  %27 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %26
  %28 = load ptr addrspace(1), ptr %27, align 8, !tbaa !30
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %9
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !3
  %31 = mul nsw i32 %30, 3
  %32 = add nsw i32 %31, %24
  store i32 %32, ptr addrspace(3) %11, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %33 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %34 = xor i64 %10, -1
  %35 = getelementptr i32, ptr addrspace(3) %4, i64 %33
  %36 = getelementptr i32, ptr addrspace(3) %35, i64 %34
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_three_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4) local_unnamed_addr #7 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = alloca %struct.rows, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !30
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(1) %1, ptr %7, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !30
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %10
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !3
  %12 = urem i64 %9, 3
  %13 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %12
  %14 = load ptr addrspace(1), ptr %13, align 8, !tbaa !30
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %9
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !3
  store i32 %16, ptr addrspace(3) %11, align 4, !tbaa !3
  %17 = add i64 %9, 1
  %18 = urem i64 %17, 3
  %19 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %18
  %20 = load ptr addrspace(1), ptr %19, align 8, !tbaa !30
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %9
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = shl nsw i32 %22, 1
  %24 = add nsw i32 %23, %16
  store i32 %24, ptr addrspace(3) %11, align 4, !tbaa !3
  %25 = add i64 %9, 2
  %26 = urem i64 %25, 3
  %27 = getelementptr inbounds nuw ptr addrspace(1), ptr %6, i64 %26
  %28 = load ptr addrspace(1), ptr %27, align 8, !tbaa !30
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %9
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !3
  %31 = mul nsw i32 %30, 3
  %32 = add nsw i32 %31, %24
  store i32 %32, ptr addrspace(3) %11, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #11
  %33 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %34 = xor i64 %10, -1
  %35 = getelementptr i32, ptr addrspace(3) %4, i64 %33
  %36 = getelementptr i32, ptr addrspace(3) %35, i64 %34
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"", !10, i64 0, !4, i64 8, !5, i64 16}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!9, !4, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int", !"int"}
!18 = !{!"", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"node*", !"int*", !"int*"}
!22 = !{!"struct node*", !"int*", !"int*"}
!23 = !{!"const", !"const", !""}
!24 = !{!25, !4, i64 0}
!25 = !{!"node", !4, i64 0, !4, i64 4}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!29 = !{!"const", !"const", !"const", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 int", !11, i64 0}
