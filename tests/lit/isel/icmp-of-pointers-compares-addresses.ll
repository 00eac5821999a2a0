; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Addresses are unsigned, so they compare as integers of the pointer's width.

; CHECK-DAG: OpName %[[#Lhs:]] "lhs"
; CHECK-DAG: OpName %[[#Rhs:]] "rhs"
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#First:]] = OpConvertPtrToU %[[#Long]] %[[#Lhs]]
; CHECK: %[[#Second:]] = OpConvertPtrToU %[[#Long]] %[[#Rhs]]
; CHECK: OpIEqual %[[#Bool]] %[[#First]] %[[#Second]]
; CHECK: %[[#Third:]] = OpConvertPtrToU %[[#Long]] %[[#Lhs]]
; CHECK: OpULessThan %[[#Bool]] %[[#Third]]
define void @f(ptr addrspace(1) %lhs, ptr addrspace(1) %rhs) {
  %1 = icmp eq ptr addrspace(1) %lhs, %rhs
  %2 = icmp ult ptr addrspace(1) %lhs, %rhs
  ret void
}
