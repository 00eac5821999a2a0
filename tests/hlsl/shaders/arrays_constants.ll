; ModuleID = 'arrays_constants.hlsl'
source_filename = "arrays_constants.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%Row = type <{ <4 x float>, i32 }>

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@rows.str = private unnamed_addr constant [5 x i8] c"rows\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %4 = freeze i32 %3
  %5 = udiv i32 %4, 3
  %6 = mul i32 %5, 3
  %7 = sub i32 %4, %6
  %8 = tail call i32 @llvm.spv.resource.nonuniformindex(i32 %7)
  %9 = tail call target("spirv.VulkanBuffer", %Row, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Rows_2_0t(i32 0, i32 0, i32 3, i32 %8, ptr nonnull @rows.str)
  %10 = call noundef align 1 dereferenceable(20) ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Rows_2_0t(target("spirv.VulkanBuffer", %Row, 2, 0) %9) [ "convergencectrl"(token %1) ]
  %11 = load <4 x float>, ptr addrspace(12) %10, align 4, !tbaa !7
  %12 = extractelement <4 x float> %11, i32 %5
  %13 = tail call target("spirv.VulkanBuffer", %Row, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Rows_2_0t(i32 0, i32 0, i32 3, i32 1, ptr nonnull @rows.str)
  %14 = call noundef align 1 dereferenceable(20) ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Rows_2_0t(target("spirv.VulkanBuffer", %Row, 2, 0) %13) [ "convergencectrl"(token %1) ]
  %15 = getelementptr inbounds nuw i8, ptr addrspace(12) %14, i64 16
  %16 = load i32, ptr addrspace(12) %15, align 4, !tbaa !8
  %17 = sitofp reassoc nnan ninf nsz arcp afn i32 %16 to float
  %18 = fadd reassoc nnan ninf nsz arcp afn float %12, %17
  %19 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %3) [ "convergencectrl"(token %1) ]
  store float %18, ptr addrspace(11) %19, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.resource.nonuniformindex(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %Row, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Rows_2_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Rows_2_0t(target("spirv.VulkanBuffer", %Row, 2, 0)) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="6,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
