; ModuleID = 'atomics_structures.cl'
source_filename = "atomics_structures.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @push_all(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  br label %14

14:                                               ; preds = %14, %3
  %15 = phi i32 [ %12, %3 ], [ %16, %14 ]
  store i32 %15, ptr addrspace(1) %13, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 2) #7
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %11, i32 noundef %15, i32 noundef %5) #7
  %17 = icmp eq i32 %16, %15
  br i1 %17, label %18, label %14

18:                                               ; preds = %14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_push_all(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  br label %14

14:                                               ; preds = %14, %3
  %15 = phi i32 [ %12, %3 ], [ %16, %14 ]
  store i32 %15, ptr addrspace(1) %13, align 4, !tbaa !3
  tail call spir_func void @_Z9mem_fencej(i32 noundef 2) #7
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %11, i32 noundef %15, i32 noundef %5) #7
  %17 = icmp eq i32 %16, %15
  br i1 %17, label %18, label %14

18:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @insert_keys(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = mul i32 %7, -1640531535
  br label %9

9:                                                ; preds = %18, %4
  %10 = phi i32 [ %8, %4 ], [ %20, %18 ]
  %11 = and i32 %10, %1
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %13, i32 noundef 0, i32 noundef %7) #7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef align 4 %3) #7
  br label %21

18:                                               ; preds = %9
  %19 = icmp eq i32 %14, %7
  %20 = add i32 %11, 1
  br i1 %19, label %21, label %9

21:                                               ; preds = %18, %16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_insert_keys(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = mul i32 %7, -1640531535
  br label %9

9:                                                ; preds = %18, %4
  %10 = phi i32 [ %8, %4 ], [ %20, %18 ]
  %11 = and i32 %10, %1
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %13, i32 noundef 0, i32 noundef %7) #7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %3) #7
  br label %21

18:                                               ; preds = %9
  %19 = icmp eq i32 %14, %7
  %20 = add i32 %11, 1
  br i1 %19, label %21, label %9

21:                                               ; preds = %18, %16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_func void @add_float(ptr addrspace(1) noundef %0, float noundef %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = load volatile float, ptr addrspace(1) %0, align 4, !tbaa !15
  %5 = bitcast float %4 to i32
  %6 = fadd float %1, %4
  %7 = bitcast float %6 to i32
  %8 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %0, i32 noundef %5, i32 noundef %7) #7
  %9 = icmp eq i32 %8, %5
  br i1 %9, label %10, label %3

10:                                               ; preds = %3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @weighted_bins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  br label %11

11:                                               ; preds = %11, %3
  %12 = load volatile float, ptr addrspace(1) %8, align 4, !tbaa !15
  %13 = bitcast float %12 to i32
  %14 = fadd float %10, %12
  %15 = bitcast float %14 to i32
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %8, i32 noundef %13, i32 noundef %15) #7
  %17 = icmp eq i32 %16, %13
  br i1 %17, label %18, label %11

18:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_weighted_bins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !15
  br label %11

11:                                               ; preds = %11, %3
  %12 = load volatile float, ptr addrspace(1) %8, align 4, !tbaa !15
  %13 = bitcast float %12 to i32
  %14 = fadd float %10, %12
  %15 = bitcast float %14 to i32
  %16 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %8, i32 noundef %13, i32 noundef %15) #7
  %17 = icmp eq i32 %16, %13
  br i1 %17, label %18, label %11

