; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 %s 2>&1 | filecheck %s

; A later pass finds the same in what it makes of the argument, which has no line.

; CHECK: :8:1: error: type 'x86_fp80' has no SPIR-V counterpart
; CHECK-NEXT: define
; CHECK-NOT: error
define spir_kernel void @k(ptr addrspace(1) %p, x86_fp80 %a) {
  ret void
}
