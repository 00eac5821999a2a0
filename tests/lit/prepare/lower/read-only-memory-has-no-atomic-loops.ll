; RUN: pyllc --split-input-file --verify-diagnostics %s

; Refused where it stands: the loop that it would become has no line of the user's.

define i16 @f(ptr addrspace(2) %p) {
  %old = atomicrmw add ptr addrspace(2) %p, i16 1 monotonic ; expected-error: constant memory (address space 2) cannot be written
  ret i16 %old
}

; -----

define i32 @f(ptr addrspace(2) %p) {
  %old = atomicrmw nand ptr addrspace(2) %p, i32 1 monotonic ; expected-error: constant memory (address space 2) cannot be written
  ret i32 %old
}

; -----

define void @f(ptr addrspace(7) %p) {
  store atomic i8 1, ptr addrspace(7) %p monotonic, align 1 ; expected-error: input variables (address space 7) cannot be written
  ret void
}

; -----

define i8 @f(ptr addrspace(7) %p) {
  %pair = cmpxchg ptr addrspace(7) %p, i8 1, i8 2 monotonic monotonic ; expected-error: input variables (address space 7) cannot be written
  %old = extractvalue { i8, i1 } %pair, 0
  ret i8 %old
}

; -----

define i8 @plain(ptr addrspace(7) %p) {
  %v = load atomic i8, ptr addrspace(7) %p monotonic, align 1
  ret i8 %v
}
