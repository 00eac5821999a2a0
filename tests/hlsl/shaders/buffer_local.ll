; ModuleID = 'buffer_local.hlsl'
source_filename = "buffer_local.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem: none)
define hidden spir_func noundef nofpclass(nan inf) float @_Z3sumN4hlsl16StructuredBufferIfEEj(ptr nofree noundef readonly align 8 captures(none) dead_on_return %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call token @llvm.experimental.convergence.entry()
  br label %4

4:                                                ; preds = %10, %2
  %5 = phi nsz float [ 0.000000e+00, %2 ], [ %14, %10 ]
  %6 = phi i32 [ 0, %2 ], [ %15, %10 ]
  %7 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %3) ]
  %8 = icmp eq i32 %6, %1
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  ret float %5

10:                                               ; preds = %4
  %11 = load target("spirv.VulkanBuffer", [0 x float], 12, 0), ptr %0, align 8, !tbaa !7
  %12 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %11, i32 %6) [ "convergencectrl"(token %7) ]
  %13 = load float, ptr addrspace(11) %12, align 4, !tbaa !9
  %14 = fadd reassoc nnan ninf nsz arcp afn float %13, %5
  %15 = add i32 %6, 1
  br label %4, !llvm.loop !11
}

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem: none)
define hidden spir_func void @_Z3putN4hlsl18RWStructuredBufferIfEEjf(ptr nofree noundef readonly align 8 captures(none) dead_on_return %0, i32 noundef %1, float noundef nofpclass(nan inf) %2) local_unnamed_addr #2 {
  %4 = tail call token @llvm.experimental.convergence.entry()
  %5 = load target("spirv.VulkanBuffer", [0 x float], 12, 1), ptr %0, align 8, !tbaa !13
  %6 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %5, i32 %1) [ "convergencectrl"(token %4) ]
  store float %2, ptr addrspace(11) %6, align 4, !tbaa !9
  ret void
}

; Function Attrs: convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #3 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = add i32 %5, 1
  br label %7

7:                                                ; preds = %12, %0
  %8 = phi nsz float [ 0.000000e+00, %0 ], [ %15, %12 ]
  %9 = phi i32 [ 0, %0 ], [ %16, %12 ]
  %10 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %11 = icmp eq i32 %9, %6
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %9) [ "convergencectrl"(token %10) ]
  %14 = load float, ptr addrspace(11) %13, align 4, !tbaa !9
  %15 = fadd reassoc nnan ninf nsz arcp afn float %14, %8
  %16 = add i32 %9, 1
  br label %7, !llvm.loop !11

17:                                               ; preds = %7
  %18 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 %5) [ "convergencectrl"(token %1) ]
  store float %8, ptr addrspace(11) %18, align 4, !tbaa !9
  %19 = sub i32 4, %5
  br label %20

20:                                               ; preds = %25, %17
  %21 = phi nsz float [ 0.000000e+00, %17 ], [ %28, %25 ]
  %22 = phi i32 [ 0, %17 ], [ %29, %25 ]
  %23 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %24 = icmp eq i32 %22, %19
  br i1 %24, label %30, label %25

25:                                               ; preds = %20
  %26 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %3, i32 %22) [ "convergencectrl"(token %23) ]
  %27 = load float, ptr addrspace(11) %26, align 4, !tbaa !9
  %28 = fadd reassoc nnan ninf nsz arcp afn float %27, %21
  %29 = add i32 %22, 1
  br label %20, !llvm.loop !11

30:                                               ; preds = %20
  %31 = add i32 %5, 4
  %32 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 %31) [ "convergencectrl"(token %1) ]
  store float %21, ptr addrspace(11) %32, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
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
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTSN4hlsl16StructuredBufferIfEE", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !5, i64 0}
!14 = !{!"_ZTSN4hlsl18RWStructuredBufferIfEE", !5, i64 0, !5, i64 8}
