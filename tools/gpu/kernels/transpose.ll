; ModuleID = 'transpose.cl'
source_filename = "transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@transpose.tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @transpose(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 5
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 5
  %14 = add nsw i32 %13, %7
  %15 = add i32 %10, %5
  %16 = sext i32 %5 to i64
  %17 = mul nsw i32 %14, %2
  %18 = add i32 %15, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !8
  %22 = sext i32 %7 to i64
  %23 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %22, i64 %16
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !8
  %24 = add nsw i32 %14, 8
  %25 = mul nsw i32 %24, %2
  %26 = add i32 %15, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !8
  %30 = add nsw i32 %7, 8
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %31, i64 %16
  store float %29, ptr addrspace(3) %32, align 4, !tbaa !8
  %33 = add nsw i32 %14, 16
  %34 = mul nsw i32 %33, %2
  %35 = add i32 %15, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !8
  %39 = add nsw i32 %7, 16
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %40, i64 %16
  store float %38, ptr addrspace(3) %41, align 4, !tbaa !8
  %42 = add nsw i32 %14, 24
  %43 = mul nsw i32 %42, %2
  %44 = add i32 %15, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !8
  %48 = add nsw i32 %7, 24
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %49, i64 %16
  store float %47, ptr addrspace(3) %50, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #4
  %51 = add nsw i32 %10, %7
  %52 = add i32 %13, %5
  %53 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %16, i64 %22
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !8
  %55 = mul nsw i32 %51, %2
  %56 = add i32 %52, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %54, ptr addrspace(1) %58, align 4, !tbaa !8
  %59 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %16, i64 %31
  %60 = load float, ptr addrspace(3) %59, align 4, !tbaa !8
  %61 = add nsw i32 %51, 8
  %62 = mul nsw i32 %61, %2
  %63 = add i32 %52, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %64
  store float %60, ptr addrspace(1) %65, align 4, !tbaa !8
  %66 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %16, i64 %40
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !8
  %68 = add nsw i32 %51, 16
  %69 = mul nsw i32 %68, %2
  %70 = add i32 %52, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %71
  store float %67, ptr addrspace(1) %72, align 4, !tbaa !8
  %73 = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %16, i64 %49
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !8
  %75 = add nsw i32 %51, 24
  %76 = mul nsw i32 %75, %2
  %77 = add i32 %52, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %78
  store float %74, ptr addrspace(1) %79, align 4, !tbaa !8
  ret void
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
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int"}
!6 = !{!"restrict const", !"restrict", !""}
!7 = !{i32 32, i32 8, i32 1}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
