; ModuleID = 'wave_structs.hlsl'
source_filename = "wave_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Pair = type { <2 x float>, i32 }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent noinline norecurse nounwind
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Pairs_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Pairs_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 1 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Pairs_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load <2 x float>, ptr addrspace(11) %5, align 1, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 8
  %8 = load i32, ptr addrspace(11) %7, align 1, !tbaa !8
  %9 = call spir_func i32 @__hlsl_wave_get_lane_index() #5 [ "convergencectrl"(token %1) ]
  %10 = xor i32 %9, 1
  %11 = call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.spv.wave.readlane.v2f32(<2 x float> %6, i32 %10) [ "convergencectrl"(token %1) ]
  %12 = call spir_func i32 @__hlsl_wave_get_lane_index() #5 [ "convergencectrl"(token %1) ]
  %13 = xor i32 %12, 1
  %14 = call i32 @llvm.spv.wave.readlane.i32(i32 %8, i32 %13) [ "convergencectrl"(token %1) ]
  %15 = add nsw i32 %14, %8
  %16 = call noundef align 1 dereferenceable(12) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Pairs_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store <2 x float> %11, ptr addrspace(11) %16, align 1, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr addrspace(11) %16, i64 8
  store i32 %15, ptr addrspace(11) %17, align 1, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: convergent
declare spir_func i32 @__hlsl_wave_get_lane_index() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x float> @llvm.spv.wave.readlane.v2f32(<2 x float>, i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.wave.readlane.i32(i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Pairs_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Pairs_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Pairs_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Pairs_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Pair], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

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
