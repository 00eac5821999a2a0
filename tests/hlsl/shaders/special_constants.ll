; ModuleID = 'special_constants.hlsl'
source_filename = "special_constants.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"bits\00", align 1
@_ZL5count = internal addrspace(10) global i32 0, align 4
@_ZL5scale = internal addrspace(10) global float 0.000000e+00, align 4
@_ZL6negate = internal addrspace(10) global i32 0, align 4
@_ZL4fine = internal addrspace(10) global double 0.000000e+00, align 8
@_ZL4mask = internal addrspace(10) global i32 0, align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent noinline norecurse nounwind
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 3) #6
  store i32 %2, ptr addrspace(10) @_ZL5count, align 4, !tbaa !7
  %3 = tail call ptr @llvm.invariant.start.p10(i64 4, ptr addrspace(10) @_ZL5count)
  %4 = tail call reassoc nnan ninf nsz arcp afn float @_Z20__spirv_SpecConstantif(i32 1, float 1.500000e+00) #6
  store float %4, ptr addrspace(10) @_ZL5scale, align 4, !tbaa !8
  %5 = tail call ptr @llvm.invariant.start.p10(i64 4, ptr addrspace(10) @_ZL5scale)
  %6 = tail call i1 @_Z20__spirv_SpecConstantib(i32 2, i1 false) #6
  %7 = zext i1 %6 to i32
  store i32 %7, ptr addrspace(10) @_ZL6negate, align 4, !tbaa !10
  %8 = tail call ptr @llvm.invariant.start.p10(i64 4, ptr addrspace(10) @_ZL6negate)
  %9 = tail call i32 @_Z20__spirv_SpecConstantij(i32 7, i32 255) #6
  store i32 %9, ptr addrspace(10) @_ZL4mask, align 4, !tbaa !7
  %10 = tail call ptr @llvm.invariant.start.p10(i64 4, ptr addrspace(10) @_ZL4mask)
  %11 = tail call reassoc nnan ninf nsz arcp afn double @_Z20__spirv_SpecConstantid(i32 8, double 2.500000e-01) #6
  store double %11, ptr addrspace(10) @_ZL4fine, align 8, !tbaa !12
  %12 = tail call ptr @llvm.invariant.start.p10(i64 8, ptr addrspace(10) @_ZL4fine)
  %13 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %14 = load i32, ptr addrspace(10) @_ZL5count, align 4, !tbaa !7
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %27

16:                                               ; preds = %0
  %17 = load float, ptr addrspace(10) @_ZL5scale, align 4, !tbaa !8
  %18 = uitofp reassoc nnan ninf nsz arcp afn i32 %13 to float
  br label %19

19:                                               ; preds = %16, %19
  %20 = phi i32 [ 0, %16 ], [ %25, %19 ]
  %21 = phi float [ 0.000000e+00, %16 ], [ %24, %19 ]
  %22 = uitofp nneg i32 %20 to float
  %23 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %17, float %18, float %22)
  %24 = fadd reassoc nnan ninf nsz arcp afn float %23, %21
  %25 = add nuw nsw i32 %20, 1
  %26 = icmp eq i32 %25, %14
  br i1 %26, label %27, label %19, !llvm.loop !14

27:                                               ; preds = %19, %0
  %28 = phi float [ 0.000000e+00, %0 ], [ %24, %19 ]
  %29 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %30 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %31 = load i32, ptr addrspace(10) @_ZL6negate, align 4, !tbaa !10, !range !16, !noundef !17
  %32 = trunc nuw i32 %31 to i1
  %33 = fneg reassoc nnan ninf nsz arcp afn float %28
  %34 = select i1 %32, float %33, float %28
  %35 = fptrunc reassoc nnan ninf nsz arcp afn double %11 to float
  %36 = fadd reassoc nnan ninf nsz arcp afn float %34, %35
  %37 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %30, i32 %13) [ "convergencectrl"(token %1) ]
  store float %36, ptr addrspace(11) %37, align 4, !tbaa !8
  %38 = mul i32 %13, 4369
  %39 = load i32, ptr addrspace(10) @_ZL4mask, align 4, !tbaa !7
  %40 = and i32 %39, %38
  %41 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %29, i32 %13) [ "convergencectrl"(token %1) ]
  store i32 %40, ptr addrspace(11) %41, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

declare i32 @_Z20__spirv_SpecConstantii(i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p10(i64 immarg, ptr addrspace(10) captures(none)) #5

declare float @_Z20__spirv_SpecConstantif(i32, float) local_unnamed_addr

declare i1 @_Z20__spirv_SpecConstantib(i32, i1) local_unnamed_addr

declare double @_Z20__spirv_SpecConstantid(i32, double) local_unnamed_addr

declare i32 @_Z20__spirv_SpecConstantij(i32, i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!7 = !{!4, !4, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{i32 0, i32 2}
!17 = !{}
