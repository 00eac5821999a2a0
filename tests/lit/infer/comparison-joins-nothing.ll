; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Addresses may be compared whatever lies there: neither argument is cast.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#IntPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpULessThan
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define i1 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load float, ptr addrspace(1) %p
  %w = load i32, ptr addrspace(1) %q
  %c = icmp ult ptr addrspace(1) %p, %q
  ret i1 %c
}
