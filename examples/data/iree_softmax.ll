; softmax.mlir, which is:
;
;     func.func @softmax(%x: tensor<64x256xf32>) -> tensor<64x256xf32> {
;       %init = tensor.empty() : tensor<64x256xf32>
;       %r = linalg.softmax dimension(1) ins(%x : tensor<64x256xf32>) outs(%init : tensor<64x256xf32>) -> tensor<64x256xf32>
;       return %r : tensor<64x256xf32>
;     }
;
; The module below is what IREE 3.13 hands to its SPIR-V backend, left in the folder by:
;
;     iree-compile softmax.mlir -o softmax.vmfb --iree-hal-target-device=hip \
;       --iree-rocm-target=gfx1100 --iree-rocm-use-spirv \
;       --iree-hal-dump-executable-intermediates-to=folder
;
; ModuleID = 'softmax_dispatch_0'
source_filename = "softmax_dispatch_0"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n32:64-S32-G1-P4-A0"
target triple = "spirv64-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [1 x [4 x float]] undef, align 16
@__shared_memory__ = private addrspace(3) global [1 x [4 x float]] undef, align 16
@llvm.cmdline = private addrspace(1) constant [4 x i8] c"-O3\00", section ".llvmcmd", align 1

; Function Attrs: alwaysinline
define spir_kernel void @softmax_dispatch_0_softmax_64x256xf32_dispatch_tensor_store(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) addrspace(4) #0 {
  %3 = call range(i32 0, 64) addrspace(4) i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %5 = call range(i32 0, 64) addrspace(4) i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = trunc i64 %4 to i32
  %8 = udiv i32 %7, 32
  %9 = zext i32 %8 to i64
  %10 = urem i32 %7, 32
  %11 = mul nsw i32 %8, 128
  %12 = mul nsw i32 %10, 4
  %13 = add nsw i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = mul i64 %6, 256
  %16 = add i64 %15, %14
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 4
  %19 = call addrspace(4) float @llvm.vector.reduce.fmax.v4f32(<4 x float> %18)
  %20 = call addrspace(4) float @llvm.maxnum.f32(float %19, float -inf)
  %21 = call addrspace(4) float @llvm.maxnum.f32(float %20, float -inf)
  %22 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %21, float %21, i32 177, i32 15, i32 15, i1 true)
  %23 = call addrspace(4) float @llvm.maxnum.f32(float %21, float %22)
  %24 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %23, float %23, i32 78, i32 15, i32 15, i1 true)
  %25 = call addrspace(4) float @llvm.maxnum.f32(float %23, float %24)
  %26 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %25, float %25, i32 321, i32 15, i32 15, i1 true)
  %27 = call addrspace(4) float @llvm.maxnum.f32(float %25, float %26)
  %28 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %27, float %27, i32 320, i32 15, i32 15, i1 true)
  %29 = call addrspace(4) float @llvm.maxnum.f32(float %27, float %28)
  %30 = call addrspace(4) float @llvm.amdgcn.permlanex16.f32(float %29, float %29, i32 -1, i32 -1, i1 true, i1 false)
  %31 = call addrspace(4) float @llvm.maxnum.f32(float %29, float %30)
  %32 = call addrspace(4) float @llvm.amdgcn.readlane.f32(float %31, i32 31)
  fence syncscope("workgroup") release, !mmra !0
  call addrspace(4) void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %33 = icmp eq i32 %10, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %2
  %35 = insertelement <1 x float> poison, float %32, i32 0
  %36 = add i64 0, %9
  %37 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %36
  store <1 x float> %35, ptr addrspace(3) %37, align 4
  br label %38

