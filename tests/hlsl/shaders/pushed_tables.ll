; ModuleID = 'pushed_tables.hlsl'
source_filename = "pushed_tables.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Pushed = type { [2 x <2 x float>], [3 x %struct.Row], float }
%struct.Row = type { <2 x float>, i32 }

@pushed = external hidden local_unnamed_addr addrspace(13) externally_initialized global %struct.Pushed, align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw [12 x i8], ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @pushed, i64 16), i64 %4
  %6 = load <2 x float>, ptr addrspace(13) %5, align 1, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(13) %5, i64 8
  %8 = load i32, ptr addrspace(13) %7, align 1, !tbaa !8
  %9 = load <4 x float>, ptr addrspace(13) @pushed, align 1, !tbaa !9
  %10 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float> %9, <2 x float> %6, i32 2, i32 2, i32 1)
  %11 = extractelement <2 x float> %10, i64 0
  %12 = sitofp reassoc nnan ninf nsz arcp afn i32 %8 to float
  %13 = extractelement <2 x float> %10, i64 1
  %14 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %11, float %12, float %13)
  %15 = load float, ptr addrspace(13) getelementptr inbounds nuw (i8, ptr addrspace(13) @pushed, i64 52), align 1, !tbaa !12
  %16 = fadd reassoc nnan ninf nsz arcp afn float %14, %15
  %17 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store float %16, ptr addrspace(11) %17, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float>, <2 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="3,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS6Pushed", !11, i64 0, !5, i64 16, !11, i64 52}
!11 = !{!"float", !5, i64 0}
!12 = !{!10, !11, i64 52}
!13 = !{!11, !11, i64 0}
