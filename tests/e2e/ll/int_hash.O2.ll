; ModuleID = 'int_hash.cl'
source_filename = "int_hash.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @murmur_words(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = xor i32 %3, %6
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %27, label %9

9:                                                ; preds = %4
  %10 = zext i32 %2 to i64
  %11 = mul i64 %5, %10
  %12 = getelementptr i32, ptr addrspace(1) %0, i64 %11
  br label %13

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %25, %13 ]
  %15 = phi i32 [ %7, %9 ], [ %24, %13 ]
  %16 = getelementptr i32, ptr addrspace(1) %12, i64 %14
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = mul i32 %17, -862048943
  %19 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %18, i32 noundef 15) #8
  %20 = mul i32 %19, 461845907
  %21 = xor i32 %20, %15
  %22 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %21, i32 noundef 13) #8
  %23 = mul i32 %22, 5
  %24 = add i32 %23, -430675100
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %13

27:                                               ; preds = %13, %4
  %28 = phi i32 [ %7, %4 ], [ %24, %13 ]
  %29 = shl i32 %2, 2
  %30 = xor i32 %28, %29
  %31 = lshr i32 %30, 16
  %32 = xor i32 %31, %30
  %33 = mul i32 %32, -2048144789
  %34 = lshr i32 %33, 13
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, -1028477387
  %37 = lshr i32 %36, 16
  %38 = xor i32 %37, %36
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_murmur_words(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = xor i32 %3, %6
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %4
  %10 = zext i32 %2 to i64
  %11 = mul i64 %5, %10
  %12 = getelementptr i32, ptr addrspace(1) %0, i64 %11
  br label %26

13:                                               ; preds = %26, %4
  %14 = phi i32 [ %7, %4 ], [ %37, %26 ]
  %15 = shl i32 %2, 2
  %16 = xor i32 %14, %15
  %17 = lshr i32 %16, 16
  %18 = xor i32 %17, %16
  %19 = mul i32 %18, -2048144789
  %20 = lshr i32 %19, 13
  %21 = xor i32 %20, %19
  %22 = mul i32 %21, -1028477387
  %23 = lshr i32 %22, 16
  %24 = xor i32 %23, %22
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  ret void

26:                                               ; preds = %9, %26
  %27 = phi i64 [ 0, %9 ], [ %38, %26 ]
  %28 = phi i32 [ %7, %9 ], [ %37, %26 ]
  %29 = getelementptr i32, ptr addrspace(1) %12, i64 %27
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !3
  %31 = mul i32 %30, -862048943
  %32 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %31, i32 noundef 15) #8
  %33 = mul i32 %32, 461845907
  %34 = xor i32 %33, %28
  %35 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %34, i32 noundef 13) #8
  %36 = mul i32 %35, 5
  %37 = add i32 %36, -430675100
  %38 = add nuw nsw i64 %27, 1
  %39 = icmp eq i64 %38, %10
  br i1 %39, label %13, label %26
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define spir_kernel void @philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, <2 x i32> noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <4 x i32> <i32 poison, i32 1, i32 2, i32 3>, i32 %4, i64 0
  br label %6

6:                                                ; preds = %2, %6
  %7 = phi <2 x i32> [ %1, %2 ], [ %28, %6 ]
  %8 = phi <4 x i32> [ %5, %2 ], [ %27, %6 ]
  %9 = phi i32 [ 0, %2 ], [ %29, %6 ]
  %10 = extractelement <4 x i32> %8, i64 0
  %11 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %10) #8
  %12 = mul i32 %10, -766435501
  %13 = extractelement <4 x i32> %8, i64 2
  %14 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %13) #8
  %15 = mul i32 %13, -845247145
  %16 = extractelement <4 x i32> %8, i64 1
  %17 = extractelement <2 x i32> %7, i64 0
  %18 = xor i32 %17, %16
  %19 = xor i32 %18, %14
  %20 = insertelement <4 x i32> poison, i32 %19, i64 0
  %21 = insertelement <4 x i32> %20, i32 %15, i64 1
  %22 = extractelement <4 x i32> %8, i64 3
  %23 = extractelement <2 x i32> %7, i64 1
  %24 = xor i32 %23, %22
  %25 = xor i32 %24, %11
  %26 = insertelement <4 x i32> %21, i32 %25, i64 2
  %27 = insertelement <4 x i32> %26, i32 %12, i64 3
  %28 = add <2 x i32> %7, <i32 -1640531527, i32 -1150833019>
  %29 = add nuw nsw i32 %9, 1
  %30 = icmp eq i32 %29, 10
  br i1 %30, label %31, label %6

31:                                               ; preds = %6
  %32 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %33 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %32
  store <4 x i32> %27, ptr addrspace(1) %33, align 16, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, <2 x i32> noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = insertelement <4 x i32> <i32 poison, i32 1, i32 2, i32 3>, i32 %4, i64 0
  br label %9

6:                                                ; preds = %9
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  store <4 x i32> %30, ptr addrspace(1) %8, align 16, !tbaa !16
  ret void

