; ModuleID = 'struct_args.cl'
source_filename = "struct_args.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.image_info = type { i32, i32, float }
%struct.mixed_info = type { i8, i16, <2 x i32>, double, i8 }
%struct.full_info = type { %struct.image_info, <4 x float>, [2 x %struct.anon] }
%struct.anon = type { i32, i32 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @apply_gain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.image_info) align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = load i32, ptr %2, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %4, %8
  %12 = icmp sgt i32 %6, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %24

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load float, ptr %15, align 4
  %17 = mul nsw i32 %4, %10
  %18 = add nsw i32 %17, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !11
  %22 = fmul float %16, %21
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %3, %14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_apply_gain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.image_info) align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = load i32, ptr %2, align 4, !tbaa !13
  %9 = icmp sgt i32 %8, %5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp sgt i32 %11, %7
  %13 = select i1 %9, i1 %12, i1 false
  br i1 %13, label %14, label %24

14:                                               ; preds = %3
  %15 = mul nsw i32 %8, %7
  %16 = add nsw i32 %15, %5
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %21 = load float, ptr %20, align 4, !tbaa !15
  %22 = fmul float %19, %21
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %14, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @read_mixed(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.mixed_info) align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca [6 x double], align 8
  %5 = load i8, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %7 = load i16, ptr %6, align 2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load <2 x i32>, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %15 = uitofp i8 %5 to double
  store double %15, ptr %4, align 8, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = uitofp i16 %7 to double
  store double %17, ptr %16, align 8, !tbaa !19
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = extractelement <2 x i32> %9, i64 0
  %20 = sitofp i32 %19 to double
  store double %20, ptr %18, align 8, !tbaa !19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = extractelement <2 x i32> %9, i64 1
  %23 = sitofp i32 %22 to double
  store double %23, ptr %21, align 8, !tbaa !19
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store double %11, ptr %24, align 8, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = sitofp i8 %13 to double
  store double %26, ptr %25, align 8, !tbaa !19
  %27 = urem i64 %14, 6
  %28 = getelementptr inbounds nuw double, ptr %4, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !19
  %30 = sitofp i8 %2 to double
  %31 = fadd double %29, %30
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %14
  store double %31, ptr addrspace(1) %32, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_read_mixed(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.mixed_info) align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca [6 x double], align 8
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %6 = load i8, ptr %1, align 8, !tbaa !21
  %7 = uitofp i8 %6 to double
  store double %7, ptr %4, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %10 = load i16, ptr %9, align 2, !tbaa !24
  %11 = uitofp i16 %10 to double
  store double %11, ptr %8, align 8, !tbaa !19
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load <2 x i32>, ptr %13, align 8
  %15 = extractelement <2 x i32> %14, i64 0
  %16 = sitofp i32 %15 to double
  store double %16, ptr %12, align 8, !tbaa !19
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = extractelement <2 x i32> %14, i64 1
  %19 = sitofp i32 %18 to double
  store double %19, ptr %17, align 8, !tbaa !19
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load double, ptr %21, align 8, !tbaa !25
  store double %22, ptr %20, align 8, !tbaa !19
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load i8, ptr %24, align 8, !tbaa !26
  %26 = sitofp i8 %25 to double
  store double %26, ptr %23, align 8, !tbaa !19
  %27 = urem i64 %5, 6
  %28 = getelementptr inbounds nuw double, ptr %4, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !19
  %30 = sitofp i8 %2 to double
  %31 = fadd double %29, %30
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %5
  store double %31, ptr addrspace(1) %32, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @clip_nested(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.full_info) align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = alloca %struct.full_info, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, ptr noundef nonnull align 16 dereferenceable(48) %2, i64 48, i1 false)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %10 = sext i32 %3 to i64
  %11 = getelementptr inbounds %struct.anon, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 8, !tbaa !31
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !33
  %15 = tail call spir_func i32 @_Z5clampiii(i32 noundef %8, i32 noundef %12, i32 noundef %14) #5
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = addrspacecast ptr %16 to ptr addrspace(4)
  %18 = and i64 %6, 3
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) %17, i64 %18
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !34
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = load float, ptr %21, align 8, !tbaa !35
  %23 = fadd float %20, %22
  %24 = fptosi float %23 to i32
  %25 = add nsw i32 %15, %24
  %26 = load i32, ptr %5, align 16, !tbaa !37
  %27 = mul nsw i32 %26, 1000
  %28 = add nsw i32 %25, %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_clip_nested(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.full_info) align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %9 = sext i32 %3 to i64
  %10 = getelementptr inbounds %struct.anon, ptr %8, i64 %9
  %11 = load i32, ptr %10, align 8, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !33
  %14 = tail call spir_func i32 @_Z5clampiii(i32 noundef %7, i32 noundef %11, i32 noundef %13) #5
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = addrspacecast ptr %15 to ptr addrspace(4)
  %17 = and i64 %5, 3
  %18 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %17
  %19 = load float, ptr addrspace(4) %18, align 4, !tbaa !34
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %21 = load float, ptr %20, align 8, !tbaa !35
  %22 = fadd float %19, %21
  %23 = fptosi float %22 to i32
  %24 = add nsw i32 %14, %23
  %25 = load i32, ptr %2, align 16, !tbaa !37
  %26 = mul nsw i32 %25, 1000
  %27 = add nsw i32 %24, %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
!9 = !{!"float*", !"float*", !"image_info"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !4, i64 0}
!14 = !{!"", !4, i64 0, !4, i64 4, !12, i64 8}
!15 = !{!14, !12, i64 8}
!16 = !{i32 1, i32 0, i32 0}
!17 = !{!"double*", !"mixed_info", !"char"}
!18 = !{!"", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = !{!22, !5, i64 0}
!22 = !{!"", !5, i64 0, !23, i64 2, !5, i64 8, !20, i64 16, !5, i64 24}
!23 = !{!"short", !5, i64 0}
!24 = !{!22, !23, i64 2}
!25 = !{!22, !20, i64 16}
!26 = !{!22, !5, i64 24}
!27 = !{i32 1, i32 1, i32 0, i32 0}
!28 = !{!"none", !"none", !"none", !"none"}
!29 = !{!"int*", !"int*", !"full_info", !"int"}
!30 = !{!"const", !"", !"", !""}
!31 = !{!32, !4, i64 0}
!32 = !{!"", !4, i64 0, !4, i64 4}
!33 = !{!32, !4, i64 4}
!34 = !{!5, !5, i64 0}
!35 = !{!36, !12, i64 8}
!36 = !{!"", !14, i64 0, !5, i64 16, !5, i64 32}
!37 = !{!36, !4, i64 0}
