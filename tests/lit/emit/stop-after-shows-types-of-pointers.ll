; RUN: pyllc -mtriple=spirv64 --stop-after=select %s -o - | filecheck %s

; Before layout a result whose type is inferred is followed by ASSIGN_TYPE.

; CHECK: OpInBoundsPtrAccessChain
; CHECK-NEXT: ASSIGN_TYPE
define void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  ret void
}
