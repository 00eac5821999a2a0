; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; What another capability implies need not be declared; llvm-spirv does, and tools look for the names.

; CHECK: OpCapability Int64
; CHECK-NEXT: OpCapability Int64Atomics
; CHECK: OpCapability GroupNonUniform
; CHECK-NEXT: OpCapability GroupNonUniformVote
; CHECK-NOT: OpCapability
; PLAIN-NOT: OpCapability GroupNonUniform{{$}}
; PLAIN: OpCapability GroupNonUniformVote
target triple = "spirv64-unknown-unknown"
declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32)

define spir_kernel void @k(i32 %x, ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %x)
  %old = atomicrmw add ptr addrspace(1) %p, i64 1 monotonic
  ret void
}
