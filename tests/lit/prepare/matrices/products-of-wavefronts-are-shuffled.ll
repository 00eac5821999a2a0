; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; A lane computes its column of the sum. In RDNA 3 a lane has a whole row of the first factor, and
; its own column; in RDNA 4 two lanes share each, so the column's halves are moved as well.

target triple = "amdgcn-amd-amdhsa"

; CHECK: OpFunctionParameter
; CHECK: %[[#Own:]] = OpBitwiseAnd %[[#Int:]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: %[[#Other:]] = OpIAdd %[[#Int]] %[[#Own]] %{{[0-9]+}}
; CHECK: OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Own]]
; CHECK: OpGroupNonUniformShuffle %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Other]]
; CHECK: OpExtInst %[[#Int]] %{{[0-9]+}} s_add_sat
define amdgpu_kernel void @split(ptr addrspace(1) %p, <2 x i32> %a, <8 x i32> %d) {
  %e = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8(i1 true, <2 x i32> %a, i1 false, <2 x i32> %a, <8 x i32> %d, i1 true)
  store <8 x i32> %e, ptr addrspace(1) %p
  ret void
}

; CHECK: OpFunctionParameter
; CHECK: %[[#Group:]] = OpShiftRightLogical %[[#Int]] %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpGroupNonUniformShuffle %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %[[#Group]]
; CHECK: OpFConvert
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} mad
define amdgpu_kernel void @whole(ptr addrspace(1) %p, <16 x half> %a, <16 x half> %b, <8 x float> %c, <16 x i16> %e) {
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16(<16 x half> %a, <16 x half> %b, <8 x float> %c)
  %f = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16(<16 x i16> %e, <16 x i16> %e, <8 x float> %d)
  store <8 x float> %f, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @halves(ptr addrspace(1) %p, <16 x half> %a, <8 x half> %b, <16 x i16> %c) {
  %d = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16(<16 x half> %a, <16 x half> %a, <16 x half> %a, i1 true)
  %f = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.tied(<16 x half> %a, <16 x half> %a, <16 x half> %d, i1 false)
  store volatile <16 x half> %f, ptr addrspace(1) %p
  %g = call <8 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16(<8 x half> %b, <8 x half> %b, <8 x half> %b, i1 false)
  store volatile <8 x half> %g, ptr addrspace(1) %p
  %h = call <16 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16(<16 x i16> %c, <16 x i16> %c, <16 x i16> %c, i1 true)
  %i = call <16 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16.tied(<16 x i16> %c, <16 x i16> %c, <16 x i16> %h, i1 false)
  store volatile <16 x i16> %i, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @integers(ptr addrspace(1) %p, <2 x i32> %a, <4 x i32> %b, i32 %c, <8 x i32> %d) {
  %e = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8(i1 true, <4 x i32> %b, i1 false, <4 x i32> %b, <8 x i32> %d, i1 false)
  %f = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4(i1 true, i32 %c, i1 true, i32 %c, <8 x i32> %e, i1 false)
  %g = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x32.iu4(i1 true, <2 x i32> %a, i1 true, <2 x i32> %a, <8 x i32> %f, i1 false)
  store <8 x i32> %g, ptr addrspace(1) %p
  ret void
}
