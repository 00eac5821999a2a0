; ModuleID = 'black_scholes.cl'
source_filename = "black_scholes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @black_scholes(ptr addrspace(1) noalias nocapture noundef readonly align 4 %0, ptr addrspace(1) noalias nocapture noundef readonly align 4 %1, ptr addrspace(1) noalias nocapture noundef readonly align 4 %2, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %3, ptr addrspace(1) noalias nocapture noundef writeonly align 4 %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %9 = shl i64 %8, 32
  %10 = ashr exact i64 %9, 32
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !7
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !7
  %15 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %10
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !7
  %17 = tail call spir_func float @_Z11native_sqrtf(float noundef %16) #3
  %18 = fmul float %17, %6
  %19 = fmul float %6, 5.000000e-01
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %6, float %5)
  %21 = tail call spir_func float @_Z13native_divideff(float noundef %12, float noundef %14) #3
  %22 = tail call spir_func float @_Z10native_logf(float noundef %21) #3
  %23 = tail call float @llvm.fmuladd.f32(float %20, float %16, float %22)
  %24 = tail call spir_func float @_Z13native_divideff(float noundef %23, float noundef %18) #3
  %25 = fsub float %24, %18
  %26 = fneg float %5
  %27 = fmul float %16, %26
  %28 = tail call spir_func float @_Z10native_expf(float noundef %27) #3
  %29 = fmul float %14, %28
  %30 = tail call spir_func float @_Z4fabsf(float noundef %24) #3
  %31 = tail call float @llvm.fmuladd.f32(float %30, float 0x3FCDA67120000000, float 1.000000e+00)
  %32 = tail call spir_func float @_Z12native_recipf(float noundef %31) #3
  %33 = tail call float @llvm.fmuladd.f32(float %32, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %34 = tail call float @llvm.fmuladd.f32(float %32, float %33, float 0x3FFC80EF00000000)
  %35 = tail call float @llvm.fmuladd.f32(float %32, float %34, float 0xBFD6D1F0E0000000)
  %36 = tail call float @llvm.fmuladd.f32(float %32, float %35, float 0x3FD470BF40000000)
  %37 = fmul float %32, %36
  %38 = fmul float %24, -5.000000e-01
  %39 = fmul float %24, %38
  %40 = tail call spir_func float @_Z10native_expf(float noundef %39) #3
  %41 = fmul float %40, 0xBFD9884540000000
  %42 = tail call float @llvm.fmuladd.f32(float %41, float %37, float 1.000000e+00)
  %43 = fcmp olt float %24, 0.000000e+00
  %44 = fsub float 1.000000e+00, %42
  %45 = select i1 %43, float %44, float %42
  %46 = tail call spir_func float @_Z4fabsf(float noundef %25) #3
  %47 = tail call float @llvm.fmuladd.f32(float %46, float 0x3FCDA67120000000, float 1.000000e+00)
  %48 = tail call spir_func float @_Z12native_recipf(float noundef %47) #3
  %49 = tail call float @llvm.fmuladd.f32(float %48, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %50 = tail call float @llvm.fmuladd.f32(float %48, float %49, float 0x3FFC80EF00000000)
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %50, float 0xBFD6D1F0E0000000)
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %51, float 0x3FD470BF40000000)
  %53 = fmul float %48, %52
  %54 = fmul float %25, -5.000000e-01
  %55 = fmul float %25, %54
  %56 = tail call spir_func float @_Z10native_expf(float noundef %55) #3
  %57 = fmul float %56, 0xBFD9884540000000
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %53, float 1.000000e+00)
  %59 = fcmp olt float %25, 0.000000e+00
  %60 = fsub float 1.000000e+00, %58
  %61 = select i1 %59, float %60, float %58
  %62 = fneg float %29
  %63 = fmul float %61, %62
  %64 = tail call float @llvm.fmuladd.f32(float %12, float %45, float %63)
  %65 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %10
  store float %64, ptr addrspace(1) %65, align 4, !tbaa !7
  %66 = fsub float 1.000000e+00, %61
  %67 = fsub float 1.000000e+00, %45
  %68 = fneg float %12
  %69 = fmul float %67, %68
  %70 = tail call float @llvm.fmuladd.f32(float %29, float %66, float %69)
  %71 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %10
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_expf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!6 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"restrict", !"", !""}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
