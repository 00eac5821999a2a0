; ModuleID = 'constant_tables.cl'
source_filename = "constant_tables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.entry = type { i32, float, [6 x i8] }

@crc_nibbles = local_unnamed_addr addrspace(2) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@kernel3 = local_unnamed_addr addrspace(2) constant [3 x [3 x float]] [[3 x float] [float 1.000000e+00, float 2.000000e+00, float 1.000000e+00], [3 x float] [float 2.000000e+00, float 4.000000e+00, float 2.000000e+00], [3 x float] [float 1.000000e+00, float 2.000000e+00, float 1.000000e+00]], align 4
@offsets = local_unnamed_addr addrspace(2) constant [4 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 -1>], align 8
@entries = addrspace(2) constant [3 x { i32, float, [6 x i8], [2 x i8] }] [{ i32, float, [6 x i8], [2 x i8] } { i32 10, float 5.000000e-01, [6 x i8] c"alpha\00", [2 x i8] zeroinitializer }, { i32, float, [6 x i8], [2 x i8] } { i32 20, float 1.250000e+00, [6 x i8] c"beta\00\00", [2 x i8] zeroinitializer }, { i32, float, [6 x i8], [2 x i8] } { i32 30, float -2.000000e+00, [6 x i8] c"gamma\00", [2 x i8] zeroinitializer }], align 4
@first = local_unnamed_addr addrspace(2) constant ptr addrspace(2) getelementptr inbounds nuw (i8, ptr addrspace(2) @entries, i64 16), align 8
@.str = private unnamed_addr addrspace(2) constant [5 x i8] c"zero\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [5 x i8] c"twoo\00", align 1
@words = local_unnamed_addr addrspace(2) constant [3 x ptr addrspace(2)] [ptr addrspace(2) @.str, ptr addrspace(2) @.str.1, ptr addrspace(2) @.str.2], align 8

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @crc32(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %33

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %29, %10 ]
  %12 = phi i32 [ -1, %6 ], [ %28, %10 ]
  %13 = getelementptr i8, ptr addrspace(1) %9, i64 %11
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !11
  %15 = zext i8 %14 to i32
  %16 = xor i32 %12, %15
  %17 = and i32 %16, 15
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %18
  %20 = load i32, ptr addrspace(2) %19, align 4, !tbaa !3
  %21 = lshr i32 %16, 4
  %22 = xor i32 %21, %20
  %23 = and i32 %22, 15
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %24
  %26 = load i32, ptr addrspace(2) %25, align 4, !tbaa !3
  %27 = lshr i32 %22, 4
  %28 = xor i32 %27, %26
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %31, label %10

31:                                               ; preds = %10
  %32 = xor i32 %28, -1
  br label %33

33:                                               ; preds = %31, %3
  %34 = phi i32 [ 0, %3 ], [ %32, %31 ]
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  br label %15

10:                                               ; preds = %15
  %11 = xor i32 %33, -1
  br label %12

12:                                               ; preds = %10, %3
  %13 = phi i32 [ 0, %3 ], [ %11, %10 ]
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %34, %15 ]
  %17 = phi i32 [ -1, %6 ], [ %33, %15 ]
  %18 = getelementptr i8, ptr addrspace(1) %9, i64 %16
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !11
  %20 = zext i8 %19 to i32
  %21 = xor i32 %17, %20
  %22 = and i32 %21, 15
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %23
  %25 = load i32, ptr addrspace(2) %24, align 4, !tbaa !3
  %26 = lshr i32 %21, 4
  %27 = xor i32 %26, %25
  %28 = and i32 %27, 15
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %29
  %31 = load i32, ptr addrspace(2) %30, align 4, !tbaa !3
  %32 = lshr i32 %27, 4
  %33 = xor i32 %32, %31
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %10, label %15
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @smooth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, -1
  %10 = add nsw i32 %2, -1
  %11 = add i32 %8, -1
  %12 = add nsw i32 %3, -1
  %13 = add i32 %6, 1
  br label %14

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 0, %4 ], [ %49, %14 ]
  %16 = phi float [ 0.000000e+00, %4 ], [ %48, %14 ]
  %17 = trunc nuw nsw i64 %15 to i32
  %18 = add i32 %11, %17
  %19 = getelementptr inbounds nuw [3 x float], ptr addrspace(2) @kernel3, i64 %15
  %20 = tail call spir_func i32 @_Z5clampiii(i32 noundef %9, i32 noundef 0, i32 noundef %10) #6
  %21 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %22 = load float, ptr addrspace(2) %19, align 4, !tbaa !16
  %23 = mul nsw i32 %21, %2
  %24 = add nsw i32 %23, %20
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = tail call float @llvm.fmuladd.f32(float %22, float %27, float %16)
  %29 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef 0, i32 noundef %10) #6
  %30 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 4
  %32 = load float, ptr addrspace(2) %31, align 4, !tbaa !16
  %33 = mul nsw i32 %30, %2
  %34 = add nsw i32 %33, %29
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !16
  %38 = tail call float @llvm.fmuladd.f32(float %32, float %37, float %28)
  %39 = tail call spir_func i32 @_Z5clampiii(i32 noundef %13, i32 noundef 0, i32 noundef %10) #6
  %40 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 8
  %42 = load float, ptr addrspace(2) %41, align 4, !tbaa !16
  %43 = mul nsw i32 %40, %2
  %44 = add nsw i32 %43, %39
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = tail call float @llvm.fmuladd.f32(float %42, float %47, float %38)
  %49 = add nuw nsw i64 %15, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %51, label %14

