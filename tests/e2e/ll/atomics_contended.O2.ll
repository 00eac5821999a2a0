; ModuleID = 'atomics_contended.cl'
source_filename = "atomics_contended.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@generic_sums.mine = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @without_orders(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %6, i32 noundef %5) #7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  %10 = tail call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %9, i32 noundef %5) #7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = and i32 %5, 3855
  %14 = tail call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %12, i32 noundef %13) #7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %16, i32 noundef %5) #7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = or i32 %5, 256
  %21 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %19, i32 noundef %20) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_without_orders(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %6, i32 noundef %5) #7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  %10 = tail call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %9, i32 noundef %5) #7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = and i32 %5, 3855
  %14 = tail call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %12, i32 noundef %13) #7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = tail call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %16, i32 noundef %5) #7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = or i32 %5, 256
  %21 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %19, i32 noundef %20) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_func void @add_by_exchange(ptr addrspace(4) noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %4 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %0, i32 noundef 0, i32 noundef 1) #7
  store i32 %4, ptr %3, align 4, !tbaa !3
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  br label %6

6:                                                ; preds = %6, %2
  %7 = load i32, ptr %3, align 4, !tbaa !3
  %8 = add nsw i32 %7, %1
  %9 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %5, i32 noundef %8, i32 noundef 4, i32 noundef 2, i32 noundef 2) #7
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @generic_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4)), i32 noundef 0) #7
  br label %9

9:                                                ; preds = %8, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %15 = select i1 %13, ptr addrspace(4) %14, ptr addrspace(4) addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4))
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %16 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %15, i32 noundef 0, i32 noundef 1) #7
  store i32 %16, ptr %4, align 4, !tbaa !3
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %18

18:                                               ; preds = %18, %9
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = add nsw i32 %19, %11
  %21 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %15, ptr addrspace(4) noundef %17, i32 noundef %20, i32 noundef 4, i32 noundef 2, i32 noundef 2) #7
  br i1 %21, label %22, label %18

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4))) #7
  %27 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %22, %25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_generic_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca i32, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4)), i32 noundef 0) #7
  br label %9

9:                                                ; preds = %8, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %15 = select i1 %13, ptr addrspace(4) %14, ptr addrspace(4) addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4))
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %16 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %15, i32 noundef 0, i32 noundef 1) #7
  store i32 %16, ptr %4, align 4, !tbaa !3
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %18

18:                                               ; preds = %18, %9
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = add nsw i32 %19, %11
  %21 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %15, ptr addrspace(4) noundef %17, i32 noundef %20, i32 noundef 4, i32 noundef 2, i32 noundef 2) #7
  br i1 %21, label %22, label %18

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_sums.mine to ptr addrspace(4))) #7
  %27 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %25, %22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @spin_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !15 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  br label %8

8:                                                ; preds = %6, %8
  %9 = tail call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef 2, i32 noundef 2) #7
  br i1 %9, label %8, label %10

10:                                               ; preds = %8
  %11 = load volatile i32, ptr addrspace(1) %1, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %18, %10
  %13 = phi i32 [ %11, %10 ], [ %23, %18 ]
  %14 = phi i64 [ 0, %10 ], [ %24, %18 ]
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %12
  store volatile i32 %13, ptr addrspace(1) %1, align 4, !tbaa !3
  tail call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef 3, i32 noundef 2) #7
  br label %25

18:                                               ; preds = %12
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = getelementptr i32, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %14
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = add nsw i32 %22, %13
  %24 = add nuw i64 %14, 1
  br label %12

25:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_spin_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !17 !kernel_arg_base_type !15 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  br label %8

8:                                                ; preds = %6, %8
  %9 = tail call spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef 2, i32 noundef 2) #7
  br i1 %9, label %8, label %10

10:                                               ; preds = %8
  %11 = load volatile i32, ptr addrspace(1) %1, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %18, %10
  %13 = phi i32 [ %11, %10 ], [ %23, %18 ]
  %14 = phi i64 [ 0, %10 ], [ %24, %18 ]
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %12
  store volatile i32 %13, ptr addrspace(1) %1, align 4, !tbaa !3
  tail call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %7, i32 noundef 3, i32 noundef 2) #7
  br label %25

18:                                               ; preds = %12
  %19 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %20 = getelementptr i32, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %20, i64 %14
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = add nsw i32 %22, %13
  %24 = add nuw i64 %14, 1
  br label %12

25:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"atomic_int*", !"int*"}
!10 = !{!"_Atomic(int)*", !"int*"}
!11 = !{!"", !"const"}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"atomic_int*", !"int*", !"int*"}
!15 = !{!"_Atomic(int)*", !"int*", !"int*"}
!16 = !{!"", !"const", !""}
!17 = !{!"atomic_flag*", !"int*", !"int*"}
!18 = !{!"", !"", !"const"}
