; ModuleID = 'constants_packing.hlsl'
source_filename = "constants_packing.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Numbers = type <{ float, <3 x float>, <2 x float>, <2 x float>, float, i32, target("spirv.Padding", 8), <3 x float>, target("spirv.Padding", 4), <4 x i32>, <2 x float>, target("spirv.Padding", 8), <3 x float> }>

@Numbers.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) poison
@a = external hidden local_unnamed_addr addrspace(12) global float, align 4
@b = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 4
@c = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 4
@d = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 4
@e = external hidden local_unnamed_addr addrspace(12) global float, align 4
@f = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@g = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 4
@h = external hidden local_unnamed_addr addrspace(12) global <4 x i32>, align 4
@i = external hidden local_unnamed_addr addrspace(12) global <2 x float>, align 4
@j = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 4
@Numbers.str = private unnamed_addr constant [8 x i8] c"Numbers\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Numbers.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Numberss_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Numberss_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Numbers.str)
  store target("spirv.VulkanBuffer", %__cblayout_Numbers, 2, 0) %2, ptr @Numbers.cb, align 8
  br label %3

3:                                                ; preds = %0
  %4 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %5 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @j, i64 8), align 4
  %6 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @j, i64 4), align 4
  %7 = load float, ptr addrspace(12) @j, align 4
  %8 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @i, i64 4), align 4
  %9 = load float, ptr addrspace(12) @i, align 4
  %10 = load <4 x i32>, ptr addrspace(12) @h, align 4
  %11 = uitofp <4 x i32> %10 to <4 x float>
  %12 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @g, i64 8), align 4
  %13 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @g, i64 4), align 4
  %14 = load float, ptr addrspace(12) @g, align 4
  %15 = load i32, ptr addrspace(12) @f, align 4, !tbaa !8
  %16 = sitofp reassoc nnan ninf nsz arcp afn i32 %15 to float
  %17 = load float, ptr addrspace(12) @e, align 4, !tbaa !9
  %18 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @d, i64 4), align 4
  %19 = load float, ptr addrspace(12) @d, align 4
  %20 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @c, i64 4), align 4
  %21 = load float, ptr addrspace(12) @c, align 4
  %22 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @b, i64 8), align 4
  %23 = load float, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @b, i64 4), align 4
  %24 = load float, ptr addrspace(12) @b, align 4
  %25 = load float, ptr addrspace(12) @a, align 4, !tbaa !9
  %26 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %27 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 0) [ "convergencectrl"(token %26) ]
  store float %25, ptr addrspace(11) %27, align 4, !tbaa !9
  %28 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 1) [ "convergencectrl"(token %26) ]
  store float %24, ptr addrspace(11) %28, align 4, !tbaa !9
  %29 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 2) [ "convergencectrl"(token %26) ]
  store float %23, ptr addrspace(11) %29, align 4, !tbaa !9
  %30 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 3) [ "convergencectrl"(token %26) ]
  store float %22, ptr addrspace(11) %30, align 4, !tbaa !9
  %31 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 4) [ "convergencectrl"(token %26) ]
  store float %21, ptr addrspace(11) %31, align 4, !tbaa !9
  %32 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 5) [ "convergencectrl"(token %26) ]
  store float %20, ptr addrspace(11) %32, align 4, !tbaa !9
  %33 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 6) [ "convergencectrl"(token %26) ]
  store float %19, ptr addrspace(11) %33, align 4, !tbaa !9
  %34 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 7) [ "convergencectrl"(token %26) ]
  store float %18, ptr addrspace(11) %34, align 4, !tbaa !9
  %35 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 8) [ "convergencectrl"(token %26) ]
  store float %17, ptr addrspace(11) %35, align 4, !tbaa !9
  %36 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 9) [ "convergencectrl"(token %26) ]
  store float %16, ptr addrspace(11) %36, align 4, !tbaa !9
  %37 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 10) [ "convergencectrl"(token %26) ]
  store float %14, ptr addrspace(11) %37, align 4, !tbaa !9
  %38 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 11) [ "convergencectrl"(token %26) ]
  store float %13, ptr addrspace(11) %38, align 4, !tbaa !9
  %39 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 12) [ "convergencectrl"(token %26) ]
  store float %12, ptr addrspace(11) %39, align 4, !tbaa !9
  %40 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 13) [ "convergencectrl"(token %26) ]
  %41 = extractelement <4 x float> %11, i64 0
  store float %41, ptr addrspace(11) %40, align 4, !tbaa !9
  %42 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 14) [ "convergencectrl"(token %26) ]
  %43 = extractelement <4 x float> %11, i64 1
  store float %43, ptr addrspace(11) %42, align 4, !tbaa !9
  %44 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 15) [ "convergencectrl"(token %26) ]
  %45 = extractelement <4 x float> %11, i64 2
  store float %45, ptr addrspace(11) %44, align 4, !tbaa !9
  %46 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 16) [ "convergencectrl"(token %26) ]
  %47 = extractelement <4 x float> %11, i64 3
  store float %47, ptr addrspace(11) %46, align 4, !tbaa !9
  %48 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 17) [ "convergencectrl"(token %26) ]
  store float %9, ptr addrspace(11) %48, align 4, !tbaa !9
  %49 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 18) [ "convergencectrl"(token %26) ]
  store float %8, ptr addrspace(11) %49, align 4, !tbaa !9
  %50 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 19) [ "convergencectrl"(token %26) ]
  store float %7, ptr addrspace(11) %50, align 4, !tbaa !9
  %51 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 20) [ "convergencectrl"(token %26) ]
  store float %6, ptr addrspace(11) %51, align 4, !tbaa !9
  %52 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %4, i32 21) [ "convergencectrl"(token %26) ]
  store float %5, ptr addrspace(11) %52, align 4, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Numbers.cb, ptr addrspace(12) @a, ptr addrspace(12) @b, ptr addrspace(12) @c, ptr addrspace(12) @d, ptr addrspace(12) @e, ptr addrspace(12) @f, ptr addrspace(12) @g, ptr addrspace(12) @h, ptr addrspace(12) @i, ptr addrspace(12) @j}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!5, !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !6, i64 0}
