; ModuleID = 'control_local_arrays.hlsl'
source_filename = "control_local_arrays.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [6 x i8] c"given\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"result\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = tail call token @llvm.experimental.convergence.entry()
  %10 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %11 = shl i32 %10, 3
  br label %12

12:                                               ; preds = %0
  %13 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %14 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %9) ]
  %15 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %11) [ "convergencectrl"(token %14) ]
  %16 = load i32, ptr addrspace(11) %15, align 4, !tbaa !7
  store i32 %16, ptr %1, align 4, !tbaa !7
  %17 = or disjoint i32 %11, 1
  %18 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %17) [ "convergencectrl"(token %14) ]
  %19 = load i32, ptr addrspace(11) %18, align 4, !tbaa !7
  store i32 %19, ptr %2, align 4, !tbaa !7
  %20 = or disjoint i32 %11, 2
  %21 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %20) [ "convergencectrl"(token %14) ]
  %22 = load i32, ptr addrspace(11) %21, align 4, !tbaa !7
  store i32 %22, ptr %3, align 4, !tbaa !7
  %23 = or disjoint i32 %11, 3
  %24 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %23) [ "convergencectrl"(token %14) ]
  %25 = load i32, ptr addrspace(11) %24, align 4, !tbaa !7
  store i32 %25, ptr %4, align 4, !tbaa !7
  %26 = or disjoint i32 %11, 4
  %27 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %26) [ "convergencectrl"(token %14) ]
  %28 = load i32, ptr addrspace(11) %27, align 4, !tbaa !7
  store i32 %28, ptr %5, align 4, !tbaa !7
  %29 = or disjoint i32 %11, 5
  %30 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %29) [ "convergencectrl"(token %14) ]
  %31 = load i32, ptr addrspace(11) %30, align 4, !tbaa !7
  store i32 %31, ptr %6, align 4, !tbaa !7
  %32 = or disjoint i32 %11, 6
  %33 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %32) [ "convergencectrl"(token %14) ]
  %34 = load i32, ptr addrspace(11) %33, align 4, !tbaa !7
  store i32 %34, ptr %7, align 4, !tbaa !7
  %35 = or disjoint i32 %11, 7
  %36 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %13, i32 %35) [ "convergencectrl"(token %14) ]
  %37 = load i32, ptr addrspace(11) %36, align 4, !tbaa !7
  store i32 %37, ptr %8, align 4, !tbaa !7
  %38 = icmp ugt i32 %16, %19
  br i1 %38, label %39, label %40

39:                                               ; preds = %12
  store i32 %16, ptr %2, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %39, %12
  %41 = phi ptr [ %2, %12 ], [ %1, %39 ]
  store i32 %19, ptr %41, align 4, !tbaa !7
  %42 = load i32, ptr %2, align 4, !tbaa !7
  %43 = icmp ugt i32 %42, %22
  br i1 %43, label %44, label %48

44:                                               ; preds = %40
  store i32 %42, ptr %3, align 4, !tbaa !7
  %45 = load i32, ptr %1, align 4, !tbaa !7
  %46 = icmp ugt i32 %45, %22
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  store i32 %45, ptr %2, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %47, %44, %40
  %49 = phi ptr [ %3, %40 ], [ %1, %47 ], [ %2, %44 ]
  store i32 %22, ptr %49, align 4, !tbaa !7
  %50 = load i32, ptr %4, align 4, !tbaa !7
  %51 = load i32, ptr %3, align 4, !tbaa !7
  %52 = icmp ugt i32 %51, %50
  br i1 %52, label %53, label %60

53:                                               ; preds = %48
  store i32 %51, ptr %4, align 4, !tbaa !7
  %54 = load i32, ptr %2, align 4, !tbaa !7
  %55 = icmp ugt i32 %54, %50
  br i1 %55, label %56, label %60

56:                                               ; preds = %53
  store i32 %54, ptr %3, align 4, !tbaa !7
  %57 = load i32, ptr %1, align 4, !tbaa !7
  %58 = icmp ugt i32 %57, %50
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  store i32 %57, ptr %2, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %59, %56, %53, %48
  %61 = phi ptr [ %4, %48 ], [ %1, %59 ], [ %3, %53 ], [ %2, %56 ]
  store i32 %50, ptr %61, align 4, !tbaa !7
  %62 = load i32, ptr %4, align 4, !tbaa !7
  %63 = icmp ugt i32 %62, %28
  br i1 %63, label %64, label %74

