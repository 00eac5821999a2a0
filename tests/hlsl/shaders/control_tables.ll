; ModuleID = 'control_tables.hlsl'
source_filename = "control_tables.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Entry = type { float, <2 x i32> }

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"places\00", align 1
@_ZL7ENTRIES = internal unnamed_addr addrspace(10) constant [3 x %struct.Entry] [%struct.Entry { float 1.500000e+00, <2 x i32> <i32 1, i32 2> }, %struct.Entry { float 2.500000e+00, <2 x i32> <i32 3, i32 4> }, %struct.Entry { float 3.500000e+00, <2 x i32> <i32 5, i32 6> }], align 1
@_ZL7WEIGHTS = internal unnamed_addr addrspace(10) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@_ZL5STEPS = internal unnamed_addr addrspace(10) constant [4 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 -1>], align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = insertelement <3 x i32> poison, i32 %4, i64 0
  %6 = mul i32 %4, 5
  %7 = insertelement <2 x i32> poison, i32 %6, i64 0
  %8 = insertelement <2 x i32> %7, i32 %4, i64 1
  %9 = urem <2 x i32> %8, <i32 3, i32 5>
  %10 = extractelement <2 x i32> %9, i64 0
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw [12 x i8], ptr addrspace(10) @_ZL7ENTRIES, i64 %11
  %13 = load float, ptr addrspace(10) %12, align 1, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr addrspace(10) %12, i64 4
  %15 = load <2 x i32>, ptr addrspace(10) %14, align 1, !tbaa !9
  %16 = extractelement <2 x i32> %9, i64 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [4 x i8], ptr addrspace(10) @_ZL7WEIGHTS, i64 %17
  %19 = load float, ptr addrspace(10) %18, align 4, !tbaa !7
  %20 = fmul reassoc nnan ninf nsz arcp afn float %19, %13
  %21 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %2, i32 %4) [ "convergencectrl"(token %1) ]
  store float %20, ptr addrspace(11) %21, align 4, !tbaa !7
  %22 = lshr i32 %4, 1
  %23 = and i32 %22, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw [8 x i8], ptr addrspace(10) @_ZL5STEPS, i64 %24
  %26 = load <2 x i32>, ptr addrspace(10) %25, align 4, !tbaa !9
  %27 = shufflevector <3 x i32> %5, <3 x i32> poison, <2 x i32> zeroinitializer
  %28 = mul <2 x i32> %26, %27
  %29 = add <2 x i32> %28, %15
  %30 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store <2 x i32> %29, ptr addrspace(11) %30, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_1t(i32, i32, i32, i32, ptr) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
