; ModuleID = 'types_double.hlsl'
source_filename = "types_double.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"pairs\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"narrowed\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <2 x double>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f64_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 4, i32 1, i32 0, ptr nonnull @.str.8)
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %8 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 0) %2, i32 %7) [ "convergencectrl"(token %1) ]
  %9 = load double, ptr addrspace(11) %8, align 8, !tbaa !7
  %10 = tail call reassoc nnan ninf nsz arcp afn double @llvm.fmuladd.f64(double %9, double %9, double f0xBFD5555555555555)
  %11 = shl i32 %7, 2
  %12 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1) %4, i32 %11) [ "convergencectrl"(token %1) ]
  store double %10, ptr addrspace(11) %12, align 8, !tbaa !7
  %13 = call noundef align 8 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x double>], 12, 0) %3, i32 %7) [ "convergencectrl"(token %1) ]
  %14 = load double, ptr addrspace(11) %13, align 8
  %15 = tail call reassoc nnan ninf nsz arcp afn double @llvm.maxnum.f64(double %9, double %14)
  %16 = getelementptr inbounds nuw i8, ptr addrspace(11) %13, i64 8
  %17 = load double, ptr addrspace(11) %16, align 8
  %18 = fdiv reassoc nnan ninf nsz arcp afn double %15, %17
  %19 = or disjoint i32 %11, 1
  %20 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1) %4, i32 %19) [ "convergencectrl"(token %1) ]
  store double %18, ptr addrspace(11) %20, align 8, !tbaa !7
  %21 = fptosi double %9 to i32
  %22 = sitofp reassoc nnan ninf nsz arcp afn i32 %21 to double
  %23 = uitofp reassoc nnan ninf nsz arcp afn i32 %7 to double
  %24 = fadd reassoc nnan ninf nsz arcp afn double %22, %23
  %25 = or disjoint i32 %11, 2
  %26 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1) %4, i32 %25) [ "convergencectrl"(token %1) ]
  store double %24, ptr addrspace(11) %26, align 8, !tbaa !7
  %27 = tail call reassoc nnan ninf nsz arcp afn double @llvm.fabs.f64(double %9)
  %28 = fcmp reassoc nnan ninf nsz arcp afn ogt double %27, 2.000000e+00
  %29 = fneg reassoc nnan ninf nsz arcp afn double %9
  %30 = select reassoc nnan ninf nsz arcp afn i1 %28, double %9, double %29
  %31 = or disjoint i32 %11, 3
  %32 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1) %4, i32 %31) [ "convergencectrl"(token %1) ]
  store double %30, ptr addrspace(11) %32, align 8, !tbaa !7
  %33 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) %5, i32 %7) [ "convergencectrl"(token %1) ]
  store double %9, ptr addrspace(11) %33, align 4, !tbaa !9
  %34 = fptrunc reassoc nnan ninf nsz arcp afn double %9 to float
  %35 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %6, i32 %7) [ "convergencectrl"(token %1) ]
  store float %34, ptr addrspace(11) %35, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x double>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2f64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x double>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
