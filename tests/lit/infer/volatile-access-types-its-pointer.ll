; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Being volatile changes nothing of the type.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Long]] %[[#Ptr]] Volatile|Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load volatile i64, ptr addrspace(1) %p
  store volatile i64 %v, ptr addrspace(1) %p
  ret void
}
