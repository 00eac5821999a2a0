; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The callee stores a pointer to floats where its caller loads one.

; CHECK-DAG: OpName %[[#Out:]] "out"
; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#SlotPtr:]] = OpTypePointer Function %[[#Ptr]]
; CHECK: %[[#Out]] = OpFunctionParameter %[[#SlotPtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Slot]] = OpVariable %[[#SlotPtr]] Function
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Ptr]] %[[#Slot]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define internal void @locate(ptr addrspace(1) %base, ptr %out) {
  %q = getelementptr inbounds float, ptr addrspace(1) %base, i64 4
  store ptr addrspace(1) %q, ptr %out
  ret void
}
define spir_kernel void @f(ptr addrspace(1) %p) {
  %slot = alloca ptr addrspace(1)
  call void @locate(ptr addrspace(1) %p, ptr %slot)
  %r = load ptr addrspace(1), ptr %slot
  store float 1.0, ptr addrspace(1) %r
  ret void
}
