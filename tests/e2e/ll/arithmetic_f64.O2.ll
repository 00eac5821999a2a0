; ModuleID = 'arithmetic_f64.cl'
source_filename = "arithmetic_f64.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @compensated_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr double, ptr addrspace(1) %0, i64 %8
  br label %10

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %20, %10 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %17, %10 ]
  %13 = phi double [ 0.000000e+00, %6 ], [ %19, %10 ]
  %14 = getelementptr double, ptr addrspace(1) %9, i64 %11
  %15 = load double, ptr addrspace(1) %14, align 8, !tbaa !12
  %16 = fsub double %15, %13
  %17 = fadd double %12, %16
  %18 = fsub double %17, %12
  %19 = fsub double %18, %16
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %22, label %10

22:                                               ; preds = %10, %3
  %23 = phi double [ 0.000000e+00, %3 ], [ %19, %10 ]
  %24 = phi double [ 0.000000e+00, %3 ], [ %17, %10 ]
  %25 = insertelement <2 x double> poison, double %24, i64 0
  %26 = insertelement <2 x double> %25, double %23, i64 1
  %27 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  store <2 x double> %26, ptr addrspace(1) %27, align 16, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_compensated_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = mul i64 %4, %7
  %9 = getelementptr double, ptr addrspace(1) %0, i64 %8
  br label %16

10:                                               ; preds = %16, %3
  %11 = phi double [ 0.000000e+00, %3 ], [ %25, %16 ]
  %12 = phi double [ 0.000000e+00, %3 ], [ %23, %16 ]
  %13 = insertelement <2 x double> poison, double %12, i64 0
  %14 = insertelement <2 x double> %13, double %11, i64 1
  %15 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %4
  store <2 x double> %14, ptr addrspace(1) %15, align 16, !tbaa !14
  ret void

