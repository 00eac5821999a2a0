; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK: OpBitcast
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) byval(float) %p) {
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(1) %p
  ret void
}