64:                                               ; preds = %60
  store i32 %62, ptr %5, align 4, !tbaa !7
  %65 = load i32, ptr %3, align 4, !tbaa !7
  %66 = icmp ugt i32 %65, %28
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  store i32 %65, ptr %4, align 4, !tbaa !7
  %68 = load i32, ptr %2, align 4, !tbaa !7
  %69 = icmp ugt i32 %68, %28
  br i1 %69, label %70, label %74

70:                                               ; preds = %67
  store i32 %68, ptr %3, align 4, !tbaa !7
  %71 = load i32, ptr %1, align 4, !tbaa !7
  %72 = icmp ugt i32 %71, %28
  br i1 %72, label %73, label %74

73:                                               ; preds = %70
  store i32 %71, ptr %2, align 4, !tbaa !7
  br label %74

74:                                               ; preds = %73, %70, %67, %64, %60
  %75 = phi ptr [ %5, %60 ], [ %1, %73 ], [ %4, %64 ], [ %2, %70 ], [ %3, %67 ]
  store i32 %28, ptr %75, align 4, !tbaa !7
  %76 = load i32, ptr %6, align 4, !tbaa !7
  %77 = load i32, ptr %5, align 4, !tbaa !7
  %78 = icmp ugt i32 %77, %76
  br i1 %78, label %79, label %92

79:                                               ; preds = %74
  store i32 %77, ptr %6, align 4, !tbaa !7
  %80 = load i32, ptr %4, align 4, !tbaa !7
  %81 = icmp ugt i32 %80, %76
  br i1 %81, label %82, label %92

82:                                               ; preds = %79
  store i32 %80, ptr %5, align 4, !tbaa !7
  %83 = load i32, ptr %3, align 4, !tbaa !7
  %84 = icmp ugt i32 %83, %76
  br i1 %84, label %85, label %92

85:                                               ; preds = %82
  store i32 %83, ptr %4, align 4, !tbaa !7
  %86 = load i32, ptr %2, align 4, !tbaa !7
  %87 = icmp ugt i32 %86, %76
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  store i32 %86, ptr %3, align 4, !tbaa !7
  %89 = load i32, ptr %1, align 4, !tbaa !7
  %90 = icmp ugt i32 %89, %76
  br i1 %90, label %91, label %92

91:                                               ; preds = %88
  store i32 %89, ptr %2, align 4, !tbaa !7
  br label %92

92:                                               ; preds = %91, %88, %85, %82, %79, %74
  %93 = phi ptr [ %6, %74 ], [ %1, %91 ], [ %5, %79 ], [ %2, %88 ], [ %4, %82 ], [ %3, %85 ]
  store i32 %76, ptr %93, align 4, !tbaa !7
  %94 = load i32, ptr %7, align 4, !tbaa !7
  %95 = load i32, ptr %6, align 4, !tbaa !7
  %96 = icmp ugt i32 %95, %94
  br i1 %96, label %97, label %113

97:                                               ; preds = %92
  store i32 %95, ptr %7, align 4, !tbaa !7
  %98 = load i32, ptr %5, align 4, !tbaa !7
  %99 = icmp ugt i32 %98, %94
  br i1 %99, label %100, label %113

100:                                              ; preds = %97
  store i32 %98, ptr %6, align 4, !tbaa !7
  %101 = load i32, ptr %4, align 4, !tbaa !7
  %102 = icmp ugt i32 %101, %94
  br i1 %102, label %103, label %113

103:                                              ; preds = %100
  store i32 %101, ptr %5, align 4, !tbaa !7
  %104 = load i32, ptr %3, align 4, !tbaa !7
  %105 = icmp ugt i32 %104, %94
  br i1 %105, label %106, label %113

106:                                              ; preds = %103
  store i32 %104, ptr %4, align 4, !tbaa !7
  %107 = load i32, ptr %2, align 4, !tbaa !7
  %108 = icmp ugt i32 %107, %94
  br i1 %108, label %109, label %113

109:                                              ; preds = %106
  store i32 %107, ptr %3, align 4, !tbaa !7
  %110 = load i32, ptr %1, align 4, !tbaa !7
  %111 = icmp ugt i32 %110, %94
  br i1 %111, label %112, label %113

112:                                              ; preds = %109
  store i32 %110, ptr %2, align 4, !tbaa !7
  br label %113