18:                                               ; preds = %11
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define spir_func i32 @root_of(ptr addrspace(1) noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %3
  %5 = load volatile i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %14, label %7

7:                                                ; preds = %2, %7
  %8 = phi ptr addrspace(1) [ %11, %7 ], [ %4, %2 ]
  %9 = load volatile i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load volatile i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %13 = icmp eq i32 %12, %9
  br i1 %13, label %14, label %7

14:                                               ; preds = %7, %2
  %15 = phi i32 [ %1, %2 ], [ %9, %7 ]
  ret i32 %15
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @unite(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %3
  %5 = load <2 x i32>, ptr addrspace(1) %4, align 8, !tbaa !24
  %6 = extractelement <2 x i32> %5, i64 0
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = extractelement <2 x i32> %5, i64 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %36, %2
  %13 = load volatile i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %14 = icmp eq i32 %13, %6
  br i1 %14, label %22, label %15

15:                                               ; preds = %12, %15
  %16 = phi ptr addrspace(1) [ %19, %15 ], [ %8, %12 ]
  %17 = load volatile i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load volatile i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %21 = icmp eq i32 %20, %17
  br i1 %21, label %22, label %15

22:                                               ; preds = %15, %12
  %23 = phi i32 [ %6, %12 ], [ %17, %15 ]
  %24 = load volatile i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %25 = icmp eq i32 %24, %9
  br i1 %25, label %33, label %26

26:                                               ; preds = %22, %26
  %27 = phi ptr addrspace(1) [ %30, %26 ], [ %11, %22 ]
  %28 = load volatile i32, ptr addrspace(1) %27, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %29
  %31 = load volatile i32, ptr addrspace(1) %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, %28
  br i1 %32, label %33, label %26

33:                                               ; preds = %26, %22
  %34 = phi i32 [ %9, %22 ], [ %28, %26 ]
  %35 = icmp eq i32 %23, %34
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  %37 = tail call spir_func i32 @_Z3minii(i32 noundef %23, i32 noundef %34) #6
  %38 = tail call spir_func i32 @_Z3maxii(i32 noundef %23, i32 noundef %34) #6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  %41 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %40, i32 noundef %38, i32 noundef %37) #7
  %42 = icmp eq i32 %41, %38
  br i1 %42, label %43, label %12

43:                                               ; preds = %36, %33
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_unite(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %3
  %5 = load <2 x i32>, ptr addrspace(1) %4, align 8, !tbaa !24
  %6 = extractelement <2 x i32> %5, i64 0
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = extractelement <2 x i32> %5, i64 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  br label %12

12:                                               ; preds = %36, %2
  %13 = load volatile i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %14 = icmp eq i32 %13, %6
  br i1 %14, label %22, label %15

15:                                               ; preds = %12, %15
  %16 = phi ptr addrspace(1) [ %19, %15 ], [ %8, %12 ]
  %17 = load volatile i32, ptr addrspace(1) %16, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load volatile i32, ptr addrspace(1) %19, align 4, !tbaa !3
  %21 = icmp eq i32 %20, %17
  br i1 %21, label %22, label %15

22:                                               ; preds = %15, %12
  %23 = phi i32 [ %6, %12 ], [ %17, %15 ]
  %24 = load volatile i32, ptr addrspace(1) %11, align 4, !tbaa !3
  %25 = icmp eq i32 %24, %9
  br i1 %25, label %33, label %26

26:                                               ; preds = %22, %26
  %27 = phi ptr addrspace(1) [ %30, %26 ], [ %11, %22 ]
  %28 = load volatile i32, ptr addrspace(1) %27, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %29
  %31 = load volatile i32, ptr addrspace(1) %30, align 4, !tbaa !3
  %32 = icmp eq i32 %31, %28
  br i1 %32, label %33, label %26

33:                                               ; preds = %26, %22
  %34 = phi i32 [ %9, %22 ], [ %28, %26 ]
  %35 = icmp eq i32 %23, %34
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  %37 = tail call spir_func i32 @_Z3minii(i32 noundef %23, i32 noundef %34) #6
  %38 = tail call spir_func i32 @_Z3maxii(i32 noundef %23, i32 noundef %34) #6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  %41 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %40, i32 noundef %38, i32 noundef %37) #7
  %42 = icmp eq i32 %41, %38
  br i1 %42, label %43, label %12

43:                                               ; preds = %36, %33
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"", !"", !"const"}
!11 = !{i32 1, i32 0, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"uint*", !"uint", !"uint*", !"uint*"}
!14 = !{!"", !"", !"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{!"float*", !"int*", !"float*"}
!18 = !{!"const", !"const", !""}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"int*", !"int2*"}
!22 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*"}
!23 = !{!"", !"const"}
!24 = !{!5, !5, i64 0}
