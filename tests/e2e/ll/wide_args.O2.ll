; ModuleID = 'wide_args.cl'
source_filename = "wide_args.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @weigh(ptr addrspace(1) nocapture noundef readonly align 4 %0, ptr addrspace(1) nocapture noundef writeonly align 4 %1, <8 x float> noundef %2, <16 x i32> noundef %3, <16 x i8> noundef %4, <8 x i16> noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca <8 x float>, align 32
  %8 = alloca <16 x i32>, align 64
  %9 = alloca <8 x i16>, align 16
  store <8 x float> %2, ptr %7, align 32, !tbaa !8
  store <16 x i32> %3, ptr %8, align 64, !tbaa !8
  store <8 x i16> %5, ptr %9, align 16, !tbaa !8
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = and i64 %10, 7
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  %13 = and i64 %10, 15
  %14 = getelementptr inbounds i32, ptr addrspace(4) %12, i64 %13
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !11
  %16 = addrspacecast ptr %7 to ptr addrspace(4)
  %17 = getelementptr inbounds float, ptr addrspace(4) %16, i64 %11
  %18 = load float, ptr addrspace(4) %17, align 4, !tbaa !13
  %19 = extractelement <16 x i8> %4, i64 0
  %20 = zext i8 %19 to i32
  %21 = extractelement <16 x i8> %4, i64 15
  %22 = zext i8 %21 to i32
  %23 = add nuw nsw i32 %20, %22
  %24 = extractelement <8 x i16> %5, i64 1
  %25 = sext i16 %24 to i32
  %26 = extractelement <8 x i16> %5, i64 7
  %27 = sext i16 %26 to i32
  %28 = mul nsw i32 %25, %27
  %29 = add nsw i32 %23, %28
  %30 = addrspacecast ptr %9 to ptr addrspace(4)
  %31 = getelementptr inbounds i16, ptr addrspace(4) %30, i64 %11
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !15
  %33 = sext i16 %32 to i32
  %34 = add nsw i32 %29, %33
  %35 = sext i32 %15 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = sitofp i32 %34 to float
  %39 = tail call float @llvm.fmuladd.f32(float %37, float %18, float %38)
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  store float %39, ptr addrspace(1) %40, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define spir_kernel void @weigh_all(ptr addrspace(1) nocapture noundef writeonly align 8 %0, i8 noundef signext %1, <16 x double> noundef %2, <8 x i64> noundef %3, <16 x float> noundef %4, i8 noundef signext %5) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !4 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = alloca <8 x double>, align 64
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = tail call spir_func <16 x double> @_Z16convert_double16Dv16_f(<16 x float> noundef %4) #5
  %10 = fmul <16 x double> %9, %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #6
  %11 = shufflevector <16 x double> %10, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %12 = shufflevector <16 x double> %10, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = tail call spir_func <8 x double> @_Z15convert_double8Dv8_m(<8 x i64> noundef %3) #5
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> %13, <8 x double> %11)
  store <8 x double> %14, ptr %7, align 64, !tbaa !8
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = and i64 %8, 7
  %17 = getelementptr inbounds double, ptr addrspace(4) %15, i64 %16
  %18 = load double, ptr addrspace(4) %17, align 8, !tbaa !21
  %19 = sitofp i8 %1 to double
  %20 = sitofp i8 %5 to double
  %21 = tail call double @llvm.fmuladd.f64(double %18, double %19, double %20)
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %8
  store double %21, ptr addrspace(1) %22, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x double> @_Z16convert_double16Dv16_f(<16 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x double> @_Z15convert_double8Dv8_m(<8 x i64> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float8", !"int16", !"uchar16", !"short8"}
!6 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(8)))", !"int __attribute__((ext_vector_type(16)))", !"uchar __attribute__((ext_vector_type(16)))", !"short __attribute__((ext_vector_type(8)))"}
!7 = !{!"const", !"", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !9, i64 0}
!17 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!18 = !{!"double*", !"char", !"double16", !"ulong8", !"float16", !"char"}
!19 = !{!"double*", !"char", !"double __attribute__((ext_vector_type(16)))", !"ulong __attribute__((ext_vector_type(8)))", !"float __attribute__((ext_vector_type(16)))", !"char"}
!20 = !{!"", !"", !"", !"", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !9, i64 0}
