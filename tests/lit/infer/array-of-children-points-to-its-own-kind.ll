; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The pointers lie in an array, and the array in what they point to.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK-DAG: OpName %[[#Root:]] "root"
; CHECK-DAG: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK-DAG: %[[#Children:]] = OpTypeArray %[[#NodePtr]] %
; CHECK-DAG: %[[#Node]] = OpTypeStruct %{{[0-9]+}} %[[#Children]]
; CHECK-DAG: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]{{$}}
; CHECK: %[[#Root]] = OpFunctionParameter %[[#NodePtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#NodePtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#NodePtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { i32, [2 x ptr addrspace(1)] }
define i32 @f(ptr addrspace(1) %root, i64 %i, i64 %j) {
  %a = getelementptr inbounds %node, ptr addrspace(1) %root, i64 0, i32 1, i64 %i
  %kid = load ptr addrspace(1), ptr addrspace(1) %a
  %b = getelementptr inbounds %node, ptr addrspace(1) %kid, i64 0, i32 1, i64 %j
  %grandkid = load ptr addrspace(1), ptr addrspace(1) %b
  %m = getelementptr inbounds %node, ptr addrspace(1) %grandkid, i64 0, i32 0
  %v = load i32, ptr addrspace(1) %m
  ret i32 %v
}
