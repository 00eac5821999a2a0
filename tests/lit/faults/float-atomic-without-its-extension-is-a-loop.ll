; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpExtension
; CHECK: OpPhi
; CHECK: OpFAdd
; CHECK: OpAtomicCompareExchange
; CHECK: OpBranchConditional
define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %a seq_cst
  ret void
}
