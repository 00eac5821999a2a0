; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Pointer:]] "pointer"
; CHECK-DAG: OpName %[[#Target:]] "target"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#PtrPtr:]] = OpTypePointer CrossWorkgroup %[[#FloatPtr]]
; CHECK-DAG: %[[#Target]] = OpVariable %[[#FloatPtr]] CrossWorkgroup
; CHECK-DAG: %[[#Pointer]] = OpVariable %[[#PtrPtr]] CrossWorkgroup %[[#Target]]{{$}}
; CHECK-NOT: Bitcast
; CHECK: OpFunction
@target = addrspace(1) global float 3.0
@pointer = addrspace(1) global ptr addrspace(1) @target

define float @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @pointer
  %v = load float, ptr addrspace(1) %p
  ret float %v
}
