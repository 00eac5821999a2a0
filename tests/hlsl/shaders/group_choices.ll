; ModuleID = 'group_choices.hlsl'
source_filename = "group_choices.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@odd = external hidden local_unnamed_addr addrspace(3) global [16 x i32], align 4
@even = external hidden local_unnamed_addr addrspace(3) global [16 x i32], align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent nofree noinline norecurse nosync nounwind
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %4 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %2, i32 %3) [ "convergencectrl"(token %1) ]
  %5 = load i32, ptr addrspace(11) %4, align 4, !tbaa !7
  %6 = mul i32 %5, 3
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @odd, i64 %7
  store i32 %6, ptr addrspace(3) %8, align 4, !tbaa !7
  %9 = load i32, ptr addrspace(11) %4, align 4, !tbaa !7
  %10 = mul i32 %9, 5
  %11 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @even, i64 %7
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %1) ]
  br label %12

12:                                               ; preds = %35, %0
  %13 = phi i32 [ 0, %0 ], [ %36, %35 ]
  %14 = phi i32 [ 0, %0 ], [ %37, %35 ]
  %15 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %16 = icmp eq i32 %14, 16
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %1) ]
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %38, label %39

19:                                               ; preds = %12
  %20 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %2, i32 %14) [ "convergencectrl"(token %15) ]
  %21 = load i32, ptr addrspace(11) %20, align 4, !tbaa !7
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  %24 = add i32 %14, %3
  %25 = and i32 %24, 15
  %26 = zext nneg i32 %25 to i64
  br i1 %23, label %31, label %27

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @odd, i64 %26
  %29 = load i32, ptr addrspace(3) %28, align 4, !tbaa !7
  %30 = add i32 %29, %13
  br label %35

31:                                               ; preds = %19
  %32 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @even, i64 %26
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !7
  %34 = xor i32 %33, %13
  br label %35

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %30, %27 ], [ %34, %31 ]
  %37 = add nuw nsw i32 %14, 1
  br label %12, !llvm.loop !8

38:                                               ; preds = %17
  store i32 %13, ptr addrspace(3) %8, align 4, !tbaa !7
  br label %40

39:                                               ; preds = %17
  store i32 %13, ptr addrspace(3) %11, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %39, %38
  %41 = phi ptr addrspace(3) [ @even, %39 ], [ @odd, %38 ]
  %42 = phi i32 [ 23, %39 ], [ 7, %38 ]
  %43 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %1) ]
  %44 = sub i32 %42, %3
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) %41, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !7
  %48 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %43, i32 %3) [ "convergencectrl"(token %1) ]
  store i32 %47, ptr addrspace(11) %48, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.flattened.thread.id.in.group() #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent nofree noinline norecurse nosync nounwind "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
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
!7 = !{!4, !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