51:                                               ; preds = %14
  %52 = fmul float %48, 6.250000e-02
  %53 = mul nsw i32 %2, %8
  %54 = add nsw i32 %53, %6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  store float %52, ptr addrspace(1) %56, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_smooth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, -1
  %10 = add nsw i32 %2, -1
  %11 = add i32 %8, -1
  %12 = add nsw i32 %3, -1
  %13 = add i32 %6, 1
  br label %14

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 0, %4 ], [ %49, %14 ]
  %16 = phi float [ 0.000000e+00, %4 ], [ %48, %14 ]
  %17 = trunc nuw nsw i64 %15 to i32
  %18 = add i32 %11, %17
  %19 = getelementptr inbounds nuw [3 x float], ptr addrspace(2) @kernel3, i64 %15
  %20 = tail call spir_func i32 @_Z5clampiii(i32 noundef %9, i32 noundef 0, i32 noundef %10) #6
  %21 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %22 = load float, ptr addrspace(2) %19, align 4, !tbaa !16
  %23 = mul nsw i32 %21, %2
  %24 = add nsw i32 %23, %20
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = tail call float @llvm.fmuladd.f32(float %22, float %27, float %16)
  %29 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef 0, i32 noundef %10) #6
  %30 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 4
  %32 = load float, ptr addrspace(2) %31, align 4, !tbaa !16
  %33 = mul nsw i32 %30, %2
  %34 = add nsw i32 %33, %29
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !16
  %38 = tail call float @llvm.fmuladd.f32(float %32, float %37, float %28)
  %39 = tail call spir_func i32 @_Z5clampiii(i32 noundef %13, i32 noundef 0, i32 noundef %10) #6
  %40 = tail call spir_func i32 @_Z5clampiii(i32 noundef %18, i32 noundef 0, i32 noundef %12) #6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(2) %19, i64 8
  %42 = load float, ptr addrspace(2) %41, align 4, !tbaa !16
  %43 = mul nsw i32 %40, %2
  %44 = add nsw i32 %43, %39
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = tail call float @llvm.fmuladd.f32(float %42, float %47, float %38)
  %49 = add nuw nsw i64 %15, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %51, label %14

51:                                               ; preds = %14
  %52 = fmul float %48, 6.250000e-02
  %53 = mul nsw i32 %2, %8
  %54 = add nsw i32 %53, %6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  store float %52, ptr addrspace(1) %56, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @turtle(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, ptr addrspace(2) noundef readonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = and i64 %5, 3
  %7 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) %3, i64 %6
  %8 = load <2 x i32>, ptr addrspace(2) %7, align 8, !tbaa !11
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %26

10:                                               ; preds = %4
  %11 = zext nneg i32 %2 to i64
  %12 = mul i64 %5, %11
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12
  br label %14

14:                                               ; preds = %10, %14
  %15 = phi i64 [ 0, %10 ], [ %24, %14 ]
  %16 = phi <2 x i32> [ %8, %10 ], [ %23, %14 ]
  %17 = getelementptr i8, ptr addrspace(1) %13, i64 %15
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !11
  %19 = and i8 %18, 3
  %20 = zext nneg i8 %19 to i64
  %21 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) @offsets, i64 %20
  %22 = load <2 x i32>, ptr addrspace(2) %21, align 8, !tbaa !11
  %23 = add <2 x i32> %22, %16
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %14

