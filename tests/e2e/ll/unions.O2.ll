; ModuleID = 'unions.cl'
source_filename = "unions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.variant = type { i32, %union.anon }
%union.anon = type { i32, [4 x i8] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @take_apart(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = lshr i32 %5, 23
  %7 = and i32 %5, 255
  %8 = lshr i32 %5, 16
  %9 = and i32 %8, 65280
  %10 = add nuw nsw i32 %6, %7
  %11 = add nuw nsw i32 %10, %9
  %12 = shl i32 %5, 16
  %13 = and i32 %5, -65536
  %14 = xor i32 %13, %12
  %15 = and i32 %5, 65535
  %16 = or disjoint i32 %14, %15
  %17 = xor i32 %11, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_take_apart(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = lshr i32 %5, 23
  %7 = and i32 %5, 255
  %8 = lshr i32 %5, 16
  %9 = and i32 %8, 65280
  %10 = add nuw nsw i32 %6, %7
  %11 = add nuw nsw i32 %10, %9
  %12 = shl i32 %5, 16
  %13 = and i32 %5, -65536
  %14 = xor i32 %13, %12
  %15 = and i32 %5, 65535
  %16 = or disjoint i32 %14, %15
  %17 = xor i32 %11, %16
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @visit(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.variant, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  %7 = load <2 x i16>, ptr addrspace(1) %6, align 4
  switch i32 %5, label %22 [
    i32 0, label %8
    i32 1, label %12
    i32 2, label %14
  ]

8:                                                ; preds = %2
  %9 = bitcast <2 x i16> %7 to i32
  %10 = sitofp i32 %9 to float
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  br label %27

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store <2 x i16> %7, ptr addrspace(1) %13, align 4, !tbaa !11
  br label %27

14:                                               ; preds = %2
  %15 = extractelement <2 x i16> %7, i64 0
  %16 = sext i16 %15 to i32
  %17 = extractelement <2 x i16> %7, i64 1
  %18 = sext i16 %17 to i32
  %19 = mul nsw i32 %16, %18
  %20 = sitofp i32 %19 to float
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !11
  br label %27

22:                                               ; preds = %2
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 9
  %24 = load i8, ptr addrspace(1) %23, align 1
  %25 = uitofp i8 %24 to float
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %8, %12, %14, %22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_visit(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw %struct.variant, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  %7 = load <2 x i16>, ptr addrspace(1) %6, align 4
  switch i32 %5, label %22 [
    i32 0, label %8
    i32 1, label %12
    i32 2, label %14
  ]

8:                                                ; preds = %2
  %9 = bitcast <2 x i16> %7 to i32
  %10 = sitofp i32 %9 to float
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  br label %27

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store <2 x i16> %7, ptr addrspace(1) %13, align 4, !tbaa !11
  br label %27

14:                                               ; preds = %2
  %15 = extractelement <2 x i16> %7, i64 0
  %16 = sext i16 %15 to i32
  %17 = extractelement <2 x i16> %7, i64 1
  %18 = sext i16 %17 to i32
  %19 = mul nsw i32 %16, %18
  %20 = sitofp i32 %19 to float
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !11
  br label %27

22:                                               ; preds = %2
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 9
  %24 = load i8, ptr addrspace(1) %23, align 1
  %25 = uitofp i8 %24 to float
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %22, %14, %12, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @double_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x i32>, ptr addrspace(1) %5, align 8, !tbaa !18
  %7 = extractelement <2 x i32> %6, i64 1
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = insertelement <2 x i32> %6, i32 0, i64 0
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store <2 x i32> %9, ptr addrspace(1) %10, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_double_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load <2 x i32>, ptr addrspace(1) %5, align 8, !tbaa !18
  %7 = extractelement <2 x i32> %6, i64 1
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = insertelement <2 x i32> %6, i32 0, i64 0
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %4
  store <2 x i32> %9, ptr addrspace(1) %10, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"float*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!"variant*", !"float*"}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"double*", !"uint*", !"double*"}
!17 = !{!"const", !"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !5, i64 0}
