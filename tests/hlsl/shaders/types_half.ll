; ModuleID = 'types_half.hlsl'
source_filename = "types_half.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"vectors\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"others\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"widened\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x half], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f16_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x half], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f16_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 4, i32 1, i32 0, ptr nonnull @.str.8)
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %8 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 0) %2, i32 %7) [ "convergencectrl"(token %1) ]
  %9 = load half, ptr addrspace(11) %8, align 2, !tbaa !8
  %10 = tail call reassoc nnan ninf nsz arcp afn half @llvm.fmuladd.f16(half %9, half 5.000000e-01, half 1.000000e+00)
  %11 = mul i32 %7, 3
  %12 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1) %4, i32 %11) [ "convergencectrl"(token %1) ]
  store half %10, ptr addrspace(11) %12, align 2, !tbaa !8
  %13 = tail call reassoc nnan ninf nsz arcp afn half @llvm.maxnum.f16(half %9, half 2.500000e-01)
  %14 = tail call reassoc nnan ninf nsz arcp afn half @llvm.floor.f16(half %9)
  %15 = fsub reassoc nnan ninf nsz arcp afn half %13, %14
  %16 = add i32 %11, 1
  %17 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1) %4, i32 %16) [ "convergencectrl"(token %1) ]
  store half %15, ptr addrspace(11) %17, align 2, !tbaa !8
  %18 = tail call reassoc nnan ninf nsz arcp afn half @llvm.fabs.f16(half %9)
  %19 = tail call reassoc nnan ninf nsz arcp afn half @llvm.sqrt.f16(half %18)
  %20 = add i32 %11, 2
  %21 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1) %4, i32 %20) [ "convergencectrl"(token %1) ]
  store half %19, ptr addrspace(11) %21, align 2, !tbaa !8
  %22 = call noundef align 2 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 0) %3, i32 %7) [ "convergencectrl"(token %1) ]
  %23 = load <4 x half>, ptr addrspace(11) %22, align 2
  %24 = shufflevector <4 x half> %23, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %25 = insertelement <4 x half> poison, half %9, i64 0
  %26 = shufflevector <4 x half> %25, <4 x half> poison, <4 x i32> zeroinitializer
  %27 = fmul reassoc nnan ninf nsz arcp afn <4 x half> %24, %26
  %28 = call noundef align 2 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 1) %5, i32 %7) [ "convergencectrl"(token %1) ]
  store <4 x half> %27, ptr addrspace(11) %28, align 2, !tbaa !10
  %29 = fpext reassoc nnan ninf nsz arcp afn half %9 to float
  %30 = load <4 x half>, ptr addrspace(11) %22, align 2, !tbaa !10
  %31 = tail call reassoc nnan ninf nsz arcp afn half @llvm.spv.fdot.v4f16(<4 x half> %30, <4 x half> %30)
  %32 = fpext reassoc nnan ninf nsz arcp afn half %31 to float
  %33 = fadd reassoc nnan ninf nsz arcp afn float %32, %29
  %34 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, i32 %7) [ "convergencectrl"(token %1) ]
  store float %33, ptr addrspace(11) %34, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fmuladd.f16(half, half, half) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.floor.f16(half) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fabs.f16(half) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.sqrt.f16(half) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare half @llvm.spv.fdot.v4f16(<4 x half>, <4 x half>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x half], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x half], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x half>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"dx.nativelowprec", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"half", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
