; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One kernel stores the pointer, the other loads it and alone says what it points to.

; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#SlotPtr:]] = OpTypePointer CrossWorkgroup %[[#Type]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Type]]
; CHECK-DAG: %[[#Slot]] = OpVariable %[[#SlotPtr]] CrossWorkgroup %[[#Null]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Slot]] %[[#Ptr]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Type]] %[[#Slot]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@slot = internal addrspace(1) global ptr addrspace(1) null
define spir_kernel void @put(ptr addrspace(1) %p) {
  store ptr addrspace(1) %p, ptr addrspace(1) @slot
  ret void
}
define spir_kernel void @get() {
  %q = load ptr addrspace(1), ptr addrspace(1) @slot
  store float 1.0, ptr addrspace(1) %q
  ret void
}
