; ModuleID = 'stencil.cl'
source_filename = "stencil.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @stencil(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #2
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #2
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %2
  %9 = add nsw i32 %8, %5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !7
  %13 = icmp sgt i32 %5, 0
  %14 = icmp sgt i32 %7, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %39

16:                                               ; preds = %3
  %17 = add nsw i32 %2, -1
  %18 = icmp sgt i32 %17, %5
  %19 = icmp sgt i32 %17, %7
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %39

21:                                               ; preds = %16
  %22 = getelementptr i8, ptr addrspace(1) %11, i64 -4
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !7
  %24 = fadd float %12, %23
  %25 = getelementptr i8, ptr addrspace(1) %11, i64 4
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !7
  %27 = fadd float %24, %26
  %28 = sub nsw i32 %9, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !7
  %32 = fadd float %27, %31
  %33 = add nsw i32 %9, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !7
  %37 = fadd float %32, %36
  %38 = fmul float %37, 0x3FC99999A0000000
  br label %39

39:                                               ; preds = %21, %16, %3
  %40 = phi float [ %38, %21 ], [ %12, %16 ], [ %12, %3 ]
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int"}
!6 = !{!"restrict const", !"restrict", !""}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
