; ModuleID = 'math_comparisons.hlsl'
source_filename = "math_comparisons.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"tests\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load float, ptr addrspace(11) %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 4
  %8 = load float, ptr addrspace(11) %7, align 4
  %9 = fcmp reassoc nnan ninf nsz arcp afn olt float %6, %8
  %10 = fcmp reassoc nnan ninf nsz arcp afn ole float %6, %8
  %11 = select i1 %10, i32 2, i32 0
  %12 = fcmp reassoc nnan ninf nsz arcp afn ogt float %6, %8
  %13 = select i1 %12, i32 4, i32 0
  %14 = fcmp reassoc nnan ninf nsz arcp afn oge float %6, %8
  %15 = select i1 %14, i32 8, i32 0
  %16 = fcmp reassoc nnan ninf nsz arcp afn oeq float %6, %8
  %17 = fcmp reassoc nnan ninf nsz arcp afn une float %6, %8
  %18 = insertelement <4 x i1> poison, i1 %9, i64 0
  %19 = insertelement <4 x i1> %18, i1 %16, i64 1
  %20 = insertelement <4 x i1> %19, i1 %17, i64 2
  %21 = shufflevector <4 x i1> %20, <4 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 0>
  %22 = select <4 x i1> %21, <4 x i32> <i32 1, i32 16, i32 32, i32 0>, <4 x i32> <i32 0, i32 0, i32 0, i32 64>
  %23 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %22)
  %24 = or disjoint i32 %23, %11
  %25 = or disjoint i32 %13, %15
  %26 = or disjoint i32 %24, %25
  %27 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store i32 %26, ptr addrspace(11) %27, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !{!4, !4, i64 0}
