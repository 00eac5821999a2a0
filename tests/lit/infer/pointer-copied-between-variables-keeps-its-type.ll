; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only the pointer loaded from the second variable is used, and it types them all.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#First:]] "one"
; CHECK-DAG: OpName %[[#Second:]] "two"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK-DAG: %[[#Slot:]] = OpTypePointer Function %[[#Type]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#First]] = OpVariable %[[#Slot]] Function
; CHECK-NEXT: %[[#Second]] = OpVariable %[[#Slot]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %one = alloca ptr addrspace(1)
  %two = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %one
  %a = load ptr addrspace(1), ptr %one
  %b = getelementptr inbounds i64, ptr addrspace(1) %a, i64 3
  store ptr addrspace(1) %b, ptr %two
  %c = load ptr addrspace(1), ptr %two
  store i64 1, ptr addrspace(1) %c
  ret void
}
