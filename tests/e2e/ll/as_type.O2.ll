; ModuleID = 'as_type.cl'
source_filename = "as_type.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = lshr i32 %7, 23
  %9 = and i32 %8, 255
  %10 = add nsw i32 %9, -127
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = and i32 %7, 8388607
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = xor i32 %7, -2147483648
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = lshr i32 %7, 23
  %9 = and i32 %8, 255
  %10 = add nsw i32 %9, -127
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !3
  %12 = and i32 %7, 8388607
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !3
  %14 = xor i32 %7, -2147483648
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @regroup(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef writeonly align 16 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !18
  %10 = bitcast <4 x i32> %9 to <8 x i16>
  %11 = add <8 x i16> %10, splat (i16 1)
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %7
  store <8 x i16> %11, ptr addrspace(1) %12, align 16, !tbaa !18
  %13 = bitcast <4 x i32> %9 to <16 x i8>
  %14 = shufflevector <16 x i8> %13, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %7
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %17 = xor <4 x i32> %16, %9
  %18 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %7
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !18
  %19 = and <4 x i32> %9, <i32 -1, i32 1073741823, i32 -1, i32 1073741823>
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %4, i64 %7
  store <4 x i32> %19, ptr addrspace(1) %20, align 16, !tbaa !18
  %21 = and <4 x i32> %9, splat (i32 1073692671)
  %22 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %5, i64 %7
  store <4 x i32> %21, ptr addrspace(1) %22, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_regroup(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef writeonly align 16 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i32>, ptr addrspace(1) %8, align 16, !tbaa !18
  %10 = bitcast <4 x i32> %9 to <8 x i16>
  %11 = add <8 x i16> %10, splat (i16 1)
  %12 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %1, i64 %7
  store <8 x i16> %11, ptr addrspace(1) %12, align 16, !tbaa !18
  %13 = bitcast <4 x i32> %9 to <16 x i8>
  %14 = shufflevector <16 x i8> %13, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %15 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %2, i64 %7
  store <16 x i8> %14, ptr addrspace(1) %15, align 16, !tbaa !18
  %16 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %17 = xor <4 x i32> %16, %9
  %18 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %3, i64 %7
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !18
  %19 = and <4 x i32> %9, <i32 -1, i32 1073741823, i32 -1, i32 1073741823>
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %4, i64 %7
  store <4 x i32> %19, ptr addrspace(1) %20, align 16, !tbaa !18
  %21 = and <4 x i32> %9, splat (i32 1073692671)
  %22 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %5, i64 %7
  store <4 x i32> %21, ptr addrspace(1) %22, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @threes_as_fours(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef align 1 %2) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = and <4 x i32> %6, <i32 1073741823, i32 1073741823, i32 1073741823, i32 poison>
  %8 = extractelement <4 x i32> %6, i64 3
  %9 = tail call i32 @llvm.bswap.i32(i32 %8)
  %10 = insertelement <4 x i32> %7, i32 %9, i64 3
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  store <4 x i32> %10, ptr addrspace(1) %11, align 16, !tbaa !18
  %12 = load <4 x i32>, ptr addrspace(1) %5, align 16
  %13 = extractelement <4 x i32> %12, i64 0
  %14 = bitcast i32 %13 to <4 x i8>
  %15 = shufflevector <4 x i8> %14, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %15, i64 noundef %4, ptr addrspace(4) noundef %16) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_threes_as_fours(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef align 1 %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x i32>, ptr addrspace(1) %5, align 16, !tbaa !18
  %7 = and <4 x i32> %6, <i32 1073741823, i32 1073741823, i32 1073741823, i32 poison>
  %8 = extractelement <4 x i32> %6, i64 3
  %9 = tail call i32 @llvm.bswap.i32(i32 %8)
  %10 = insertelement <4 x i32> %7, i32 %9, i64 3
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %4
  store <4 x i32> %10, ptr addrspace(1) %11, align 16, !tbaa !18
  %12 = load <4 x i32>, ptr addrspace(1) %5, align 16
  %13 = extractelement <4 x i32> %12, i64 0
  %14 = bitcast i32 %13 to <4 x i8>
  %15 = shufflevector <4 x i8> %14, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %15, i64 noundef %4, ptr addrspace(4) noundef %16) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @inverse_root(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = bitcast float %5 to i32
  %7 = ashr i32 %6, 1
  %8 = sub nsw i32 1597463007, %7
  %9 = bitcast i32 %8 to float
  %10 = fmul float %5, 5.000000e-01
  %11 = fneg float %9
  %12 = fmul float %10, %11
  %13 = tail call float @llvm.fmuladd.f32(float %12, float %9, float 1.500000e+00)
  %14 = fmul float %13, %9
  %15 = fneg float %14
  %16 = fmul float %10, %15
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %14, float 1.500000e+00)
  %18 = fmul float %14, %17
  %19 = fneg float %18
  %20 = fmul float %10, %19
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %18, float 1.500000e+00)
  %22 = fmul float %18, %21
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_func void @__clang_ocl_kern_imp_inverse_root(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !11
  %6 = bitcast float %5 to i32
  %7 = ashr i32 %6, 1
  %8 = sub nsw i32 1597463007, %7
  %9 = bitcast i32 %8 to float
  %10 = fmul float %5, 5.000000e-01
  %11 = fneg float %9
  %12 = fmul float %10, %11
  %13 = tail call float @llvm.fmuladd.f32(float %12, float %9, float 1.500000e+00)
  %14 = fmul float %13, %9
  %15 = fneg float %14
  %16 = fmul float %10, %15
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %14, float 1.500000e+00)
  %18 = fmul float %14, %17
  %19 = fneg float %18
  %20 = fmul float %10, %19
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %18, float 1.500000e+00)
  %22 = fmul float %18, %21
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"int*", !"uint*", !"float*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"uint4*", !"short8*", !"uchar16*", !"ulong2*", !"double2*", !"half8*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(8)))*"}
!17 = !{!"const", !"", !"", !"", !"", !""}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"int4*", !"int4*", !"uchar*"}
!22 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uchar*"}
!23 = !{!"const", !"", !""}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"float*", !"float*"}
!27 = !{!"const", !""}