26:                                               ; preds = %14, %4
  %27 = phi <2 x i32> [ %8, %4 ], [ %23, %14 ]
  %28 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %5
  store <2 x i32> %27, ptr addrspace(1) %28, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_turtle(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, ptr addrspace(2) noundef readonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = and i64 %5, 3
  %7 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) %3, i64 %6
  %8 = load <2 x i32>, ptr addrspace(2) %7, align 8, !tbaa !11
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = zext nneg i32 %2 to i64
  %12 = mul i64 %5, %11
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12
  br label %17

14:                                               ; preds = %17, %4
  %15 = phi <2 x i32> [ %8, %4 ], [ %26, %17 ]
  %16 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %5
  store <2 x i32> %15, ptr addrspace(1) %16, align 8, !tbaa !11
  ret void

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %27, %17 ]
  %19 = phi <2 x i32> [ %8, %10 ], [ %26, %17 ]
  %20 = getelementptr i8, ptr addrspace(1) %13, i64 %18
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !11
  %22 = and i8 %21, 3
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(2) @offsets, i64 %23
  %25 = load <2 x i32>, ptr addrspace(2) %24, align 8, !tbaa !11
  %26 = add <2 x i32> %25, %19
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %14, label %17
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @look_up(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(2) noundef readonly align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = srem i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.entry, ptr addrspace(2) @entries, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(2) %10, i64 4
  %12 = load float, ptr addrspace(2) %11, align 4, !tbaa !24
  %13 = getelementptr inbounds float, ptr addrspace(2) %3, i64 %9
  %14 = load float, ptr addrspace(2) %13, align 4, !tbaa !16
  %15 = load i32, ptr addrspace(2) %10, align 4, !tbaa !26
  %16 = sitofp i32 %15 to float
  %17 = tail call float @llvm.fmuladd.f32(float %12, float %14, float %16)
  %18 = fadd float %17, 2.000000e+03
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %10, i64 8
  %21 = and i64 %5, 3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 %21
  %23 = load i8, ptr addrspace(2) %22, align 1, !tbaa !11
  %24 = shl i64 %5, 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %24
  store i8 %23, ptr addrspace(1) %25, align 1, !tbaa !11
  %26 = getelementptr inbounds ptr addrspace(2), ptr addrspace(2) @words, i64 %9
  %27 = load ptr addrspace(2), ptr addrspace(2) %26, align 8, !tbaa !27
  %28 = urem i64 %5, 3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(2) %27, i64 %28
  %30 = load i8, ptr addrspace(2) %29, align 1, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 1
  store i8 %30, ptr addrspace(1) %31, align 1, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_func void @__clang_ocl_kern_imp_look_up(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(2) noundef readonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = srem i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.entry, ptr addrspace(2) @entries, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(2) %10, i64 4
  %12 = load float, ptr addrspace(2) %11, align 4, !tbaa !24
  %13 = getelementptr inbounds float, ptr addrspace(2) %3, i64 %9
  %14 = load float, ptr addrspace(2) %13, align 4, !tbaa !16
  %15 = load i32, ptr addrspace(2) %10, align 4, !tbaa !26
  %16 = sitofp i32 %15 to float
  %17 = tail call float @llvm.fmuladd.f32(float %12, float %14, float %16)
  %18 = fadd float %17, 2.000000e+03
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %10, i64 8
  %21 = and i64 %5, 3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(2) %20, i64 %21
  %23 = load i8, ptr addrspace(2) %22, align 1, !tbaa !11
  %24 = shl i64 %5, 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %24
  store i8 %23, ptr addrspace(1) %25, align 1, !tbaa !11
  %26 = getelementptr inbounds ptr addrspace(2), ptr addrspace(2) @words, i64 %9
  %27 = load ptr addrspace(2), ptr addrspace(2) %26, align 8, !tbaa !27
  %28 = urem i64 %5, 3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(2) %27, i64 %28
  %30 = load i8, ptr addrspace(2) %29, align 1, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 1
  store i8 %30, ptr addrspace(1) %31, align 1, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"uchar*", !"uint*", !"int"}
!10 = !{!"const", !"", !""}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{i32 1, i32 1, i32 0, i32 2}
!19 = !{!"uchar*", !"int2*", !"int", !"int2*"}
!20 = !{!"uchar*", !"int __attribute__((ext_vector_type(2)))*", !"int", !"int __attribute__((ext_vector_type(2)))*"}
!21 = !{!"const", !"", !"", !"const"}
!22 = !{i32 1, i32 1, i32 1, i32 2}
!23 = !{!"int*", !"float*", !"char*", !"float*"}
!24 = !{!25, !17, i64 4}
!25 = !{!"", !4, i64 0, !17, i64 4, !5, i64 8}
!26 = !{!25, !4, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 omnipotent char", !29, i64 0}
!29 = !{!"any pointer", !5, i64 0}
