; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three levels: the variable, the pointer in it, and the pointer in the memory behind that.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#First:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#Second:]] = OpTypePointer CrossWorkgroup %[[#First]]
; CHECK-DAG: %[[#Third:]] = OpTypePointer Function %[[#Second]]
; CHECK: OpFunctionParameter %[[#Second]]
; CHECK: OpVariable %[[#Third]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %pp) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %pp, ptr %slot
  %a = load ptr addrspace(1), ptr %slot
  %b = load ptr addrspace(1), ptr addrspace(1) %a
  store i32 1, ptr addrspace(1) %b
  ret void
}
