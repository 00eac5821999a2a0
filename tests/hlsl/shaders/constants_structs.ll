; ModuleID = 'constants_structs.hlsl'
source_filename = "constants_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Data = type <{ float, target("spirv.Padding", 12), %Scene, float }>
%Scene = type <{ i32, target("spirv.Padding", 12), <{ [1 x <{ %Light, target("spirv.Padding", 8) }>], %Light }>, float }>
%Light = type <{ <3 x float>, float, <2 x float> }>

@Data.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Data, 2, 0) poison
@before = external hidden local_unnamed_addr addrspace(12) global float, align 4
@scene = external hidden local_unnamed_addr addrspace(12) global %Scene, align 1
@after = external hidden local_unnamed_addr addrspace(12) global float, align 4
@Data.str = private unnamed_addr constant [5 x i8] c"Data\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Data.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Data, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Datas_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_Data, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Datas_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Data.str)
  store target("spirv.VulkanBuffer", %__cblayout_Data, 2, 0) %2, ptr @Data.cb, align 8
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = zext i32 %4 to i64
  %6 = getelementptr [32 x i8], ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @scene, i64 16), i64 %5
  %7 = load <3 x float>, ptr addrspace(12) %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(12) %6, i64 12
  %9 = load float, ptr addrspace(12) %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(12) %6, i64 16
  %11 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %7, <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>)
  %12 = load float, ptr addrspace(12) %10, align 4
  %13 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %11, float %9, float %12)
  %14 = getelementptr inbounds nuw i8, ptr addrspace(12) %6, i64 20
  %15 = load float, ptr addrspace(12) %14, align 4
  %16 = fsub reassoc nnan ninf nsz arcp afn float %13, %15
  %17 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store float %16, ptr addrspace(11) %17, align 4, !tbaa !8
  %18 = load float, ptr addrspace(12) @before, align 4, !tbaa !8
  %19 = load float, ptr addrspace(12) @after, align 4, !tbaa !8
  %20 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @scene, i64 72), align 4, !tbaa !8
  %21 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %19, float %20, float %18)
  %22 = load i32, ptr addrspace(12) @scene, align 4, !tbaa !10
  %23 = sitofp reassoc nnan ninf nsz arcp afn i32 %22 to float
  %24 = fadd reassoc nnan ninf nsz arcp afn float %21, %23
  %25 = add i32 %4, 2
  %26 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %25) [ "convergencectrl"(token %1) ]
  store float %24, ptr addrspace(11) %26, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Data.cb, ptr addrspace(12) @before, ptr addrspace(12) @scene, ptr addrspace(12) @after}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!5, !5, i64 0}
