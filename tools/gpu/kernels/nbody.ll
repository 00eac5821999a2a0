; ModuleID = 'nbody.cl'
source_filename = "nbody.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

@nbody.tile = internal unnamed_addr addrspace(3) global [256 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @nbody(ptr addrspace(1) noalias nocapture noundef readonly align 16 %0, ptr addrspace(1) noalias nocapture noundef writeonly align 16 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  %9 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %6
  %10 = sext i32 %5 to i64
  %11 = getelementptr inbounds [256 x <4 x float>], ptr addrspace(3) @nbody.tile, i64 0, i64 %10
  %12 = load float, ptr addrspace(1) %9, align 16
  %13 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 4
  %14 = load float, ptr addrspace(1) %13, align 4
  %15 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 8
  %16 = load float, ptr addrspace(1) %15, align 8
  br label %26

17:                                               ; preds = %35, %3
  %18 = phi float [ 0.000000e+00, %3 ], [ %65, %35 ]
  %19 = phi float [ 0.000000e+00, %3 ], [ %64, %35 ]
  %20 = phi float [ 0.000000e+00, %3 ], [ %63, %35 ]
  %21 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %20, i64 0
  %22 = insertelement <4 x float> %21, float %19, i64 1
  %23 = insertelement <4 x float> %22, float %18, i64 2
  %24 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %25 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %24
  store <4 x float> %23, ptr addrspace(1) %25, align 16, !tbaa !9
  ret void

26:                                               ; preds = %8, %35
  %27 = phi float [ 0.000000e+00, %8 ], [ %63, %35 ]
  %28 = phi float [ 0.000000e+00, %8 ], [ %64, %35 ]
  %29 = phi float [ 0.000000e+00, %8 ], [ %65, %35 ]
  %30 = phi i32 [ 0, %8 ], [ %36, %35 ]
  %31 = add nsw i32 %30, %5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !tbaa !9
  store <4 x float> %34, ptr addrspace(3) %11, align 16, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %38

35:                                               ; preds = %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %36 = add nuw nsw i32 %30, 256
  %37 = icmp slt i32 %36, %2
  br i1 %37, label %26, label %17

38:                                               ; preds = %26, %38
  %39 = phi float [ %27, %26 ], [ %63, %38 ]
  %40 = phi float [ %28, %26 ], [ %64, %38 ]
  %41 = phi float [ %29, %26 ], [ %65, %38 ]
  %42 = phi i32 [ 0, %26 ], [ %66, %38 ]
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds [256 x <4 x float>], ptr addrspace(3) @nbody.tile, i64 0, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 16
  %46 = fsub float %45, %12
  %47 = getelementptr inbounds i8, ptr addrspace(3) %44, i64 4
  %48 = load float, ptr addrspace(3) %47, align 4
  %49 = fsub float %48, %14
  %50 = getelementptr inbounds i8, ptr addrspace(3) %44, i64 8
  %51 = load float, ptr addrspace(3) %50, align 8
  %52 = fsub float %51, %16
  %53 = fmul float %49, %49
  %54 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fadd float %55, 0x3F847AE140000000
  %57 = tail call spir_func float @_Z12native_rsqrtf(float noundef %56) #4
  %58 = getelementptr inbounds i8, ptr addrspace(3) %44, i64 12
  %59 = load float, ptr addrspace(3) %58, align 4
  %60 = fmul float %59, %57
  %61 = fmul float %57, %60
  %62 = fmul float %57, %61
  %63 = tail call float @llvm.fmuladd.f32(float %46, float %62, float %39)
  %64 = tail call float @llvm.fmuladd.f32(float %49, float %62, float %40)
  %65 = tail call float @llvm.fmuladd.f32(float %52, float %62, float %41)
  %66 = add nuw nsw i32 %42, 1
  %67 = icmp ult i32 %42, 255
  br i1 %67, label %38, label %35
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"int"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!7 = !{!"restrict const", !"restrict", !""}
!8 = !{i32 256, i32 1, i32 1}
!9 = !{!10, !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
