; ModuleID = 'control_grid.hlsl'
source_filename = "control_grid.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  br label %5

5:                                                ; preds = %0
  %6 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  br label %7

7:                                                ; preds = %5
  %8 = add nsw i32 %4, -1
  %9 = tail call i32 @llvm.spv.sclamp.i32(i32 %8, i32 0, i32 7)
  %10 = shl nsw i32 %9, 4
  %11 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %6) ]
  %12 = add nsw i32 %3, -1
  %13 = tail call i32 @llvm.spv.sclamp.i32(i32 %12, i32 0, i32 15)
  %14 = add nsw i32 %10, %13
  %15 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %14) [ "convergencectrl"(token %11) ]
  %16 = tail call i32 @llvm.spv.sclamp.i32(i32 %3, i32 0, i32 15)
  %17 = add nsw i32 %10, %16
  %18 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %17) [ "convergencectrl"(token %11) ]
  %19 = add nsw i32 %3, 1
  %20 = tail call i32 @llvm.spv.sclamp.i32(i32 %19, i32 0, i32 15)
  %21 = add nsw i32 %10, %20
  %22 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %21) [ "convergencectrl"(token %11) ]
  br label %23

23:                                               ; preds = %7
  %24 = tail call i32 @llvm.spv.sclamp.i32(i32 %4, i32 0, i32 7)
  %25 = shl nsw i32 %24, 4
  %26 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %6) ]
  %27 = add nsw i32 %25, %13
  %28 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %27) [ "convergencectrl"(token %26) ]
  %29 = add nsw i32 %25, %16
  %30 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %29) [ "convergencectrl"(token %26) ]
  %31 = add nsw i32 %25, %20
  %32 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %31) [ "convergencectrl"(token %26) ]
  br label %33

33:                                               ; preds = %23
  %34 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %35 = load float, ptr addrspace(11) %32, align 4, !tbaa !7
  %36 = load float, ptr addrspace(11) %30, align 4, !tbaa !7
  %37 = load float, ptr addrspace(11) %28, align 4, !tbaa !7
  %38 = load float, ptr addrspace(11) %22, align 4, !tbaa !7
  %39 = load float, ptr addrspace(11) %18, align 4, !tbaa !7
  %40 = load float, ptr addrspace(11) %15, align 4, !tbaa !7
  %41 = add nsw i32 %4, 1
  %42 = tail call i32 @llvm.spv.sclamp.i32(i32 %41, i32 0, i32 7)
  %43 = shl nsw i32 %42, 4
  %44 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %6) ]
  %45 = add nsw i32 %43, %13
  %46 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %45) [ "convergencectrl"(token %44) ]
  %47 = load float, ptr addrspace(11) %46, align 4, !tbaa !7
  %48 = add nsw i32 %43, %16
  %49 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %48) [ "convergencectrl"(token %44) ]
  %50 = load float, ptr addrspace(11) %49, align 4, !tbaa !7
  %51 = add nsw i32 %43, %20
  %52 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %2, i32 %51) [ "convergencectrl"(token %44) ]
  %53 = load float, ptr addrspace(11) %52, align 4, !tbaa !7
  %54 = fadd reassoc nnan ninf nsz arcp afn float %39, %40
  %55 = fadd reassoc nnan ninf nsz arcp afn float %38, %54
  %56 = fadd reassoc nnan ninf nsz arcp afn float %37, %55
  %57 = fadd reassoc nnan ninf nsz arcp afn float %36, %56
  %58 = fadd reassoc nnan ninf nsz arcp afn float %35, %57
  %59 = fadd reassoc nnan ninf nsz arcp afn float %47, %58
  %60 = fadd reassoc nnan ninf nsz arcp afn float %50, %59
  %61 = fadd reassoc nnan ninf nsz arcp afn float %53, %60
  %62 = fmul reassoc nnan ninf nsz arcp afn float %61, f0x3DE38E39
  %63 = shl i32 %4, 4
  %64 = add i32 %63, %3
  %65 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %34, i32 %64) [ "convergencectrl"(token %1) ]
  store float %62, ptr addrspace(11) %65, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.sclamp.i32(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
