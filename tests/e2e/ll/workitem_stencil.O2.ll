; ModuleID = 'workitem_stencil.cl'
source_filename = "workitem_stencil.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @heat_step(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, <3 x i32> noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #9
  %10 = trunc i64 %9 to i32
  %11 = extractelement <3 x i32> %2, i64 0
  %12 = extractelement <3 x i32> %2, i64 1
  %13 = mul nsw i32 %11, %12
  %14 = mul nsw i32 %13, %10
  %15 = mul nsw i32 %11, %8
  %16 = add i32 %15, %6
  %17 = add i32 %16, %14
  %18 = icmp sgt i32 %6, 0
  %19 = icmp sgt i32 %8, 0
  %20 = select i1 %18, i1 %19, i1 false
  %21 = icmp sgt i32 %10, 0
  %22 = select i1 %20, i1 %21, i1 false
  %23 = add nsw i32 %11, -1
  %24 = icmp sgt i32 %23, %6
  %25 = select i1 %22, i1 %24, i1 false
  %26 = add nsw i32 %12, -1
  %27 = icmp sgt i32 %26, %8
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %33, label %29

29:                                               ; preds = %4
  %30 = sext i32 %17 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  br label %68

33:                                               ; preds = %4
  %34 = extractelement <3 x i32> %2, i64 2
  %35 = add nsw i32 %34, -1
  %36 = icmp sgt i32 %35, %10
  %37 = sext i32 %17 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  br i1 %36, label %40, label %68

40:                                               ; preds = %33
  %41 = getelementptr i8, ptr addrspace(1) %38, i64 -4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = getelementptr i8, ptr addrspace(1) %38, i64 4
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fadd float %42, %44
  %46 = sub nsw i32 %17, %11
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !12
  %50 = fadd float %45, %49
  %51 = add nsw i32 %17, %11
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = fadd float %50, %54
  %56 = sub nsw i32 %17, %13
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !12
  %60 = fadd float %55, %59
  %61 = add nsw i32 %17, %13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = fadd float %60, %64
  %66 = tail call float @llvm.fmuladd.f32(float %39, float -6.000000e+00, float %65)
  %67 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %39)
  br label %68

68:                                               ; preds = %33, %29, %40
  %69 = phi i64 [ %37, %40 ], [ %30, %29 ], [ %37, %33 ]
  %70 = phi float [ %67, %40 ], [ %32, %29 ], [ %39, %33 ]
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %69
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, <3 x i32> noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #9
  %10 = trunc i64 %9 to i32
  %11 = extractelement <3 x i32> %2, i64 0
  %12 = extractelement <3 x i32> %2, i64 1
  %13 = mul nsw i32 %11, %12
  %14 = mul nsw i32 %13, %10
  %15 = mul nsw i32 %11, %8
  %16 = add i32 %15, %6
  %17 = add i32 %16, %14
  %18 = icmp sgt i32 %6, 0
  %19 = icmp sgt i32 %8, 0
  %20 = select i1 %18, i1 %19, i1 false
  %21 = icmp sgt i32 %10, 0
  %22 = select i1 %20, i1 %21, i1 false
  %23 = add nsw i32 %11, -1
  %24 = icmp sgt i32 %23, %6
  %25 = select i1 %22, i1 %24, i1 false
  %26 = add nsw i32 %12, -1
  %27 = icmp sgt i32 %26, %8
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %33, label %29

29:                                               ; preds = %4
  %30 = sext i32 %17 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  br label %68

33:                                               ; preds = %4
  %34 = extractelement <3 x i32> %2, i64 2
  %35 = add nsw i32 %34, -1
  %36 = icmp sgt i32 %35, %10
  %37 = sext i32 %17 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  br i1 %36, label %40, label %68

40:                                               ; preds = %33
  %41 = getelementptr i8, ptr addrspace(1) %38, i64 -4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = getelementptr i8, ptr addrspace(1) %38, i64 4
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fadd float %42, %44
  %46 = sub nsw i32 %17, %11
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !12
  %50 = fadd float %45, %49
  %51 = add nsw i32 %17, %11
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = fadd float %50, %54
  %56 = sub nsw i32 %17, %13
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !12
  %60 = fadd float %55, %59
  %61 = add nsw i32 %17, %13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = fadd float %60, %64
  %66 = tail call float @llvm.fmuladd.f32(float %39, float -6.000000e+00, float %65)
  %67 = tail call float @llvm.fmuladd.f32(float %3, float %66, float %39)
  br label %68

68:                                               ; preds = %33, %29, %40
  %69 = phi i64 [ %37, %40 ], [ %30, %29 ], [ %37, %33 ]
  %70 = phi float [ %67, %40 ], [ %32, %29 ], [ %39, %33 ]
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %69
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @ragged_groups(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #10
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %3
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %15 = mul i64 %14, 1000
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %17 = add i64 %15, %16
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %3, %13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_ragged_groups(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #10
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !3
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %3
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %15 = mul i64 %14, 1000
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %17 = add i64 %15, %16
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @fill_window(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 4
  %9 = add i32 %2, %5
  %10 = add i32 %9, %8
  %11 = mul nsw i32 %1, %7
  %12 = add nsw i32 %11, %5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  store i32 %10, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_fill_window(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %7 = trunc i64 %6 to i32
  %8 = shl nsw i32 %7, 4
  %9 = add i32 %2, %5
  %10 = add i32 %9, %8
  %11 = mul nsw i32 %1, %7
  %12 = add nsw i32 %11, %5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  store i32 %10, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int3", !"float"}
!10 = !{!"float*", !"float*", !"int __attribute__((ext_vector_type(3)))", !"float"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"uint*"}
!17 = !{!"", !"", !""}
!18 = !{i32 1, i32 0, i32 0}
!19 = !{!"int*", !"int", !"int"}
