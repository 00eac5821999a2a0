; ModuleID = 'control_globals.hlsl'
source_filename = "control_globals.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@_ZL5stack = internal unnamed_addr addrspace(10) global [4 x i32] zeroinitializer, align 4
@_ZL3top = internal unnamed_addr addrspace(10) global i32 0, align 4
@_ZL5calls = internal unnamed_addr addrspace(10) global i32 0, align 4
@_ZL5state = internal unnamed_addr addrspace(10) global <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem: none)
define hidden spir_func void @_Z4pushi(i32 noundef %0) local_unnamed_addr #1 {
  %2 = load i32, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %3 = add i32 %2, 1
  store i32 %3, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds nuw [4 x i8], ptr addrspace(10) @_ZL5stack, i64 %4
  store i32 %0, ptr addrspace(10) %5, align 4, !tbaa !7
  %6 = load i32, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !7
  %7 = add i32 %6, 1
  store i32 %7, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !7
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem: none)
define hidden spir_func noundef i32 @_Z3popv() local_unnamed_addr #1 {
  %1 = load i32, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %2 = add i32 %1, -1
  store i32 %2, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds nuw [4 x i8], ptr addrspace(10) @_ZL5stack, i64 %3
  %5 = load i32, ptr addrspace(10) %4, align 4, !tbaa !7
  ret i32 %5
}

; Function Attrs: convergent nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #2 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %3 = load i32, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %4 = load i32, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !7
  %5 = add i32 %2, 1
  %6 = tail call i32 @llvm.umax.i32(i32 %5, i32 1)
  br label %7

7:                                                ; preds = %0, %7
  %8 = phi i32 [ 0, %0 ], [ %14, %7 ]
  %9 = phi i32 [ %3, %0 ], [ %11, %7 ]
  %10 = mul i32 %8, %8
  %11 = add i32 %9, 1
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(10) @_ZL5stack, i64 %12
  store i32 %10, ptr addrspace(10) %13, align 4, !tbaa !7
  %14 = add nuw i32 %8, 1
  %15 = icmp eq i32 %14, %6
  br i1 %15, label %16, label %7, !llvm.loop !8

16:                                               ; preds = %7
  %17 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %18 = add i32 %4, %6
  store i32 %18, ptr addrspace(10) @_ZL5calls, align 4, !tbaa !7
  store i32 %9, ptr addrspace(10) @_ZL3top, align 4, !tbaa !7
  %19 = sitofp reassoc nnan ninf nsz arcp afn i32 %10 to float
  %20 = load float, ptr addrspace(10) getelementptr inbounds nuw (i8, ptr addrspace(10) @_ZL5state, i64 4), align 4
  %21 = fadd reassoc nnan ninf nsz arcp afn float %20, %19
  store float %21, ptr addrspace(10) getelementptr inbounds nuw (i8, ptr addrspace(10) @_ZL5state, i64 4), align 4
  %22 = load <4 x float>, ptr addrspace(10) @_ZL5state, align 4
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store <4 x float> %23, ptr addrspace(10) @_ZL5state, align 4, !tbaa !10
  %24 = uitofp reassoc nnan ninf nsz arcp afn i32 %18 to float
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = uitofp reassoc nnan ninf nsz arcp afn i32 %9 to float
  %28 = insertelement <4 x float> poison, float %27, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  %30 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %23, <4 x float> %26, <4 x float> %29)
  %31 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %17, i32 %2) [ "convergencectrl"(token %1) ]
  store <4 x float> %30, ptr addrspace(11) %31, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !{!4, !4, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!5, !5, i64 0}
