; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The work-item is meant by its ids in two dimensions; of a vector all lanes are told.
; CHECK: OpTypePointer Workgroup
; CHECK: OpIMul
; CHECK: OpIEqual
; CHECK: OpControlBarrier
; CHECK: OpLoad
; CHECK: OpControlBarrier
define spir_kernel void @f(ptr addrspace(1) %p, <4 x float> %x, i64 %i) {
  %r = call <4 x float> @_Z20work_group_broadcastDv4_fmm(<4 x float> %x, i64 %i, i64 1)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

declare <4 x float> @_Z20work_group_broadcastDv4_fmm(<4 x float>, i64, i64)
