; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Int64Atomics
; CHECK: OpAtomicIAdd
define i64 @f(ptr addrspace(1) %p, i64 %x) {
  %old = atomicrmw add ptr addrspace(1) %p, i64 %x monotonic
  ret i64 %old
}
