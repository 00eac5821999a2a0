; ModuleID = 'vec3.cl'
source_filename = "vec3.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.body = type { <3 x float>, <3 x float>, float, [12 x i8] }

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @cross_products(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <3 x float>, ptr addrspace(1) %5, align 16
  %7 = extractelement <3 x float> %6, i64 1
  %8 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <3 x float>, ptr addrspace(1) %8, align 16
  %10 = extractelement <3 x float> %9, i64 2
  %11 = extractelement <3 x float> %6, i64 2
  %12 = extractelement <3 x float> %9, i64 1
  %13 = fneg float %12
  %14 = fmul float %11, %13
  %15 = tail call float @llvm.fmuladd.f32(float %7, float %10, float %14)
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = extractelement <3 x float> %9, i64 0
  %18 = extractelement <3 x float> %6, i64 0
  %19 = fneg float %10
  %20 = fmul float %18, %19
  %21 = tail call float @llvm.fmuladd.f32(float %11, float %17, float %20)
  %22 = insertelement <3 x float> %16, float %21, i64 1
  %23 = fneg float %17
  %24 = fmul float %7, %23
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %12, float %24)
  %26 = insertelement <3 x float> %22, float %25, i64 2
  %27 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %26, i64 noundef %4, ptr addrspace(4) noundef %27) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_cross_products(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <3 x float>, ptr addrspace(1) %5, align 16
  %7 = extractelement <3 x float> %6, i64 1
  %8 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %1, i64 %4
  %9 = load <3 x float>, ptr addrspace(1) %8, align 16
  %10 = extractelement <3 x float> %9, i64 2
  %11 = extractelement <3 x float> %6, i64 2
  %12 = extractelement <3 x float> %9, i64 1
  %13 = fneg float %12
  %14 = fmul float %11, %13
  %15 = tail call float @llvm.fmuladd.f32(float %7, float %10, float %14)
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = extractelement <3 x float> %9, i64 0
  %18 = extractelement <3 x float> %6, i64 0
  %19 = fneg float %10
  %20 = fmul float %18, %19
  %21 = tail call float @llvm.fmuladd.f32(float %11, float %17, float %20)
  %22 = insertelement <3 x float> %16, float %21, i64 1
  %23 = fneg float %17
  %24 = fmul float %7, %23
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %12, float %24)
  %26 = insertelement <3 x float> %22, float %25, i64 2
  %27 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %26, i64 noundef %4, ptr addrspace(4) noundef %27) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @drift(ptr addrspace(1) noundef align 16 %0, <3 x float> noundef %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !16
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %8 = load <3 x float>, ptr addrspace(1) %7, align 16, !tbaa !16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 32
  %10 = load float, ptr addrspace(1) %9, align 16, !tbaa !17
  %11 = insertelement <3 x float> poison, float %2, i64 0
  %12 = shufflevector <3 x float> %11, <3 x float> poison, <3 x i32> zeroinitializer
  %13 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %1, <3 x float> %12, <3 x float> %8)
  %14 = shufflevector <3 x float> %13, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %15 = insertelement <2 x float> poison, float %2, i64 0
  %16 = shufflevector <2 x float> %15, <2 x float> poison, <2 x i32> zeroinitializer
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %18 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %14, <2 x float> %16, <2 x float> %17)
  %19 = shufflevector <2 x float> %18, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %20 = extractelement <3 x float> %13, i64 2
  %21 = extractelement <4 x float> %6, i64 2
  %22 = tail call spir_func float @_Z3fmafff(float noundef %20, float noundef %2, float noundef %21) #5
  %23 = insertelement <3 x float> %19, float %22, i64 2
  %24 = fadd float %10, 1.000000e+00
  store float %24, ptr addrspace(1) %9, align 16, !tbaa !19
  %25 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %25) #6
  %26 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_drift(ptr addrspace(1) noundef align 16 %0, <3 x float> noundef %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = getelementptr inbounds nuw %struct.body, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !16
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %8 = load <3 x float>, ptr addrspace(1) %7, align 16, !tbaa !16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 32
  %10 = load float, ptr addrspace(1) %9, align 16, !tbaa !17
  %11 = insertelement <3 x float> poison, float %2, i64 0
  %12 = shufflevector <3 x float> %11, <3 x float> poison, <3 x i32> zeroinitializer
  %13 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %1, <3 x float> %12, <3 x float> %8)
  %14 = shufflevector <3 x float> %13, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %15 = insertelement <2 x float> poison, float %2, i64 0
  %16 = shufflevector <2 x float> %15, <2 x float> poison, <2 x i32> zeroinitializer
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %18 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %14, <2 x float> %16, <2 x float> %17)
  %19 = shufflevector <2 x float> %18, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %20 = extractelement <3 x float> %13, i64 2
  %21 = extractelement <4 x float> %6, i64 2
  %22 = tail call spir_func float @_Z3fmafff(float noundef %20, float noundef %2, float noundef %21) #5
  %23 = insertelement <3 x float> %19, float %22, i64 2
  %24 = fadd float %10, 1.000000e+00
  store float %24, ptr addrspace(1) %9, align 16, !tbaa !19
  %25 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %23, i64 noundef 0, ptr addrspace(4) noundef %25) #6
  %26 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef 0, ptr addrspace(4) noundef %26) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @integer_threes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(3) noundef align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <3 x i32>, ptr addrspace(1) %7, align 16
  %9 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(3) %3, i64 %5
  %10 = shufflevector <3 x i32> %8, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %10, ptr addrspace(3) %9, align 16, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %12 = xor i64 %5, -1
  %13 = getelementptr <3 x i32>, ptr addrspace(3) %3, i64 %11
  %14 = getelementptr <3 x i32>, ptr addrspace(3) %13, i64 %12
  %15 = load <3 x i32>, ptr addrspace(3) %14, align 16
  %16 = load <3 x i32>, ptr addrspace(1) %7, align 16
  %17 = icmp sgt <3 x i32> %15, %16
  %18 = sext <3 x i1> %17 to <3 x i32>
  %19 = tail call spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> noundef %16, <3 x i32> noundef %15, <3 x i32> noundef %18) #5
  %20 = extractelement <3 x i32> %19, i64 0
  %21 = extractelement <3 x i32> %19, i64 1
  %22 = mul nsw i32 %21, 10
  %23 = add nsw i32 %22, %20
  %24 = extractelement <3 x i32> %19, i64 2
  %25 = mul nsw i32 %24, 100
  %26 = add nsw i32 %23, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = and <3 x i32> %19, splat (i32 255)
  %29 = tail call spir_func <3 x i8> @_Z14convert_uchar3Dv3_i(<3 x i32> noundef %28) #5
  %30 = shufflevector <3 x i8> %29, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %31 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %30, i64 noundef %6, ptr addrspace(4) noundef %31) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_integer_threes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(3) noundef align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <3 x i32>, ptr addrspace(1) %7, align 16
  %9 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(3) %3, i64 %5
  %10 = shufflevector <3 x i32> %8, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %10, ptr addrspace(3) %9, align 16, !tbaa !16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %12 = xor i64 %5, -1
  %13 = getelementptr <3 x i32>, ptr addrspace(3) %3, i64 %11
  %14 = getelementptr <3 x i32>, ptr addrspace(3) %13, i64 %12
  %15 = load <3 x i32>, ptr addrspace(3) %14, align 16
  %16 = load <3 x i32>, ptr addrspace(1) %7, align 16
  %17 = icmp sgt <3 x i32> %15, %16
  %18 = sext <3 x i1> %17 to <3 x i32>
  %19 = tail call spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> noundef %16, <3 x i32> noundef %15, <3 x i32> noundef %18) #5
  %20 = extractelement <3 x i32> %19, i64 0
  %21 = extractelement <3 x i32> %19, i64 1
  %22 = mul nsw i32 %21, 10
  %23 = add nsw i32 %22, %20
  %24 = extractelement <3 x i32> %19, i64 2
  %25 = mul nsw i32 %24, 100
  %26 = add nsw i32 %23, %25
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !3
  %28 = and <3 x i32> %19, splat (i32 255)
  %29 = tail call spir_func <3 x i8> @_Z14convert_uchar3Dv3_i(<3 x i32> noundef %28) #5
  %30 = shufflevector <3 x i8> %29, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %31 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %30, i64 noundef %6, ptr addrspace(4) noundef %31) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> noundef, <3 x i32> noundef, <3 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i8> @_Z14convert_uchar3Dv3_i(<3 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!9 = !{!"float3*", !"float3*", !"float*"}
!10 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*", !"float*"}
!11 = !{!"const", !"const", !""}
!12 = !{i32 1, i32 0, i32 0}
!13 = !{!"body*", !"float3", !"float"}
!14 = !{!"body*", !"float __attribute__((ext_vector_type(3)))", !"float"}
!15 = !{!"", !"", !""}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = !{!20, !18, i64 32}
!20 = !{!"", !5, i64 0, !5, i64 16, !18, i64 32}
!21 = !{i32 1, i32 1, i32 1, i32 3}
!22 = !{!"none", !"none", !"none", !"none"}
!23 = !{!"int3*", !"int*", !"uchar*", !"int3*"}
!24 = !{!"int __attribute__((ext_vector_type(3)))*", !"int*", !"uchar*", !"int __attribute__((ext_vector_type(3)))*"}
!25 = !{!"const", !"", !"", !""}
