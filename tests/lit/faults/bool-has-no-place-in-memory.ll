; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Bool:]] = OpTypeBool
; CHECK-NOT: OpTypePointer {{.*}} %[[#Bool]]
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %p) {
  %x = alloca i1
  %v = load i1, ptr addrspace(1) %p
  store i1 %v, ptr %x
  %w = load volatile i1, ptr %x
  store i1 %w, ptr addrspace(1) %p
  ret void
}
