; ModuleID = 'bindings_spaces.hlsl'
source_filename = "bindings_spaces.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Numbers = type <{ i32 }>

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@Numbers.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) poison
@c = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@Numbers.str = private unnamed_addr constant [8 x i8] c"Numbers\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@a.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Numbers.cb], section "llvm.metadata"

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Numberss_2_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 2, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_s___cblayout_Numberss_2_0t(i32 3, i32 0, i32 1, i32 0, ptr nonnull @Numbers.str)
  store target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) %4, ptr @Numbers.cb, align 8
  %5 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 1, i32 0, i32 1, i32 0, ptr nonnull @.str.4)
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %7 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 1, i32 0, i32 2, i32 0, ptr nonnull @a.str)
  %8 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %7, i32 %6) [ "convergencectrl"(token %1) ]
  %9 = load i32, ptr addrspace(11) %8, align 4, !tbaa !8
  %10 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 1, i32 0, i32 2, i32 1, ptr nonnull @a.str)
  %11 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %10, i32 %6) [ "convergencectrl"(token %1) ]
  %12 = load i32, ptr addrspace(11) %11, align 4, !tbaa !8
  %13 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %3, i32 %6) [ "convergencectrl"(token %1) ]
  %14 = load i32, ptr addrspace(11) %13, align 4, !tbaa !8
  %15 = load i32, ptr addrspace(12) @c, align 4, !tbaa !8
  %16 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %5, i32 %6) [ "convergencectrl"(token %1) ]
  %17 = load i32, ptr addrspace(11) %16, align 4, !tbaa !8
  %18 = insertelement <4 x i32> poison, i32 %12, i64 0
  %19 = insertelement <4 x i32> %18, i32 %14, i64 1
  %20 = insertelement <4 x i32> %19, i32 %15, i64 2
  %21 = insertelement <4 x i32> %20, i32 %17, i64 3
  %22 = mul <4 x i32> %21, <i32 10, i32 100, i32 1000, i32 10000>
  %23 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %22)
  %24 = add i32 %23, %9
  %25 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %2, i32 %6) [ "convergencectrl"(token %1) ]
  store i32 %24, ptr addrspace(11) %25, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefromimplicitbinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Numbers.cb, ptr addrspace(12) @c}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!5, !5, i64 0}
