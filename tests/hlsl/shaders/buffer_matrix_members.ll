; ModuleID = 'buffer_matrix_members.hlsl'
source_filename = "buffer_matrix_members.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Frame = type { [3 x <2 x float>], float, [2 x <2 x i32>] }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"elements\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"rows\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"grids\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Frame], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Frames_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %7 = call noundef align 1 dereferenceable(44) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Frames_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Frame], 12, 0) %2, i32 %6) [ "convergencectrl"(token %1) ]
  %8 = load <6 x float>, ptr addrspace(11) %7, align 1, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 24
  %10 = load float, ptr addrspace(11) %9, align 1, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 28
  %12 = load <4 x i32>, ptr addrspace(11) %11, align 1, !tbaa !9
  %13 = extractelement <6 x float> %8, i64 5
  %14 = fmul reassoc nnan ninf nsz arcp afn float %13, %10
  %15 = shl i32 %6, 1
  %16 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %15) [ "convergencectrl"(token %1) ]
  store float %14, ptr addrspace(11) %16, align 4, !tbaa !7
  %17 = extractelement <6 x float> %8, i64 1
  %18 = or disjoint i32 %15, 1
  %19 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %18) [ "convergencectrl"(token %1) ]
  store float %17, ptr addrspace(11) %19, align 4, !tbaa !7
  %20 = shufflevector <6 x float> %8, <6 x float> poison, <3 x i32> <i32 0, i32 2, i32 4>
  %21 = shufflevector <6 x float> %8, <6 x float> poison, <3 x i32> <i32 1, i32 3, i32 5>
  %22 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %20, %21
  %23 = call noundef align 4 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %4, i32 %6) [ "convergencectrl"(token %1) ]
  store <3 x float> %22, ptr addrspace(11) %23, align 4, !tbaa !10
  %24 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 2, i32 poison>
  %25 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %26 = sub nsw <2 x i32> %24, %25
  %27 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %28 = shufflevector <2 x i32> %26, <2 x i32> %27, <2 x i32> <i32 0, i32 2>
  %29 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) %5, i32 %6) [ "convergencectrl"(token %1) ]
  store <2 x i32> %28, ptr addrspace(11) %29, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Frame], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Frames_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Frames_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Frame], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!4, !4, i64 0}
!10 = !{!5, !5, i64 0}
