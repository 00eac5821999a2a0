; ModuleID = 'wave_types.hlsl'
source_filename = "wave_types.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"longs\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"doubles\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"halves\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"shorts\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"longs_out\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"doubles_out\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"halves_out\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"shorts_out\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"lanes\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %0
  %5 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 8, i32 1, i32 0, ptr nonnull @.str.16)
  %6 = call i32 @llvm.spv.wave.get.lane.count() [ "convergencectrl"(token %1) ]
  %7 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %5, i32 0) [ "convergencectrl"(token %1) ]
  store i32 %6, ptr addrspace(11) %7, align 4, !tbaa !8
  br label %8

8:                                                ; preds = %0, %4
  %9 = tail call target("spirv.VulkanBuffer", [0 x i16], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_1t(i32 0, i32 7, i32 1, i32 0, ptr nonnull @.str.14)
  %10 = tail call target("spirv.VulkanBuffer", [0 x half], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_1t(i32 0, i32 6, i32 1, i32 0, ptr nonnull @.str.12)
  %11 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32 0, i32 5, i32 1, i32 0, ptr nonnull @.str.10)
  %12 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 0, i32 4, i32 1, i32 0, ptr nonnull @.str.8)
  %13 = tail call target("spirv.VulkanBuffer", [0 x i16], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_0t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %14 = tail call target("spirv.VulkanBuffer", [0 x half], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_0t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %15 = tail call target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %16 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %17 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 0) %16, i32 %2) [ "convergencectrl"(token %1) ]
  %18 = load i64, ptr addrspace(11) %17, align 8, !tbaa !9
  %19 = call i64 @llvm.spv.wave.reduce.sum.i64(i64 %18) [ "convergencectrl"(token %1) ]
  %20 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %12, i32 %2) [ "convergencectrl"(token %1) ]
  store i64 %19, ptr addrspace(11) %20, align 8, !tbaa !9
  %21 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 0) %15, i32 %2) [ "convergencectrl"(token %1) ]
  %22 = load double, ptr addrspace(11) %21, align 8, !tbaa !11
  %23 = call reassoc nnan ninf nsz arcp afn double @llvm.spv.wave.reduce.max.f64(double %22) [ "convergencectrl"(token %1) ]
  %24 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1) %11, i32 %2) [ "convergencectrl"(token %1) ]
  store double %23, ptr addrspace(11) %24, align 8, !tbaa !11
  %25 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 0) %14, i32 %2) [ "convergencectrl"(token %1) ]
  %26 = load half, ptr addrspace(11) %25, align 2, !tbaa !13
  %27 = call reassoc nnan ninf nsz arcp afn half @llvm.spv.wave.reduce.sum.f16(half %26) [ "convergencectrl"(token %1) ]
  %28 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1) %10, i32 %2) [ "convergencectrl"(token %1) ]
  store half %27, ptr addrspace(11) %28, align 2, !tbaa !13
  %29 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 0) %13, i32 %2) [ "convergencectrl"(token %1) ]
  %30 = load i16, ptr addrspace(11) %29, align 2, !tbaa !15
  %31 = call i16 @llvm.spv.wave.reduce.umin.i16(i16 %30) [ "convergencectrl"(token %1) ]
  %32 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1) %9, i32 %2) [ "convergencectrl"(token %1) ]
  store i16 %31, ptr addrspace(11) %32, align 2, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare i32 @llvm.spv.wave.get.lane.count() #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.spv.wave.reduce.sum.i64(i64) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.spv.wave.reduce.max.f64(double) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare half @llvm.spv.wave.reduce.sum.f16(half) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i16 @llvm.spv.wave.reduce.umin.i16(i16) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x double], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x half], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i16], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x double], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f64_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x half], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i16], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_1t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f64_12_0t.i32(target("spirv.VulkanBuffer", [0 x double], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_1t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f16_12_0t.i32(target("spirv.VulkanBuffer", [0 x half], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 0), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!8 = !{!5, !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"half", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !6, i64 0}
