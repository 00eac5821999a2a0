; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; *p = p has no finite type: the pointer in the memory is one to bytes.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#BytePtr]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Cast:]] = OpBitcast %[[#BytePtr]] %[[#Ptr]]
; CHECK: OpStore %[[#Ptr]] %[[#Cast]]
define void @f(ptr addrspace(1) %p) {
  store ptr addrspace(1) %p, ptr addrspace(1) %p
  ret void
}
