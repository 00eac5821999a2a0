; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Which of two pointer members is loaded is a select between their addresses.

; CHECK-DAG: OpName %[[#Tree:]] "tree"
; CHECK-DAG: OpName %[[#Root:]] "root"
; CHECK-DAG: OpTypeForwardPointer %[[#TreePtr:]] CrossWorkgroup
; CHECK-DAG: %[[#Tree]] = OpTypeStruct %{{[0-9]+}} %[[#TreePtr]] %[[#TreePtr]]
; CHECK-DAG: %[[#TreePtr]] = OpTypePointer CrossWorkgroup %[[#Tree]]{{$}}
; CHECK-DAG: %[[#Member:]] = OpTypePointer CrossWorkgroup %[[#TreePtr]]
; CHECK: %[[#Root]] = OpFunctionParameter %[[#TreePtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Side:]] = OpSelect %[[#Member]]
; CHECK-NEXT: OpLoad %[[#TreePtr]] %[[#Side]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%tree = type { i32, ptr addrspace(1), ptr addrspace(1) }
define i32 @f(ptr addrspace(1) %root, i32 %key) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %root, %entry ], [ %child, %loop ]
  %k = getelementptr inbounds %tree, ptr addrspace(1) %at, i64 0, i32 0
  %v = load i32, ptr addrspace(1) %k
  %less = icmp slt i32 %key, %v
  %l = getelementptr inbounds %tree, ptr addrspace(1) %at, i64 0, i32 1
  %r = getelementptr inbounds %tree, ptr addrspace(1) %at, i64 0, i32 2
  %side = select i1 %less, ptr addrspace(1) %l, ptr addrspace(1) %r
  %child = load ptr addrspace(1), ptr addrspace(1) %side
  %done = icmp eq i32 %key, %v
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %v
}
