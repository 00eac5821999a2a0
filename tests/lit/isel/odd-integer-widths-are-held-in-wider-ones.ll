; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR-V has integers of 8, 16, 32 and 64 bits. Where the high bits matter they are made right.

; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-NOT: OpTypeInt 24
; CHECK: OpFunction %[[#Int]]
; CHECK: %[[#Sum:]] = OpIAdd %[[#Int]]
; CHECK: OpUDiv %[[#Int]]
define i24 @f(i24 %a, i24 %b) {
  %sum = add i24 %a, %b
  %quotient = udiv i24 %sum, %b
  ret i24 %quotient
}
