; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What is loaded again is used as floats, so the pointer to ints is the one that casts.

; CHECK-DAG: OpName %[[#Ints:]] "p"
; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#SlotPtr:]] = OpTypePointer Function %[[#Type]]
; CHECK: %[[#Slot]] = OpVariable %[[#SlotPtr]] Function
; CHECK: OpBitcast
; CHECK-SAME: %{{[0-9]+}} %[[#Ints]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Type]] %[[#Slot]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %slot = alloca ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %q
  store ptr addrspace(1) %p, ptr %slot
  store ptr addrspace(1) %q, ptr %slot
  %r = load ptr addrspace(1), ptr %slot
  %v = load float, ptr addrspace(1) %r
  ret void
}
