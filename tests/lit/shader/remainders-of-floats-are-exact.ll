; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The instruction and the builtin are a long division in integers; what may be inexact is OpFRem.
; CHECK-COUNT-1: OpFRem %
; CHECK-NOT: OpFRem
; CHECK: OpUMod %
define spir_kernel void @exact(ptr addrspace(1) %p, float %a, <2 x float> %b) {
  %r = frem float %a, 3.000000e+00
  %v = frem <2 x float> %b, %b
  %s = call float @_Z9remainderff(float %a, float %r)
  store float %s, ptr addrspace(1) %p
  store <2 x float> %v, ptr addrspace(1) %p
  ret void
}

declare float @_Z9remainderff(float, float)

define spir_kernel void @inexact(ptr addrspace(1) %p, float %a) {
  %r = frem afn float %a, 3.000000e+00
  store float %r, ptr addrspace(1) %p
  ret void
}
