; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A generic pointer may lead to constant memory there, and not in SPIR-V.
; CHECK: %{{[0-9]+}} = OpTypePointer CrossWorkgroup
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup
; CHECK: OpPtrCastToGeneric
target triple = "nvptx64-nvidia-cuda"
@weights = addrspace(4) externally_initialized constant [2 x float] [float 1.0, float 2.0]
define ptx_kernel void @k(ptr %p, i64 %at) {
  %from = getelementptr float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %at
  %x = load float, ptr %from
  store float %x, ptr %p
  ret void
}
