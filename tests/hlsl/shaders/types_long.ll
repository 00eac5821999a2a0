; ModuleID = 'types_long.hlsl'
source_filename = "types_long.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"signs\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"words\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <2 x i64>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i64_12_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %5 = tail call target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32 0, i32 3, i32 1, i32 0, ptr nonnull @.str.6)
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %7 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 0) %2, i32 %6) [ "convergencectrl"(token %1) ]
  %8 = load i64, ptr addrspace(11) %7, align 8, !tbaa !7
  %9 = mul nsw i64 %8, 3
  %10 = add nsw i64 %9, -7
  %11 = shl i32 %6, 2
  %12 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %11) [ "convergencectrl"(token %1) ]
  store i64 %10, ptr addrspace(11) %12, align 8, !tbaa !7
  %13 = load i64, ptr addrspace(11) %7, align 8, !tbaa !7
  %14 = sdiv i64 %13, 1000003
  %15 = or disjoint i32 %11, 1
  %16 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %15) [ "convergencectrl"(token %1) ]
  store i64 %14, ptr addrspace(11) %16, align 8, !tbaa !7
  %17 = load i64, ptr addrspace(11) %7, align 8, !tbaa !7
  %18 = ashr i64 %17, 5
  %19 = or disjoint i32 %11, 2
  %20 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %19) [ "convergencectrl"(token %1) ]
  store i64 %18, ptr addrspace(11) %20, align 8, !tbaa !7
  %21 = load i64, ptr addrspace(11) %7, align 8, !tbaa !7
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = uitofp reassoc nnan ninf nsz arcp afn i32 %6 to float
  %24 = fptosi float %23 to i64
  %25 = add nsw i64 %22, %24
  %26 = or disjoint i32 %11, 3
  %27 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %4, i32 %26) [ "convergencectrl"(token %1) ]
  store i64 %25, ptr addrspace(11) %27, align 8, !tbaa !7
  %28 = call noundef align 8 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x i64>], 12, 0) %3, i32 %6) [ "convergencectrl"(token %1) ]
  %29 = load i64, ptr addrspace(11) %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 8
  %31 = load i64, ptr addrspace(11) %30, align 8
  %32 = shl i64 %31, 7
  %33 = xor i64 %32, %29
  %34 = mul i32 %6, 3
  %35 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %5, i32 %34) [ "convergencectrl"(token %1) ]
  store i64 %33, ptr addrspace(11) %35, align 8, !tbaa !7
  %36 = load i64, ptr addrspace(11) %28, align 8
  %37 = urem i64 %36, 1000000007
  %38 = add i32 %34, 1
  %39 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %5, i32 %38) [ "convergencectrl"(token %1) ]
  store i64 %37, ptr addrspace(11) %39, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr addrspace(11) %28, i64 4
  %41 = load i32, ptr addrspace(11) %40, align 4
  %42 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %41)
  %43 = zext nneg i32 %42 to i64
  %44 = add i32 %34, 2
  %45 = call noundef align 8 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1) %5, i32 %44) [ "convergencectrl"(token %1) ]
  store i64 %43, ptr addrspace(11) %45, align 8, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i64], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x i64>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i64_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i64], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i64_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_1t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x i64], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i64_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x i64>], 12, 0), i32) #0

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
!8 = !{!"long", !5, i64 0}
