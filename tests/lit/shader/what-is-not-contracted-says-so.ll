; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Strict:]] NoContraction
; CHECK-NOT: NoContraction
; CHECK: %[[#Strict]] = OpFMul
; CHECK: OpFAdd
define spir_kernel void @f(ptr addrspace(1) %p, float %a, float %b) {
  %m = fmul float %a, %b
  %s = fadd contract float %m, %b
  store float %s, ptr addrspace(1) %p
  ret void
}
