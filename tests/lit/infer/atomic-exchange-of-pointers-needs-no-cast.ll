; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Atomics are of numbers: what is exchanged is the address, and the result is one to floats again.

; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#SlotPtr:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Slot]] = OpFunctionParameter %[[#SlotPtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Old:]] = OpAtomicExchange %[[#Long]] %[[#Slot]] %
; CHECK-NEXT: %[[#Ptr:]] = OpConvertUToPtr %[[#FloatPtr]] %[[#Old]]
; CHECK-NEXT: OpStore %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %slot, ptr addrspace(1) %new) {
  %old = atomicrmw xchg ptr addrspace(1) %slot, ptr addrspace(1) %new monotonic
  store float 1.0, ptr addrspace(1) %old
  ret void
}
