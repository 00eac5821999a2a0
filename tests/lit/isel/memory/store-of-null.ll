; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#BytePtr]]
; CHECK: OpStore %[[#Ptr]] %[[#Null]] Aligned 8
define void @f(ptr addrspace(1) %p) {
  store ptr addrspace(1) null, ptr addrspace(1) %p
  ret void
}
