; ModuleID = 'atomics_1x.cl'
source_filename = "atomics_1x.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@histogram.here = internal addrspace(3) global [32 x i32] undef, align 4
@local_extremes.low = internal addrspace(3) global i32 undef, align 4
@local_extremes.high = internal addrspace(3) global i32 undef, align 4
@local_extremes.bits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @counters_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %6) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %13 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %6) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %16, i32 noundef %6) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %19 = or i32 %6, 16
  %20 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %18, i32 noundef %19) #5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %22 = and i32 %6, 255
  %23 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %21, i32 noundef %22) #5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %25 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %24, i32 noundef %6) #5
  %26 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %6) #5
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %28 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef nonnull %27, i32 noundef 3) #5
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %29) #5
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %32 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef nonnull %31) #5
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %34 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %33, i32 noundef %6) #5
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %36 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %35, i32 noundef %6) #5
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %38 = trunc i64 %4 to i32
  %39 = and i32 %38, 7
  %40 = shl nuw nsw i32 1, %39
  %41 = xor i32 %40, -1
  %42 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef nonnull %37, i32 noundef %41) #5
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %44 = and i32 %38, 31
  %45 = shl nuw i32 1, %44
  %46 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %43, i32 noundef %45) #5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %48 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %47, i32 noundef %6) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_counters_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %6) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %11 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %10) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %13 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %12) #5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %14, i32 noundef %6) #5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %16, i32 noundef %6) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %19 = or i32 %6, 16
  %20 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %18, i32 noundef %19) #5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %22 = and i32 %6, 255
  %23 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %21, i32 noundef %22) #5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %25 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %24, i32 noundef %6) #5
  %26 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %6) #5
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %28 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef nonnull %27, i32 noundef 3) #5
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %29) #5
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %32 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef nonnull %31) #5
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %34 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %33, i32 noundef %6) #5
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %36 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %35, i32 noundef %6) #5
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %38 = trunc i64 %4 to i32
  %39 = and i32 %38, 7
  %40 = shl nuw nsw i32 1, %39
  %41 = xor i32 %40, -1
  %42 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef nonnull %37, i32 noundef %41) #5
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %44 = and i32 %38, 31
  %45 = shl nuw i32 1, %44
  %46 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %43, i32 noundef %45) #5
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %48 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %47, i32 noundef %6) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @tickets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef align 4 %0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef align 4 %2) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_tickets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef %2) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = and i64 %4, 4294967264
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = and i64 %4, 31
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %8
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %10
  %13 = zext i32 %2 to i64
  br label %15

14:                                               ; preds = %15, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %28, label %36

15:                                               ; preds = %12, %15
  %16 = phi i64 [ 0, %12 ], [ %26, %15 ]
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %18 = mul i64 %17, %13
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr i8, ptr addrspace(1) %19, i64 %16
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !18
  %22 = lshr i8 %21, 3
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %23
  %25 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %24) #5
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %14, label %15

28:                                               ; preds = %14
  %29 = and i64 %4, 31
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %35 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %34, i32 noundef %31) #5
  br label %36

36:                                               ; preds = %14, %28, %33
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = and i64 %4, 4294967264
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = and i64 %4, 31
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %8
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %10
  %13 = zext i32 %2 to i64
  br label %15

14:                                               ; preds = %15, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %28, label %36

15:                                               ; preds = %12, %15
  %16 = phi i64 [ 0, %12 ], [ %26, %15 ]
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %18 = mul i64 %17, %13
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr i8, ptr addrspace(1) %19, i64 %16
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !18
  %22 = lshr i8 %21, 3
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %23
  %25 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %24) #5
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %14, label %15

28:                                               ; preds = %14
  %29 = and i64 %4, 31
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.here, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %35 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %34, i32 noundef %31) #5
  br label %36

36:                                               ; preds = %33, %28, %14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @exchanges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %8, 1
  %10 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %9) #5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = uitofp i64 %7 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef align 4 %2, float noundef %13) #5
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %7
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !23
  %16 = shl nsw i32 %8, 1
  br label %17

