; ModuleID = 'constants_arrays.hlsl'
source_filename = "constants_arrays.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%__cblayout_Tables = type <{ <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, float, target("spirv.Padding", 8), <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, <2 x i32>, <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, float, [2 x <4 x i32>] }>

@Tables.cb = internal global target("spirv.VulkanBuffer", %__cblayout_Tables, 2, 0) poison
@a = external hidden local_unnamed_addr addrspace(12) global <{ [2 x <{ float, target("spirv.Padding", 12) }>], float }>, align 4
@after = external hidden local_unnamed_addr addrspace(12) global float, align 4
@b = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }>, align 4
@c = external hidden local_unnamed_addr addrspace(12) global <2 x i32>, align 4
@d = external hidden local_unnamed_addr addrspace(12) global <{ [1 x <{ <3 x float>, target("spirv.Padding", 4) }>], <3 x float> }>, align 4
@last = external hidden local_unnamed_addr addrspace(12) global float, align 4
@e = external hidden local_unnamed_addr addrspace(12) global [2 x <4 x i32>], align 4
@Tables.str = private unnamed_addr constant [7 x i8] c"Tables\00", align 1
@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@llvm.compiler.used = appending addrspace(10) global [1 x ptr] [ptr @Tables.cb], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %__cblayout_Tables, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Tabless_2_0t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %__cblayout_Tables, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Tabless_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Tables.str)
  store target("spirv.VulkanBuffer", %__cblayout_Tables, 2, 0) %2, ptr @Tables.cb, align 8
  %3 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = urem i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr [16 x i8], ptr addrspace(12) @a, i64 %6
  %8 = load float, ptr addrspace(12) %7, align 16, !tbaa !8
  %9 = load float, ptr addrspace(12) @after, align 4, !tbaa !8
  %10 = fadd reassoc nnan ninf nsz arcp afn float %9, %8
  %11 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store float %10, ptr addrspace(11) %11, align 4, !tbaa !8
  %12 = and i32 %4, 1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [16 x i8], ptr addrspace(12) @b, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(12) %14, i64 4
  %16 = load float, ptr addrspace(12) %15, align 4
  %17 = load i32, ptr addrspace(12) @c, align 4
  %18 = load i32, ptr addrspace(12) getelementptr inbounds nuw (i8, ptr addrspace(12) @c, i64 4), align 4
  %19 = sub nsw i32 %17, %18
  %20 = sitofp reassoc nnan ninf nsz arcp afn i32 %19 to float
  %21 = fadd reassoc nnan ninf nsz arcp afn float %16, %20
  %22 = add i32 %4, 4
  %23 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %22) [ "convergencectrl"(token %1) ]
  store float %21, ptr addrspace(11) %23, align 4, !tbaa !8
  %24 = lshr i32 %4, 1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr [16 x i8], ptr addrspace(12) @d, i64 %25
  %27 = load <3 x float>, ptr addrspace(12) %26, align 16, !tbaa !10
  %28 = tail call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %27, <3 x float> <float 1.000000e+00, float 1.000000e+01, float 1.000000e+02>)
  %29 = load float, ptr addrspace(12) @last, align 4, !tbaa !8
  %30 = fadd reassoc nnan ninf nsz arcp afn float %29, %28
  %31 = add i32 %4, 8
  %32 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %31) [ "convergencectrl"(token %1) ]
  store float %30, ptr addrspace(11) %32, align 4, !tbaa !8
  %33 = getelementptr inbounds nuw [16 x i8], ptr addrspace(12) @e, i64 %13
  %34 = load <4 x i32>, ptr addrspace(12) %33, align 4, !tbaa !10
  %35 = extractelement <4 x i32> %34, i32 %4
  %36 = uitofp reassoc nnan ninf nsz arcp afn i32 %35 to float
  %37 = add i32 %4, 12
  %38 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %3, i32 %37) [ "convergencectrl"(token %1) ]
  store float %36, ptr addrspace(11) %38, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #1

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{ptr @Tables.cb, ptr addrspace(12) @a, ptr addrspace(12) @after, ptr addrspace(12) @b, ptr addrspace(12) @c, ptr addrspace(12) @d, ptr addrspace(12) @last, ptr addrspace(12) @e}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Karellen, Inc. (https://karellen.co) v23.1.4 clang version 23.1.4 (https://github.com/llvm/llvm-project 7a941dfb2877a0b8cf30323fefa85ad019e0b0f5)"}
!3 = !{!4, !5, i64 0}
!4 = !{!"__libc_errno", !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