9:                                                ; preds = %2, %9
  %10 = phi <2 x i32> [ %1, %2 ], [ %31, %9 ]
  %11 = phi <4 x i32> [ %5, %2 ], [ %30, %9 ]
  %12 = phi i32 [ 0, %2 ], [ %32, %9 ]
  %13 = extractelement <4 x i32> %11, i64 0
  %14 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %13) #8
  %15 = mul i32 %13, -766435501
  %16 = extractelement <4 x i32> %11, i64 2
  %17 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %16) #8
  %18 = mul i32 %16, -845247145
  %19 = extractelement <4 x i32> %11, i64 1
  %20 = extractelement <2 x i32> %10, i64 0
  %21 = xor i32 %20, %19
  %22 = xor i32 %21, %17
  %23 = insertelement <4 x i32> poison, i32 %22, i64 0
  %24 = insertelement <4 x i32> %23, i32 %18, i64 1
  %25 = extractelement <4 x i32> %11, i64 3
  %26 = extractelement <2 x i32> %10, i64 1
  %27 = xor i32 %26, %25
  %28 = xor i32 %27, %14
  %29 = insertelement <4 x i32> %24, i32 %28, i64 2
  %30 = insertelement <4 x i32> %29, i32 %15, i64 3
  %31 = add <2 x i32> %10, <i32 -1640531527, i32 -1150833019>
  %32 = add nuw nsw i32 %12, 1
  %33 = icmp eq i32 %32, 10
  br i1 %33, label %6, label %9
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @strides24(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z5mul24ii(i32 noundef %8, i32 noundef %10) #8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %13, i32 noundef %14, i32 noundef 77) #8
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z3absi(i32 noundef %18) #8
  %20 = tail call spir_func i32 @_Z5mul24jj(i32 noundef %19, i32 noundef 3) #8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z3absi(i32 noundef %22) #8
  %24 = trunc i64 %5 to i32
  %25 = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %23, i32 noundef 640, i32 noundef %24) #8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_strides24(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = tail call spir_func i32 @_Z5mul24ii(i32 noundef %8, i32 noundef %10) #8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %14 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %15 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %13, i32 noundef %14, i32 noundef 77) #8
  %16 = add i64 %6, %5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  %18 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %19 = tail call spir_func i32 @_Z3absi(i32 noundef %18) #8
  %20 = tail call spir_func i32 @_Z5mul24jj(i32 noundef %19, i32 noundef 3) #8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %23 = tail call spir_func i32 @_Z3absi(i32 noundef %22) #8
  %24 = trunc i64 %5 to i32
  %25 = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %23, i32 noundef 640, i32 noundef %24) #8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %16
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @pcg_stream(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !24
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %24

8:                                                ; preds = %3, %8
  %9 = phi i64 [ %13, %8 ], [ %6, %3 ]
  %10 = phi i32 [ %21, %8 ], [ 0, %3 ]
  %11 = phi i32 [ %22, %8 ], [ 0, %3 ]
  %12 = mul i64 %9, 6364136223846793005
  %13 = add i64 %12, 1442695040888963407
  %14 = lshr i64 %9, 45
  %15 = lshr i64 %9, 27
  %16 = xor i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = lshr i64 %9, 59
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = tail call i32 @llvm.fshr.i32(i32 %17, i32 %17, i32 %19)
  %21 = add i32 %20, %10
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %24, label %8

24:                                               ; preds = %8, %3
  %25 = phi i32 [ 0, %3 ], [ %21, %8 ]
  %26 = phi i64 [ %6, %3 ], [ %13, %8 ]
  store i64 %26, ptr addrspace(1) %5, align 8, !tbaa !24
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %25, ptr addrspace(1) %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_pcg_stream(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !24
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %12, %3
  %9 = phi i32 [ 0, %3 ], [ %25, %12 ]
  %10 = phi i64 [ %6, %3 ], [ %17, %12 ]
  store i64 %10, ptr addrspace(1) %5, align 8, !tbaa !24
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %17, %12 ], [ %6, %3 ]
  %14 = phi i32 [ %25, %12 ], [ 0, %3 ]
  %15 = phi i32 [ %26, %12 ], [ 0, %3 ]
  %16 = mul i64 %13, 6364136223846793005
  %17 = add i64 %16, 1442695040888963407
  %18 = lshr i64 %13, 45
  %19 = lshr i64 %13, 27
  %20 = xor i64 %18, %19
  %21 = trunc i64 %20 to i32
  %22 = lshr i64 %13, 59
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = tail call i32 @llvm.fshr.i32(i32 %21, i32 %21, i32 %23)
  %25 = add i32 %24, %14
  %26 = add nuw nsw i32 %15, 1
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %8, label %12
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #7

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 1, i32 0}
!12 = !{!"none", !"none"}
!13 = !{!"uint4*", !"uint2"}
!14 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))"}
!15 = !{!"", !""}
!16 = !{!5, !5, i64 0}
!17 = !{i32 1, i32 1, i32 1, i32 1}
!18 = !{!"int*", !"int*", !"int*", !"uint*"}
!19 = !{!"const", !"const", !"", !""}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"ulong*", !"uint*", !"int"}
!23 = !{!"", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !5, i64 0}