17:                                               ; preds = %17, %6
  %18 = load volatile i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %19 = add nsw i32 %18, %16
  %20 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef align 4 %5, i32 noundef %18, i32 noundef %19) #5
  %21 = icmp eq i32 %20, %18
  br i1 %21, label %22, label %17

22:                                               ; preds = %17
  %23 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef align 4 %4, i32 noundef 0, i32 noundef 7) #5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %4, i32 noundef 100) #5
  br label %27

27:                                               ; preds = %22, %25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_exchanges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %8, 1
  %10 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %9) #5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = uitofp i64 %7 to float
  %13 = fadd float %12, 5.000000e-01
  %14 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %2, float noundef %13) #5
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %7
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !23
  %16 = shl nsw i32 %8, 1
  br label %17

17:                                               ; preds = %17, %6
  %18 = load volatile i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %19 = add nsw i32 %18, %16
  %20 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %5, i32 noundef %18, i32 noundef %19) #5
  %21 = icmp eq i32 %20, %18
  br i1 %21, label %22, label %17

22:                                               ; preds = %17
  %23 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %4, i32 noundef 0, i32 noundef 7) #5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %4, i32 noundef 100) #5
  br label %27

27:                                               ; preds = %25, %22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @local_extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i32 2147483647, ptr addrspace(3) @local_extremes.low, align 4, !tbaa !3
  store i32 -2147483648, ptr addrspace(3) @local_extremes.high, align 4, !tbaa !3
  store i32 0, ptr addrspace(3) @local_extremes.bits, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %5, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.low, i32 noundef %9) #5
  %11 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.high, i32 noundef %9) #5
  %12 = and i32 %9, 31
  %13 = shl nuw i32 1, %12
  %14 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef @local_extremes.bits, i32 noundef %13) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %6
  %18 = load i32, ptr addrspace(3) @local_extremes.low, align 4, !tbaa !3
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %20 = mul i64 %19, 12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(3) @local_extremes.high, align 4, !tbaa !3
  %23 = getelementptr i8, ptr addrspace(1) %21, i64 4
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = load i32, ptr addrspace(3) @local_extremes.bits, align 4, !tbaa !3
  %25 = getelementptr i8, ptr addrspace(1) %21, i64 8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %6, %17
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_local_extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i32 2147483647, ptr addrspace(3) @local_extremes.low, align 4, !tbaa !3
  store i32 -2147483648, ptr addrspace(3) @local_extremes.high, align 4, !tbaa !3
  store i32 0, ptr addrspace(3) @local_extremes.bits, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %5, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.low, i32 noundef %9) #5
  %11 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef @local_extremes.high, i32 noundef %9) #5
  %12 = and i32 %9, 31
  %13 = shl nuw i32 1, %12
  %14 = tail call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef @local_extremes.bits, i32 noundef %13) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %6
  %18 = load i32, ptr addrspace(3) @local_extremes.low, align 4, !tbaa !3
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %20 = mul i64 %19, 12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i32 %18, ptr addrspace(1) %21, align 4, !tbaa !3
  %22 = load i32, ptr addrspace(3) @local_extremes.high, align 4, !tbaa !3
  %23 = getelementptr i8, ptr addrspace(1) %21, i64 4
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = load i32, ptr addrspace(3) @local_extremes.bits, align 4, !tbaa !3
  %25 = getelementptr i8, ptr addrspace(1) %21, i64 8
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %17, %6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"uint*", !"int*"}
!10 = !{!"", !"", !"const"}
!11 = !{i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"uint*", !"uint*"}
!14 = !{!"", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"uchar*", !"uint*", !"uint"}
!17 = !{!"const", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"int*", !"int*", !"float*", !"float*", !"int*", !"int*"}
!22 = !{!"", !"", !"", !"", !"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !5, i64 0}
!25 = !{i32 1, i32 1}
!26 = !{!"none", !"none"}
!27 = !{!"int*", !"int*"}
!28 = !{!"const", !""}
