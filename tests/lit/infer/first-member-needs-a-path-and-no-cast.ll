; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A pointer to a struct used as one to its first member.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer Function %[[#Int]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Member:]] = OpInBoundsAccessChain %[[#IntPtr]] %[[#Ptr]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Member]]
%pair = type { i32, float }

define i32 @f(ptr byval(%pair) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
