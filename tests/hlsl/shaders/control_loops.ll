; ModuleID = 'control_loops.hlsl'
source_filename = "control_loops.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %2, i32 %3) [ "convergencectrl"(token %1) ]
  %5 = load i32, ptr addrspace(11) %4, align 4, !tbaa !7
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %9

7:                                                ; preds = %9, %0
  %8 = phi i32 [ 0, %0 ], [ %18, %9 ]
  br label %22

9:                                                ; preds = %0, %9
  %10 = phi i32 [ %17, %9 ], [ %5, %0 ]
  %11 = phi i32 [ %18, %9 ], [ 0, %0 ]
  %12 = and i32 %10, 1
  %13 = icmp eq i32 %12, 0
  %14 = lshr exact i32 %10, 1
  %15 = mul i32 %10, 3
  %16 = add i32 %15, 1
  %17 = select i1 %13, i32 %14, i32 %16
  %18 = add nuw nsw i32 %11, 1
  %19 = icmp ne i32 %17, 1
  %20 = icmp samesign ult i32 %11, 199
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %9, label %7, !llvm.loop !8

22:                                               ; preds = %7, %22
  %23 = phi i32 [ %29, %22 ], [ 0, %7 ]
  %24 = phi i32 [ %26, %22 ], [ %5, %7 ]
  %25 = freeze i32 %24
  %26 = udiv i32 %25, 10
  %27 = mul i32 %26, 10
  %28 = sub i32 %25, %27
  %29 = add i32 %28, %23
  %30 = icmp ult i32 %24, 10
  br i1 %30, label %31, label %22, !llvm.loop !10

31:                                               ; preds = %22
  %32 = icmp ult i32 %5, 4
  br i1 %32, label %41, label %33

33:                                               ; preds = %31, %37
  %34 = phi i32 [ %38, %37 ], [ 2, %31 ]
  %35 = urem i32 %5, %34
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = add i32 %34, 1
  %39 = mul i32 %38, %38
  %40 = icmp ugt i32 %39, %5
  br i1 %40, label %41, label %33, !llvm.loop !11

41:                                               ; preds = %33, %37, %31
  %42 = phi i32 [ %5, %31 ], [ %5, %37 ], [ %34, %33 ]
  %43 = tail call target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %44 = insertelement <3 x i32> poison, i32 %8, i64 0
  %45 = insertelement <3 x i32> %44, i32 %29, i64 1
  %46 = insertelement <3 x i32> %45, i32 %42, i64 2
  %47 = call noundef align 4 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) %43, i32 %3) [ "convergencectrl"(token %1) ]
  store <3 x i32> %46, ptr addrspace(11) %47, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x i32>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = !{!4, !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = !{!5, !5, i64 0}
