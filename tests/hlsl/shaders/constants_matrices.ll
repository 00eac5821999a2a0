; ModuleID = 'constants_matrices.hlsl'
source_filename = "constants_matrices.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Matrices = type <{ [4 x <4 x float>], <{ [2 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, target("spirv.Padding", 4), <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, target("spirv.Padding", 4), <{ [2 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, float }>

@Matrices.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Matrices, 2, 0) poison
@turn = external hidden local_unnamed_addr addrspace(12) global [4 x <4 x float>], align 4
@small = external hidden local_unnamed_addr addrspace(12) global <{ [2 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, align 4
@rows = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, align 4
@columns = external hidden local_unnamed_addr addrspace(12) global <{ [2 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, align 4
@scale = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Matrices.str = private unnamed_addr constant [9 x i8] c"Matrices\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"points\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Matrices.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Matrices, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Matricess_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_Matrices, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Matricess_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Matrices.str)
  store target("spirv.VulkanBuffer", %__cblayout_Matrices, 2, 0) %2, ptr @Matrices.cb, align 8
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %3, i32 %5) [ "convergencectrl"(token %1) ]
  %7 = load <4 x float>, ptr addrspace(11) %6, align 4, !tbaa !8
  %8 = load <16 x float>, ptr addrspace(12) @turn, align 4, !tbaa !9
  %9 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float> %8, <4 x float> %7, i32 4, i32 4, i32 1)
  %10 = load <3 x float>, ptr addrspace(12) @small, align 4
  %11 = load <3 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @small, i64 16), align 4
  %12 = load <3 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @small, i64 32), align 4
  %13 = shufflevector <3 x float> %10, <3 x float> %11, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %14 = shufflevector <3 x float> %12, <3 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison>
  %15 = shufflevector <6 x float> %13, <6 x float> %14, <9 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>
  %16 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.matrix.multiply.v3f32.v9f32.v3f32(<9 x float> %15, <3 x float> %16, i32 3, i32 3, i32 1)
  %18 = load float, ptr addrspace(12) @scale, align 4, !tbaa !9
  %19 = insertelement <3 x float> poison, float %18, i64 0
  %20 = shufflevector <3 x float> %17, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %21 = shufflevector <3 x float> %19, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %22 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %20, %21
  %23 = load <3 x float>, ptr addrspace(12) @rows, align 4
  %24 = load <3 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @rows, i64 16), align 4
  %25 = shufflevector <3 x float> %23, <3 x float> %24, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %26 = tail call reassoc nnan ninf nsz arcp afn <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %25, i32 3, i32 2)
  %27 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v6f32.v3f32(<6 x float> %26, <3 x float> %16, i32 2, i32 3, i32 1)
  %28 = load <2 x float>, ptr addrspace(12) @columns, align 4
  %29 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 16), align 4
  %30 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 32), align 4
  %31 = shufflevector <2 x float> %28, <2 x float> %29, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %32 = shufflevector <2 x float> %30, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %33 = shufflevector <4 x float> %31, <4 x float> %32, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %34 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %35 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v6f32.v3f32(<6 x float> %33, <3 x float> %34, i32 2, i32 3, i32 1)
  %36 = insertelement <4 x float> %22, float 0.000000e+00, i64 3
  %37 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %36, %9
  %38 = shl i32 %5, 1
  %39 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 %38) [ "convergencectrl"(token %1) ]
  store <4 x float> %37, ptr addrspace(11) %39, align 4, !tbaa !8
  %40 = shufflevector <2 x float> %27, <2 x float> %35, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %41 = or disjoint i32 %38, 1
  %42 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 %41) [ "convergencectrl"(token %1) ]
  store <4 x float> %40, ptr addrspace(11) %42, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.matrix.multiply.v3f32.v9f32.v3f32(<9 x float>, <3 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.matrix.multiply.v2f32.v6f32.v3f32(<6 x float>, <3 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Matrices.cb, ptr addrspace(12) @turn, ptr addrspace(12) @small, ptr addrspace(12) @rows, ptr addrspace(12) @columns, ptr addrspace(12) @scale}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !6, i64 0}
