; RUN: pyllc --verify-diagnostics %s

; Local memory has no initialiser, and leaving this one out would change what the kernel computes.

@g = internal addrspace(3) global i32 5 ; expected-error: initialis

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(3) @g
  store i32 %v, ptr addrspace(1) %p
  ret void
}
