; ModuleID = 'async_copy.cl'
source_filename = "async_copy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@two_streams.la = internal addrspace(3) global [16 x <4 x i32>] undef, align 16
@two_streams.lb = internal addrspace(3) global [16 x <8 x i16>] undef, align 16
@double_buffer.buffers = internal addrspace(3) global [2 x [32 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reverse_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = mul i64 %6, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef %8, i64 noundef %5, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !11
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = xor i64 %11, -1
  %13 = getelementptr float, ptr addrspace(3) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(3) %13, i64 %12
  %15 = load float, ptr addrspace(3) %14, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = fmul float %15, 2.000000e+00
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %19 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef align 4 %2, i64 noundef %5, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %19, ptr %4, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_reverse_tiles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = mul i64 %6, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %8, i64 noundef %5, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !11
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = xor i64 %11, -1
  %13 = getelementptr float, ptr addrspace(3) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(3) %13, i64 %12
  %15 = load float, ptr addrspace(3) %14, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = fmul float %15, 2.000000e+00
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %19 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef %2, i64 noundef %5, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %19, ptr %4, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @gather_columns(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca target("spirv.Event"), align 8
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = sext i32 %3 to i64
  %10 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef %8, i64 noundef %6, i64 noundef %9, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %10, ptr %5, align 8, !tbaa !11
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  %12 = trunc i64 %7 to i32
  %13 = mul nsw i32 %12, 1000
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  %17 = add nsw i32 %16, %13
  store i32 %17, ptr addrspace(3) %15, align 4, !tbaa !3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %19 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef align 4 %2, i64 noundef %6, i64 noundef %9, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %19, ptr %5, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_gather_columns(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca target("spirv.Event"), align 8
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = sext i32 %3 to i64
  %10 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %8, i64 noundef %6, i64 noundef %9, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %10, ptr %5, align 8, !tbaa !11
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  %12 = trunc i64 %7 to i32
  %13 = mul nsw i32 %12, 1000
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !3
  %17 = add nsw i32 %16, %13
  store i32 %17, ptr addrspace(3) %15, align 4, !tbaa !3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %19 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef %2, i64 noundef %6, i64 noundef %9, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %19, ptr %5, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %11) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @two_streams(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca [2 x target("spirv.Event")], align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  tail call spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef %8, i64 noundef 16) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.la, ptr addrspace(1) noundef %8, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.lb, ptr addrspace(1) noundef %10, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store target("spirv.Event") %11, ptr %12, align 8, !tbaa !11
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 2, ptr addrspace(4) noundef %13) #7
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @two_streams.la, i64 %7
  %15 = load <4 x i32>, ptr addrspace(3) %14, align 16, !tbaa !23
  %16 = sub i64 15, %7
  %17 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(3) @two_streams.lb, i64 %16
  %18 = load <8 x i16>, ptr addrspace(3) %17, align 16, !tbaa !23
  %19 = extractelement <4 x i32> %15, i64 0
  %20 = extractelement <4 x i32> %15, i64 1
  %21 = add nsw i32 %19, %20
  %22 = extractelement <4 x i32> %15, i64 2
  %23 = add nsw i32 %21, %22
  %24 = extractelement <4 x i32> %15, i64 3
  %25 = add nsw i32 %23, %24
  %26 = extractelement <8 x i16> %18, i64 0
  %27 = sext i16 %26 to i32
  %28 = extractelement <8 x i16> %18, i64 7
  %29 = sext i16 %28 to i32
  %30 = mul nsw i32 %27, %29
  %31 = add nsw i32 %25, %30
  %32 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %7
  store i32 %31, ptr addrspace(1) %33, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_two_streams(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca [2 x target("spirv.Event")], align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %6
  tail call spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef %8, i64 noundef 16) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.la, ptr addrspace(1) noundef %8, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %6
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef @two_streams.lb, ptr addrspace(1) noundef %10, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store target("spirv.Event") %11, ptr %12, align 8, !tbaa !11
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 2, ptr addrspace(4) noundef %13) #7
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @two_streams.la, i64 %7
  %15 = load <4 x i32>, ptr addrspace(3) %14, align 16, !tbaa !23
  %16 = sub i64 15, %7
  %17 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(3) @two_streams.lb, i64 %16
  %18 = load <8 x i16>, ptr addrspace(3) %17, align 16, !tbaa !23
  %19 = extractelement <4 x i32> %15, i64 0
  %20 = extractelement <4 x i32> %15, i64 1
  %21 = add nsw i32 %19, %20
  %22 = extractelement <4 x i32> %15, i64 2
  %23 = add nsw i32 %21, %22
  %24 = extractelement <4 x i32> %15, i64 3
  %25 = add nsw i32 %23, %24
  %26 = extractelement <8 x i16> %18, i64 0
  %27 = sext i16 %26 to i32
  %28 = extractelement <8 x i16> %18, i64 7
  %29 = sext i16 %28 to i32
  %30 = mul nsw i32 %27, %29
  %31 = add nsw i32 %25, %30
  %32 = getelementptr i32, ptr addrspace(1) %2, i64 %6
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %7
  store i32 %31, ptr addrspace(1) %33, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @double_buffer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = sext i32 %2 to i64
  %8 = shl nsw i64 %7, 7
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @double_buffer.buffers, ptr addrspace(1) noundef %10, i64 noundef 32, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %11, ptr %4, align 8, !tbaa !11
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %39

13:                                               ; preds = %3
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = add i64 %5, 1
  %16 = and i64 %15, 31
  %17 = zext nneg i32 %2 to i64
  br label %18

18:                                               ; preds = %13, %29
  %19 = phi i64 [ 0, %13 ], [ %21, %29 ]
  %20 = phi float [ 0.000000e+00, %13 ], [ %37, %29 ]
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %14) #7
  %21 = add nuw nsw i64 %19, 1
  %22 = icmp slt i64 %21, %7
  br i1 %22, label %23, label %29

