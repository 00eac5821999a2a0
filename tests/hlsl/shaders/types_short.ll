; ModuleID = 'types_short.hlsl'
source_filename = "types_short.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"signs\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"widened\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i16], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i16_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x i16], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i16_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 4, i32 1, i32 0, ptr nonnull @.str.8)
  %7 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %8 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 0) %2, i32 %7) [ "convergencectrl"(token %1) ]
  %9 = load i16, ptr addrspace(11) %8, align 2, !tbaa !8
  %10 = mul nsw i16 %9, 3
  %11 = mul i32 %7, 3
  %12 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1) %4, i32 %11) [ "convergencectrl"(token %1) ]
  store i16 %10, ptr addrspace(11) %12, align 2, !tbaa !8
  %13 = load i16, ptr addrspace(11) %8, align 2, !tbaa !8
  %14 = ashr i16 %13, 2
  %15 = add i32 %11, 1
  %16 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1) %4, i32 %15) [ "convergencectrl"(token %1) ]
  store i16 %14, ptr addrspace(11) %16, align 2, !tbaa !8
  %17 = load i16, ptr addrspace(11) %8, align 2, !tbaa !8
  %18 = tail call i16 @llvm.smax.i16(i16 %17, i16 -5)
  %19 = add i32 %11, 2
  %20 = call noundef align 2 dereferenceable(2) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1) %4, i32 %19) [ "convergencectrl"(token %1) ]
  store i16 %18, ptr addrspace(11) %20, align 2, !tbaa !8
  %21 = call noundef align 2 dereferenceable(6) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 0) %3, i32 %7) [ "convergencectrl"(token %1) ]
  %22 = load <3 x i16>, ptr addrspace(11) %21, align 2, !tbaa !10
  %23 = shl <3 x i16> %22, splat (i16 3)
  %24 = shufflevector <3 x i16> %22, <3 x i16> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %25 = xor <3 x i16> %23, %24
  %26 = call noundef align 2 dereferenceable(6) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 1) %5, i32 %7) [ "convergencectrl"(token %1) ]
  store <3 x i16> %25, ptr addrspace(11) %26, align 2, !tbaa !10
  %27 = load i16, ptr addrspace(11) %8, align 2, !tbaa !8
  %28 = sext i16 %27 to i32
  %29 = mul nsw i32 %28, 70000
  %30 = getelementptr inbounds nuw i8, ptr addrspace(11) %21, i64 2
  %31 = load i16, ptr addrspace(11) %30, align 2
  %32 = zext i16 %31 to i32
  %33 = add nsw i32 %29, %32
  %34 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %6, i32 %7) [ "convergencectrl"(token %1) ]
  store i32 %33, ptr addrspace(11) %34, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i16], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i16_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i16], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v3i16_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x i16], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i16_12_1t.i32(target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v3i16_12_0t.i32(target("spirv.VulkanBuffer", [0 x <3 x i16>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!5, !5, i64 0}
