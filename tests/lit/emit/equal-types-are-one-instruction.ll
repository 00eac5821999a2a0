; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK-NOT: OpTypeInt 32 0
; CHECK: OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-NOT: OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define i32 @g(ptr addrspace(1) %q) {
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
