; ModuleID = 'attributes.cl'
source_filename = "attributes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.roomy = type { i32, i8, [11 x i8] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @required_size(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !vec_type_hint !11 !reqd_work_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %7 = mul i64 %6, 100
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #9
  %9 = mul i64 %8, 10
  %10 = add i64 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = add i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %5
  store i32 %13, ptr addrspace(1) %15, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !vec_type_hint !11 !reqd_work_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %7 = mul i64 %6, 100
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #9
  %9 = mul i64 %8, 10
  %10 = add i64 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %12 = add i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %4
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %5
  store i32 %13, ptr addrspace(1) %15, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @hinted_size(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !vec_type_hint !17 !work_group_size_hint !18 {
  %3 = alloca [11 x i8], align 1
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %5 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 16, !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = load i8, ptr addrspace(1) %7, align 4, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 1 dereferenceable(11) %3, ptr addrspace(1) noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !tbaa.struct !20
  %10 = sext i8 %8 to i32
  %11 = add nsw i32 %6, %10
  %12 = trunc i64 %4 to i8
  %13 = add i8 %12, 16
  %14 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %1, i64 %4
  store i32 %11, ptr addrspace(1) %14, align 16, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  store i8 %13, ptr addrspace(1) %15, align 4, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 5
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(11) %16, ptr noundef nonnull align 1 dereferenceable(11) %3, i64 11, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !vec_type_hint !17 !work_group_size_hint !18 {
  %3 = alloca [11 x i8], align 1
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %5 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 16, !tbaa !3
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = load i8, ptr addrspace(1) %7, align 4, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 5
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 1 dereferenceable(11) %3, ptr addrspace(1) noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !tbaa.struct !20
  %10 = sext i8 %8 to i32
  %11 = add nsw i32 %6, %10
  %12 = trunc i64 %4 to i8
  %13 = add i8 %12, 16
  %14 = getelementptr inbounds nuw %struct.roomy, ptr addrspace(1) %1, i64 %4
  store i32 %11, ptr addrspace(1) %14, align 16, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  store i8 %13, ptr addrspace(1) %15, align 4, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 5
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(11) %16, ptr noundef nonnull align 1 dereferenceable(11) %3, i64 11, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @unrolled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %15

8:                                                ; preds = %15, %3
  %9 = phi i32 [ 0, %3 ], [ %26, %15 ]
  %10 = trunc i64 %4 to i32
  %11 = and i32 %10, 7
  %12 = shl nuw nsw i32 3, %11
  %13 = xor i32 %12, %9
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %23, %15 ]
  %17 = phi i32 [ 0, %6 ], [ %26, %15 ]
  %18 = add i64 %4, %16
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %20 = urem i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = add nuw nsw i64 %16, 1
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = mul nsw i32 %22, %24
  %26 = add nsw i32 %25, %17
  %27 = icmp eq i64 %23, %7
  br i1 %27, label %8, label %15, !llvm.loop !25
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %15

8:                                                ; preds = %15, %3
  %9 = phi i32 [ 0, %3 ], [ %26, %15 ]
  %10 = trunc i64 %4 to i32
  %11 = and i32 %10, 7
  %12 = shl nuw nsw i32 3, %11
  %13 = xor i32 %12, %9
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %23, %15 ]
  %17 = phi i32 [ 0, %6 ], [ %26, %15 ]
  %18 = add i64 %4, %16
  %19 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %20 = urem i64 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = add nuw nsw i64 %16, 1
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = mul nsw i32 %22, %24
  %26 = add nsw i32 %25, %17
  %27 = icmp eq i64 %23, %7
  br i1 %27, label %8, label %15, !llvm.loop !25
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @aligned_parts(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 1, !tbaa !19
  %7 = extractelement <4 x i32> %6, i64 0
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12, !prof !28

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> %6, i32 7, i64 1
  %11 = extractelement <4 x i32> %6, i64 0
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ %7, %2 ], [ %11, %9 ]
  %14 = phi <4 x i32> [ %6, %2 ], [ %10, %9 ]
  %15 = extractelement <4 x i32> %14, i64 1
  %16 = xor i32 %13, %15
  %17 = extractelement <4 x i32> %14, i64 2
  %18 = xor i32 %16, %17
  %19 = extractelement <4 x i32> %14, i64 3
  %20 = xor i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_aligned_parts(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 1, !tbaa !19
  %7 = extractelement <4 x i32> %6, i64 0
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12, !prof !28

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> %6, i32 7, i64 1
  %11 = extractelement <4 x i32> %6, i64 0
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi i32 [ %11, %9 ], [ %7, %2 ]
  %14 = phi <4 x i32> [ %10, %9 ], [ %6, %2 ]
  %15 = extractelement <4 x i32> %14, i64 1
  %16 = xor i32 %13, %15
  %17 = extractelement <4 x i32> %14, i64 2
  %18 = xor i32 %16, %17
  %19 = extractelement <4 x i32> %14, i64 3
  %20 = xor i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
!11 = !{<4 x float> poison, i32 0}
!12 = !{i32 8, i32 2, i32 1}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"roomy*", !"roomy*"}
!16 = !{!"const", !""}
!17 = !{i32 poison, i32 1}
!18 = !{i32 16, i32 1, i32 1}
!19 = !{!5, !5, i64 0}
!20 = !{}
!21 = !{i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"int*", !"int*", !"int"}
!24 = !{!"const", !"", !""}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.count", i32 4}
!27 = !{!"uchar*", !"int*"}
!28 = !{!"branch_weights", !"expected", i32 1, i32 2000}
