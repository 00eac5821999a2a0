; RUN: pyllc --verify-diagnostics %s

; Elements of a width that is no whole number of bytes lie in shared ones, and an address is that of
; a byte.

define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %bits = alloca <4 x i1>, align 8
  %at = getelementptr inbounds <4 x i1>, ptr %bits, i64 0, i64 %i ; expected-error: the address of an element of '<4 x i1>', whose elements share bytes
  ret void
}
