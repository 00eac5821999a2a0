; ModuleID = 'control_returns.hlsl'
source_filename = "control_returns.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_func noundef nofpclass(nan inf) float @_Z4pickfj(float noundef nofpclass(nan inf) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = fcmp reassoc nnan ninf nsz arcp afn olt float %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = fcmp reassoc nnan ninf nsz arcp afn ogt float %0, 1.000000e+01
  br i1 %8, label %14, label %9

9:                                                ; preds = %7
  %10 = fmul reassoc nnan ninf nsz arcp afn float %0, 2.000000e+00
  br label %11

11:                                               ; preds = %9, %4
  %12 = phi nsz float [ %10, %9 ], [ %0, %4 ]
  %13 = fadd reassoc nnan ninf nsz arcp afn float %12, 1.000000e+00
  br label %14

14:                                               ; preds = %7, %2, %11
  %15 = phi nsz float [ %13, %11 ], [ -1.000000e+00, %2 ], [ 1.000000e+02, %7 ]
  ret float %15
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = icmp ugt i32 %3, 13
  br i1 %4, label %23, label %5

5:                                                ; preds = %0
  %6 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %7 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0) %6, i32 %3) [ "convergencectrl"(token %1) ]
  %8 = load float, ptr addrspace(11) %7, align 4, !tbaa !7
  %9 = fcmp reassoc nnan ninf nsz arcp afn olt float %8, 0.000000e+00
  br i1 %9, label %20, label %10

10:                                               ; preds = %5
  %11 = and i32 %3, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = fcmp reassoc nnan ninf nsz arcp afn ogt float %8, 1.000000e+01
  br i1 %14, label %20, label %15

15:                                               ; preds = %13
  %16 = fmul reassoc nnan ninf nsz arcp afn float %8, 2.000000e+00
  br label %17

17:                                               ; preds = %15, %10
  %18 = phi nsz float [ %16, %15 ], [ %8, %10 ]
  %19 = fadd reassoc nnan ninf nsz arcp afn float %18, 1.000000e+00
  br label %20

20:                                               ; preds = %17, %13, %5
  %21 = phi nsz float [ %19, %17 ], [ -1.000000e+00, %5 ], [ 1.000000e+02, %13 ]
  %22 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store float %21, ptr addrspace(11) %22, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %0, %20
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 0), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
