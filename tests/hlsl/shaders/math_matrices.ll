; ModuleID = 'math_matrices.hlsl'
source_filename = "math_matrices.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"products\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"sums\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"turned\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v3f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a2v3f32_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a2v3f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v3f32_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32 0, i32 4, i32 1, i32 0, ptr nonnull @.str.8)
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %8 = call noundef align 4 dereferenceable(36) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v3f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 0) %2, i32 %7) [ "convergencectrl"(token %1) ]
  %9 = load <9 x float>, ptr addrspace(11) %8, align 4, !tbaa !7
  %10 = call noundef align 4 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a2v3f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 0) %3, i32 %7) [ "convergencectrl"(token %1) ]
  %11 = load <6 x float>, ptr addrspace(11) %10, align 4, !tbaa !7
  %12 = tail call reassoc nnan ninf nsz arcp afn <6 x float> @llvm.matrix.multiply.v6f32.v9f32.v6f32(<9 x float> %9, <6 x float> %11, i32 3, i32 3, i32 2)
  %13 = call noundef align 4 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a2v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 1) %4, i32 %7) [ "convergencectrl"(token %1) ]
  store <6 x float> %12, ptr addrspace(11) %13, align 4, !tbaa !7
  %14 = load <9 x float>, ptr addrspace(11) %8, align 4, !tbaa !7
  %15 = tail call reassoc nnan ninf nsz arcp afn <9 x float> @llvm.matrix.transpose.v9f32(<9 x float> %14, i32 3, i32 3)
  %16 = tail call reassoc nnan ninf nsz arcp afn <9 x float> @llvm.fmuladd.v9f32(<9 x float> %15, <9 x float> splat (float 2.000000e+00), <9 x float> %14)
  %17 = call noundef align 4 dereferenceable(36) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 1) %5, i32 %7) [ "convergencectrl"(token %1) ]
  store <9 x float> %16, ptr addrspace(11) %17, align 4, !tbaa !7
  %18 = load <7 x float>, ptr addrspace(11) %8, align 4, !tbaa !7
  %19 = shufflevector <7 x float> %18, <7 x float> poison, <3 x i32> <i32 0, i32 3, i32 6>
  %20 = load <6 x float>, ptr addrspace(11) %10, align 4, !tbaa !7
  %21 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v3f32.v6f32(<3 x float> %19, <6 x float> %20, i32 1, i32 3, i32 2)
  %22 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) %6, i32 %7) [ "convergencectrl"(token %1) ]
  store <2 x float> %21, ptr addrspace(11) %22, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x float> @llvm.matrix.multiply.v6f32.v9f32.v6f32(<9 x float>, <6 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <9 x float> @llvm.matrix.transpose.v9f32(<9 x float>, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <9 x float> @llvm.fmuladd.v9f32(<9 x float>, <9 x float>, <9 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.matrix.multiply.v2f32.v3f32.v6f32(<3 x float>, <6 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v3f32_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a2v3f32_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a2v3f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v3f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a2v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v3f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a2v3f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [2 x <3 x float>]], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x [3 x <3 x float>]], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
