; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The list points to a node that holds a list by value, so the list comes first, with a forward
; pointer to the node.

; CHECK: OpName %[[#List:]] "list"
; CHECK: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK: %[[#List]] = OpTypeStruct %[[#NodePtr]]
; CHECK: %[[#Node:]] = OpTypeStruct %[[#List]]
; CHECK: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]
%list = type { ptr addrspace(1) }
%node = type { %list, i32 }
define spir_kernel void @k(ptr addrspace(1) %l) {
  %first = getelementptr %list, ptr addrspace(1) %l, i64 0, i32 0
  %next = load ptr addrspace(1), ptr addrspace(1) %first
  %number = getelementptr %node, ptr addrspace(1) %next, i64 0, i32 1
  store i32 1, ptr addrspace(1) %number
  ret void
}
