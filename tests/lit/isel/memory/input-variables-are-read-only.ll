; RUN: pyllc --split-input-file --verify-diagnostics %s

; Input is a storage class that is only read, has no initialisers and no atomics, and is no part of
; Generic.

define void @f(ptr addrspace(7) %p) {
  store i32 1, ptr addrspace(7) %p ; expected-error: input variables (address space 7) cannot be written
  ret void
}

; -----

define void @f(ptr addrspace(7) %p) {
  %old = atomicrmw add ptr addrspace(7) %p, i32 1 monotonic ; expected-error: input variables
  ret void
}

; -----

define void @f(ptr addrspace(7) %p) {
  %old = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(7) %p, i32 1) ; expected-error: input variables (address space 7) cannot be read atomically
  ret void
}
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(7), i32)

; -----

define void @f(ptr addrspace(7) %p, ptr %q) {
  %any = addrspacecast ptr addrspace(7) %p to ptr addrspace(4) ; expected-error: the address space of input variables (7)
  store ptr addrspace(4) %any, ptr %q
  ret void
}

; -----

@v = internal addrspace(7) global i32 0 ; expected-error: variable '@v' in address space 7 has an initialiser: it is an input

; -----

define i32 @plain(ptr addrspace(7) %p) {
  %v = load atomic i32, ptr addrspace(7) %p monotonic, align 4
  ret i32 %v
}
