; ModuleID = 'control_local_matrices.hlsl'
source_filename = "control_local_matrices.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: write, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = alloca [4 x <4 x float>], align 4
  %2 = tail call token @llvm.experimental.convergence.entry()
  %3 = tail call target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  store <16 x float> <float 1.000000e+00, float 5.000000e+00, float 9.000000e+00, float 1.300000e+01, float 2.000000e+00, float 6.000000e+00, float 1.000000e+01, float 1.400000e+01, float 3.000000e+00, float 7.000000e+00, float 1.100000e+01, float 1.500000e+01, float 4.000000e+00, float 8.000000e+00, float 1.200000e+01, float 1.600000e+01>, ptr %1, align 4, !tbaa !7
  %6 = call noundef align 4 dereferenceable(8) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 0) %3, i32 %5) [ "convergencectrl"(token %2) ]
  %7 = load i32, ptr addrspace(11) %6, align 4, !tbaa !9
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %6, i64 4
  %10 = load i32, ptr addrspace(11) %9, align 4, !tbaa !9
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 2
  %13 = add nuw nsw i64 %12, %8
  %14 = getelementptr [4 x i8], ptr %1, i64 %13
  store float 1.000000e+02, ptr %14, align 4
  %15 = load <16 x float>, ptr %1, align 4
  %16 = extractelement <16 x float> %15, i64 15
  store float %16, ptr %1, align 4
  %17 = extractelement <16 x float> %15, i64 0
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 60
  store float %17, ptr %18, align 4
  %19 = icmp ult i32 %10, 4
  tail call void @llvm.assume(i1 %19)
  %20 = load <16 x float>, ptr %1, align 4, !tbaa !7
  %21 = extractelement <16 x float> %20, i64 %11
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = or disjoint i64 %11, 4
  %24 = extractelement <16 x float> %20, i64 %23
  %25 = insertelement <4 x float> %22, float %24, i64 1
  %26 = or disjoint i64 %11, 8
  %27 = extractelement <16 x float> %20, i64 %26
  %28 = insertelement <4 x float> %25, float %27, i64 2
  %29 = or disjoint i64 %11, 12
  %30 = extractelement <16 x float> %20, i64 %29
  %31 = insertelement <4 x float> %28, float %30, i64 3
  %32 = shl i32 %5, 1
  %33 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 %32) [ "convergencectrl"(token %2) ]
  store <4 x float> %31, ptr addrspace(11) %33, align 4, !tbaa !9
  %34 = extractelement <16 x float> %20, i64 %13
  %35 = insertelement <4 x float> poison, float %34, i64 0
  %36 = shl nuw nsw i64 %8, 2
  %37 = or disjoint i64 %36, %11
  %38 = icmp ult i32 %7, 4
  tail call void @llvm.assume(i1 %38)
  %39 = extractelement <16 x float> %20, i64 %37
  %40 = insertelement <4 x float> %35, float %39, i64 1
  %41 = shufflevector <16 x float> %20, <16 x float> poison, <4 x i32> <i32 11, i32 13, i32 poison, i32 poison>
  %42 = shufflevector <4 x float> %40, <4 x float> %41, <4 x i32> <i32 0, i32 1, i32 5, i32 4>
  %43 = or disjoint i32 %32, 1
  %44 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %4, i32 %43) [ "convergencectrl"(token %2) ]
  store <4 x float> %42, ptr addrspace(11) %44, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v2i32_12_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v2i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x <2 x i32>], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: write, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
