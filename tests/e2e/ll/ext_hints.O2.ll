; ModuleID = 'ext_hints.cl'
source_filename = "ext_hints.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write)
define spir_kernel void @assumptions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = icmp sgt i32 %2, 0
  tail call void @llvm.assume(i1 %5)
  %6 = and i32 %2, 3
  %7 = icmp eq i32 %6, 0
  tail call void @llvm.assume(i1 %7)
  %8 = zext nneg i32 %2 to i64
  %9 = mul i64 %4, %8
  %10 = getelementptr i32, ptr addrspace(1) %0, i64 %9
  br label %13

11:                                               ; preds = %24
  %12 = and i32 %25, 3
  switch i32 %12, label %32 [
    i32 0, label %28
    i32 1, label %30
  ], !prof !11

13:                                               ; preds = %3, %24
  %14 = phi i64 [ 0, %3 ], [ %26, %24 ]
  %15 = phi i32 [ 0, %3 ], [ %25, %24 ]
  %16 = getelementptr i32, ptr addrspace(1) %10, i64 %14
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %22, !prof !12

19:                                               ; preds = %13
  %20 = shl nsw i32 %17, 1
  %21 = sub nsw i32 %15, %20
  br label %24

22:                                               ; preds = %13
  %23 = add nuw nsw i32 %17, %15
  br label %24

24:                                               ; preds = %22, %19
  %25 = phi i32 [ %21, %19 ], [ %23, %22 ]
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %8
  br i1 %27, label %11, label %13, !llvm.loop !13

28:                                               ; preds = %11
  %29 = add nuw nsw i32 %25, 5
  br label %34

30:                                               ; preds = %11
  %31 = xor i32 %25, 256
  br label %34

32:                                               ; preds = %11
  %33 = sub nsw i32 0, %25
  br label %34

34:                                               ; preds = %28, %30, %32
  %35 = phi i32 [ %33, %32 ], [ %29, %28 ], [ %31, %30 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write)
define spir_func void @__clang_ocl_kern_imp_assumptions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = icmp sgt i32 %2, 0
  tail call void @llvm.assume(i1 %5)
  %6 = and i32 %2, 3
  %7 = icmp eq i32 %6, 0
  tail call void @llvm.assume(i1 %7)
  %8 = zext nneg i32 %2 to i64
  %9 = mul i64 %4, %8
  %10 = getelementptr i32, ptr addrspace(1) %0, i64 %9
  br label %13

11:                                               ; preds = %24
  %12 = and i32 %25, 3
  switch i32 %12, label %32 [
    i32 0, label %28
    i32 1, label %30
  ], !prof !11

13:                                               ; preds = %3, %24
  %14 = phi i64 [ 0, %3 ], [ %26, %24 ]
  %15 = phi i32 [ 0, %3 ], [ %25, %24 ]
  %16 = getelementptr i32, ptr addrspace(1) %10, i64 %14
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %22, !prof !12

19:                                               ; preds = %13
  %20 = shl nsw i32 %17, 1
  %21 = sub nsw i32 %15, %20
  br label %24

22:                                               ; preds = %13
  %23 = add nuw nsw i32 %17, %15
  br label %24

24:                                               ; preds = %22, %19
  %25 = phi i32 [ %21, %19 ], [ %23, %22 ]
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %8
  br i1 %27, label %11, label %13, !llvm.loop !13

28:                                               ; preds = %11
  %29 = add nuw nsw i32 %25, 5
  br label %34

30:                                               ; preds = %11
  %31 = xor i32 %25, 256
  br label %34

32:                                               ; preds = %11
  %33 = sub nsw i32 0, %25
  br label %34

34:                                               ; preds = %32, %30, %28
  %35 = phi i32 [ %33, %32 ], [ %29, %28 ], [ %31, %30 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"int*", !"int*", !"int"}
!10 = !{!"const", !"", !""}
!11 = !{!"branch_weights", !"expected", i32 1, i32 1, i32 2000}
!12 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
