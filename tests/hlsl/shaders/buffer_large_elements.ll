; ModuleID = 'buffer_large_elements.hlsl'
source_filename = "buffer_large_elements.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Block = type { i32, [24 x i32], [3 x <4 x float>] }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  %6 = sub i32 3, %4
  %7 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) %2, i32 %6) [ "convergencectrl"(token %1) ]
  tail call void @llvm.memcpy.p11.p11.i64(ptr addrspace(11) noundef align 1 dereferenceable(148) %5, ptr addrspace(11) noundef align 1 dereferenceable(148) %7, i64 148, i1 false), !tbaa.struct !7
  %8 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  %9 = load i32, ptr addrspace(11) %8, align 1, !tbaa !10
  %10 = add i32 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr addrspace(11) %5, i64 4
  %12 = mul i32 %4, 5
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(11) %11, i64 %13
  store i32 %10, ptr addrspace(11) %14, align 1, !tbaa !8
  br label %15

15:                                               ; preds = %0
  %16 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %1) ]
  %17 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) %2, i32 %4) [ "convergencectrl"(token %16) ]
  %18 = getelementptr inbounds nuw i8, ptr addrspace(11) %17, i64 132
  %19 = load <3 x float>, ptr addrspace(11) %18, align 1
  %20 = shufflevector <3 x float> %19, <3 x float> poison, <2 x i32> <i32 0, i32 2>
  %21 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) %3, i32 %4) [ "convergencectrl"(token %16) ]
  %22 = getelementptr inbounds nuw i8, ptr addrspace(11) %21, i64 100
  %23 = load <4 x float>, ptr addrspace(11) %22, align 1
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %25 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %24, %20
  %26 = extractelement <2 x float> %25, i64 0
  %27 = getelementptr inbounds nuw i8, ptr addrspace(11) %21, i64 104
  store float %26, ptr addrspace(11) %27, align 4
  %28 = extractelement <2 x float> %25, i64 1
  %29 = getelementptr inbounds nuw i8, ptr addrspace(11) %21, i64 112
  store float %28, ptr addrspace(11) %29, align 4
  %30 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) %2, i32 %4) [ "convergencectrl"(token %16) ]
  %31 = getelementptr inbounds nuw i8, ptr addrspace(11) %30, i64 116
  %32 = load <3 x float>, ptr addrspace(11) %31, align 1
  %33 = shufflevector <3 x float> %32, <3 x float> poison, <2 x i32> <i32 0, i32 2>
  %34 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) %3, i32 %4) [ "convergencectrl"(token %16) ]
  %35 = getelementptr inbounds nuw i8, ptr addrspace(11) %34, i64 116
  %36 = load <4 x float>, ptr addrspace(11) %35, align 1
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %38 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %37, %33
  %39 = extractelement <2 x float> %38, i64 0
  %40 = getelementptr inbounds nuw i8, ptr addrspace(11) %34, i64 120
  store float %39, ptr addrspace(11) %40, align 4
  %41 = extractelement <2 x float> %38, i64 1
  %42 = getelementptr inbounds nuw i8, ptr addrspace(11) %34, i64 128
  store float %41, ptr addrspace(11) %42, align 4
  %43 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) %2, i32 %4) [ "convergencectrl"(token %16) ]
  %44 = getelementptr inbounds nuw i8, ptr addrspace(11) %43, i64 100
  %45 = load <3 x float>, ptr addrspace(11) %44, align 1
  %46 = shufflevector <3 x float> %45, <3 x float> poison, <2 x i32> <i32 0, i32 2>
  %47 = call noundef align 1 dereferenceable(148) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) %3, i32 %4) [ "convergencectrl"(token %16) ]
  %48 = getelementptr inbounds nuw i8, ptr addrspace(11) %47, i64 132
  %49 = load <4 x float>, ptr addrspace(11) %48, align 1
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %51 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %50, %46
  %52 = extractelement <2 x float> %51, i64 0
  %53 = getelementptr inbounds nuw i8, ptr addrspace(11) %47, i64 136
  store float %52, ptr addrspace(11) %53, align 4
  %54 = extractelement <2 x float> %51, i64 1
  %55 = getelementptr inbounds nuw i8, ptr addrspace(11) %47, i64 144
  store float %54, ptr addrspace(11) %55, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p11.p11.i64(ptr addrspace(11) noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Blocks_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Block], 12, 0), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!7 = !{i64 0, i64 4, !8, i64 4, i64 96, !9, i64 100, i64 48, !9}
!8 = !{!4, !4, i64 0}
!9 = !{!5, !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS5Block", !4, i64 0, !5, i64 4, !5, i64 100}
