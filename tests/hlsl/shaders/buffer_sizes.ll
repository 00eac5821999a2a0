; ModuleID = 'buffer_sizes.hlsl'
source_filename = "buffer_sizes.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"bytes\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem: read)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_0t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %2), !noalias !7
  %6 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 0) [ "convergencectrl"(token %1) ]
  store i32 %5, ptr addrspace(11) %6, align 4, !tbaa !11
  %7 = tail call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3), !noalias !12
  %8 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 1) [ "convergencectrl"(token %1) ]
  store i32 %7, ptr addrspace(11) %8, align 4, !tbaa !11
  %9 = tail call i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i8_12_0t(target("spirv.VulkanBuffer", [0 x i8], 12, 0) %4), !noalias !16
  %10 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 2) [ "convergencectrl"(token %1) ]
  store i32 %9, ptr addrspace(11) %10, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_0t(i32, i32, i32, i32, ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i8], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i8_12_0t(i32, i32, i32, i32, ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i8_12_0t(target("spirv.VulkanBuffer", [0 x i8], 12, 0)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0v3f32_12_0t(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0)) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare i32 @llvm.spv.resource.getdimensions.x.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1)) #3

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem: read) "frame-pointer"="all" "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }

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
!7 = !{!8, !10}
!8 = distinct !{!8, !9, !"_ZN4hlsl16StructuredBufferIDv3_fE13GetDimensionsERjS3_: argument 0"}
!9 = distinct !{!9, !"_ZN4hlsl16StructuredBufferIDv3_fE13GetDimensionsERjS3_"}
!10 = distinct !{!10, !9, !"_ZN4hlsl16StructuredBufferIDv3_fE13GetDimensionsERjS3_: argument 1"}
!11 = !{!4, !4, i64 0}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"_ZN4hlsl18RWStructuredBufferIjE13GetDimensionsERjS2_: argument 0"}
!14 = distinct !{!14, !"_ZN4hlsl18RWStructuredBufferIjE13GetDimensionsERjS2_"}
!15 = distinct !{!15, !14, !"_ZN4hlsl18RWStructuredBufferIjE13GetDimensionsERjS2_: argument 1"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZN4hlsl17ByteAddressBuffer13GetDimensionsERj: argument 0"}
!18 = distinct !{!18, !"_ZN4hlsl17ByteAddressBuffer13GetDimensionsERj"}
