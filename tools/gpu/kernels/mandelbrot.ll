; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define spir_kernel void @mandelbrot(ptr addrspace(1) noalias nocapture noundef writeonly align 4 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fmul float %9, 3.500000e+00
  %11 = sitofp i32 %1 to float
  %12 = fdiv float %10, %11, !fpmath !7
  %13 = fadd float %12, -2.500000e+00
  %14 = sitofp i32 %8 to float
  %15 = fmul float %14, 2.000000e+00
  %16 = sitofp i32 %2 to float
  %17 = fdiv float %15, %16, !fpmath !7
  %18 = fadd float %17, -1.000000e+00
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %36, label %20

20:                                               ; preds = %4, %20
  %21 = phi float [ %31, %20 ], [ 0.000000e+00, %4 ]
  %22 = phi float [ %27, %20 ], [ 0.000000e+00, %4 ]
  %23 = phi i32 [ %30, %20 ], [ 0, %4 ]
  %24 = phi float [ %29, %20 ], [ 0.000000e+00, %4 ]
  %25 = fneg float %21
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %22, float %25)
  %27 = fadd float %13, %26
  %28 = fmul float %22, 2.000000e+00
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %24, float %18)
  %30 = add nuw i32 %23, 1
  %31 = fmul float %29, %29
  %32 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %31)
  %33 = fcmp olt float %32, 4.000000e+00
  %34 = icmp ult i32 %30, %3
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %20, label %36

36:                                               ; preds = %20, %4
  %37 = phi i32 [ 0, %4 ], [ %30, %20 ]
  %38 = mul nsw i32 %8, %1
  %39 = add nsw i32 %38, %6
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %40
  store i32 %37, ptr addrspace(1) %41, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"uint*", !"int", !"int", !"int"}
!6 = !{!"restrict", !"", !"", !""}
!7 = !{float 2.500000e+00}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
