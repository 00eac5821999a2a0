; ModuleID = 'types_mixed_struct.hlsl'
source_filename = "types_mixed_struct.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Mixed = type { double, i64, float, half, i16, <3 x half>, i16 }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 1 dereferenceable(32) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = load double, ptr addrspace(11) %5, align 1, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 8
  %8 = load i64, ptr addrspace(11) %7, align 1, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 16
  %10 = load float, ptr addrspace(11) %9, align 1, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 20
  %12 = load half, ptr addrspace(11) %11, align 1, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 22
  %14 = load i16, ptr addrspace(11) %13, align 1, !tbaa !16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 24
  %16 = load <3 x half>, ptr addrspace(11) %15, align 1, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 30
  %18 = load i16, ptr addrspace(11) %17, align 1, !tbaa !16
  %19 = fmul reassoc nnan ninf nsz arcp afn half %12, 2.000000e+00
  %20 = sitofp reassoc nnan ninf nsz arcp afn i16 %14 to float
  %21 = fadd reassoc nnan ninf nsz arcp afn float %10, %20
  %22 = fpext reassoc nnan ninf nsz arcp afn float %21 to double
  %23 = fsub reassoc nnan ninf nsz arcp afn double %6, %22
  %24 = xor i16 %18, 21845
  %25 = zext i16 %24 to i64
  %26 = add nsw i64 %8, %25
  %27 = shufflevector <3 x half> %16, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %28 = call noundef align 1 dereferenceable(32) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store double %23, ptr addrspace(11) %28, align 1, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 8
  store i64 %26, ptr addrspace(11) %29, align 1, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 16
  store float %21, ptr addrspace(11) %30, align 1, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 20
  store half %19, ptr addrspace(11) %31, align 1, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 22
  store i16 %14, ptr addrspace(11) %32, align 1, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 24
  store <3 x half> %27, ptr addrspace(11) %33, align 1, !tbaa !18
  %34 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 30
  store i16 %24, ptr addrspace(11) %34, align 1, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Mixeds_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Mixed], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"half", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = !{!6, !6, i64 0}
