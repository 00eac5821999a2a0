; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability GenericPointer
; CHECK-DAG: OpName %[[#Target:]] "target"
; CHECK-DAG: OpName %[[#Pointer:]] "pointer"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#GenericPtr:]] = OpTypePointer Generic %[[#Int]]
; CHECK-DAG: %[[#Address:]] = OpSpecConstantOp %[[#GenericPtr]] PtrCastToGeneric %[[#Target]]
; CHECK-DAG: %[[#Pointer]] = OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Address]]
@target = addrspace(1) global i32 0
@pointer = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @target to ptr addrspace(4))

define i32 @f() {
  %p = load ptr addrspace(4), ptr addrspace(1) @pointer
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
