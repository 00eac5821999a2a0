; ModuleID = 'constants_row_major.hlsl'
source_filename = "constants_row_major.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Matrices = type <{ [3 x <4 x float>], <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, target("spirv.Padding", 8), <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }> }>

@Matrices.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Matrices, 2, 0) poison
@turn = external hidden local_unnamed_addr addrspace(12) global [3 x <4 x float>], align 4
@small = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, align 4
@columns = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, align 4
@Matrices.str = private unnamed_addr constant [9 x i8] c"Matrices\00", align 1
@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
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
  %3 = tail call target("spirv.VulkanBuffer", [0 x [3 x <4 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v4f32_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = uitofp reassoc nnan ninf nsz arcp afn i32 %5 to float
  %7 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %6, i64 0
  %8 = load <12 x float>, ptr addrspace(12) @turn, align 4, !tbaa !8
  %9 = tail call reassoc nnan ninf nsz arcp afn <12 x float> @llvm.matrix.transpose.v12f32(<12 x float> %8, i32 4, i32 3)
  %10 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.matrix.multiply.v3f32.v12f32.v4f32(<12 x float> %9, <4 x float> %7, i32 3, i32 4, i32 1)
  %11 = mul i32 %5, 3
  %12 = call noundef align 4 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %4, i32 %11) [ "convergencectrl"(token %1) ]
  store <3 x float> %10, ptr addrspace(11) %12, align 4, !tbaa !10
  %13 = load <3 x float>, ptr addrspace(12) @columns, align 4
  %14 = load <3 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @columns, i64 16), align 4
  %15 = shufflevector <3 x float> %13, <3 x float> %14, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %16 = load <2 x float>, ptr addrspace(12) @small, align 4
  %17 = load <2 x float>, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @small, i64 16), align 4
  %18 = shufflevector <2 x float> %16, <2 x float> %17, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %19 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %18, i32 2, i32 2)
  %20 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float> %19, <2 x float> <float 1.000000e+00, float 2.000000e+00>, i32 2, i32 2, i32 1)
  %21 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.matrix.multiply.v3f32.v6f32.v2f32(<6 x float> %15, <2 x float> %20, i32 3, i32 2, i32 1)
  %22 = add i32 %11, 1
  %23 = call noundef align 4 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %4, i32 %22) [ "convergencectrl"(token %1) ]
  store <3 x float> %21, ptr addrspace(11) %23, align 4, !tbaa !10
  %24 = call noundef align 4 dereferenceable(48) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [3 x <4 x float>]], 12, 0) %3, i32 %5) [ "convergencectrl"(token %1) ]
  %25 = load <12 x float>, ptr addrspace(11) %24, align 4, !tbaa !8
  %26 = tail call reassoc nnan ninf nsz arcp afn <12 x float> @llvm.matrix.transpose.v12f32(<12 x float> %25, i32 4, i32 3)
  %27 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.matrix.multiply.v3f32.v12f32.v4f32(<12 x float> %26, <4 x float> %7, i32 3, i32 4, i32 1)
  %28 = add i32 %11, 2
  %29 = call noundef align 4 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %4, i32 %28) [ "convergencectrl"(token %1) ]
  store <3 x float> %27, ptr addrspace(11) %29, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <12 x float> @llvm.matrix.transpose.v12f32(<12 x float>, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.matrix.multiply.v3f32.v12f32.v4f32(<12 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float>, <2 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.matrix.multiply.v3f32.v6f32.v2f32(<6 x float>, <2 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x [3 x <4 x float>]], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0a3v4f32_12_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0a3v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x [3 x <4 x float>]], 12, 0), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Matrices.cb, ptr addrspace(12) @turn, ptr addrspace(12) @small, ptr addrspace(12) @columns}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
