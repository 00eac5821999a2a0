; RUN: pyllc --split-input-file -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability GenericPointer
; CHECK: OpTypePointer Generic
define void @f(ptr addrspace(4) %p) {
  ret void
}

; -----

; CHECK: OpCapability
; CHECK-NOT: GenericPointer
; CHECK: OpTypePointer CrossWorkgroup
define void @f(ptr addrspace(1) %p) {
  ret void
}
