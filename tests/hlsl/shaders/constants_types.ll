; ModuleID = 'constants_types.hlsl'
source_filename = "constants_types.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Kinds = type <{ i32, <2 x i32>, target("spirv.Padding", 4), double, half, <2 x i16>, target("spirv.Padding", 2), i64 }>

@Kinds.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Kinds, 2, 0) poison
@yes = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@both = external hidden local_unnamed_addr addrspace(12) global <2 x i32>, align 4
@big = external hidden local_unnamed_addr addrspace(12) global double, align 8
@small = external hidden local_unnamed_addr addrspace(12) global half, align 2
@pair = external hidden local_unnamed_addr addrspace(12) global <2 x i16>, align 2
@large = external hidden local_unnamed_addr addrspace(12) global i64, align 8
@Kinds.str = private unnamed_addr constant [6 x i8] c"Kinds\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Kinds.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Kinds, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Kindss_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_Kinds, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Kindss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Kinds.str)
  store target("spirv.VulkanBuffer", %__cblayout_Kinds, 2, 0) %2, ptr @Kinds.cb, align 8
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %4 = load i32, ptr addrspace(12) @yes, align 4, !tbaa !9, !range !11, !noundef !12
  %5 = trunc nuw i32 %4 to i1
  %6 = select reassoc nnan ninf nsz arcp afn i1 %5, float 1.000000e+00, float 2.000000e+00
  %7 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 0) [ "convergencectrl"(token %1) ]
  store float %6, ptr addrspace(11) %7, align 4, !tbaa !13
  %8 = load <64 x i1>, ptr addrspace(12) @both, align 4
  %9 = extractelement <64 x i1> %8, i64 0
  %10 = select reassoc nnan ninf nsz arcp afn i1 %9, float 3.000000e+00, float 4.000000e+00
  %11 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 1) [ "convergencectrl"(token %1) ]
  store float %10, ptr addrspace(11) %11, align 4, !tbaa !13
  %12 = load <64 x i1>, ptr addrspace(12) @both, align 4
  %13 = extractelement <64 x i1> %12, i64 32
  %14 = select reassoc nnan ninf nsz arcp afn i1 %13, float 5.000000e+00, float 6.000000e+00
  %15 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 2) [ "convergencectrl"(token %1) ]
  store float %14, ptr addrspace(11) %15, align 4, !tbaa !13
  %16 = load double, ptr addrspace(12) @big, align 8, !tbaa !15
  %17 = fmul reassoc nnan ninf nsz arcp afn double %16, 5.000000e-01
  %18 = fptrunc reassoc nnan ninf nsz arcp afn double %17 to float
  %19 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 3) [ "convergencectrl"(token %1) ]
  store float %18, ptr addrspace(11) %19, align 4, !tbaa !13
  %20 = load half, ptr addrspace(12) @small, align 2, !tbaa !17
  %21 = fpext reassoc nnan ninf nsz arcp afn half %20 to float
  %22 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 4) [ "convergencectrl"(token %1) ]
  store float %21, ptr addrspace(11) %22, align 4, !tbaa !13
  %23 = load i16, ptr addrspace(12) @pair, align 2
  %24 = sitofp reassoc nnan ninf nsz arcp afn i16 %23 to float
  %25 = load i16, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @pair, i64 2), align 2
  %26 = sitofp reassoc nnan ninf nsz arcp afn i16 %25 to float
  %27 = fsub reassoc nnan ninf nsz arcp afn float %24, %26
  %28 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 5) [ "convergencectrl"(token %1) ]
  store float %27, ptr addrspace(11) %28, align 4, !tbaa !13
  %29 = load i64, ptr addrspace(12) @large, align 8, !tbaa !19
  %30 = lshr i64 %29, 32
  %31 = uitofp reassoc nnan ninf nsz arcp afn nneg i64 %30 to float
  %32 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 6) [ "convergencectrl"(token %1) ]
  store float %31, ptr addrspace(11) %32, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{ptr @Kinds.cb, ptr addrspace(12) @yes, ptr addrspace(12) @both, ptr addrspace(12) @big, ptr addrspace(12) @small, ptr addrspace(12) @pair, ptr addrspace(12) @large}
!1 = !{i32 1, !"dx.nativelowprec", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!4 = !{!5, !6, i64 0}
!5 = !{!"__libc_errno", !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"bool", !7, i64 0}
!11 = !{i32 0, i32 2}
!12 = !{}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"half", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !7, i64 0}
