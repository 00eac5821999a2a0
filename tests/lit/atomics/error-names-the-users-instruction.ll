; RUN: pyllc --split-input-file --verify-diagnostics %s

define half @f(ptr addrspace(1) %p, half %x) {
  %old = atomicrmw fadd ptr addrspace(1) %p, half %x monotonic ; expected-error: needs SPV_
  ret half %old
}

; -----

define i8 @f(ptr addrspace(1) %p, i8 %x) {
  %old = atomicrmw nand ptr addrspace(1) %p, i8 %x monotonic ; expected-error: atomic
  ret i8 %old
}
