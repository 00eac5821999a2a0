; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The link is loaded through the pointer to the node itself.

; CHECK-DAG: OpName %[[#Node:]] "node"
; CHECK-DAG: OpName %[[#Head:]] "head"
; CHECK-DAG: OpTypeForwardPointer %[[#NodePtr:]] CrossWorkgroup
; CHECK-DAG: %[[#Node]] = OpTypeStruct %[[#NodePtr]] %
; CHECK-DAG: %[[#NodePtr]] = OpTypePointer CrossWorkgroup %[[#Node]]{{$}}
; CHECK: %[[#Head]] = OpFunctionParameter %[[#NodePtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#NodePtr]] %[[#Head]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%node = type { ptr addrspace(1), i32 }
define i32 @f(ptr addrspace(1) %head) {
entry:
  br label %loop
loop:
  %node = phi ptr addrspace(1) [ %head, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %at = getelementptr inbounds %node, ptr addrspace(1) %node, i64 0, i32 1
  %value = load i32, ptr addrspace(1) %at
  %total = add i32 %sum, %value
  %next = load ptr addrspace(1), ptr addrspace(1) %node
  %done = icmp eq ptr addrspace(1) %next, null
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %total
}
