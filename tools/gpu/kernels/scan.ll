; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@scan.part = internal unnamed_addr addrspace(3) global [2 x [512 x i32]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scan(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !8
  %8 = sext i32 %4 to i64
  %9 = getelementptr inbounds [512 x i32], ptr addrspace(3) @scan.part, i64 0, i64 %8
  store i32 %7, ptr addrspace(3) %9, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  br label %15

10:                                               ; preds = %28
  %11 = getelementptr inbounds [2 x [512 x i32]], ptr addrspace(3) @scan.part, i64 0, i64 1, i64 %8
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !8
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !8
  ret void

15:                                               ; preds = %2, %28
  %16 = phi i32 [ 1, %2 ], [ %33, %28 ]
  %17 = phi i32 [ 0, %2 ], [ %30, %28 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [2 x [512 x i32]], ptr addrspace(3) @scan.part, i64 0, i64 %18, i64 %8
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !8
  %21 = icmp sgt i32 %16, %4
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = sub nsw i32 %4, %16
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x [512 x i32]], ptr addrspace(3) @scan.part, i64 0, i64 %18, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !8
  %27 = add nsw i32 %26, %20
  br label %28

28:                                               ; preds = %22, %15
  %29 = phi i32 [ %27, %22 ], [ %20, %15 ]
  %30 = xor i32 %17, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds [2 x [512 x i32]], ptr addrspace(3) @scan.part, i64 0, i64 %31, i64 %8
  store i32 %29, ptr addrspace(3) %32, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %33 = shl i32 %16, 1
  %34 = icmp slt i32 %33, 512
  br i1 %34, label %15, label %10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

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
!5 = !{!"int*", !"int*"}
!6 = !{!"restrict const", !"restrict"}
!7 = !{i32 512, i32 1, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
