; ModuleID = 'control_structs.hlsl'
source_filename = "control_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Bounds = type { <3 x float>, <3 x float> }

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"unions\00", align 1

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define hidden spir_func void @_Z6joined6BoundsS_(ptr dead_on_unwind noalias nofree writable writeonly sret(%struct.Bounds) align 1 captures(none) initializes((0, 24)) %0, ptr nofree noundef readonly align 1 captures(none) dead_on_return %1, ptr nofree noundef readonly align 1 captures(none) dead_on_return %2) local_unnamed_addr #0 {
  %4 = load <3 x float>, ptr %1, align 1, !tbaa !7
  %5 = load <3 x float>, ptr %2, align 1, !tbaa !7
  %6 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.minnum.v3f32(<3 x float> %4, <3 x float> %5)
  store <3 x float> %6, ptr %0, align 1, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = load <3 x float>, ptr %7, align 1, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %10 = load <3 x float>, ptr %9, align 1, !tbaa !7
  %11 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.maxnum.v3f32(<3 x float> %8, <3 x float> %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store <3 x float> %11, ptr %12, align 1, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.minnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maxnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #3 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boundss_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boundss_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = uitofp reassoc nnan ninf nsz arcp afn i32 %5 to float
  %7 = fmul reassoc nnan ninf nsz arcp afn float %6, 9.000000e+00
  %8 = fadd reassoc nnan ninf nsz arcp afn float %7, 9.000000e+00
  %9 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %5) [ "convergencectrl"(token %1) ]
  store float %8, ptr addrspace(11) %9, align 4, !tbaa !8
  %10 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boundss_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 1) %4, i32 %5) [ "convergencectrl"(token %1) ]
  %11 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boundss_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 0) %3, i32 %5) [ "convergencectrl"(token %1) ]
  %12 = add i32 %5, 1
  %13 = and i32 %12, 3
  %14 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boundss_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 0) %3, i32 %13) [ "convergencectrl"(token %1) ]
  %15 = load <3 x float>, ptr addrspace(11) %11, align 1, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(11) %11, i64 12
  %17 = load <3 x float>, ptr addrspace(11) %16, align 1, !tbaa !7
  %18 = load <3 x float>, ptr addrspace(11) %14, align 1, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(11) %14, i64 12
  %20 = load <3 x float>, ptr addrspace(11) %19, align 1, !tbaa !7
  %21 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.minnum.v3f32(<3 x float> %15, <3 x float> %18)
  %22 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.maxnum.v3f32(<3 x float> %17, <3 x float> %20)
  store <3 x float> %21, ptr addrspace(11) %10, align 1, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(11) %10, i64 12
  store <3 x float> %22, ptr addrspace(11) %23, align 1, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boundss_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Boundss_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boundss_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 1), i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Boundss_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Bounds], 12, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
