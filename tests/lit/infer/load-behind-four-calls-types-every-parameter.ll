; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The halves are loaded in the innermost function alone.

; CHECK-DAG: OpName %[[#Outer:]] "p0"
; CHECK-DAG: OpName %[[#First:]] "p1"
; CHECK-DAG: OpName %[[#Second:]] "p2"
; CHECK-DAG: OpName %[[#Third:]] "p3"
; CHECK-DAG: OpName %[[#Fourth:]] "p4"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#Outer]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Third]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Fourth]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p0) {
  call void @one(ptr addrspace(1) %p0)
  ret void
}
define internal void @one(ptr addrspace(1) %p1) {
  call void @two(i32 0, ptr addrspace(1) %p1)
  ret void
}
define internal void @two(i32 %x, ptr addrspace(1) %p2) {
  call void @three(ptr addrspace(1) %p2, i32 %x)
  ret void
}
define internal void @three(ptr addrspace(1) %p3, i32 %x) {
  %v = call half @four(ptr addrspace(1) %p3)
  ret void
}
define internal half @four(ptr addrspace(1) %p4) {
  %v = load half, ptr addrspace(1) %p4
  ret half %v
}
