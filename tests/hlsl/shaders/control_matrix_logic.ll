; ModuleID = 'control_matrix_logic.hlsl'
source_filename = "control_matrix_logic.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load <4 x float>, ptr addrspace(11) %5, align 4, !tbaa !7
  %7 = extractelement <4 x float> %6, i64 3
  %8 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  %9 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %8, <4 x float> splat (float 2.000000e+00), <4 x float> <float -1.000000e+00, float -3.000000e+00, float -2.000000e+00, float -4.000000e+00>)
  %10 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %9, <4 x float> splat (float 5.000000e-01), <4 x float> %8)
  %11 = fptosi <4 x float> %9 to <4 x i32>
  %12 = add <4 x i32> %11, <i32 1, i32 2, i32 -1, i32 -2>
  %13 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %9, i32 2, i32 2)
  %14 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  %15 = shl i32 %4, 2
  %16 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %15) [ "convergencectrl"(token %1) ]
  store <4 x float> %14, ptr addrspace(11) %16, align 4, !tbaa !7
  %17 = sitofp <4 x i32> %12 to <4 x float>
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  %19 = or disjoint i32 %15, 1
  %20 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %19) [ "convergencectrl"(token %1) ]
  store <4 x float> %18, ptr addrspace(11) %20, align 4, !tbaa !7
  %21 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 2>
  %22 = or disjoint i32 %15, 2
  %23 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %22) [ "convergencectrl"(token %1) ]
  store <4 x float> %21, ptr addrspace(11) %23, align 4, !tbaa !7
  %24 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>
  %25 = fcmp reassoc nnan ninf nsz arcp afn ogt float %7, 1.000000e+00
  %26 = uitofp reassoc nnan ninf nsz arcp afn i1 %25 to float
  %27 = insertelement <4 x float> %24, float %26, i64 2
  %28 = shufflevector <4 x float> %27, <4 x float> %6, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %29 = or disjoint i32 %15, 3
  %30 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %29) [ "convergencectrl"(token %1) ]
  store <4 x float> %28, ptr addrspace(11) %30, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
