; ModuleID = 'math_formulas.cl'
source_filename = "math_formulas.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define spir_func float @normal_cdf(float noundef %0) local_unnamed_addr #0 {
  %2 = fmul float %0, 0xBFE6A09E60000000
  %3 = tail call spir_func float @_Z4erfcf(float noundef %2) #5
  %4 = fmul float %3, 5.000000e-01
  ret float %4
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !11
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4sqrtf(float noundef %14) #5, !fpmath !13
  %16 = fmul float %6, %15
  %17 = fdiv float %10, %12, !fpmath !14
  %18 = tail call spir_func float @_Z3logf(float noundef %17) #5
  %19 = fmul float %6, 5.000000e-01
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %6, float %5)
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %14, float %18)
  %22 = fdiv float %21, %16, !fpmath !14
  %23 = fsub float %22, %16
  %24 = fneg float %5
  %25 = fmul float %14, %24
  %26 = tail call spir_func float @_Z3expf(float noundef %25) #5
  %27 = fmul float %12, %26
  %28 = fmul float %22, 0xBFE6A09E60000000
  %29 = tail call spir_func float @_Z4erfcf(float noundef %28) #5
  %30 = fmul float %29, 5.000000e-01
  %31 = fmul float %23, 0xBFE6A09E60000000
  %32 = tail call spir_func float @_Z4erfcf(float noundef %31) #5
  %33 = fmul float %32, -5.000000e-01
  %34 = fmul float %27, %33
  %35 = tail call float @llvm.fmuladd.f32(float %10, float %30, float %34)
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %8
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !11
  %37 = fmul float %23, 0x3FE6A09E60000000
  %38 = tail call spir_func float @_Z4erfcf(float noundef %37) #5
  %39 = fmul float %38, 5.000000e-01
  %40 = fmul float %22, 0x3FE6A09E60000000
  %41 = tail call spir_func float @_Z4erfcf(float noundef %40) #5
  %42 = fmul float %41, -5.000000e-01
  %43 = fmul float %10, %42
  %44 = tail call float @llvm.fmuladd.f32(float %27, float %39, float %43)
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %8
  store float %44, ptr addrspace(1) %45, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !11
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !11
  %15 = tail call spir_func float @_Z4sqrtf(float noundef %14) #5, !fpmath !13
  %16 = fmul float %6, %15
  %17 = fdiv float %10, %12, !fpmath !14
  %18 = tail call spir_func float @_Z3logf(float noundef %17) #5
  %19 = fmul float %6, 5.000000e-01
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %6, float %5)
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %14, float %18)
  %22 = fdiv float %21, %16, !fpmath !14
  %23 = fsub float %22, %16
  %24 = fneg float %5
  %25 = fmul float %14, %24
  %26 = tail call spir_func float @_Z3expf(float noundef %25) #5
  %27 = fmul float %12, %26
  %28 = fmul float %22, 0xBFE6A09E60000000
  %29 = tail call spir_func float @_Z4erfcf(float noundef %28) #5
  %30 = fmul float %29, 5.000000e-01
  %31 = fmul float %23, 0xBFE6A09E60000000
  %32 = tail call spir_func float @_Z4erfcf(float noundef %31) #5
  %33 = fmul float %32, -5.000000e-01
  %34 = fmul float %27, %33
  %35 = tail call float @llvm.fmuladd.f32(float %10, float %30, float %34)
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %8
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !11
  %37 = fmul float %23, 0x3FE6A09E60000000
  %38 = tail call spir_func float @_Z4erfcf(float noundef %37) #5
  %39 = fmul float %38, 5.000000e-01
  %40 = fmul float %22, 0x3FE6A09E60000000
  %41 = tail call spir_func float @_Z4erfcf(float noundef %40) #5
  %42 = fmul float %41, -5.000000e-01
  %43 = fmul float %10, %42
  %44 = tail call float @llvm.fmuladd.f32(float %27, float %39, float %43)
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %8
  store float %44, ptr addrspace(1) %45, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @great_circle(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !20
  %6 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %5) #5
  %7 = extractelement <4 x float> %6, i64 2
  %8 = extractelement <4 x float> %6, i64 0
  %9 = fsub float %7, %8
  %10 = fmul float %9, 5.000000e-01
  %11 = tail call spir_func float @_Z3sinf(float noundef %10) #5
  %12 = extractelement <4 x float> %6, i64 3
  %13 = extractelement <4 x float> %6, i64 1
  %14 = fsub float %12, %13
  %15 = fmul float %14, 5.000000e-01
  %16 = tail call spir_func float @_Z3sinf(float noundef %15) #5
  %17 = tail call spir_func float @_Z3cosf(float noundef %8) #5
  %18 = tail call spir_func float @_Z3cosf(float noundef %7) #5
  %19 = fmul float %17, %18
  %20 = fmul float %16, %19
  %21 = fmul float %16, %20
  %22 = tail call float @llvm.fmuladd.f32(float %11, float %11, float %21)
  %23 = tail call spir_func float @_Z5clampfff(float noundef %22, float noundef 0.000000e+00, float noundef 1.000000e+00) #5
  %24 = tail call spir_func float @_Z4sqrtf(float noundef %23) #5, !fpmath !13
  %25 = tail call spir_func float @_Z4asinf(float noundef %24) #5
  %26 = fmul float %25, 1.274200e+04
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_great_circle(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %3
  %5 = load <4 x float>, ptr addrspace(1) %4, align 16, !tbaa !20
  %6 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %5) #5
  %7 = extractelement <4 x float> %6, i64 2
  %8 = extractelement <4 x float> %6, i64 0
  %9 = fsub float %7, %8
  %10 = fmul float %9, 5.000000e-01
  %11 = tail call spir_func float @_Z3sinf(float noundef %10) #5
  %12 = extractelement <4 x float> %6, i64 3
  %13 = extractelement <4 x float> %6, i64 1
  %14 = fsub float %12, %13
  %15 = fmul float %14, 5.000000e-01
  %16 = tail call spir_func float @_Z3sinf(float noundef %15) #5
  %17 = tail call spir_func float @_Z3cosf(float noundef %8) #5
  %18 = tail call spir_func float @_Z3cosf(float noundef %7) #5
  %19 = fmul float %17, %18
  %20 = fmul float %16, %19
  %21 = fmul float %16, %20
  %22 = tail call float @llvm.fmuladd.f32(float %11, float %11, float %21)
  %23 = tail call spir_func float @_Z5clampfff(float noundef %22, float noundef 0.000000e+00, float noundef 1.000000e+00) #5
  %24 = tail call spir_func float @_Z4sqrtf(float noundef %23) #5, !fpmath !13
  %25 = tail call spir_func float @_Z4asinf(float noundef %24) #5
  %26 = fmul float %25, 1.274200e+04
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @softplus_family(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4fabsf(float noundef %6) #5
  %8 = fneg float %7
  %9 = tail call spir_func float @_Z3expf(float noundef %8) #5
  %10 = tail call spir_func float @_Z5log1pf(float noundef %9) #5
  %11 = tail call spir_func float @_Z4fmaxff(float noundef %6, float noundef 0.000000e+00) #5
  %12 = fadd float %10, %11
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = fneg float %6
  %15 = tail call spir_func float @_Z3expf(float noundef %14) #5
  %16 = fadd float %15, 1.000000e+00
  %17 = fdiv float 1.000000e+00, %16, !fpmath !14
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %17, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = fmul float %6, 5.000000e-01
  %21 = fmul float %6, 0x3FA6E4E260000000
  %22 = fmul float %6, %21
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %6, float %6)
  %24 = fmul float %23, 0x3FE9884540000000
  %25 = tail call spir_func float @_Z4tanhf(float noundef %24) #5
  %26 = fadd float %25, 1.000000e+00
  %27 = fmul float %20, %26
  %28 = shl i64 %4, 3
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %3
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_softplus_family(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = tail call spir_func float @_Z4fabsf(float noundef %6) #5
  %8 = fneg float %7
  %9 = tail call spir_func float @_Z3expf(float noundef %8) #5
  %10 = tail call spir_func float @_Z5log1pf(float noundef %9) #5
  %11 = tail call spir_func float @_Z4fmaxff(float noundef %6, float noundef 0.000000e+00) #5
  %12 = fadd float %10, %11
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !11
  %14 = fneg float %6
  %15 = tail call spir_func float @_Z3expf(float noundef %14) #5
  %16 = fadd float %15, 1.000000e+00
  %17 = fdiv float 1.000000e+00, %16, !fpmath !14
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %4
  %19 = getelementptr float, ptr addrspace(1) %18, i64 %3
  store float %17, ptr addrspace(1) %19, align 4, !tbaa !11
  %20 = fmul float %6, 5.000000e-01
  %21 = fmul float %6, 0x3FA6E4E260000000
  %22 = fmul float %6, %21
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %6, float %6)
  %24 = fmul float %23, 0x3FE9884540000000
  %25 = tail call spir_func float @_Z4tanhf(float noundef %24) #5
  %26 = fadd float %25, 1.000000e+00
  %27 = fmul float %20, %26
  %28 = shl i64 %4, 3
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr float, ptr addrspace(1) %29, i64 %3
  store float %27, ptr addrspace(1) %30, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4asinf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4tanhf(float noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!10 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{float 3.000000e+00}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"float4*", !"float*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*"}
!19 = !{!"const", !""}
!20 = !{!5, !5, i64 0}
!21 = !{!"float*", !"float*"}
