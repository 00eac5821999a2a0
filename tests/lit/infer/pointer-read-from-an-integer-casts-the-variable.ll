; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable is a number by its type, so its address is cast, not what is loaded.

; CHECK-DAG: OpName %[[#Slot:]] "slot"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#LongPtr:]] = OpTypePointer Function %[[#Long]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#SlotPtr:]] = OpTypePointer Function %[[#FloatPtr]]
; CHECK: %[[#Slot]] = OpVariable %[[#LongPtr]] Function
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#SlotPtr]] %[[#Slot]]{{$}}
; CHECK-NEXT: OpLoad %[[#FloatPtr]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(i64 %address) {
  %slot = alloca i64
  store i64 %address, ptr %slot
  %p = load ptr addrspace(1), ptr %slot
  store float 1.0, ptr addrspace(1) %p
  ret void
}
