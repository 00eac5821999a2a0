; ModuleID = 'buffer_copies.hlsl'
source_filename = "buffer_copies.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Item = type { <3 x float>, i32, <2 x float> }

@.str = private unnamed_addr constant [6 x i8] c"items\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = alloca %struct.Item, align 1
  %2 = tail call token @llvm.experimental.convergence.entry()
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Items_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = sub i32 7, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %6 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Items_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 1) %3, i32 %4) [ "convergencectrl"(token %2) ]
  call void @llvm.memcpy.p0.p11.i64(ptr noundef nonnull align 1 dereferenceable(24) %1, ptr addrspace(11) noundef align 1 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !7
  %7 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Items_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 1) %3, i32 %5) [ "convergencectrl"(token %2) ]
  tail call void @llvm.memcpy.p11.p11.i64(ptr addrspace(11) noundef align 1 dereferenceable(24) %6, ptr addrspace(11) noundef align 1 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !7
  call void @llvm.memcpy.p11.p0.i64(ptr addrspace(11) noundef align 1 dereferenceable(24) %7, ptr noundef nonnull align 1 dereferenceable(24) %1, i64 24, i1 false), !tbaa.struct !7
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p11.i64(ptr noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p11.p11.i64(ptr addrspace(11) noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p11.p0.i64(ptr addrspace(11) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Items_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Items_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Item], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!7 = !{i64 0, i64 12, !8, i64 12, i64 4, !9, i64 16, i64 8, !8}
!8 = !{!5, !5, i64 0}
!9 = !{!4, !4, i64 0}
