; ModuleID = 'control_parameters.hlsl'
source_filename = "control_parameters.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden spir_func void @_Z5splitfRfS_(float noundef nofpclass(nan inf) %0, ptr noalias nofree noundef nonnull writeonly align 4 captures(none) dereferenceable(4) initializes((0, 4)) %1, ptr noalias nofree noundef nonnull writeonly align 4 captures(none) dereferenceable(4) initializes((0, 4)) %2) local_unnamed_addr #1 {
  %4 = tail call reassoc nnan ninf nsz arcp afn float @llvm.floor.f32(float %0)
  store float %4, ptr %1, align 4, !tbaa !7
  %5 = fsub reassoc nnan ninf nsz arcp afn float %0, %4
  store float %5, ptr %2, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define hidden spir_func void @_Z4swapRDv2_fS0_(ptr noalias nofree noundef nonnull align 4 captures(none) dereferenceable(8) %0, ptr noalias nofree noundef nonnull align 4 captures(none) dereferenceable(8) %1) local_unnamed_addr #3 {
  %3 = load <2 x float>, ptr %0, align 4, !tbaa !9
  %4 = load <2 x float>, ptr %1, align 4, !tbaa !9
  store <2 x float> %4, ptr %0, align 4, !tbaa !9
  store <2 x float> %3, ptr %1, align 4, !tbaa !9
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define hidden spir_func void @_Z4fillA4_ff(ptr noalias nofree noundef align 4 captures(none) %0, float noundef nofpclass(nan inf) %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4, !tbaa !7
  %5 = fadd reassoc nnan ninf nsz arcp afn float %1, %4
  store float %5, ptr %3, align 4, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %1, float 2.000000e+00, float %7)
  store float %8, ptr %6, align 4, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %1, float 3.000000e+00, float %10)
  store float %11, ptr %9, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #4 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = uitofp reassoc nnan ninf nsz arcp afn i32 %3 to float
  %5 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %4, float 1.250000e+00, float 5.000000e-01)
  %6 = tail call reassoc nnan ninf nsz arcp afn float @llvm.floor.f32(float nofpclass(nan inf) %5)
  %7 = fadd reassoc nnan ninf nsz arcp afn float %6, 2.000000e+00
  %8 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float nofpclass(nan inf) %6, float 2.000000e+00, float 3.000000e+00)
  %9 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float nofpclass(nan inf) %6, float 3.000000e+00, float 4.000000e+00)
  %10 = insertelement <2 x float> poison, float %6, i64 0
  %11 = fsub reassoc nnan ninf nsz arcp afn float %5, %6
  %12 = insertelement <2 x float> %10, float %11, i64 1
  %13 = shufflevector <2 x float> <float 4.000000e+00, float 3.000000e+00>, <2 x float> %12, <4 x i32> <i32 0, i32 1, i32 3, i32 2>
  %14 = shl i32 %3, 1
  %15 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 %14) [ "convergencectrl"(token %1) ]
  store <4 x float> %13, ptr addrspace(11) %15, align 4, !tbaa !9
  %16 = insertelement <4 x float> <float 1.000000e+00, float poison, float poison, float poison>, float %7, i64 1
  %17 = insertelement <4 x float> %16, float %8, i64 2
  %18 = insertelement <4 x float> %17, float %9, i64 3
  %19 = or disjoint i32 %14, 1
  %20 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %2, i32 %19) [ "convergencectrl"(token %1) ]
  store <4 x float> %18, ptr addrspace(11) %20, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #6

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
