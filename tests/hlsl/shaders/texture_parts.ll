; ModuleID = 'texture_parts.hlsl'
source_filename = "texture_parts.hlsl"
target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@.str = private unnamed_addr constant [8 x i8] c"colours\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"counts\00", align 1

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #0

; Function Attrs: convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define void @main() local_unnamed_addr #1 {
  %1 = tail call token @llvm.experimental.convergence.entry()
  %2 = tail call target("spirv.Image", float, 1, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %3 = tail call target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_33t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  %4 = tail call i32 @llvm.spv.thread.id.i32(i32 0)
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call i32 @llvm.spv.thread.id.i32(i32 1)
  %7 = insertelement <2 x i32> %5, i32 %6, i64 1
  %8 = call noundef align 4 dereferenceable(16) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_1_2_0_0_2_1t.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 2, 1) %2, <2 x i32> %7) [ "convergencectrl"(token %1) ]
  %9 = getelementptr inbounds nuw i8, ptr addrspace(11) %8, i64 4
  store float 7.000000e+00, ptr addrspace(11) %9, align 4
  %10 = load <4 x float>, ptr addrspace(11) %8, align 4
  %11 = extractelement <4 x float> %10, i64 0
  %12 = getelementptr inbounds nuw i8, ptr addrspace(11) %8, i64 8
  store float %11, ptr addrspace(11) %12, align 4
  %13 = extractelement <4 x float> %10, i64 2
  store float %13, ptr addrspace(11) %8, align 4
  %14 = insertelement <2 x i32> %7, i32 0, i64 1
  %15 = call noundef align 4 dereferenceable(4) ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_33t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) %3, <2 x i32> %14) [ "convergencectrl"(token %1) ]
  %16 = add i32 %6, 1
  %17 = tail call spir_func i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %15, i32 %16)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.spv.thread.id.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.Image", float, 1, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_2_1t(i32, i32, i32, i32, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("spirv.Image", i32, 1, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_1_2_0_0_2_33t(i32, i32, i32, i32, ptr) #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_1_2_0_0_2_1t.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 2, 1), <2 x i32>) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_1_2_0_0_2_33t.v2i32(target("spirv.Image", i32, 1, 2, 0, 0, 2, 33), <2 x i32>) #0

attributes #0 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "frame-pointer"="all" "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
