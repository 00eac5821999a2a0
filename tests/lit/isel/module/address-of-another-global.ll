; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable is defined before it is mentioned, though it comes later in the module.

; CHECK: OpName %[[#Target:]] "target"
; CHECK: %[[#Target]] = OpVariable
; CHECK: OpVariable %{{[0-9]+}} CrossWorkgroup %[[#Target]]{{$}}
@pointer = addrspace(1) global ptr addrspace(1) @target
@target = addrspace(1) global i32 3

define i32 @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @pointer
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
