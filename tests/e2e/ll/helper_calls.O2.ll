; ModuleID = 'helper_calls.cl'
source_filename = "helper_calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define spir_func i32 @clamp_to(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, %1
  %4 = sub nsw i32 0, %1
  %5 = tail call i32 @llvm.smax.i32(i32 %0, i32 %4)
  %6 = select i1 %3, i32 %1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define spir_func i32 @mix_down(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = mul nsw i32 %0, 3
  %4 = sub nsw i32 %3, %1
  %5 = tail call spir_func i32 @clamp_to(i32 noundef %4, i32 noundef 5000) #12
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = sub nsw i32 0, %5
  br label %13

10:                                               ; preds = %2
  %11 = tail call spir_func i32 @clamp_to(i32 noundef %0, i32 noundef 9) #12
  %12 = add nsw i32 %11, %5
  br label %13

13:                                               ; preds = %10, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %10 ]
  ret i32 %14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = tail call spir_func i32 @mix_down(i32 noundef %5, i32 noundef 0) #12
  %7 = tail call spir_func i32 @mix_down(i32 noundef %6, i32 noundef 1) #12
  %8 = tail call spir_func i32 @mix_down(i32 noundef %7, i32 noundef 2) #12
  %9 = tail call spir_func i32 @mix_down(i32 noundef %8, i32 noundef 3) #12
  %10 = mul nsw i32 %9, 3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !3
  %6 = tail call spir_func i32 @mix_down(i32 noundef %5, i32 noundef 0) #12
  %7 = tail call spir_func i32 @mix_down(i32 noundef %6, i32 noundef 1) #12
  %8 = tail call spir_func i32 @mix_down(i32 noundef %7, i32 noundef 2) #12
  %9 = tail call spir_func i32 @mix_down(i32 noundef %8, i32 noundef 3) #12
  %10 = mul nsw i32 %9, 3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @scale_one(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !14
  %6 = fmul float %1, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_scale_one(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !14
  %6 = fmul float %1, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @shift_one(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !14
  %6 = fadd float %1, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_shift_one(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !14
  %6 = fadd float %1, %5
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @scale_and_shift(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1, float noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !14
  %7 = fmul float %1, %6
  %8 = fadd float %2, %7
  store float %8, ptr addrspace(1) %5, align 4, !tbaa !14
  %9 = and i64 %4, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = fmul float %14, 2.000000e+00
  store float %15, ptr addrspace(1) %13, align 4, !tbaa !14
  br label %16

16:                                               ; preds = %3, %11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_scale_and_shift(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1, float noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !14
  %7 = fmul float %1, %6
  %8 = fadd float %2, %7
  store float %8, ptr addrspace(1) %5, align 4, !tbaa !14
  %9 = and i64 %4, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = fmul float %14, 2.000000e+00
  store float %15, ptr addrspace(1) %13, align 4, !tbaa !14
  br label %16

16:                                               ; preds = %11, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define spir_func double @many(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, i1 noundef zeroext %6, <2 x i8> noundef %7) local_unnamed_addr #0 {
  %9 = sext i8 %0 to i32
  %10 = zext i16 %1 to i32
  %11 = add nsw i32 %10, %9
  %12 = sitofp i32 %11 to double
  %13 = sitofp i64 %2 to double
  %14 = fadd double %13, %12
  %15 = fpext float %3 to double
  %16 = fadd double %14, %15
  %17 = fadd double %4, %16
  %18 = extractelement <4 x i32> %5, i64 0
  %19 = sitofp i32 %18 to double
  %20 = fadd double %17, %19
  %21 = extractelement <4 x i32> %5, i64 3
  %22 = sitofp i32 %21 to double
  %23 = fadd double %20, %22
  %24 = select i1 %6, double 5.000000e-01, double 2.500000e-01
  %25 = fadd double %24, %23
  %26 = extractelement <2 x i8> %7, i64 0
  %27 = zext i8 %26 to i32
  %28 = extractelement <2 x i8> %7, i64 1
  %29 = zext i8 %28 to i32
  %30 = mul nuw nsw i32 %27, %29
  %31 = uitofp nneg i32 %30 to double
  %32 = fadd double %25, %31
  ret double %32
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @many_arguments(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, <2 x i8> noundef %6, ptr addrspace(1) noundef writeonly align 8 captures(none) %7) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = add nsw i64 %9, %2
  %11 = trunc i64 %9 to i32
  %12 = insertelement <4 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <4 x i32> zeroinitializer
  %14 = mul <4 x i32> %13, %5
  %15 = and i64 %9, 1
  %16 = icmp ne i64 %15, 0
  %17 = tail call spir_func double @many(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %10, float noundef %3, double noundef %4, <4 x i32> noundef %14, i1 noundef zeroext %16, <2 x i8> noundef %6) #12
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %9
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !25
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_func void @__clang_ocl_kern_imp_many_arguments(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %2, float noundef %3, double noundef %4, <4 x i32> noundef %5, <2 x i8> noundef %6, ptr addrspace(1) noundef writeonly align 8 captures(none) %7) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  %10 = add nsw i64 %9, %2
  %11 = trunc i64 %9 to i32
  %12 = insertelement <4 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <4 x i32> zeroinitializer
  %14 = mul <4 x i32> %13, %5
  %15 = and i64 %9, 1
  %16 = icmp ne i64 %15, 0
  %17 = tail call spir_func double @many(i8 noundef signext %0, i16 noundef zeroext %1, i64 noundef %10, float noundef %3, double noundef %4, <4 x i32> noundef %14, i1 noundef zeroext %16, <2 x i8> noundef %6) #12
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %9
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write)
define spir_func void @split(float noundef %0, ptr addrspace(4) noundef writeonly captures(none) initializes((0, 4)) %1, ptr addrspace(4) noundef writeonly captures(none) initializes((0, 4)) %2) local_unnamed_addr #6 {
  %4 = tail call spir_func float @_Z5floorf(float noundef %0) #13
  store float %4, ptr addrspace(4) %1, align 4, !tbaa !14
  %5 = fsub float %0, %4
  store float %5, ptr addrspace(4) %2, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define spir_kernel void @restricted(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #8 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !noalias !36
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !noalias !36
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !14, !alias.scope !31, !noalias !34
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  call spir_func void @split(float noundef %9, ptr addrspace(4) noundef %10, ptr addrspace(4) noundef %11) #14, !noalias !36
  %12 = load float, ptr %5, align 4, !tbaa !14, !noalias !36
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !14, !alias.scope !34, !noalias !31
  %14 = load float, ptr %6, align 4, !tbaa !14, !noalias !36
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %7
  store volatile float %14, ptr addrspace(1) %15, align 4, !tbaa !14, !noalias !36
  %16 = load volatile float, ptr addrspace(1) %15, align 4, !tbaa !14, !noalias !36
  %17 = fadd float %16, 1.000000e+00
  store volatile float %17, ptr addrspace(1) %15, align 4, !tbaa !14, !noalias !36
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !36
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !36
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define spir_func void @__clang_ocl_kern_imp_restricted(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #9 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !14
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  call spir_func void @split(float noundef %9, ptr addrspace(4) noundef %10, ptr addrspace(4) noundef %11) #14
  %12 = load float, ptr %5, align 4, !tbaa !14
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !14
  %14 = load float, ptr %6, align 4, !tbaa !14
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %7
  store volatile float %14, ptr addrspace(1) %15, align 4, !tbaa !14
  %16 = load volatile float, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = fadd float %16, 1.000000e+00
  store volatile float %17, ptr addrspace(1) %15, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind willreturn memory(none) }
attributes #14 = { convergent nounwind }

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
!11 = !{i32 1, i32 0}
!12 = !{!"float*", !"float"}
!13 = !{!"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{i32 1, i32 0, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"float*", !"float", !"float"}
!19 = !{!"", !"", !""}
!20 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1}
!21 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!22 = !{!"char", !"ushort", !"long", !"float", !"double", !"int4", !"uchar2", !"double*"}
!23 = !{!"char", !"ushort", !"long", !"float", !"double", !"int __attribute__((ext_vector_type(4)))", !"uchar __attribute__((ext_vector_type(2)))", !"double*"}
!24 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !5, i64 0}
!27 = !{i32 1, i32 1, i32 1, i32 0}
!28 = !{!"none", !"none", !"none", !"none"}
!29 = !{!"float*", !"float*", !"float*", !"int"}
!30 = !{!"restrict const", !"restrict", !"volatile", !""}
!31 = !{!32}
!32 = distinct !{!32, !33, !"__clang_ocl_kern_imp_restricted: argument 0"}
!33 = distinct !{!33, !"__clang_ocl_kern_imp_restricted"}
!34 = !{!35}
!35 = distinct !{!35, !33, !"__clang_ocl_kern_imp_restricted: argument 1"}
!36 = !{!32, !35}