38:                                               ; preds = %34, %2
  fence syncscope("workgroup") release, !mmra !0
  call addrspace(4) void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %39 = urem i32 %7, 2
  %40 = zext i32 %39 to i64
  %41 = add i64 0, %40
  %42 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %41
  %43 = load <1 x float>, ptr addrspace(3) %42, align 4
  %44 = extractelement <1 x float> %43, i64 0
  %45 = call addrspace(4) float @llvm.maxnum.f32(float %44, float -inf)
  %46 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %45, float %45, i32 177, i32 15, i32 15, i1 true)
  %47 = call addrspace(4) float @llvm.maxnum.f32(float %45, float %46)
  %48 = insertelement <4 x float> poison, float %47, i32 0
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <4 x i32> zeroinitializer
  %50 = fsub <4 x float> %18, %49
  %51 = extractelement <4 x float> %50, i64 0
  %52 = call addrspace(4) float @llvm.exp.f32(float %51)
  %53 = insertelement <4 x float> poison, float %52, i64 0
  %54 = extractelement <4 x float> %50, i64 1
  %55 = call addrspace(4) float @llvm.exp.f32(float %54)
  %56 = insertelement <4 x float> %53, float %55, i64 1
  %57 = extractelement <4 x float> %50, i64 2
  %58 = call addrspace(4) float @llvm.exp.f32(float %57)
  %59 = insertelement <4 x float> %56, float %58, i64 2
  %60 = extractelement <4 x float> %50, i64 3
  %61 = call addrspace(4) float @llvm.exp.f32(float %60)
  %62 = insertelement <4 x float> %59, float %61, i64 3
  %63 = call addrspace(4) float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %62)
  %64 = fadd float %63, 0.000000e+00
  %65 = fadd float %64, 0.000000e+00
  %66 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %65, float %65, i32 177, i32 15, i32 15, i1 true)
  %67 = fadd float %65, %66
  %68 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %67, float %67, i32 78, i32 15, i32 15, i1 true)
  %69 = fadd float %67, %68
  %70 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %69, float %69, i32 321, i32 15, i32 15, i1 true)
  %71 = fadd float %69, %70
  %72 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %71, float %71, i32 320, i32 15, i32 15, i1 true)
  %73 = fadd float %71, %72
  %74 = call addrspace(4) float @llvm.amdgcn.permlanex16.f32(float %73, float %73, i32 -1, i32 -1, i1 true, i1 false)
  %75 = fadd float %73, %74
  %76 = call addrspace(4) float @llvm.amdgcn.readlane.f32(float %75, i32 31)
  fence syncscope("workgroup") release, !mmra !0
  call addrspace(4) void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  br i1 %33, label %77, label %81

77:                                               ; preds = %38
  %78 = insertelement <1 x float> poison, float %76, i32 0
  %79 = add i64 0, %9
  %80 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %79
  store <1 x float> %78, ptr addrspace(3) %80, align 4
  br label %81

81:                                               ; preds = %77, %38
  fence syncscope("workgroup") release, !mmra !0
  call addrspace(4) void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %82 = add i64 0, %40
  %83 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %82
  %84 = load <1 x float>, ptr addrspace(3) %83, align 4
  %85 = extractelement <1 x float> %84, i64 0
  %86 = fadd float %85, 0.000000e+00
  %87 = call addrspace(4) float @llvm.amdgcn.update.dpp.f32(float %86, float %86, i32 177, i32 15, i32 15, i1 true)
  %88 = fadd float %86, %87
  %89 = fadd float %88, 0.000000e+00
  %90 = insertelement <4 x float> poison, float %89, i32 0
  %91 = shufflevector <4 x float> %90, <4 x float> poison, <4 x i32> zeroinitializer
  %92 = fdiv <4 x float> %62, %91
  %93 = mul i64 %6, 256
  %94 = add i64 %93, %14
  %95 = getelementptr float, ptr addrspace(1) %1, i64 %94
  store <4 x float> %92, ptr addrspace(1) %95, align 4
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) addrspace(4) #2

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) addrspace(4) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) addrspace(4) #3

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) addrspace(4) #4

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.permlanex16.f32(float, float, i32, i32, i1 immarg, i1 immarg) addrspace(4) #4

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) addrspace(4) #4

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() addrspace(4) #5

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) addrspace(4) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) addrspace(4) #3

attributes #0 = { alwaysinline }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { alwaysinline convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!1}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
