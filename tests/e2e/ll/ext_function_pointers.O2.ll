; ModuleID = 'ext_function_pointers.cl'
source_filename = "ext_function_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.shape = type { i32, ptr addrspace(4), ptr addrspace(4) }

@table = internal unnamed_addr addrspace(2) constant [3 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @add to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @sub to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @mul to ptr addrspace(4))], align 8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @calls(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca %struct.shape, align 8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = and i32 %6, 1
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, ptr addrspace(4) addrspacecast (ptr @line to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @square to ptr addrspace(4))
  store ptr addrspace(4) %15, ptr %12, align 8, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(4) addrspacecast (ptr @grow to ptr addrspace(4)), ptr %16, align 8, !tbaa !14
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = add nsw i32 %10, %6
  store i32 %18, ptr addrspace(4) %17, align 8, !tbaa !15
  %19 = srem i32 %6, 3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr addrspace(4), ptr addrspace(2) @table, i64 %20
  %22 = load ptr addrspace(4), ptr addrspace(2) %21, align 8, !tbaa !16
  %23 = tail call spir_func addrspace(4) i32 %22(i32 noundef %10, i32 noundef 5) #9
  %24 = call spir_func addrspace(4) i32 %15(ptr addrspace(4) noundef %17) #9
  %25 = add nsw i32 %6, 1
  %26 = srem i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr addrspace(4), ptr addrspace(2) @table, i64 %27
  %29 = load ptr addrspace(4), ptr addrspace(2) %28, align 8, !tbaa !16
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %31 = icmp sgt i32 %2, 1
  br i1 %31, label %32, label %42

32:                                               ; preds = %3
  %33 = zext nneg i32 %2 to i64
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 1, %32 ], [ %40, %34 ]
  %36 = phi i32 [ %30, %32 ], [ %39, %34 ]
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !3
  %39 = call spir_func addrspace(4) i32 %29(i32 noundef %36, i32 noundef %38) #9
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %33
  br i1 %41, label %42, label %34

42:                                               ; preds = %34, %3
  %43 = phi i32 [ %30, %3 ], [ %39, %34 ]
  %44 = add nsw i32 %24, %23
  %45 = add nsw i32 %44, %43
  %46 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca %struct.shape, align 8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = and i32 %6, 1
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, ptr addrspace(4) addrspacecast (ptr @line to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @square to ptr addrspace(4))
  store ptr addrspace(4) %15, ptr %12, align 8, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(4) addrspacecast (ptr @grow to ptr addrspace(4)), ptr %16, align 8, !tbaa !14
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = add nsw i32 %10, %6
  store i32 %18, ptr addrspace(4) %17, align 8, !tbaa !15
  %19 = srem i32 %6, 3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr addrspace(4), ptr addrspace(2) @table, i64 %20
  %22 = load ptr addrspace(4), ptr addrspace(2) %21, align 8, !tbaa !16
  %23 = tail call spir_func addrspace(4) i32 %22(i32 noundef %10, i32 noundef 5) #9
  %24 = call spir_func addrspace(4) i32 %15(ptr addrspace(4) noundef %17) #9
  %25 = add nsw i32 %6, 1
  %26 = srem i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr addrspace(4), ptr addrspace(2) @table, i64 %27
  %29 = load ptr addrspace(4), ptr addrspace(2) %28, align 8, !tbaa !16
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %31 = icmp sgt i32 %2, 1
  br i1 %31, label %32, label %42

32:                                               ; preds = %3
  %33 = zext nneg i32 %2 to i64
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 1, %32 ], [ %40, %34 ]
  %36 = phi i32 [ %30, %32 ], [ %39, %34 ]
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !3
  %39 = call spir_func addrspace(4) i32 %29(i32 noundef %36, i32 noundef %38) #9
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %33
  br i1 %41, label %42, label %34

42:                                               ; preds = %34, %3
  %43 = phi i32 [ %30, %3 ], [ %39, %34 ]
  %44 = add nsw i32 %24, %23
  %45 = add nsw i32 %44, %43
  %46 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func i32 @square(ptr addrspace(4) noundef readonly captures(none) %0) #4 {
  %2 = load i32, ptr addrspace(4) %0, align 8, !tbaa !15
  %3 = mul nsw i32 %2, %2
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func i32 @line(ptr addrspace(4) noundef readonly captures(none) %0) #4 {
  %2 = load i32, ptr addrspace(4) %0, align 8, !tbaa !15
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @grow(ptr addrspace(4) noundef captures(none) %0, i32 noundef %1) #5 {
  %3 = load i32, ptr addrspace(4) %0, align 8, !tbaa !15
  %4 = add nsw i32 %3, %1
  store i32 %4, ptr addrspace(4) %0, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func i32 @add(i32 noundef %0, i32 noundef %1) #6 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func i32 @sub(i32 noundef %0, i32 noundef %1) #6 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func i32 @mul(i32 noundef %0, i32 noundef %1) #6 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !13, i64 8}
!12 = !{!"shape", !4, i64 0, !13, i64 8, !13, i64 16}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!12, !13, i64 16}
!15 = !{!12, !4, i64 0}
!16 = !{!13, !13, i64 0}
