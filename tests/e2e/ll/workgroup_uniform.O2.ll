; ModuleID = 'workgroup_uniform.cl'
source_filename = "workgroup_uniform.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @products_and_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z21work_group_reduce_muli(i32 noundef %6) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 noundef %6) #5
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 noundef %6) #5
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z21work_group_reduce_andi(i32 noundef %6) #5
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 noundef %6) #5
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 noundef %6) #5
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z20work_group_reduce_ori(i32 noundef %6) #5
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 noundef %6) #5
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = tail call spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 noundef %6) #5
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i32, ptr addrspace(1) %38, i64 %3
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !3
  %40 = tail call spir_func i32 @_Z21work_group_reduce_xori(i32 noundef %6) #5
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 noundef %6) #5
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i32, ptr addrspace(1) %46, i64 %3
  store i32 %44, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = tail call spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 noundef %6) #5
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i32, ptr addrspace(1) %50, i64 %3
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_products_and_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = tail call spir_func i32 @_Z21work_group_reduce_muli(i32 noundef %6) #5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !3
  %9 = tail call spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 noundef %6) #5
  %10 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %11 = getelementptr i32, ptr addrspace(1) %10, i64 %3
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = tail call spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 noundef %6) #5
  %13 = shl i64 %4, 3
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 %12, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = tail call spir_func i32 @_Z21work_group_reduce_andi(i32 noundef %6) #5
  %17 = mul i64 %4, 12
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = tail call spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 noundef %6) #5
  %21 = shl i64 %4, 4
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i32, ptr addrspace(1) %22, i64 %3
  store i32 %20, ptr addrspace(1) %23, align 4, !tbaa !3
  %24 = tail call spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 noundef %6) #5
  %25 = mul i64 %4, 20
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i32, ptr addrspace(1) %26, i64 %3
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = tail call spir_func i32 @_Z20work_group_reduce_ori(i32 noundef %6) #5
  %29 = mul i64 %4, 24
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i32, ptr addrspace(1) %30, i64 %3
  store i32 %28, ptr addrspace(1) %31, align 4, !tbaa !3
  %32 = tail call spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 noundef %6) #5
  %33 = mul i64 %4, 28
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i32, ptr addrspace(1) %34, i64 %3
  store i32 %32, ptr addrspace(1) %35, align 4, !tbaa !3
  %36 = tail call spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 noundef %6) #5
  %37 = shl i64 %4, 5
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i32, ptr addrspace(1) %38, i64 %3
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !3
  %40 = tail call spir_func i32 @_Z21work_group_reduce_xori(i32 noundef %6) #5
  %41 = mul i64 %4, 36
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i32, ptr addrspace(1) %42, i64 %3
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !3
  %44 = tail call spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 noundef %6) #5
  %45 = mul i64 %4, 40
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i32, ptr addrspace(1) %46, i64 %3
  store i32 %44, ptr addrspace(1) %47, align 4, !tbaa !3
  %48 = tail call spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 noundef %6) #5
  %49 = mul i64 %4, 44
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i32, ptr addrspace(1) %50, i64 %3
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @logic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 14
  %8 = tail call spir_func i32 @_Z29work_group_reduce_logical_andi(i32 noundef %7) #5
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = and i32 %6, 96
  %13 = tail call spir_func i32 @_Z28work_group_reduce_logical_ori(i32 noundef %12) #5
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %3
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = and i32 %6, 14
  %8 = tail call spir_func i32 @_Z29work_group_reduce_logical_andi(i32 noundef %7) #5
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = and i32 %6, 96
  %13 = tail call spir_func i32 @_Z28work_group_reduce_logical_ori(i32 noundef %12) #5
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %17 = getelementptr i32, ptr addrspace(1) %16, i64 %3
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_reduce_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_reduce_logical_andi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28work_group_reduce_logical_ori(i32 noundef) local_unnamed_addr #3

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
