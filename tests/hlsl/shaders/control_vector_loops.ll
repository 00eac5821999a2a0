; ModuleID = 'control_vector_loops.hlsl'
source_filename = "control_vector_loops.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) %2, i32 %3) [ "convergencectrl"(token %1) ]
  %5 = load <4 x float>, ptr addrspace(11) %4, align 4, !tbaa !7
  %6 = fcmp reassoc nnan ninf nsz arcp afn ogt <4 x float> %5, splat (float 1.000000e+00)
  %7 = sext <4 x i1> %6 to <4 x i32>
  %8 = tail call i1 @llvm.spv.any.v4i32(<4 x i32> %7)
  br i1 %8, label %9, label %22

9:                                                ; preds = %0, %9
  %10 = phi <4 x i1> [ %17, %9 ], [ %6, %0 ]
  %11 = phi <4 x float> [ %15, %9 ], [ %5, %0 ]
  %12 = phi <4 x i32> [ %16, %9 ], [ zeroinitializer, %0 ]
  %13 = zext <4 x i1> %10 to <4 x i32>
  %14 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %11, splat (float 5.000000e-01)
  %15 = select reassoc nnan ninf nsz arcp afn <4 x i1> %10, <4 x float> %14, <4 x float> %11
  %16 = add <4 x i32> %12, %13
  %17 = fcmp reassoc nnan ninf nsz arcp afn ogt <4 x float> %15, splat (float 1.000000e+00)
  %18 = sext <4 x i1> %17 to <4 x i32>
  %19 = tail call i1 @llvm.spv.any.v4i32(<4 x i32> %18)
  br i1 %19, label %9, label %20, !llvm.loop !8

20:                                               ; preds = %9
  %21 = sitofp reassoc nnan ninf nsz arcp afn <4 x i32> %16 to <4 x float>
  br label %22

22:                                               ; preds = %20, %0
  %23 = phi <4 x float> [ zeroinitializer, %0 ], [ %21, %20 ]
  %24 = phi <4 x float> [ %5, %0 ], [ %15, %20 ]
  %25 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %26 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %23, <4 x float> splat (float 1.000000e+01), <4 x float> %24)
  %27 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %25, i32 %3) [ "convergencectrl"(token %1) ]
  store <4 x float> %26, ptr addrspace(11) %27, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.spv.any.v4i32(<4 x i32>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