113:                                              ; preds = %112, %109, %106, %103, %100, %97, %92
  %114 = phi ptr [ %7, %92 ], [ %1, %112 ], [ %6, %97 ], [ %2, %109 ], [ %5, %100 ], [ %3, %106 ], [ %4, %103 ]
  store i32 %94, ptr %114, align 4, !tbaa !7
  %115 = load i32, ptr %8, align 4, !tbaa !7
  %116 = load i32, ptr %7, align 4, !tbaa !7
  %117 = icmp ugt i32 %116, %115
  br i1 %117, label %118, label %137

118:                                              ; preds = %113
  store i32 %116, ptr %8, align 4, !tbaa !7
  %119 = load i32, ptr %6, align 4, !tbaa !7
  %120 = icmp ugt i32 %119, %115
  br i1 %120, label %121, label %137

121:                                              ; preds = %118
  store i32 %119, ptr %7, align 4, !tbaa !7
  %122 = load i32, ptr %5, align 4, !tbaa !7
  %123 = icmp ugt i32 %122, %115
  br i1 %123, label %124, label %137

124:                                              ; preds = %121
  store i32 %122, ptr %6, align 4, !tbaa !7
  %125 = load i32, ptr %4, align 4, !tbaa !7
  %126 = icmp ugt i32 %125, %115
  br i1 %126, label %127, label %137

127:                                              ; preds = %124
  store i32 %125, ptr %5, align 4, !tbaa !7
  %128 = load i32, ptr %3, align 4, !tbaa !7
  %129 = icmp ugt i32 %128, %115
  br i1 %129, label %130, label %137

130:                                              ; preds = %127
  store i32 %128, ptr %4, align 4, !tbaa !7
  %131 = load i32, ptr %2, align 4, !tbaa !7
  %132 = icmp ugt i32 %131, %115
  br i1 %132, label %133, label %137

133:                                              ; preds = %130
  store i32 %131, ptr %3, align 4, !tbaa !7
  %134 = load i32, ptr %1, align 4, !tbaa !7
  %135 = icmp ugt i32 %134, %115
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  store i32 %134, ptr %2, align 4, !tbaa !7
  br label %137

137:                                              ; preds = %113, %118, %121, %124, %127, %130, %133, %136
  %138 = phi ptr [ %8, %113 ], [ %1, %136 ], [ %7, %118 ], [ %2, %133 ], [ %6, %121 ], [ %4, %127 ], [ %5, %124 ], [ %3, %130 ]
  %139 = tail call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  store i32 %115, ptr %138, align 4, !tbaa !7
  %140 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %9) ]
  %141 = load i32, ptr %1, align 4, !tbaa !7
  %142 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %11) [ "convergencectrl"(token %140) ]
  store i32 %141, ptr addrspace(11) %142, align 4, !tbaa !7
  %143 = load i32, ptr %2, align 4, !tbaa !7
  %144 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %17) [ "convergencectrl"(token %140) ]
  store i32 %143, ptr addrspace(11) %144, align 4, !tbaa !7
  %145 = load i32, ptr %3, align 4, !tbaa !7
  %146 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %20) [ "convergencectrl"(token %140) ]
  store i32 %145, ptr addrspace(11) %146, align 4, !tbaa !7
  %147 = load i32, ptr %4, align 4, !tbaa !7
  %148 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %23) [ "convergencectrl"(token %140) ]
  store i32 %147, ptr addrspace(11) %148, align 4, !tbaa !7
  %149 = load i32, ptr %5, align 4, !tbaa !7
  %150 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %26) [ "convergencectrl"(token %140) ]
  store i32 %149, ptr addrspace(11) %150, align 4, !tbaa !7
  %151 = load i32, ptr %6, align 4, !tbaa !7
  %152 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %29) [ "convergencectrl"(token %140) ]
  store i32 %151, ptr addrspace(11) %152, align 4, !tbaa !7
  %153 = load i32, ptr %7, align 4, !tbaa !7
  %154 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %32) [ "convergencectrl"(token %140) ]
  store i32 %153, ptr addrspace(11) %154, align 4, !tbaa !7
  %155 = load i32, ptr %8, align 4, !tbaa !7
  %156 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %139, i32 %35) [ "convergencectrl"(token %140) ]
  store i32 %155, ptr addrspace(11) %156, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_0t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_0t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 0), i32) #0

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