16:                                               ; preds = %6, %16
  %17 = phi i64 [ 0, %6 ], [ %26, %16 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %23, %16 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %25, %16 ]
  %20 = getelementptr double, ptr addrspace(1) %9, i64 %17
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !12
  %22 = fsub double %21, %19
  %23 = fadd double %18, %22
  %24 = fsub double %23, %18
  %25 = fsub double %24, %22
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %10, label %16
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @two_product(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  %8 = load double, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = fmul double %6, %8
  %10 = insertelement <2 x double> poison, double %9, i64 0
  %11 = fneg double %9
  %12 = tail call spir_func double @_Z3fmaddd(double noundef %6, double noundef %8, double noundef %11) #5
  %13 = insertelement <2 x double> %10, double %12, i64 1
  %14 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %4
  store <2 x double> %13, ptr addrspace(1) %14, align 16, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_two_product(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  %8 = load double, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = fmul double %6, %8
  %10 = insertelement <2 x double> poison, double %9, i64 0
  %11 = fneg double %9
  %12 = tail call spir_func double @_Z3fmaddd(double noundef %6, double noundef %8, double noundef %11) #5
  %13 = insertelement <2 x double> %10, double %12, i64 1
  %14 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %4
  store <2 x double> %13, ptr addrspace(1) %14, align 16, !tbaa !14
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @orbit(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x double>, ptr addrspace(1) %6, align 32, !tbaa !14
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %35

9:                                                ; preds = %4
  %10 = insertelement <2 x double> poison, double %2, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  br label %12

12:                                               ; preds = %9, %12
  %13 = phi <4 x double> [ %7, %9 ], [ %32, %12 ]
  %14 = phi i32 [ 0, %9 ], [ %33, %12 ]
  %15 = extractelement <4 x double> %13, i64 0
  %16 = fmul double %15, %15
  %17 = extractelement <4 x double> %13, i64 1
  %18 = fmul double %17, %17
  %19 = fadd double %16, %18
  %20 = tail call spir_func double @_Z4sqrtd(double noundef %19) #5
  %21 = fmul double %19, %20
  %22 = fdiv double 1.000000e+00, %21
  %23 = shufflevector <4 x double> %13, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %24 = fmul double %2, %22
  %25 = insertelement <2 x double> poison, double %24, i64 0
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> zeroinitializer
  %27 = fmul <2 x double> %23, %26
  %28 = shufflevector <4 x double> %13, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %29 = fsub <2 x double> %28, %27
  %30 = fmul <2 x double> %11, %29
  %31 = fadd <2 x double> %23, %30
  %32 = shufflevector <2 x double> %31, <2 x double> %29, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %33 = add nuw nsw i32 %14, 1
  %34 = icmp eq i32 %33, %3
  br i1 %34, label %35, label %12

35:                                               ; preds = %12, %4
  %36 = phi <4 x double> [ %7, %4 ], [ %32, %12 ]
  %37 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %5
  store <4 x double> %36, ptr addrspace(1) %37, align 32, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_orbit(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x double>, ptr addrspace(1) %6, align 32, !tbaa !14
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = insertelement <2 x double> poison, double %2, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  br label %15

12:                                               ; preds = %15, %4
  %13 = phi <4 x double> [ %7, %4 ], [ %35, %15 ]
  %14 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %5
  store <4 x double> %13, ptr addrspace(1) %14, align 32, !tbaa !14
  ret void

15:                                               ; preds = %9, %15
  %16 = phi <4 x double> [ %7, %9 ], [ %35, %15 ]
  %17 = phi i32 [ 0, %9 ], [ %36, %15 ]
  %18 = extractelement <4 x double> %16, i64 0
  %19 = fmul double %18, %18
  %20 = extractelement <4 x double> %16, i64 1
  %21 = fmul double %20, %20
  %22 = fadd double %19, %21
  %23 = tail call spir_func double @_Z4sqrtd(double noundef %22) #5
  %24 = fmul double %22, %23
  %25 = fdiv double 1.000000e+00, %24
  %26 = shufflevector <4 x double> %16, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %27 = fmul double %2, %25
  %28 = insertelement <2 x double> poison, double %27, i64 0
  %29 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> zeroinitializer
  %30 = fmul <2 x double> %26, %29
  %31 = shufflevector <4 x double> %16, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %32 = fsub <2 x double> %31, %30
  %33 = fmul <2 x double> %11, %32
  %34 = fadd <2 x double> %26, %33
  %35 = shufflevector <2 x double> %34, <2 x double> %32, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = add nuw nsw i32 %17, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %12, label %15
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @mixed_precision(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %9 = fpext float %8 to double
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = fadd double %11, %9
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %12, ptr addrspace(1) %13, align 8, !tbaa !12
  %14 = fmul float %8, 3.000000e+00
  %15 = fpext float %14 to double
  %16 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %17 = fdiv double %16, 7.000000e+00
  %18 = fsub double %15, %17
  %19 = add i64 %6, %5
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %19
  store double %18, ptr addrspace(1) %20, align 8, !tbaa !12
  %21 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %22 = fcmp ogt double %21, %9
  %23 = select i1 %22, double 0x400921FB54442D18, double 0x4005BF0A8B145769
  %24 = shl i64 %6, 1
  %25 = add i64 %24, %5
  %26 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %25
  store double %23, ptr addrspace(1) %26, align 8, !tbaa !12
  %27 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %28 = fsub double 1.000000e+00, %27
  %29 = mul i64 %6, 24
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr double, ptr addrspace(1) %30, i64 %5
  store double %28, ptr addrspace(1) %31, align 8, !tbaa !12
  %32 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %33 = fmul double %32, %32
  %34 = fptrunc double %33 to float
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !27
  %36 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %37 = fmul float %36, 0x3FB99999A0000000
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %19
  store float %37, ptr addrspace(1) %38, align 4, !tbaa !27
  %39 = fptrunc double %32 to float
  %40 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %41 = fsub float %39, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %25
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_mixed_precision(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %9 = fpext float %8 to double
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %5
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = fadd double %11, %9
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %5
  store double %12, ptr addrspace(1) %13, align 8, !tbaa !12
  %14 = fmul float %8, 3.000000e+00
  %15 = fpext float %14 to double
  %16 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %17 = fdiv double %16, 7.000000e+00
  %18 = fsub double %15, %17
  %19 = add i64 %6, %5
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %19
  store double %18, ptr addrspace(1) %20, align 8, !tbaa !12
  %21 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %22 = fcmp ogt double %21, %9
  %23 = select i1 %22, double 0x400921FB54442D18, double 0x4005BF0A8B145769
  %24 = shl i64 %6, 1
  %25 = add i64 %24, %5
  %26 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %25
  store double %23, ptr addrspace(1) %26, align 8, !tbaa !12
  %27 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %28 = fsub double 1.000000e+00, %27
  %29 = mul i64 %6, 24
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr double, ptr addrspace(1) %30, i64 %5
  store double %28, ptr addrspace(1) %31, align 8, !tbaa !12
  %32 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %33 = fmul double %32, %32
  %34 = fptrunc double %33 to float
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !27
  %36 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %37 = fmul float %36, 0x3FB99999A0000000
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %19
  store float %37, ptr addrspace(1) %38, align 4, !tbaa !27
  %39 = fptrunc double %32 to float
  %40 = load float, ptr addrspace(1) %7, align 4, !tbaa !27
  %41 = fsub float %39, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %25
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"double*", !"double2*", !"int"}
!10 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"double*", !"double*", !"double2*"}
!17 = !{!"double*", !"double*", !"double __attribute__((ext_vector_type(2)))*"}
!18 = !{!"const", !"const", !""}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"double4*", !"double4*", !"double", !"int"}
!22 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*", !"double", !"int"}
!23 = !{!"const", !"", !"", !""}
!24 = !{i32 1, i32 1, i32 1, i32 1}
!25 = !{!"float*", !"double*", !"double*", !"float*"}
!26 = !{!"const", !"const", !"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !5, i64 0}
