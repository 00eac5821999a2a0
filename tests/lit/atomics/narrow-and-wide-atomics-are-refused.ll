; RUN: pyllc --split-input-file --verify-diagnostics %s

define i8 @f(ptr addrspace(1) %p, i8 %x) {
  %old = atomicrmw add ptr addrspace(1) %p, i8 %x monotonic ; expected-error: type 'i8'
  ret i8 %old
}

; -----

define i16 @f(ptr addrspace(1) %p) {
  %v = load atomic i16, ptr addrspace(1) %p monotonic, align 2 ; expected-error: SPV_INTEL_16bit_atomics
  ret i16 %v
}

; -----

define i128 @f(ptr addrspace(1) %p) {
  %v = load atomic i128, ptr addrspace(1) %p seq_cst, align 16 ; expected-error: type 'i128'
  ret i128 %v
}
