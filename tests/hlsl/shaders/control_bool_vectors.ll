; ModuleID = 'control_bool_vectors.hlsl'
source_filename = "control_bool_vectors.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  br label %2

2:                                                ; preds = %0
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %6 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %7 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %4, i32 %5) [ "convergencectrl"(token %6) ]
  %8 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %4, i32 %5) [ "convergencectrl"(token %6) ]
  %9 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %4, i32 %5) [ "convergencectrl"(token %6) ]
  %10 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) %4, i32 %5) [ "convergencectrl"(token %6) ]
  %11 = load <4 x i32>, ptr addrspace(11) %9, align 4, !tbaa !7
  %12 = icmp sgt <4 x i32> %11, splat (i32 2)
  %13 = load <4 x i32>, ptr addrspace(11) %7, align 4, !tbaa !7
  %14 = icmp sgt <4 x i32> %13, zeroinitializer
  %15 = load <4 x i32>, ptr addrspace(11) %8, align 4, !tbaa !7
  %16 = icmp sgt <4 x i32> %15, splat (i32 1)
  %17 = or <4 x i1> %14, %16
  %18 = xor <4 x i1> %17, splat (i1 true)
  %19 = and <4 x i1> %12, %18
  %20 = load <4 x i32>, ptr addrspace(11) %10, align 4, !tbaa !7
  %21 = icmp sgt <4 x i32> %20, splat (i32 3)
  %22 = or <4 x i1> %19, %21
  %23 = shufflevector <4 x i1> %22, <4 x i1> poison, <2 x i32> <i32 3, i32 poison>
  %24 = shufflevector <4 x i1> %17, <4 x i1> poison, <2 x i32> <i32 1, i32 poison>
  %25 = shufflevector <2 x i1> %23, <2 x i1> %24, <2 x i32> <i32 0, i32 2>
  %26 = zext <2 x i1> %25 to <2 x i32>
  %27 = shufflevector <4 x i1> %19, <4 x i1> poison, <2 x i32> <i32 2, i32 poison>
  %28 = shufflevector <4 x i1> %14, <4 x i1> poison, <2 x i32> <i32 0, i32 poison>
  %29 = shufflevector <2 x i1> %27, <2 x i1> %28, <2 x i32> <i32 0, i32 2>
  %30 = zext <2 x i1> %29 to <2 x i32>
  %31 = bitcast <2 x i32> %30 to <64 x i1>
  %32 = bitcast <2 x i32> %26 to <64 x i1>
  %33 = shufflevector <4 x i1> %22, <4 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <64 x i1> %33, <64 x i1> %31, <8 x i32> <i32 0, i32 96, i32 64, i32 poison, i32 poison, i32 1, i32 2, i32 3>
  %35 = shufflevector <64 x i1> %32, <64 x i1> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %36 = shufflevector <8 x i1> %34, <8 x i1> %35, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 5, i32 6, i32 7>
  %37 = shufflevector <64 x i1> %32, <64 x i1> poison, <8 x i32> <i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i1> %36, <8 x i1> %37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 5, i32 6, i32 7>
  %39 = select <8 x i1> %38, <8 x i32> <i32 1, i32 32, i32 16, i32 64, i32 128, i32 2, i32 4, i32 8>, <8 x i32> zeroinitializer
  %40 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %39)
  %41 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %3, i32 %5) [ "convergencectrl"(token %1) ]
  store i32 %40, ptr addrspace(11) %41, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4i32_12_0t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <4 x i32>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
