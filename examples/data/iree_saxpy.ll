; saxpy.mlir, which is:
;
;     func.func @saxpy(%a: tensor<f32>, %x: tensor<1000000xf32>, %y: tensor<1000000xf32>)
;         -> tensor<1000000xf32> {
;       %empty = tensor.empty() : tensor<1000000xf32>
;       %result = linalg.generic {
;           indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>,
;                            affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
;           iterator_types = ["parallel"]}
;           ins(%a, %x, %y : tensor<f32>, tensor<1000000xf32>, tensor<1000000xf32>)
;           outs(%empty : tensor<1000000xf32>) {
;       ^bb0(%ae: f32, %xe: f32, %ye: f32, %out: f32):
;         %product = arith.mulf %ae, %xe : f32
;         %sum = arith.addf %product, %ye : f32
;         linalg.yield %sum : f32
;       } -> tensor<1000000xf32>
;       return %result : tensor<1000000xf32>
;     }
;
; The module below is what IREE 3.13 hands to its SPIR-V backend, left in the folder by:
;
;     iree-compile saxpy.mlir -o saxpy.vmfb --iree-hal-target-device=hip \
;       --iree-rocm-target=gfx942 --iree-rocm-use-spirv \
;       --iree-hal-dump-executable-intermediates-to=folder
;
; ModuleID = 'saxpy_dispatch_0'
source_filename = "saxpy_dispatch_0"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n32:64-S32-G1-P4-A0"
target triple = "spirv64-amd-amdhsa"

@llvm.cmdline = private addrspace(1) constant [4 x i8] c"-O3\00", section ".llvmcmd", align 1

; Function Attrs: alwaysinline
define spir_kernel void @saxpy_dispatch_0_elementwise_1000000_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull readonly align 16 %2, ptr addrspace(1) noalias noundef nonnull align 16 %3) addrspace(4) #0 {
  %5 = call range(i32 0, 64) addrspace(4) i32 @llvm.amdgcn.workitem.id.x()
  %6 = sext i32 %5 to i64
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  call addrspace(4) void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %3, i64 64) ]
  %7 = call range(i32 0, 15625) addrspace(4) i32 @llvm.amdgcn.workgroup.id.x()
  %8 = sext i32 %7 to i64
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, 64
  %11 = trunc i64 %6 to i32
  %12 = add i32 %11, %10
  %13 = zext i32 %12 to i64
  %14 = load <1 x float>, ptr addrspace(1) %0, align 4
  %15 = getelementptr float, ptr addrspace(1) %1, i64 %13
  %16 = load <1 x float>, ptr addrspace(1) %15, align 4
  %17 = getelementptr float, ptr addrspace(1) %2, i64 %13
  %18 = load <1 x float>, ptr addrspace(1) %17, align 4
  %19 = extractelement <1 x float> %14, i64 0
  %20 = insertelement <1 x float> poison, float %19, i32 0
  %21 = fmul <1 x float> %20, %16
  %22 = fadd <1 x float> %21, %18
  %23 = getelementptr float, ptr addrspace(1) %3, i64 %13
  store <1 x float> %22, ptr addrspace(1) %23, align 4
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() addrspace(4) #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) addrspace(4) #2

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() addrspace(4) #1

attributes #0 = { alwaysinline }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
