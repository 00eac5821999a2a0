; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable is defined before it is mentioned, though it comes later in the module.

; CHECK-DAG: OpName %[[#Pointer:]] "pointer"
; CHECK-DAG: OpName %[[#Target:]] "target"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#PtrPtr:]] = OpTypePointer CrossWorkgroup %[[#IntPtr]]
; CHECK: %[[#Target]] = OpVariable %[[#IntPtr]] CrossWorkgroup
; CHECK: %[[#Pointer]] = OpVariable %[[#PtrPtr]] CrossWorkgroup %[[#Target]]
@pointer = addrspace(1) global ptr addrspace(1) @target
@target = addrspace(1) global i32 3

define i32 @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @pointer
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
