; ModuleID = 'workgroup_logic.cl'
source_filename = "workgroup_logic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @logic_scans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 14
  %8 = tail call spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 noundef %7) #5
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 noundef %7) #5
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %3
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = and i32 %6, 96
  %18 = tail call spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 noundef %17) #5
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 noundef %17) #5
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = mul i64 %4, 12
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %3
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = and i32 %6, 1
  %31 = tail call spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 noundef %30) #5
  %32 = icmp ne i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = shl i64 %4, 4
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr i32, ptr addrspace(1) %35, i64 %3
  store i32 %33, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = tail call spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 noundef %30) #5
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i32
  %40 = mul i64 %4, 20
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %3
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_logic_scans(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 14
  %8 = tail call spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 noundef %7) #5
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 noundef %7) #5
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %3
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !3
  %17 = and i32 %6, 96
  %18 = tail call spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 noundef %17) #5
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = shl i64 %4, 3
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 noundef %17) #5
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = mul i64 %4, 12
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %3
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = and i32 %6, 1
  %31 = tail call spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 noundef %30) #5
  %32 = icmp ne i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = shl i64 %4, 4
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr i32, ptr addrspace(1) %35, i64 %3
  store i32 %33, ptr addrspace(1) %36, align 4, !tbaa !3
  %37 = tail call spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 noundef %30) #5
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i32
  %40 = mul i64 %4, 20
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i32, ptr addrspace(1) %41, i64 %3
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 noundef) local_unnamed_addr #3

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
