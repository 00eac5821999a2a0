; ModuleID = 'buffer_nested.hlsl'
source_filename = "buffer_nested.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%struct.Inner = type { <2 x float>, [3 x i32] }
%struct.Outer = type { i32, [2 x %struct.Inner], <3 x float> }

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"picked\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = alloca %struct.Inner, align 8
  %2 = tail call token @llvm.experimental.convergence.entry()
  %3 = tail call target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %4 = tail call target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %5 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 2, i32 1, i32 0, ptr nonnull @.str.4)
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %7 = call noundef align 1 dereferenceable(56) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) %3, i32 %6) [ "convergencectrl"(token %2) ]
  %8 = load i32, ptr addrspace(11) %7, align 1, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 4
  %10 = load <2 x float>, ptr addrspace(11) %9, align 1
  %11 = shufflevector <2 x float> %10, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %12 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 12
  %13 = load i64, ptr addrspace(11) %12, align 1
  %14 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 20
  %15 = load i32, ptr addrspace(11) %14, align 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(11) %7, i64 44
  %17 = load <3 x float>, ptr addrspace(11) %16, align 1, !tbaa !8
  call void @llvm.memcpy.p0.p11.i64(ptr noundef nonnull align 8 dereferenceable(20) %1, ptr addrspace(11) noundef nonnull align 1 dereferenceable(20) %9, i64 20, i1 false), !tbaa.struct !9
  %18 = add nsw i32 %15, %8
  %19 = shufflevector <3 x float> %17, <3 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %20 = insertelement <3 x float> %11, float 1.000000e+00, i64 2
  %21 = fadd reassoc nnan ninf nsz arcp afn <3 x float> %19, %20
  %22 = call noundef align 1 dereferenceable(56) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) %4, i32 %6) [ "convergencectrl"(token %2) ]
  store i32 %8, ptr addrspace(11) %22, align 1, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(11) %22, i64 4
  store <2 x float> %10, ptr addrspace(11) %23, align 1
  %24 = getelementptr inbounds nuw i8, ptr addrspace(11) %22, i64 12
  store i64 %13, ptr addrspace(11) %24, align 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(11) %22, i64 20
  store i32 %18, ptr addrspace(11) %25, align 1
  %26 = getelementptr inbounds nuw i8, ptr addrspace(11) %22, i64 24
  call void @llvm.memcpy.p11.p0.i64(ptr addrspace(11) noundef nonnull align 1 dereferenceable(20) %26, ptr noundef nonnull align 8 dereferenceable(20) %1, i64 20, i1 false), !tbaa.struct !10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(11) %22, i64 44
  store <3 x float> %21, ptr addrspace(11) %27, align 1, !tbaa !8
  %28 = sub i32 3, %6
  %29 = call noundef align 1 dereferenceable(56) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) %3, i32 %28) [ "convergencectrl"(token %2) ]
  %30 = and i32 %6, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw [20 x i8], ptr addrspace(11) %29, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(11) %32, i64 12
  %34 = urem i32 %6, 3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw [4 x i8], ptr addrspace(11) %33, i64 %35
  %37 = load i32, ptr addrspace(11) %36, align 1, !tbaa !7
  %38 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %5, i32 %6) [ "convergencectrl"(token %2) ]
  store i32 %37, ptr addrspace(11) %38, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p11.i64(ptr noalias writeonly captures(none), ptr addrspace(11) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p11.p0.i64(ptr addrspace(11) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_0t.i32(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 0), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0s_struct.Outers_12_1t.i32(target("spirv.VulkanBuffer", [0 x %struct.Outer], 12, 1), i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1), i32) #0

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
!7 = !{!4, !4, i64 0}
!8 = !{!5, !5, i64 0}
!9 = !{i64 0, i64 8, !8, i64 8, i64 12, !8}
!10 = !{i64 0, i64 20, !8, i64 20, i64 12, !8}
