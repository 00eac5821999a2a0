; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vulkan leaves OpSRem of negative numbers open.
; CHECK-NOT: OpSRem
; CHECK: OpSDiv
; CHECK: OpIMul
; CHECK: OpISub
define spir_kernel void @rem(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %r = srem i32 %a, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}
