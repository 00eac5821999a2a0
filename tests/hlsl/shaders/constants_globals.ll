; ModuleID = 'constants_globals.hlsl'
source_filename = "constants_globals.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%"__cblayout_$Globals" = type <{ float, target("spirv.Padding", 12), <{ [1 x <{ <2 x i32>, target("spirv.Padding", 8) }>], <2 x i32> }>, target("spirv.Padding", 8), [4 x <4 x float>] }>

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@turn = external hidden local_unnamed_addr addrspace(12) global [4 x <4 x float>], align 4
@scale = external hidden local_unnamed_addr addrspace(12) global float, align 4
@steps = external hidden local_unnamed_addr addrspace(12) global [2 x <2 x i32>], align 4
@"$Globals.cb" = internal global target("spirv.VulkanBuffer", %"__cblayout_$Globals", 2, 0) poison
@"$Globals.str" = private unnamed_addr constant [9 x i8] c"$Globals\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @"$Globals.cb"], section "llvm.metadata"

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", %"__cblayout_$Globals", 2, 0) @"llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_$Globalss_2_0t"(i32 1, i32 0, i32 1, i32 0, ptr nonnull @"$Globals.str")
  store target("spirv.VulkanBuffer", %"__cblayout_$Globals", 2, 0) %3, ptr @"$Globals.cb", align 8
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = load <16 x float>, ptr addrspace(12) @turn, align 4, !tbaa !8
  %6 = uitofp reassoc nnan ninf nsz arcp afn i32 %4 to float
  %7 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %6, i64 0
  %8 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float> %5, <4 x float> %7, i32 4, i32 4, i32 1)
  %9 = extractelement <4 x float> %8, i32 %4
  %10 = load float, ptr addrspace(12) @scale, align 4, !tbaa !8
  %11 = and i32 %4, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr [16 x i8], ptr addrspace(12) @steps, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(12) %13, i64 4
  %15 = load i32, ptr addrspace(12) %14, align 4
  %16 = sitofp reassoc nnan ninf nsz arcp afn i32 %15 to float
  %17 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %9, float %10, float %16)
  %18 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %4) [ "convergencectrl"(token %1) ]
  store float %17, ptr addrspace(11) %18, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %"__cblayout_$Globals", 2, 0) @"llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_$Globalss_2_0t"(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @"$Globals.cb", ptr addrspace(12) @scale, ptr addrspace(12) @steps, ptr addrspace(12) @turn}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
