; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Only one of the three pointers is loaded from, and all have its type.

; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: OpName %[[#Third:]] "c"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Second]] = OpFunctionParameter %[[#Type]]
; CHECK: %[[#Third]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpSelect %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]]
; CHECK-NEXT: OpLoad %[[#Half]]
define half @f(i1 %x, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
entry:
  %either = select i1 %x, ptr addrspace(1) %a, ptr addrspace(1) %b
  br i1 %x, label %then, label %end
then:
  br label %end
end:
  %p = phi ptr addrspace(1) [ %either, %entry ], [ %c, %then ]
  %v = load half, ptr addrspace(1) %p
  ret half %v
}
