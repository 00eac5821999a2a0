; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpTypeForwardPointer declares the pointer that the struct needs before the struct is there.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK: %[[#Node]] = OpTypeStruct %{{[0-9]+}} %[[#NodePtr]]
; CHECK: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]
; CHECK: OpInBoundsAccessChain
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { i32, ptr addrspace(1) }

define i32 @f(ptr addrspace(1) %list) {
  %link = getelementptr inbounds %node, ptr addrspace(1) %list, i64 0, i32 1
  %next = load ptr addrspace(1), ptr addrspace(1) %link
  %value = getelementptr inbounds %node, ptr addrspace(1) %next, i64 0, i32 0
  %v = load i32, ptr addrspace(1) %value
  ret i32 %v
}