23:                                               ; preds = %18
  %24 = and i64 %21, 1
  %25 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @double_buffer.buffers, i64 %24
  %26 = shl nsw i64 %21, 7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 %26
  %28 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %25, ptr addrspace(1) noundef nonnull %27, i64 noundef 32, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %28, ptr %4, align 8, !tbaa !11
  br label %29

29:                                               ; preds = %23, %18
  %30 = and i64 %19, 1
  %31 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @double_buffer.buffers, i64 %30
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %5
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !13
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %16
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !13
  %36 = fadd float %33, %35
  %37 = fadd float %20, %36
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %38 = icmp eq i64 %21, %17
  br i1 %38, label %39, label %18

39:                                               ; preds = %29, %3
  %40 = phi float [ 0.000000e+00, %3 ], [ %37, %29 ]
  %41 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %41
  store float %40, ptr addrspace(1) %42, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_double_buffer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !10 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = sext i32 %2 to i64
  %8 = shl nsw i64 %7, 7
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @double_buffer.buffers, ptr addrspace(1) noundef %10, i64 noundef 32, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %11, ptr %4, align 8, !tbaa !11
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = add i64 %5, 1
  %16 = and i64 %15, 31
  %17 = zext nneg i32 %2 to i64
  br label %22

18:                                               ; preds = %33, %3
  %19 = phi float [ 0.000000e+00, %3 ], [ %41, %33 ]
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %19, ptr addrspace(1) %21, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

22:                                               ; preds = %13, %33
  %23 = phi i64 [ 0, %13 ], [ %25, %33 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %41, %33 ]
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %14) #7
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp slt i64 %25, %7
  br i1 %26, label %27, label %33

27:                                               ; preds = %22
  %28 = and i64 %25, 1
  %29 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @double_buffer.buffers, i64 %28
  %30 = shl nsw i64 %25, 7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 %30
  %32 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %29, ptr addrspace(1) noundef nonnull %31, i64 noundef 32, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %32, ptr %4, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %27, %22
  %34 = and i64 %23, 1
  %35 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @double_buffer.buffers, i64 %34
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %35, i64 %5
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !13
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) %35, i64 %16
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !13
  %40 = fadd float %37, %39
  %41 = fadd float %24, %40
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp eq i64 %25, %17
  br i1 %42, label %18, label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!12 = !{!"event_t", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{i32 1, i32 1, i32 3, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int*", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"int4*", !"short8*", !"int*"}
!21 = !{!"int __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"int*"}
!22 = !{!"const", !"const", !""}
!23 = !{!5, !5, i64 0}
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"float*", !"float*", !"int"}
