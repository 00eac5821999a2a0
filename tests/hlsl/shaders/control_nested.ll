; ModuleID = 'control_nested.hlsl'
source_filename = "control_nested.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = mul i32 %3, 20
  %5 = add i32 %4, 100
  br label %6

6:                                                ; preds = %33, %0
  %7 = phi i32 [ 0, %0 ], [ %17, %33 ]
  %8 = phi i32 [ 0, %0 ], [ %34, %33 ]
  %9 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %10 = icmp eq i32 %8, 10
  br i1 %10, label %41, label %11

11:                                               ; preds = %6
  %12 = add i32 %8, %3
  %13 = freeze i32 %12
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 9)
  %15 = add nuw nsw i32 %14, 1
  br label %16

16:                                               ; preds = %11, %30
  %17 = phi i32 [ %31, %30 ], [ %7, %11 ]
  %18 = phi i32 [ %32, %30 ], [ 0, %11 ]
  %19 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %9) ]
  %20 = icmp eq i32 %18, %15
  br i1 %20, label %33, label %21

21:                                               ; preds = %16
  %22 = add nuw nsw i32 %18, %8
  %23 = urem i32 %22, 3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = mul nuw nsw i32 %18, %8
  %27 = add i32 %17, 1
  %28 = add i32 %27, %26
  %29 = icmp ugt i32 %28, %5
  br i1 %29, label %35, label %30

30:                                               ; preds = %25, %21
  %31 = phi i32 [ %17, %21 ], [ %28, %25 ]
  %32 = add nuw nsw i32 %18, 1
  br label %16, !llvm.loop !7

33:                                               ; preds = %16
  %34 = add nuw nsw i32 %8, 1
  br label %6, !llvm.loop !9

35:                                               ; preds = %25
  %36 = mul i32 %28, 1000
  %37 = mul nuw nsw i32 %8, 10
  %38 = add nuw i32 %18, %37
  %39 = add i32 %38, %36
  %40 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3) [ "convergencectrl"(token %19) ]
  store i32 %39, ptr addrspace(11) %40, align 4, !tbaa !10
  br label %43

41:                                               ; preds = %6
  %42 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store i32 %7, ptr addrspace(11) %42, align 4, !tbaa !10
  br label %43

43:                                               ; preds = %35, %41
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = !{!4, !4, i64 0}
