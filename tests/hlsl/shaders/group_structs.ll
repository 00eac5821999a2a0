; ModuleID = 'group_structs.hlsl'
source_filename = "group_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Body = type { <3 x float>, float, <2 x i32> }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@bodies = external hidden local_unnamed_addr addrspace(3) global [8 x %struct.Body], align 1
@turns = external hidden local_unnamed_addr addrspace(3) global [8 x [2 x <2 x float>]], align 4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.VulkanBuffer", [0 x %struct.Body], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bodys_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.flattened.thread.id.in.group()
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw [24 x i8], ptr addrspace(3) @bodies, i64 %5
  %7 = call noundef align 1 dereferenceable(24) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bodys_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Body], 12, 0) %2, i32 %4) [ "convergencectrl"(token %1) ]
  tail call void @llvm.memcpy.p3.p11.i64(ptr addrspace(3) noundef align 1 dereferenceable(24) %6, ptr addrspace(11) noundef align 1 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !7
  %8 = uitofp reassoc nnan ninf nsz arcp afn i32 %4 to float
  %9 = insertelement <4 x float> <float poison, float 2.000000e+00, float 1.000000e+00, float 3.000000e+00>, float %8, i64 0
  %10 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) @turns, i64 %5
  store <4 x float> %9, ptr addrspace(3) %10, align 4, !tbaa !9
  call void @llvm.spv.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %1) ]
  %11 = load <3 x float>, ptr addrspace(3) @bodies, align 1, !tbaa !8
  %12 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 12), align 1
  %13 = shufflevector <1 x float> %12, <1 x float> poison, <3 x i32> zeroinitializer
  %14 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %11, %13
  %15 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 24), align 1, !tbaa !8
  %16 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 36), align 1
  %17 = shufflevector <1 x float> %16, <1 x float> poison, <3 x i32> zeroinitializer
  %18 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %15, <3 x float> %17, <3 x float> %14)
  %19 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 48), align 1, !tbaa !8
  %20 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 60), align 1
  %21 = shufflevector <1 x float> %20, <1 x float> poison, <3 x i32> zeroinitializer
  %22 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %19, <3 x float> %21, <3 x float> %18)
  %23 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 72), align 1, !tbaa !8
  %24 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 84), align 1
  %25 = shufflevector <1 x float> %24, <1 x float> poison, <3 x i32> zeroinitializer
  %26 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %23, <3 x float> %25, <3 x float> %22)
  %27 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 96), align 1, !tbaa !8
  %28 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 108), align 1
  %29 = shufflevector <1 x float> %28, <1 x float> poison, <3 x i32> zeroinitializer
  %30 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %27, <3 x float> %29, <3 x float> %26)
  %31 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 120), align 1, !tbaa !8
  %32 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 132), align 1
  %33 = shufflevector <1 x float> %32, <1 x float> poison, <3 x i32> zeroinitializer
  %34 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %31, <3 x float> %33, <3 x float> %30)
  %35 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 144), align 1, !tbaa !8
  %36 = load <1 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 156), align 1
  %37 = shufflevector <1 x float> %36, <1 x float> poison, <3 x i32> zeroinitializer
  %38 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %35, <3 x float> %37, <3 x float> %34)
  %39 = load <3 x float>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 168), align 1, !tbaa !8
  %40 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @bodies, i64 180), align 1, !tbaa !11
  %41 = insertelement <3 x float> poison, float %40, i64 0
  %42 = shufflevector <3 x float> %41, <3 x float> poison, <3 x i32> zeroinitializer
  %43 = tail call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.fmuladd.v3f32(<3 x float> %39, <3 x float> %42, <3 x float> %38)
  %44 = sub i32 7, %4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) @turns, i64 %45
  %47 = load <4 x float>, ptr addrspace(3) %46, align 4, !tbaa !9
  %48 = add i32 %4, 1
  %49 = and i32 %48, 7
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw [24 x i8], ptr addrspace(3) @bodies, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 16
  %53 = load <2 x i32>, ptr addrspace(3) %52, align 1, !tbaa !8
  %54 = sitofp reassoc nnan ninf nsz arcp afn <2 x i32> %53 to <2 x float>
  %55 = tail call reassoc nnan ninf nsz arcp afn <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float> %47, <2 x float> %54, i32 2, i32 2, i32 1)
  %56 = shufflevector <3 x float> %43, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %57 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %43, %56
  %58 = shufflevector <3 x float> %43, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %59 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %57, %58
  %60 = shufflevector <3 x float> %59, <3 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <2 x float> %55, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %62 = shufflevector <4 x float> %60, <4 x float> %61, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %63 = getelementptr inbounds nuw [24 x i8], ptr addrspace(3) @bodies, i64 %45
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i64 12
  %65 = load float, ptr addrspace(3) %64, align 1, !tbaa !11
  %66 = insertelement <4 x float> %62, float %65, i64 3
  %67 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %3, i32 %4) [ "convergencectrl"(token %1) ]
  store <4 x float> %66, ptr addrspace(11) %67, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.flattened.thread.id.in.group() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p11.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.spv.group.memory.barrier.with.group.sync() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.matrix.multiply.v2f32.v4f32.v2f32(<4 x float>, <2 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Body], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Bodys_12_0t(i32, i32, i32, i32, ptr) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0v4f32_12_1t(i32, i32, i32, i32, ptr) #7

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Bodys_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Body], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0v4f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!7 = !{i64 0, i64 12, !8, i64 12, i64 4, !9, i64 16, i64 8, !8}
!8 = !{!5, !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = !{!12, !10, i64 12}
!12 = !{!"_ZTS4Body", !5, i64 0, !10, i64 12, !5, i64 16}
