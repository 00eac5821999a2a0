; ModuleID = 'control_local_structs.hlsl'
source_filename = "control_local_structs.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Entry = type { <2 x float>, i32, [2 x <3 x float>] }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = alloca [4 x %struct.Entry], align 4
  %2 = alloca %struct.Entry, align 1
  %3 = tail call token @llvm.experimental.convergence.entry()
  %4 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %5 = tail call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5
  store <2 x float> zeroinitializer, ptr %1, align 4, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 0, ptr %6, align 4, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store <3 x float> <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00>, ptr %7, align 4, !tbaa !7
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store <3 x float> <float 3.000000e+00, float 4.000000e+00, float 0.000000e+00>, ptr %8, align 4, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 36
  store <2 x float> <float 1.000000e+00, float -1.000000e+00>, ptr %9, align 4, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 44
  store i32 10, ptr %10, align 4, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <3 x float> <float 1.000000e+00, float 1.000000e+00, float 2.000000e+00>, ptr %11, align 4, !tbaa !7
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 60
  store <3 x float> <float 3.000000e+00, float 4.000000e+00, float 1.000000e+00>, ptr %12, align 4, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store <2 x float> <float 2.000000e+00, float -2.000000e+00>, ptr %13, align 4, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i32 20, ptr %14, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 84
  store <3 x float> <float 2.000000e+00, float 1.000000e+00, float 2.000000e+00>, ptr %15, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <3 x float> <float 3.000000e+00, float 4.000000e+00, float 2.000000e+00>, ptr %16, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 108
  store <2 x float> <float 3.000000e+00, float -3.000000e+00>, ptr %17, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 116
  store i32 30, ptr %18, align 4, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store <3 x float> <float 3.000000e+00, float 1.000000e+00, float 2.000000e+00>, ptr %19, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 132
  store <3 x float> <float 3.000000e+00, float 4.000000e+00, float 3.000000e+00>, ptr %20, align 4, !tbaa !7
  %21 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %22 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %4, i32 %21) [ "convergencectrl"(token %3) ]
  %23 = load i32, ptr addrspace(11) %22, align 4, !tbaa !10
  %24 = freeze i32 %23
  %25 = and i32 %24, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [36 x i8], ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load i32, ptr %28, align 4, !tbaa !8
  %30 = add nsw i32 %29, 5
  store i32 %30, ptr %28, align 4, !tbaa !8
  %31 = and i32 %24, 1
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw [12 x i8], ptr %27, i64 %32
  %34 = getelementptr i8, ptr %33, i64 16
  %35 = load float, ptr %34, align 4
  %36 = fadd reassoc nnan ninf nsz arcp afn float %35, 5.000000e-01
  store float %36, ptr %34, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %37 = add i32 %24, %21
  %38 = and i32 %37, 3
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw [36 x i8], ptr %1, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(36) %2, ptr noundef nonnull align 4 dereferenceable(36) %40, i64 36, i1 false), !tbaa.struct !11
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %42 = load float, ptr %41, align 1
  %43 = shl i32 %21, 2
  %44 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %5, i32 %43) [ "convergencectrl"(token %3) ]
  store float %42, ptr addrspace(11) %44, align 4, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %46 = load i32, ptr %45, align 1, !tbaa !8
  %47 = sitofp reassoc nnan ninf nsz arcp afn i32 %46 to float
  %48 = or disjoint i32 %43, 1
  %49 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %5, i32 %48) [ "convergencectrl"(token %3) ]
  store float %47, ptr addrspace(11) %49, align 4, !tbaa !12
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load float, ptr %51, align 1
  %53 = or disjoint i32 %43, 2
  %54 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %5, i32 %53) [ "convergencectrl"(token %3) ]
  store float %52, ptr addrspace(11) %54, align 4, !tbaa !12
  %55 = and i32 %21, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw [12 x i8], ptr %50, i64 %56
  %58 = load <3 x float>, ptr %57, align 1, !tbaa !7
  %59 = icmp eq i32 %25, 3
  %60 = select i1 %59, i32 0, i32 %25
  %61 = extractelement <3 x float> %58, i32 %60
  %62 = or disjoint i32 %43, 3
  %63 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1) %5, i32 %62) [ "convergencectrl"(token %3) ]
  store float %61, ptr addrspace(11) %63, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0f32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0f32_12_1t.i32(target("spirv.VulkanBuffer", [0 x float], 12, 1), i32) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !4, i64 8}
!9 = !{!"_ZTS5Entry", !5, i64 0, !4, i64 8, !5, i64 12}
!10 = !{!4, !4, i64 0}
!11 = !{i64 0, i64 8, !7, i64 8, i64 4, !10, i64 12, i64 24, !7}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
