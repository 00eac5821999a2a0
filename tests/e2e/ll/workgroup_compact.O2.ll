; ModuleID = 'workgroup_compact.cl'
source_filename = "workgroup_compact.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@radix_pass.keys = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @keep_positive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp sgt i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %9) #5
  %11 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #5
  br i1 %8, label %12, label %17

12:                                               ; preds = %3
  %13 = sub i64 %4, %5
  %14 = zext i32 %10 to i64
  %15 = getelementptr i32, ptr addrspace(1) %1, i64 %13
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %14
  store i32 %7, ptr addrspace(1) %16, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %12, %3
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %11, ptr addrspace(1) %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %17, %20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_keep_positive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp sgt i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %9) #5
  %11 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #5
  br i1 %8, label %12, label %17

12:                                               ; preds = %3
  %13 = sub i64 %4, %5
  %14 = zext i32 %10 to i64
  %15 = getelementptr i32, ptr addrspace(1) %1, i64 %13
  %16 = getelementptr i32, ptr addrspace(1) %15, i64 %14
  store i32 %7, ptr addrspace(1) %16, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %12, %3
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %21
  store i32 %11, ptr addrspace(1) %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %20, %17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @radix_pass(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = add i64 %6, %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %7
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %12 = icmp ult i32 %2, -4
  br i1 %12, label %13, label %70

13:                                               ; preds = %3
  %14 = trunc i64 %7 to i32
  %15 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %16 = and i32 %2, 31
  %17 = lshr i32 %15, %16
  %18 = and i32 %17, 1
  %19 = xor i32 %18, 1
  %20 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %19) #5
  %21 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %19) #5
  %22 = icmp eq i32 %18, 0
  %23 = sub i32 %14, %20
  %24 = add i32 %23, %21
  %25 = select i1 %22, i32 %20, i32 %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %26
  store i32 %15, ptr addrspace(3) %27, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = add nuw i32 %2, 1
  %29 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %30 = and i32 %28, 31
  %31 = lshr i32 %29, %30
  %32 = and i32 %31, 1
  %33 = xor i32 %32, 1
  %34 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %33) #5
  %35 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %33) #5
  %36 = icmp eq i32 %32, 0
  %37 = sub i32 %14, %34
  %38 = add i32 %37, %35
  %39 = select i1 %36, i32 %34, i32 %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %40
  store i32 %29, ptr addrspace(3) %41, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = add nuw i32 %2, 2
  %43 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %44 = and i32 %42, 31
  %45 = lshr i32 %43, %44
  %46 = and i32 %45, 1
  %47 = xor i32 %46, 1
  %48 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %47) #5
  %49 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %47) #5
  %50 = icmp eq i32 %46, 0
  %51 = sub i32 %14, %48
  %52 = add i32 %51, %49
  %53 = select i1 %50, i32 %48, i32 %52
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %54
  store i32 %43, ptr addrspace(3) %55, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %56 = add nuw i32 %2, 3
  %57 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %58 = and i32 %56, 31
  %59 = lshr i32 %57, %58
  %60 = and i32 %59, 1
  %61 = xor i32 %60, 1
  %62 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %61) #5
  %63 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %61) #5
  %64 = icmp eq i32 %60, 0
  %65 = sub i32 %14, %62
  %66 = add i32 %65, %63
  %67 = select i1 %64, i32 %62, i32 %66
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %68
  store i32 %57, ptr addrspace(3) %69, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %70

70:                                               ; preds = %13, %3
  %71 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_radix_pass(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = add i64 %6, %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %7
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %12 = icmp ult i32 %2, -4
  br i1 %12, label %13, label %70

13:                                               ; preds = %3
  %14 = trunc i64 %7 to i32
  %15 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %16 = and i32 %2, 31
  %17 = lshr i32 %15, %16
  %18 = and i32 %17, 1
  %19 = xor i32 %18, 1
  %20 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %19) #5
  %21 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %19) #5
  %22 = icmp eq i32 %18, 0
  %23 = sub i32 %14, %20
  %24 = add i32 %23, %21
  %25 = select i1 %22, i32 %20, i32 %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %26
  store i32 %15, ptr addrspace(3) %27, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = add nuw i32 %2, 1
  %29 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %30 = and i32 %28, 31
  %31 = lshr i32 %29, %30
  %32 = and i32 %31, 1
  %33 = xor i32 %32, 1
  %34 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %33) #5
  %35 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %33) #5
  %36 = icmp eq i32 %32, 0
  %37 = sub i32 %14, %34
  %38 = add i32 %37, %35
  %39 = select i1 %36, i32 %34, i32 %38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %40
  store i32 %29, ptr addrspace(3) %41, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = add nuw i32 %2, 2
  %43 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %44 = and i32 %42, 31
  %45 = lshr i32 %43, %44
  %46 = and i32 %45, 1
  %47 = xor i32 %46, 1
  %48 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %47) #5
  %49 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %47) #5
  %50 = icmp eq i32 %46, 0
  %51 = sub i32 %14, %48
  %52 = add i32 %51, %49
  %53 = select i1 %50, i32 %48, i32 %52
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %54
  store i32 %43, ptr addrspace(3) %55, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %56 = add nuw i32 %2, 3
  %57 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %58 = and i32 %56, 31
  %59 = lshr i32 %57, %58
  %60 = and i32 %59, 1
  %61 = xor i32 %60, 1
  %62 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %61) #5
  %63 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %61) #5
  %64 = icmp eq i32 %60, 0
  %65 = sub i32 %14, %62
  %66 = add i32 %65, %63
  %67 = select i1 %64, i32 %62, i32 %66
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_pass.keys, i64 %68
  store i32 %57, ptr addrspace(3) %69, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %70

70:                                               ; preds = %13, %3
  %71 = load i32, ptr addrspace(3) %11, align 4, !tbaa !3
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!9 = !{!"int*", !"int*", !"uint*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"uint*", !"uint*", !"uint"}
