; ModuleID = 'control_short_circuits.hlsl'
source_filename = "control_short_circuits.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@_ZL6result.0 = internal unnamed_addr global target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define hidden spir_func noundef i1 @_Z4noteji(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call token @llvm.experimental.convergence.entry()
  %4 = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr @_ZL6result.0, align 8, !tbaa !7
  %5 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %4, i32 %0) [ "convergencectrl"(token %3) ]
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !9
  %7 = add nsw i32 %6, %1
  store i32 %7, ptr addrspace(11) %5, align 4, !tbaa !9
  %8 = icmp sgt i32 %1, 1
  ret i1 %8
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, ptr @_ZL6result.0, align 8, !tbaa !7
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !9
  %7 = icmp sgt i32 %6, 2
  %8 = shl i32 %4, 1
  br i1 %7, label %9, label %17

9:                                                ; preds = %0
  %10 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 %8) [ "convergencectrl"(token %1) ]
  %11 = load i32, ptr addrspace(11) %10, align 4, !tbaa !9
  %12 = add nuw i32 %6, 100
  %13 = add i32 %12, %11
  store i32 %13, ptr addrspace(11) %10, align 4, !tbaa !9
  %14 = icmp samesign ugt i32 %6, 5
  br i1 %14, label %15, label %17

15:                                               ; preds = %9
  %16 = or disjoint i32 %8, 1
  br label %23

17:                                               ; preds = %0, %9
  %18 = or disjoint i32 %8, 1
  %19 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 %18) [ "convergencectrl"(token %1) ]
  %20 = load i32, ptr addrspace(11) %19, align 4, !tbaa !9
  %21 = add nsw i32 %20, %6
  store i32 %21, ptr addrspace(11) %19, align 4, !tbaa !9
  %22 = icmp sgt i32 %6, 1
  br i1 %22, label %23, label %28

23:                                               ; preds = %15, %17
  %24 = phi i32 [ %16, %15 ], [ %18, %17 ]
  %25 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 %24) [ "convergencectrl"(token %1) ]
  %26 = load i32, ptr addrspace(11) %25, align 4, !tbaa !9
  %27 = add nsw i32 %26, 1000
  store i32 %27, ptr addrspace(11) %25, align 4, !tbaa !9
  br label %28

28:                                               ; preds = %17, %23
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTSN4hlsl18RWStructuredBufferIiEE", !5, i64 0, !5, i64 8}
!9 = !{!4, !4, i64 0}
