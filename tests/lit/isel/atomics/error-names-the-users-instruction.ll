; RUN: pyllc --split-input-file --verify-diagnostics %s

define bfloat @f(ptr addrspace(1) %p, <4 x float> %x) {
  %old = atomicrmw fadd ptr addrspace(1) %p, <4 x float> %x monotonic ; expected-error: atomic
  ret bfloat 0.0
}

; -----

define i24 @f(ptr addrspace(1) %p, i24 %x) {
  %old = load atomic i128, ptr addrspace(1) %p monotonic, align 16 ; expected-error: atomic
  ret i24 %x
}
