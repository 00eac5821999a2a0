; ModuleID = 'arithmetic_f32.cl'
source_filename = "arithmetic_f32.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @operators(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = fadd float %7, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = fsub float %7, %9
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = fmul float %7, %9
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = fneg float %7
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = fadd float %15, 1.000000e+00
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = fdiv float %7, %9, !fpmath !13
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = fadd float %7, 1.000000e+00
  %32 = fmul float %31, %9
  %33 = fadd float %32, -1.875000e-01
  %34 = mul i64 %5, 24
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr float, ptr addrspace(1) %35, i64 %4
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = fadd float %7, %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %4
  store float %10, ptr addrspace(1) %11, align 4, !tbaa !11
  %12 = fsub float %7, %9
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %5
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %4
  store float %12, ptr addrspace(1) %14, align 4, !tbaa !11
  %15 = fmul float %7, %9
  %16 = shl i64 %5, 3
  %17 = getelementptr i8, ptr addrspace(1) %2, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %17, i64 %4
  store float %15, ptr addrspace(1) %18, align 4, !tbaa !11
  %19 = fneg float %7
  %20 = mul i64 %5, 12
  %21 = getelementptr i8, ptr addrspace(1) %2, i64 %20
  %22 = getelementptr float, ptr addrspace(1) %21, i64 %4
  store float %19, ptr addrspace(1) %22, align 4, !tbaa !11
  %23 = fadd float %15, 1.000000e+00
  %24 = shl i64 %5, 4
  %25 = getelementptr i8, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr float, ptr addrspace(1) %25, i64 %4
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !11
  %27 = fdiv float %7, %9, !fpmath !13
  %28 = mul i64 %5, 20
  %29 = getelementptr i8, ptr addrspace(1) %2, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %4
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  %31 = fadd float %7, 1.000000e+00
  %32 = fmul float %31, %9
  %33 = fadd float %32, -1.875000e-01
  %34 = mul i64 %5, 24
  %35 = getelementptr i8, ptr addrspace(1) %2, i64 %34
  %36 = getelementptr float, ptr addrspace(1) %35, i64 %4
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 -16777216, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %9 = getelementptr i32, ptr addrspace(1) %8, i64 %3
  store i32 511, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = shl i64 %4, 3
  %11 = getelementptr i8, ptr addrspace(1) %1, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %3
  store i32 -2147483648, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = mul i64 %4, 12
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 1275068415, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = fmul float %6, 0x7FF0000000000000
  %17 = shl i64 %4, 4
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = mul i64 %4, 20
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %3
  store i32 1, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func float @_Z4fabsf(float noundef %6) #3
  %24 = bitcast float %23 to i32
  %25 = fneg float %6
  %26 = bitcast float %25 to i32
  %27 = xor i32 %24, %26
  %28 = mul i64 %4, 24
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = mul i64 %4, 28
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %3
  store i32 1104749051, ptr addrspace(1) %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_special_values(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 -16777216, ptr addrspace(1) %7, align 4, !tbaa !3
  %8 = getelementptr i32, ptr addrspace(1) %1, i64 %4
  %9 = getelementptr i32, ptr addrspace(1) %8, i64 %3
  store i32 511, ptr addrspace(1) %9, align 4, !tbaa !3
  %10 = shl i64 %4, 3
  %11 = getelementptr i8, ptr addrspace(1) %1, i64 %10
  %12 = getelementptr i32, ptr addrspace(1) %11, i64 %3
  store i32 -2147483648, ptr addrspace(1) %12, align 4, !tbaa !3
  %13 = mul i64 %4, 12
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr i32, ptr addrspace(1) %14, i64 %3
  store i32 1275068415, ptr addrspace(1) %15, align 4, !tbaa !3
  %16 = fmul float %6, 0x7FF0000000000000
  %17 = shl i64 %4, 4
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i32, ptr addrspace(1) %18, i64 %3
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !3
  %20 = mul i64 %4, 20
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr i32, ptr addrspace(1) %21, i64 %3
  store i32 1, ptr addrspace(1) %22, align 4, !tbaa !3
  %23 = tail call spir_func float @_Z4fabsf(float noundef %6) #3
  %24 = bitcast float %23 to i32
  %25 = fneg float %6
  %26 = bitcast float %25 to i32
  %27 = xor i32 %24, %26
  %28 = mul i64 %4, 24
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 %3
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !3
  %31 = mul i64 %4, 28
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i32, ptr addrspace(1) %32, i64 %3
  store i32 1104749051, ptr addrspace(1) %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @vector_operators(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !23
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !23
  %10 = insertelement <4 x float> poison, float %3, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = fmul <4 x float> %11, %7
  %13 = fadd <4 x float> %12, %9
  %14 = shl i64 %5, 6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !23
  %16 = fsub <4 x float> %11, %7
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !23
  %18 = fadd <4 x float> %7, %9
  %19 = fmul <4 x float> %18, <float -1.000000e+00, float -2.000000e+00, float -4.000000e+00, float -8.000000e+00>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 32
  store <4 x float> %19, ptr addrspace(1) %20, align 16, !tbaa !23
  %21 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %23 = fadd <2 x float> %22, %21
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = shufflevector <4 x float> %7, <4 x float> %24, <4 x i32> <i32 4, i32 1, i32 5, i32 poison>
  %26 = insertelement <4 x float> %25, float %3, i64 3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 48
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_vector_operators(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !23
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !23
  %10 = insertelement <4 x float> poison, float %3, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = fmul <4 x float> %11, %7
  %13 = fadd <4 x float> %12, %9
  %14 = shl i64 %5, 6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %14
  store <4 x float> %13, ptr addrspace(1) %15, align 16, !tbaa !23
  %16 = fsub <4 x float> %11, %7
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !23
  %18 = fadd <4 x float> %7, %9
  %19 = fmul <4 x float> %18, <float -1.000000e+00, float -2.000000e+00, float -4.000000e+00, float -8.000000e+00>
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 32
  store <4 x float> %19, ptr addrspace(1) %20, align 16, !tbaa !23
  %21 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %22 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %23 = fadd <2 x float> %22, %21
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = shufflevector <4 x float> %7, <4 x float> %24, <4 x i32> <i32 4, i32 1, i32 5, i32 poison>
  %26 = insertelement <4 x float> %25, float %3, i64 3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 48
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !23
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
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{float 2.500000e+00}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"float*", !"uint*"}
!17 = !{!"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float4*", !"float4*", !"float4*", !"float"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!22 = !{!"const", !"const", !"", !""}
!23 = !{!5, !5, i64 0}
