; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s

; FPFastMathDefault needs a capability of its own, and a hint that nobody asked for.

; CHECK-NOT: FloatControls2
; CHECK-NOT: FPFastMathDefault
; CHECK-NOT: OpVariable
; CHECK: OpFMul
define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %b = fmul float %a, %a
  store float %b, ptr addrspace(1) %p
  ret void
}
