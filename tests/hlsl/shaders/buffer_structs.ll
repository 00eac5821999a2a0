; ModuleID = 'buffer_structs.hlsl'
source_filename = "buffer_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Particle = type { float, <2 x i32>, <3 x float>, i32 }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"moved\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load float, ptr addrspace(11) %5, align 1, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 4
  %8 = load <2 x i32>, ptr addrspace(11) %7, align 1, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 12
  %10 = load <3 x float>, ptr addrspace(11) %9, align 1, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 24
  %12 = load i32, ptr addrspace(11) %11, align 1, !tbaa !10
  %13 = add <2 x i32> %8, <i32 1, i32 -2>
  %14 = insertelement <3 x float> poison, float %6, i64 0
  %15 = shufflevector <3 x float> %14, <3 x float> poison, <3 x i32> zeroinitializer
  %16 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %10, %15
  %17 = or i32 %12, 128
  %18 = call noundef align 1 dereferenceable(28) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  %19 = getelementptr inbounds nuw i8, ptr addrspace(11) %18, i64 4
  store <2 x i32> %13, ptr addrspace(11) %19, align 1, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr addrspace(11) %18, i64 12
  store <3 x float> %16, ptr addrspace(11) %20, align 1, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr addrspace(11) %18, i64 24
  store i32 %17, ptr addrspace(11) %21, align 1, !tbaa !10
  %22 = fmul reassoc nnan ninf nsz arcp afn float %6, 5.000000e-01
  store float %22, ptr addrspace(11) %18, align 1, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Particles_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Particle], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!5, !5, i64 0}
!10 = !{!4, !4, i64 0}
!11 = !{!12, !8, i64 0}
!12 = !{!"_ZTS8Particle", !8, i64 0, !5, i64 4, !5, i64 12, !4, i64 24}
