; ModuleID = 'constants_objects.hlsl'
source_filename = "constants_objects.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%View = type <{ [4 x <4 x float>], <3 x float>, i32, <{ [1 x <{ <2 x float>, target("spirv.Padding", 8) }>], <2 x float> }> }>

@.str = private unnamed_addr constant [5 x i8] c"view\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z4seen4ViewDv4_f(ptr nofree noundef readonly align 1 captures(none) dead_on_return %0, <4 x float> noundef nofpclass(nan inf) %1) local_unnamed_addr #1 {
  %3 = load <16 x float>, ptr %0, align 1, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load <3 x float>, ptr %4, align 1, !tbaa !10
  %6 = shufflevector <3 x float> %5, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %7 = insertelement <4 x float> %6, float 0.000000e+00, i64 3
  %8 = fsub reassoc nnan ninf nsz arcp afn <4 x float> %1, %7
  %9 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float> %3, <4 x float> %8, i32 4, i32 4, i32 1)
  ret <4 x float> %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #3 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", %View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Views_2_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 1 dereferenceable(96) ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Views_2_0t(target("spirv.VulkanBuffer", %View, 2, 0) %2) [ "convergencectrl"(token %1) ]
  %6 = load <16 x float>, ptr addrspace(12) %5, align 4
  %7 = bitcast <16 x float> %6 to <4 x i128>
  %8 = extractelement <4 x i128> %7, i64 1
  %9 = bitcast i128 %8 to <4 x float>
  %10 = bitcast <16 x float> %6 to <4 x i128>
  %11 = extractelement <4 x i128> %10, i64 2
  %12 = bitcast i128 %11 to <4 x float>
  %13 = bitcast <16 x float> %6 to <4 x i128>
  %14 = extractelement <4 x i128> %13, i64 3
  %15 = bitcast i128 %14 to <4 x float>
  %16 = getelementptr inbounds nuw i8, ptr addrspace(12) %5, i64 64
  %17 = load <4 x float>, ptr addrspace(12) %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(12) %5, i64 76
  %19 = getelementptr inbounds nuw i8, ptr addrspace(12) %5, i64 80
  %20 = uitofp reassoc nnan ninf nsz arcp afn i32 %4 to float
  %21 = insertelement <4 x float> <float poison, float 2.000000e+00, float 3.000000e+00, float 1.000000e+00>, float %20, i64 0
  %22 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <16 x float> %6, <16 x float> %22, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = shufflevector <4 x float> %12, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %25 = shufflevector <16 x float> %23, <16 x float> %24, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %26 = shufflevector <4 x float> %15, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %27 = shufflevector <16 x float> %25, <16 x float> %26, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %28 = insertelement <4 x float> %17, float 0.000000e+00, i64 3
  %29 = fsub reassoc nnan ninf nsz arcp afn <4 x float> %21, %28
  %30 = tail call reassoc nnan ninf nsz arcp afn noundef nofpclass(nan inf) <4 x float> @llvm.matrix.multiply.v4f32.v16f32.v4f32(<16 x float> %27, <4 x float> %29, i32 4, i32 4, i32 1)
  %31 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store <4 x float> %30, ptr addrspace(11) %31, align 4, !tbaa !10
  %32 = zext i32 %4 to i64
  %33 = getelementptr [16 x i8], ptr addrspace(12) %19, i64 %32
  %34 = load i32, ptr addrspace(12) %18, align 4, !tbaa !11
  %35 = uitofp reassoc nnan ninf nsz arcp afn i32 %34 to float
  %36 = load <2 x float>, ptr addrspace(12) %33, align 16, !tbaa !10
  %37 = shufflevector <2 x float> %36, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %38 = insertelement <4 x float> %37, float %35, i64 2
  %39 = shufflevector <4 x float> %38, <4 x float> %17, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %40 = add i32 %4, 2
  %41 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %40) [ "convergencectrl"(token %1) ]
  store <4 x float> %39, ptr addrspace(11) %41, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", %View, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s_Views_2_0t(i32, i32, i32, i32, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(12) @llvm.spv.resource.getbasepointer.p12.tspirv.VulkanBuffer_s_Views_2_0t(target("spirv.VulkanBuffer", %View, 2, 0)) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4View", !9, i64 0, !5, i64 64, !4, i64 76, !5, i64 80}
!9 = !{!"float", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = !{!4, !4, i64 0}
