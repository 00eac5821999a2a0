; ModuleID = 'subgroup_sized.cl'
source_filename = "subgroup_sized.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@two_level_sum.partial = internal unnamed_addr addrspace(3) global [16 x i64] undef, align 8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @row_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %7) #5
  %11 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %4
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %7, i32 noundef 5) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = sitofp i32 %7 to float
  %22 = tail call spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef %21) #5
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_row_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !intel_reqd_sub_group_size !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %7) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %7) #5
  %11 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %4
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %7, i32 noundef 5) #5
  %14 = shl i64 %5, 3
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %4
  store i32 %13, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %18 = mul i64 %5, 12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %20 = getelementptr i32, ptr addrspace(1) %19, i64 %4
  store i32 %17, ptr addrspace(1) %20, align 4, !tbaa !3
  %21 = sitofp i32 %7 to float
  %22 = tail call spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef %21) #5
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @two_level_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !19
  %6 = tail call spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef %5) #5
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr addrspace(3) @two_level_sum.partial, i64 %11
  store i64 %6, ptr addrspace(3) %12, align 8, !tbaa !19
  br label %13

13:                                               ; preds = %9, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %13, %25
  %17 = phi i64 [ %29, %25 ], [ 0, %13 ]
  %18 = phi i64 [ %28, %25 ], [ 0, %13 ]
  %19 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %20 = zext i32 %19 to i64
  %21 = icmp samesign ult i64 %17, %20
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %23
  store i64 %18, ptr addrspace(1) %24, align 8, !tbaa !19
  br label %30

25:                                               ; preds = %16
  %26 = getelementptr inbounds nuw i64, ptr addrspace(3) @two_level_sum.partial, i64 %17
  %27 = load i64, ptr addrspace(3) %26, align 8, !tbaa !19
  %28 = add nsw i64 %27, %18
  %29 = add nuw nsw i64 %17, 1
  br label %16

30:                                               ; preds = %13, %22
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_two_level_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !intel_reqd_sub_group_size !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !19
  %6 = tail call spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef %5) #5
  %7 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr addrspace(3) @two_level_sum.partial, i64 %11
  store i64 %6, ptr addrspace(3) %12, align 8, !tbaa !19
  br label %13

13:                                               ; preds = %9, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %13, %25
  %17 = phi i64 [ %29, %25 ], [ 0, %13 ]
  %18 = phi i64 [ %28, %25 ], [ 0, %13 ]
  %19 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %20 = zext i32 %19 to i64
  %21 = icmp samesign ult i64 %17, %20
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %23
  store i64 %18, ptr addrspace(1) %24, align 8, !tbaa !19
  br label %30

25:                                               ; preds = %16
  %26 = getelementptr inbounds nuw i64, ptr addrspace(3) @two_level_sum.partial, i64 %17
  %27 = load i64, ptr addrspace(3) %26, align 8, !tbaa !19
  %28 = add nsw i64 %27, %18
  %29 = add nuw nsw i64 %17, 1
  br label %16

30:                                               ; preds = %22, %13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20sub_group_reduce_addl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"float*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"long*", !"long*"}
!17 = !{!"const", !""}
!18 = !{i32 8}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !5, i64 0}
