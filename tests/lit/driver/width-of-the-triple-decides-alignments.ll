; RUN: pyllc %s -o - | filecheck %s

; CHECK: OpMemoryModel Physical32 OpenCL
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Aligned 4
target triple = "spir-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %q
  ret void
}
