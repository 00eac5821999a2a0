; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What the link holds is walked on from, so it is a pointer to the struct that holds it.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK-DAG: OpName %[[#Head:]] "head"
; CHECK-DAG: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK-DAG: %[[#Node]] = OpTypeStruct %{{[0-9]+}} %[[#NodePtr]]
; CHECK-DAG: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]{{$}}
; CHECK: %[[#Head]] = OpFunctionParameter %[[#NodePtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#NodePtr]] %[[#Head]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#NodePtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { i32, ptr addrspace(1) }
define i32 @f(ptr addrspace(1) %head) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %head, %entry ], [ %next, %loop ]
  %link = getelementptr inbounds %node, ptr addrspace(1) %at, i64 0, i32 1
  %next = load ptr addrspace(1), ptr addrspace(1) %link
  %member = getelementptr inbounds %node, ptr addrspace(1) %at, i64 0, i32 0
  %value = load i32, ptr addrspace(1) %member
  %done = icmp eq i32 %value, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %value
}
