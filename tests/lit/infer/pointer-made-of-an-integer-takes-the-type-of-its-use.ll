; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The atomic alone says what lies at the address.

; CHECK-DAG: OpName %[[#Address:]] "address"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK: %[[#Address]] = OpFunctionParameter %[[#Long]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Ptr:]] = OpConvertUToPtr %[[#Type]] %[[#Address]]
; CHECK-NEXT: OpAtomicIAdd %[[#Long]] %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(i64 %address) {
  %p = inttoptr i64 %address to ptr addrspace(1)
  %v = atomicrmw add ptr addrspace(1) %p, i64 1 monotonic
  ret void
}
