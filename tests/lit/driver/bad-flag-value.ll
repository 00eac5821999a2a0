; RUN: not pyllc -verify-machineinstrs=maybe %s -o - 2>&1 | filecheck %s

; CHECK: option '-verify-machineinstrs' must be true or false, not 'maybe'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
