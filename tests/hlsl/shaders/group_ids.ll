; ModuleID = 'group_ids.hlsl'
source_filename = "group_ids.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Ids = type { <3 x i32>, <3 x i32>, <3 x i32>, i32 }

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Ids], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Idss_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = insertelement <3 x i32> poison, i32 %3, i64 0
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %6 = insertelement <3 x i32> %4, i32 %5, i64 1
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 2)
  %8 = insertelement <3 x i32> %6, i32 %7, i64 2
  %9 = tail call i32 @llvm.spv.group.id.i32(i32 0)
  %10 = insertelement <3 x i32> poison, i32 %9, i64 0
  %11 = tail call i32 @llvm.spv.group.id.i32(i32 1)
  %12 = insertelement <3 x i32> %10, i32 %11, i64 1
  %13 = tail call i32 @llvm.spv.group.id.i32(i32 2)
  %14 = insertelement <3 x i32> %12, i32 %13, i64 2
  %15 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 1)
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = tail call i32 @llvm.spv.thread.id.in.group.i32(i32 2)
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %22 = mul i32 %7, 6
  %23 = add i32 %22, %5
  %24 = shl i32 %23, 3
  %25 = add i32 %24, %3
  %26 = call noundef align 1 dereferenceable(40) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Idss_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Ids], 12, 1) %2, i32 %25) [ "convergencectrl"(token %1) ]
  store <3 x i32> %8, ptr addrspace(11) %26, align 1, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(11) %26, i64 12
  store <3 x i32> %14, ptr addrspace(11) %27, align 1, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr addrspace(11) %26, i64 24
  store <3 x i32> %20, ptr addrspace(11) %28, align 1, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr addrspace(11) %26, i64 36
  store i32 %21, ptr addrspace(11) %29, align 1, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.group.id.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.in.group.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.flattened.thread.id.in.group() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Ids], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Idss_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Idss_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Ids], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,3,2" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = !{!5, !5, i64 0}
!8 = !{!4, !4, i64 0}
