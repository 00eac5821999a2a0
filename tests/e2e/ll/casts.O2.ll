; ModuleID = 'casts.cl'
source_filename = "casts.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @c_casts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = fptosi float %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func float @_Z4fabsf(float noundef %7) #3
  %11 = fptoui float %10 to i32
  %12 = and i32 %11, 255
  %13 = add i64 %5, %4
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = fptosi float %7 to i16
  %16 = sext i16 %15 to i32
  %17 = shl i64 %5, 1
  %18 = add i64 %17, %4
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = icmp ne i32 %8, 0
  %21 = zext i1 %20 to i32
  %22 = mul i64 %5, 3
  %23 = add i64 %22, %4
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = lshr i32 %8, 7
  %26 = and i32 %25, 1
  %27 = shl i64 %5, 4
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %4
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = sitofp i32 %8 to float
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = uitofp i32 %8 to float
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !11
  %34 = fpext float %7 to double
  %35 = fmul double %34, 1.000000e-01
  %36 = fptrunc double %35 to float
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %18
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = icmp sgt i32 %8, 3
  %39 = uitofp i1 %38 to float
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %23
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_c_casts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = fptosi float %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = tail call spir_func float @_Z4fabsf(float noundef %7) #3
  %11 = fptoui float %10 to i32
  %12 = and i32 %11, 255
  %13 = add i64 %5, %4
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !3
  %15 = fptosi float %7 to i16
  %16 = sext i16 %15 to i32
  %17 = shl i64 %5, 1
  %18 = add i64 %17, %4
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = icmp ne i32 %8, 0
  %21 = zext i1 %20 to i32
  %22 = mul i64 %5, 3
  %23 = add i64 %22, %4
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !3
  %25 = lshr i32 %8, 7
  %26 = and i32 %25, 1
  %27 = shl i64 %5, 4
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i32, ptr addrspace(1) %28, i64 %4
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !3
  %30 = sitofp i32 %8 to float
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !11
  %32 = uitofp i32 %8 to float
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !11
  %34 = fpext float %7 to double
  %35 = fmul double %34, 1.000000e-01
  %36 = fptrunc double %35 to float
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %18
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !11
  %38 = icmp sgt i32 %8, 3
  %39 = uitofp i1 %38 to float
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %23
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @splats(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = sitofp i32 %7 to float
  %9 = and i32 %7, 3
  %10 = uitofp nneg i32 %9 to float
  %11 = fadd float %8, %10
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !18
  %15 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %16 = trunc i32 %15 to i8
  %17 = insertelement <4 x i8> poison, i8 %16, i64 0
  %18 = shufflevector <4 x i8> %17, <4 x i8> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i8> %18, <i8 1, i8 2, i8 3, i8 4>
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !18
  %21 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = insertelement <2 x i64> poison, i64 %22, i64 0
  %24 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> zeroinitializer
  %25 = insertelement <2 x i64> <i64 poison, i64 -1>, i64 %22, i64 0
  %26 = mul <2 x i64> %24, %25
  %27 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %5
  store <2 x i64> %26, ptr addrspace(1) %27, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_splats(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = sitofp i32 %7 to float
  %9 = and i32 %7, 3
  %10 = uitofp nneg i32 %9 to float
  %11 = fadd float %8, %10
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !18
  %15 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %16 = trunc i32 %15 to i8
  %17 = insertelement <4 x i8> poison, i8 %16, i64 0
  %18 = shufflevector <4 x i8> %17, <4 x i8> poison, <4 x i32> zeroinitializer
  %19 = add <4 x i8> %18, <i8 1, i8 2, i8 3, i8 4>
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %5
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !18
  %21 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = insertelement <2 x i64> poison, i64 %22, i64 0
  %24 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> zeroinitializer
  %25 = insertelement <2 x i64> <i64 poison, i64 -1>, i64 %22, i64 0
  %26 = mul <2 x i64> %24, %25
  %27 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %5
  store <2 x i64> %26, ptr addrspace(1) %27, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"float*", !"int*", !"float*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"int*", !"float4*", !"uchar4*", !"long2*"}
!16 = !{!"int*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"long __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !"", !"", !""}
!18 = !{!5, !5, i64 0}
