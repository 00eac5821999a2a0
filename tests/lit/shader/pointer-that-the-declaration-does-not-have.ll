; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s -o - | filecheck %s

; A call may have another type than the declaration, as after linking: what it is given decides
; which memory it accesses.

; CHECK: OpAtomicIAdd
define spir_kernel void @k(ptr addrspace(1) %p, i64 %v) {
  %r = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) %p, i64 %v)
  store i64 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @_Z8atom_addPU3AS1Vll(i64, i64)
