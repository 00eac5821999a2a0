; ModuleID = 'special_narrow.hlsl'
source_filename = "special_narrow.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@_ZL5small = internal addrspace(10) global i16 0, align 2
@_ZL5other = internal addrspace(10) global i16 0, align 2
@_ZL4part = internal addrspace(10) global half 0.000000e+00, align 2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent noinline norecurse nounwind
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call i16 @_Z20__spirv_SpecConstantis(i32 1, i16 -3) #4
  store i16 %2, ptr addrspace(10) @_ZL5small, align 2, !tbaa !8
  %3 = tail call ptr @llvm.invariant.start.p10(i64 2, ptr addrspace(10) @_ZL5small)
  %4 = tail call i16 @_Z20__spirv_SpecConstantit(i32 2, i16 5) #4
  store i16 %4, ptr addrspace(10) @_ZL5other, align 2, !tbaa !8
  %5 = tail call ptr @llvm.invariant.start.p10(i64 2, ptr addrspace(10) @_ZL5other)
  %6 = tail call reassoc nnan ninf nsz arcp afn half @_Z20__spirv_SpecConstantiDh(i32 4, half 5.000000e-01) #4
  store half %6, ptr addrspace(10) @_ZL4part, align 2, !tbaa !10
  %7 = tail call ptr @llvm.invariant.start.p10(i64 2, ptr addrspace(10) @_ZL4part)
  %8 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %9 = load i16, ptr addrspace(10) @_ZL5small, align 2, !tbaa !8
  %10 = sitofp reassoc nnan ninf nsz arcp afn i16 %9 to float
  %11 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %8, i32 0) [ "convergencectrl"(token %1) ]
  store float %10, ptr addrspace(11) %11, align 4, !tbaa !12
  %12 = load i16, ptr addrspace(10) @_ZL5other, align 2, !tbaa !8
  %13 = uitofp reassoc nnan ninf nsz arcp afn i16 %12 to float
  %14 = fmul reassoc nnan ninf nsz arcp afn float %13, 2.000000e+00
  %15 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %8, i32 1) [ "convergencectrl"(token %1) ]
  store float %14, ptr addrspace(11) %15, align 4, !tbaa !12
  %16 = fpext reassoc nnan ninf nsz arcp afn half %6 to float
  %17 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %8, i32 2) [ "convergencectrl"(token %1) ]
  store float %16, ptr addrspace(11) %17, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #2

declare i16 @_Z20__spirv_SpecConstantis(i32, i16) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p10(i64 immarg, ptr addrspace(10) captures(none)) #3

declare i16 @_Z20__spirv_SpecConstantit(i32, i16) local_unnamed_addr

declare half @_Z20__spirv_SpecConstantiDh(i32, half) local_unnamed_addr

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"dx.nativelowprec", i32 1}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"half", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
