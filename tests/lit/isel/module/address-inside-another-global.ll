; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Pointer:]] "pointer"
; CHECK-DAG: OpName %[[#Target:]] "target"
; CHECK: %[[#Target]] = OpVariable
; CHECK: %[[#Address:]] = OpSpecConstantOp %{{[0-9]+}} InBounds{{(Ptr)?}}AccessChain %[[#Target]]
; CHECK: %[[#Pointer]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Address]]
@target = addrspace(1) global [4 x i32] zeroinitializer
@pointer = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @target, i64 0, i64 2)

define i32 @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @pointer
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
