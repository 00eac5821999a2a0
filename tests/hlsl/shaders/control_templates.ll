; ModuleID = 'control_templates.hlsl'
source_filename = "control_templates.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_func noundef nofpclass(nan inf) float @_Z4sizeDv2_f(<2 x float> noundef nofpclass(nan inf) %0) local_unnamed_addr #0 {
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.vector.reduce.fadd.v2f32(float 0.000000e+00, <2 x float> %0)
  ret float %2
}

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_func noundef nofpclass(nan inf) float @_Z4sizeDv3_f(<3 x float> noundef nofpclass(nan inf) %0) local_unnamed_addr #0 {
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.vector.reduce.fmul.v3f32(float 1.000000e+00, <3 x float> %0)
  ret float %2
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = icmp ult i32 %3, 2
  %5 = select i1 %4, i32 6, i32 60
  %6 = uitofp reassoc nnan ninf nsz arcp afn i32 %3 to float
  %7 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %6, float %6, float -1.000000e+00)
  %8 = sub nsw i32 10, %3
  %9 = sitofp reassoc nnan ninf nsz arcp afn i32 %8 to float
  %10 = fmul reassoc nnan ninf nsz arcp afn float %9, 2.000000e+00
  %11 = uitofp reassoc nnan ninf nsz arcp afn nneg i32 %5 to float
  %12 = fmul reassoc nnan ninf nsz arcp afn float %6, 2.000000e+00
  %13 = fadd reassoc nnan ninf nsz arcp afn float %12, %7
  %14 = fmul reassoc nnan ninf nsz arcp afn float %6, 6.000000e+00
  %15 = insertelement <4 x float> poison, float %10, i64 0
  %16 = insertelement <4 x float> %15, float %11, i64 1
  %17 = insertelement <4 x float> %16, float %13, i64 2
  %18 = insertelement <4 x float> %17, float %14, i64 3
  %19 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store <4 x float> %18, ptr addrspace(11) %19, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmul.v3f32(float, <3 x float>) #6

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 7, !"frame-pointer", i32 2}
!1 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!2 = !{!3, !4, i64 0}
!3 = !{!"__libc_errno", !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
