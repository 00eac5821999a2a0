; ModuleID = 'group_scan.hlsl'
source_filename = "group_scan.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"values\00", align 1
@held = external hidden local_unnamed_addr addrspace(3) global [2 x [32 x i32]], align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %5 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  %6 = load i32, ptr addrspace(11) %5, align 4, !tbaa !7
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @held, i64 %7
  store i32 %6, ptr addrspace(3) %8, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %1) ]
  br label %9

9:                                                ; preds = %0
  %10 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %11 = load i32, ptr addrspace(3) %8, align 4, !tbaa !7
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = add i32 %4, -1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @held, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %13, %9
  %19 = phi i32 [ %17, %13 ], [ 0, %9 ]
  %20 = add nsw i32 %19, %11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 128
  store i32 %20, ptr addrspace(3) %21, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %10) ]
  %22 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @held, i64 128), i64 %7
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !7
  %24 = icmp ult i32 %4, 2
  br i1 %24, label %30, label %25

25:                                               ; preds = %18
  %26 = add i32 %4, -2
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @held, i64 128), i64 %27
  %29 = load i32, ptr addrspace(3) %28, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %25, %18
  %31 = phi i32 [ %29, %25 ], [ 0, %18 ]
  %32 = add nsw i32 %31, %23
  store i32 %32, ptr addrspace(3) %8, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %10) ]
  %33 = load i32, ptr addrspace(3) %8, align 4, !tbaa !7
  %34 = icmp ult i32 %4, 4
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = add i32 %4, -4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @held, i64 %37
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %35, %30
  %41 = phi i32 [ %39, %35 ], [ 0, %30 ]
  %42 = add nsw i32 %41, %33
  store i32 %42, ptr addrspace(3) %21, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %10) ]
  %43 = load i32, ptr addrspace(3) %22, align 4, !tbaa !7
  %44 = icmp ult i32 %4, 8
  br i1 %44, label %50, label %45

45:                                               ; preds = %40
  %46 = add i32 %4, -8
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @held, i64 128), i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %45, %40
  %51 = phi i32 [ %49, %45 ], [ 0, %40 ]
  %52 = add nsw i32 %51, %43
  store i32 %52, ptr addrspace(3) %8, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %10) ]
  %53 = load i32, ptr addrspace(3) %8, align 4, !tbaa !7
  %54 = icmp ult i32 %4, 16
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = add i32 %4, -16
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @held, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %50, %55
  %61 = phi i32 [ %59, %55 ], [ 0, %50 ]
  %62 = add nsw i32 %61, %53
  store i32 %62, ptr addrspace(3) %21, align 4, !tbaa !7
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %10) ]
  %63 = load i32, ptr addrspace(3) %22, align 4, !tbaa !7
  %64 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store i32 %63, ptr addrspace(11) %64, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.flattened.thread.id.in.group() #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.spv.group.memory.barrier.with.group.sync() #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
