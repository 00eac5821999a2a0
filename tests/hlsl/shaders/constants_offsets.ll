; ModuleID = 'constants_offsets.hlsl'
source_filename = "constants_offsets.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_First = type <{ target("spirv.Padding", 8), <2 x i32>, target("spirv.Padding", 4), float, target("spirv.Padding", 24), <4 x float> }>
%__cblayout_Second = type <{ i32, float }>

@First.cb = internal global target("spirv.VulkanBuffer", %__cblayout_First, 2, 0) poison
@b = external hidden local_unnamed_addr addrspace(12) global <2 x i32>, align 4
@a = external hidden local_unnamed_addr addrspace(12) global float, align 4
@c = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 4
@First.str = private unnamed_addr constant [6 x i8] c"First\00", align 1
@Second.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Second, 2, 0) poison
@d = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@e = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Second.str = private unnamed_addr constant [7 x i8] c"Second\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [2 x ptr] [ptr @First.cb, ptr @Second.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_First, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Firsts_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Second, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Seconds_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_First, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Firsts_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @First.str)
  store target("spirv.VulkanBuffer", %__cblayout_First, 2, 0) %2, ptr @First.cb, align 8
  %3 = tail call target("spirv.VulkanBuffer", %__cblayout_Second, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Seconds_2_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @Second.str)
  store target("spirv.VulkanBuffer", %__cblayout_Second, 2, 0) %3, ptr @Second.cb, align 8
  %4 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str)
  %5 = load float, ptr addrspace(12) @a, align 4, !tbaa !9
  %6 = insertelement <4 x float> poison, float %5, i64 0
  %7 = load <2 x i32>, ptr addrspace(12) @b, align 4
  %8 = shufflevector <2 x i32> %7, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %9 = sitofp <4 x i32> %8 to <4 x float>
  %10 = shufflevector <4 x float> %6, <4 x float> %9, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %11 = load float, ptr addrspace(12) @e, align 4, !tbaa !9
  %12 = insertelement <4 x float> %10, float %11, i64 3
  %13 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 0) [ "convergencectrl"(token %1) ]
  store <4 x float> %12, ptr addrspace(11) %13, align 4, !tbaa !11
  %14 = load <4 x float>, ptr addrspace(12) @c, align 4, !tbaa !11
  %15 = load i32, ptr addrspace(12) @d, align 4, !tbaa !12
  %16 = uitofp reassoc nnan ninf nsz arcp afn i32 %15 to float
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %18, %14
  %20 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 1) [ "convergencectrl"(token %1) ]
  store <4 x float> %19, ptr addrspace(11) %20, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!0, !1}
!llvm.module.flags = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{ptr @First.cb, ptr addrspace(12) @b, ptr addrspace(12) @a, ptr addrspace(12) @c}
!1 = !{ptr @Second.cb, ptr addrspace(12) @d, ptr addrspace(12) @e}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!4 = !{!5, !6, i64 0}
!5 = !{!"__libc_errno", !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!6, !6, i64 0}
