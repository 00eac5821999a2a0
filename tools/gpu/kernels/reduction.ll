; ModuleID = 'reduction.cl'
source_filename = "reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@reduction.part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @reduction(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %14, label %9

9:                                                ; preds = %14, %3
  %10 = phi float [ 0.000000e+00, %3 ], [ %20, %14 ]
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %11
  store float %10, ptr addrspace(3) %12, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %13 = icmp slt i32 %5, 128
  br i1 %13, label %25, label %32

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %23, %14 ], [ %7, %3 ]
  %16 = phi float [ %20, %14 ], [ 0.000000e+00, %3 ]
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !8
  %20 = fadd float %16, %19
  %21 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %22 = trunc i64 %21 to i32
  %23 = add i32 %15, %22
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %14, label %9

25:                                               ; preds = %9
  %26 = add nsw i32 %5, 128
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %27
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !8
  %30 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %31 = fadd float %29, %30
  store float %31, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %25, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %33 = icmp slt i32 %5, 64
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = add nsw i32 %5, 64
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !8
  %39 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %34, %32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %42 = icmp slt i32 %5, 32
  br i1 %42, label %43, label %50

43:                                               ; preds = %41
  %44 = add nsw i32 %5, 32
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !8
  %48 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %49 = fadd float %47, %48
  store float %49, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %51 = icmp slt i32 %5, 16
  br i1 %51, label %52, label %59

52:                                               ; preds = %50
  %53 = add nsw i32 %5, 16
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %54
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !8
  %57 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %58 = fadd float %56, %57
  store float %58, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %52, %50
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %60 = icmp slt i32 %5, 8
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = add nsw i32 %5, 8
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %63
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !8
  %66 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %68

68:                                               ; preds = %61, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %69 = icmp slt i32 %5, 4
  br i1 %69, label %70, label %77

70:                                               ; preds = %68
  %71 = add nsw i32 %5, 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !8
  %75 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %76 = fadd float %74, %75
  store float %76, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %77

77:                                               ; preds = %70, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %78 = icmp slt i32 %5, 2
  br i1 %78, label %79, label %86

79:                                               ; preds = %77
  %80 = add nsw i32 %5, 2
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %81
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !8
  %84 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %85 = fadd float %83, %84
  store float %85, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %86

86:                                               ; preds = %79, %77
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %87 = icmp slt i32 %5, 1
  br i1 %87, label %88, label %95

88:                                               ; preds = %86
  %89 = add nsw i32 %5, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [256 x float], ptr addrspace(3) @reduction.part, i64 0, i64 %90
  %92 = load float, ptr addrspace(3) %91, align 4, !tbaa !8
  %93 = load float, ptr addrspace(3) %12, align 4, !tbaa !8
  %94 = fadd float %92, %93
  store float %94, ptr addrspace(3) %12, align 4, !tbaa !8
  br label %95

95:                                               ; preds = %88, %86
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %96 = icmp eq i32 %5, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = load float, ptr addrspace(3) @reduction.part, align 4, !tbaa !8
  %99 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %100 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %99
  store float %98, ptr addrspace(1) %100, align 4, !tbaa !8
  br label %101

101:                                              ; preds = %97, %95
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

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
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int"}
!6 = !{!"restrict const", !"restrict", !""}
!7 = !{i32 256, i32 1, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
