; ModuleID = 'int_64.cl'
source_filename = "int_64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @modular_power(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = urem i32 %11, %3
  %13 = zext i32 %12 to i64
  %14 = zext i32 %3 to i64
  br label %15

15:                                               ; preds = %9, %24
  %16 = phi i32 [ %7, %9 ], [ %28, %24 ]
  %17 = phi i64 [ 1, %9 ], [ %25, %24 ]
  %18 = phi i64 [ %13, %9 ], [ %27, %24 ]
  %19 = and i32 %16, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %15
  %22 = mul nuw i64 %17, %18
  %23 = urem i64 %22, %14
  br label %24

24:                                               ; preds = %21, %15
  %25 = phi i64 [ %23, %21 ], [ %17, %15 ]
  %26 = mul nuw i64 %18, %18
  %27 = urem i64 %26, %14
  %28 = lshr i32 %16, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %15

30:                                               ; preds = %24
  %31 = trunc nuw i64 %25 to i32
  br label %32

32:                                               ; preds = %30, %4
  %33 = phi i32 [ 1, %4 ], [ %31, %30 ]
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_modular_power(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !3
  %12 = urem i32 %11, %3
  %13 = zext i32 %12 to i64
  %14 = zext i32 %3 to i64
  br label %20

15:                                               ; preds = %29
  %16 = trunc nuw i64 %30 to i32
  br label %17

17:                                               ; preds = %15, %4
  %18 = phi i32 [ 1, %4 ], [ %16, %15 ]
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !3
  ret void

20:                                               ; preds = %9, %29
  %21 = phi i32 [ %7, %9 ], [ %33, %29 ]
  %22 = phi i64 [ 1, %9 ], [ %30, %29 ]
  %23 = phi i64 [ %13, %9 ], [ %32, %29 ]
  %24 = and i32 %21, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %20
  %27 = mul nuw i64 %22, %23
  %28 = urem i64 %27, %14
  br label %29

29:                                               ; preds = %26, %20
  %30 = phi i64 [ %28, %26 ], [ %22, %20 ]
  %31 = mul nuw i64 %23, %23
  %32 = urem i64 %31, %14
  %33 = lshr i32 %21, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %15, label %20
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @square_roots(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !15
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 4611686018427387904, %2 ], [ %9, %6 ]
  %8 = icmp ugt i64 %7, %5
  %9 = lshr i64 %7, 2
  br i1 %8, label %6, label %10

10:                                               ; preds = %6
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %10, %12
  %13 = phi i64 [ %23, %12 ], [ %7, %10 ]
  %14 = phi i64 [ %22, %12 ], [ 0, %10 ]
  %15 = phi i64 [ %20, %12 ], [ %5, %10 ]
  %16 = add nuw i64 %13, %14
  %17 = icmp ult i64 %15, %16
  %18 = lshr i64 %14, 1
  %19 = select i1 %17, i64 0, i64 %16
  %20 = sub nuw i64 %15, %19
  %21 = select i1 %17, i64 0, i64 %13
  %22 = add nuw i64 %21, %18
  %23 = lshr i64 %13, 2
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %12

25:                                               ; preds = %12, %10
  %26 = phi i64 [ 0, %10 ], [ %22, %12 ]
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_square_roots(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %3
  %5 = load i64, ptr addrspace(1) %4, align 8, !tbaa !15
  br label %6

6:                                                ; preds = %6, %2
  %7 = phi i64 [ 4611686018427387904, %2 ], [ %9, %6 ]
  %8 = icmp ugt i64 %7, %5
  %9 = lshr i64 %7, 2
  br i1 %8, label %6, label %10

10:                                               ; preds = %6
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %10, %12
  %13 = phi i64 [ %23, %12 ], [ %7, %10 ]
  %14 = phi i64 [ %22, %12 ], [ 0, %10 ]
  %15 = phi i64 [ %20, %12 ], [ %5, %10 ]
  %16 = add nuw i64 %13, %14
  %17 = icmp ult i64 %15, %16
  %18 = lshr i64 %14, 1
  %19 = select i1 %17, i64 0, i64 %16
  %20 = sub nuw i64 %15, %19
  %21 = select i1 %17, i64 0, i64 %13
  %22 = add nuw i64 %21, %18
  %23 = lshr i64 %13, 2
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %12

25:                                               ; preds = %12, %10
  %26 = phi i64 [ 0, %10 ], [ %22, %12 ]
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @fixed_point(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !15
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !15
  %10 = mul nsw i64 %9, %7
  %11 = ashr i64 %10, 16
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !15
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = shl i64 %7, 16
  %16 = sdiv i64 %15, %9
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i64 [ %16, %14 ], [ 9223372036854775807, %3 ]
  %19 = getelementptr i64, ptr addrspace(1) %2, i64 %5
  %20 = getelementptr i64, ptr addrspace(1) %19, i64 %4
  store i64 %18, ptr addrspace(1) %20, align 8, !tbaa !15
  %21 = ashr i64 %7, 40
  %22 = shl i64 %5, 4
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i64, ptr addrspace(1) %23, i64 %4
  store i64 %21, ptr addrspace(1) %24, align 8, !tbaa !15
  %25 = lshr i64 %7, 40
  %26 = mul i64 %5, 24
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i64, ptr addrspace(1) %27, i64 %4
  store i64 %25, ptr addrspace(1) %28, align 8, !tbaa !15
  %29 = shl i64 %9, 3
  %30 = sub nsw i64 %29, %7
  %31 = shl i64 %5, 5
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 %31
  %33 = getelementptr i64, ptr addrspace(1) %32, i64 %4
  store i64 %30, ptr addrspace(1) %33, align 8, !tbaa !15
  %34 = tail call i64 @llvm.smin.i64(i64 %7, i64 %9)
  %35 = mul i64 %5, 40
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i64, ptr addrspace(1) %36, i64 %4
  store i64 %34, ptr addrspace(1) %37, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_fixed_point(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %4
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !15
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %4
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !15
  %10 = mul nsw i64 %9, %7
  %11 = ashr i64 %10, 16
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %4
  store i64 %11, ptr addrspace(1) %12, align 8, !tbaa !15
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = shl i64 %7, 16
  %16 = sdiv i64 %15, %9
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i64 [ %16, %14 ], [ 9223372036854775807, %3 ]
  %19 = getelementptr i64, ptr addrspace(1) %2, i64 %5
  %20 = getelementptr i64, ptr addrspace(1) %19, i64 %4
  store i64 %18, ptr addrspace(1) %20, align 8, !tbaa !15
  %21 = ashr i64 %7, 40
  %22 = shl i64 %5, 4
  %23 = getelementptr i8, ptr addrspace(1) %2, i64 %22
  %24 = getelementptr i64, ptr addrspace(1) %23, i64 %4
  store i64 %21, ptr addrspace(1) %24, align 8, !tbaa !15
  %25 = lshr i64 %7, 40
  %26 = mul i64 %5, 24
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i64, ptr addrspace(1) %27, i64 %4
  store i64 %25, ptr addrspace(1) %28, align 8, !tbaa !15
  %29 = shl i64 %9, 3
  %30 = sub nsw i64 %29, %7
  %31 = shl i64 %5, 5
  %32 = getelementptr i8, ptr addrspace(1) %2, i64 %31
  %33 = getelementptr i64, ptr addrspace(1) %32, i64 %4
  store i64 %30, ptr addrspace(1) %33, align 8, !tbaa !15
  %34 = tail call i64 @llvm.smin.i64(i64 %7, i64 %9)
  %35 = mul i64 %5, 40
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i64, ptr addrspace(1) %36, i64 %4
  store i64 %34, ptr addrspace(1) %37, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"ulong*", !"ulong*"}
!14 = !{!"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"long*", !"long*", !"long*"}
!20 = !{!"const", !"const", !""}
