; ModuleID = 'sort.cl'
source_filename = "sort.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@sort.piece = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @sort(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = shl i64 %5, 10
  %7 = sext i32 %4 to i64
  %8 = add i64 %6, %7
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !8
  %11 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @sort.piece, i64 0, i64 %7
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !8
  %12 = add i64 %8, 512
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !8
  %15 = add nsw i32 %4, 512
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @sort.piece, i64 0, i64 %16
  store i32 %14, ptr addrspace(3) %17, align 4, !tbaa !8
  %18 = shl nsw i32 %4, 1
  br label %24

19:                                               ; preds = %28
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %20 = load i32, ptr addrspace(3) %11, align 4, !tbaa !8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !8
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !8
  ret void

24:                                               ; preds = %2, %28
  %25 = phi i32 [ 2, %2 ], [ %29, %28 ]
  %26 = ashr exact i32 %25, 1
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %31, %24
  %29 = shl i32 %25, 1
  %30 = icmp slt i32 %29, 1025
  br i1 %30, label %24, label %19

31:                                               ; preds = %24, %31
  %32 = phi i32 [ %49, %31 ], [ %26, %24 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %33 = add nsw i32 %32, -1
  %34 = and i32 %33, %4
  %35 = sub nsw i32 %18, %34
  %36 = add nsw i32 %35, %32
  %37 = and i32 %35, %25
  %38 = sext i32 %35 to i64
  %39 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @sort.piece, i64 0, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !8
  %41 = sext i32 %36 to i64
  %42 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @sort.piece, i64 0, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !8
  %44 = icmp ugt i32 %40, %43
  %45 = icmp ne i32 %37, 0
  %46 = xor i1 %45, %44
  %47 = select i1 %46, i32 %43, i32 %40
  store i32 %47, ptr addrspace(3) %39, align 4, !tbaa !8
  %48 = select i1 %46, i32 %40, i32 %43
  store i32 %48, ptr addrspace(3) %42, align 4, !tbaa !8
  %49 = lshr i32 %32, 1
  %50 = icmp ult i32 %32, 2
  br i1 %50, label %28, label %31
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"uint*", !"uint*"}
!6 = !{!"restrict const", !"restrict"}
!7 = !{i32 512, i32 1, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
