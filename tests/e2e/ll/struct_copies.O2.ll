; ModuleID = 'struct_copies.cl'
source_filename = "struct_copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.block = type { i32, [12 x float], [7 x i8] }

@copy_through_local.shared = internal unnamed_addr addrspace(3) global [8 x %struct.block] undef, align 4
@__const.initialised_arrays.small = private unnamed_addr addrspace(2) constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@__const.initialised_arrays.table = private unnamed_addr addrspace(2) constant [3 x [2 x float]] [[2 x float] [float 5.000000e-01, float 1.500000e+00], [2 x float] [float 2.500000e+00, float 3.500000e+00], [2 x float] [float 4.500000e+00, float 5.500000e+00]], align 4
@__const.initialised_arrays.text = private unnamed_addr addrspace(2) constant [7 x i8] c"kernel\00", align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @move_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.block, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 58
  %14 = load i8, ptr addrspace(1) %13, align 2, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 59
  %16 = load i8, ptr addrspace(1) %15, align 1
  %17 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %1, i64 %4
  %18 = and i64 %4, 1
  %19 = icmp eq i64 %18, 0
  %20 = trunc i64 %4 to i8
  %21 = select i1 %19, float %11, float -1.000000e+00
  %22 = select i1 %19, i8 %14, i8 %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  tail call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(50) %23, ptr addrspace(1) noundef nonnull align 4 dereferenceable(50) %12, i64 50, i1 false)
  %24 = add nsw i32 %9, 1
  store i32 %24, ptr addrspace(1) %17, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store float %21, ptr addrspace(1) %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 58
  store i8 %22, ptr addrspace(1) %26, align 2, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 59
  store i8 %16, ptr addrspace(1) %27, align 1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_move_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.block, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 58
  %14 = load i8, ptr addrspace(1) %13, align 2, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 59
  %16 = load i8, ptr addrspace(1) %15, align 1
  %17 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %1, i64 %4
  %18 = and i64 %4, 1
  %19 = icmp eq i64 %18, 0
  %20 = trunc i64 %4 to i8
  %21 = select i1 %19, float %11, float -1.000000e+00
  %22 = select i1 %19, i8 %14, i8 %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  tail call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(50) %23, ptr addrspace(1) noundef nonnull align 4 dereferenceable(50) %12, i64 50, i1 false)
  %24 = add nsw i32 %9, 1
  store i32 %24, ptr addrspace(1) %17, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store float %21, ptr addrspace(1) %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 58
  store i8 %22, ptr addrspace(1) %26, align 2, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 59
  store i8 %16, ptr addrspace(1) %27, align 1
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @zero_blocks(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca %struct.block, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %3, i8 0, i64 60, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %6 = urem i64 %4, 12
  %7 = getelementptr inbounds nuw float, ptr %5, i64 %6
  store float 2.500000e+00, ptr %7, align 4, !tbaa !16
  %8 = trunc i64 %4 to i32
  %9 = icmp eq i32 %1, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  store i32 99, ptr %3, align 4, !tbaa !18
  br label %11

11:                                               ; preds = %2, %10
  %12 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %0, i64 %4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(60) %12, ptr noundef nonnull align 4 dereferenceable(60) %3, i64 60, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_zero_blocks(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca %struct.block, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %3, i8 0, i64 60, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %6 = urem i64 %4, 12
  %7 = getelementptr inbounds nuw float, ptr %5, i64 %6
  store float 2.500000e+00, ptr %7, align 4, !tbaa !16
  %8 = trunc i64 %4 to i32
  %9 = icmp eq i32 %1, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  store i32 99, ptr %3, align 4, !tbaa !18
  br label %11

11:                                               ; preds = %10, %2
  %12 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %0, i64 %4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(60) %12, ptr noundef nonnull align 4 dereferenceable(60) %3, i64 60, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @copy_through_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = getelementptr inbounds nuw %struct.block, ptr addrspace(3) @copy_through_local.shared, i64 %3
  %6 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %0, i64 %4
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(60) %5, ptr addrspace(1) noundef align 4 dereferenceable(60) %6, i64 60, i1 false), !tbaa.struct !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %7 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %1, i64 %4
  %8 = sub i64 7, %3
  %9 = getelementptr inbounds nuw %struct.block, ptr addrspace(3) @copy_through_local.shared, i64 %8
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 4 dereferenceable(60) %7, ptr addrspace(3) noundef align 4 dereferenceable(60) %9, i64 60, i1 false), !tbaa.struct !20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_copy_through_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  %5 = getelementptr inbounds nuw %struct.block, ptr addrspace(3) @copy_through_local.shared, i64 %3
  %6 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %0, i64 %4
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(60) %5, ptr addrspace(1) noundef align 4 dereferenceable(60) %6, i64 60, i1 false), !tbaa.struct !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #14
  %7 = getelementptr inbounds nuw %struct.block, ptr addrspace(1) %1, i64 %4
  %8 = sub i64 7, %3
  %9 = getelementptr inbounds nuw %struct.block, ptr addrspace(3) @copy_through_local.shared, i64 %8
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 4 dereferenceable(60) %7, ptr addrspace(3) noundef align 4 dereferenceable(60) %9, i64 60, i1 false), !tbaa.struct !20
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @initialised_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %2 = alloca [4 x i32], align 4
  %3 = alloca [16 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %2, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.initialised_arrays.small, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 7, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 -2, ptr %6, align 4
  %7 = and i64 %4, 3
  %8 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = add nsw i32 %9, 10
  store i32 %10, ptr %8, align 4, !tbaa !3
  %11 = urem i64 %4, 3
  %12 = getelementptr inbounds nuw [2 x float], ptr addrspace(2) @__const.initialised_arrays.table, i64 %11
  %13 = and i64 %4, 1
  %14 = getelementptr inbounds nuw float, ptr addrspace(2) %12, i64 %13
  %15 = load float, ptr addrspace(2) %14, align 4, !tbaa !16
  %16 = fmul float %15, 2.000000e+00
  %17 = fptosi float %16 to i32
  %18 = load i32, ptr %2, align 4, !tbaa !3
  %19 = add nsw i32 %18, %17
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = shl nsw i32 %21, 1
  %23 = add nsw i32 %22, %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = mul nsw i32 %25, 3
  %27 = add nsw i32 %26, %23
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = shl nsw i32 %29, 2
  %31 = add nsw i32 %30, %27
  %32 = mul nsw i32 %31, 1000
  %33 = and i64 %4, 15
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = mul nsw i32 %35, 10
  %37 = add nsw i32 %36, %32
  %38 = urem i64 %4, 6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(2) @__const.initialised_arrays.text, i64 %38
  %40 = load i8, ptr addrspace(2) %39, align 1, !tbaa !11
  %41 = sext i8 %40 to i32
  %42 = add nsw i32 %37, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_initialised_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %2 = alloca [4 x i32], align 4
  %3 = alloca [16 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %2, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.initialised_arrays.small, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 7, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 -2, ptr %6, align 4
  %7 = and i64 %4, 3
  %8 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = add nsw i32 %9, 10
  store i32 %10, ptr %8, align 4, !tbaa !3
  %11 = urem i64 %4, 3
  %12 = getelementptr inbounds nuw [2 x float], ptr addrspace(2) @__const.initialised_arrays.table, i64 %11
  %13 = and i64 %4, 1
  %14 = getelementptr inbounds nuw float, ptr addrspace(2) %12, i64 %13
  %15 = load float, ptr addrspace(2) %14, align 4, !tbaa !16
  %16 = fmul float %15, 2.000000e+00
  %17 = fptosi float %16 to i32
  %18 = load i32, ptr %2, align 4, !tbaa !3
  %19 = add nsw i32 %18, %17
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = shl nsw i32 %21, 1
  %23 = add nsw i32 %22, %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = mul nsw i32 %25, 3
  %27 = add nsw i32 %26, %23
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = shl nsw i32 %29, 2
  %31 = add nsw i32 %30, %27
  %32 = mul nsw i32 %31, 1000
  %33 = and i64 %4, 15
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = mul nsw i32 %35, 10
  %37 = add nsw i32 %36, %32
  %38 = urem i64 %4, 6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(2) @__const.initialised_arrays.text, i64 %38
  %40 = load i8, ptr addrspace(2) %39, align 1, !tbaa !11
  %41 = sext i8 %40 to i32
  %42 = add nsw i32 %37, %41
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #11

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { convergent nounwind willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

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
!9 = !{!"block*", !"block*", !"int*"}
!10 = !{!"const", !"", !"const"}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 0}
!13 = !{!"none", !"none"}
!14 = !{!"block*", !"int"}
!15 = !{!"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{!19, !4, i64 0}
!19 = !{!"", !4, i64 0, !5, i64 4, !5, i64 52}
!20 = !{i64 0, i64 4, !3, i64 4, i64 48, !11, i64 52, i64 7, !11}
!21 = !{i32 1, i32 1}
!22 = !{!"block*", !"block*"}
!23 = !{!"const", !""}
!24 = !{i32 1}
!25 = !{!"none"}
!26 = !{!"int*"}
!27 = !{!""}
